// The faces a family may wear. Each id names a drawing of the sprite, which the build puts together from the Fluent emoji
// (and one drawing of our own). Kept free of React, because the build reads it too.

type Drawings = Readonly<Record<string, string>>;

/** How dark skin is called in our ids and in the drawings' names. */
const skinTones = {
  black: 'dark',
  dark_brown: 'medium-dark',
  medium_brown: 'medium',
  light_brown: 'medium-light',
};

const people: Drawings = {
  child: 'child',
  boy: 'boy',
  girl: 'girl',
  baby: 'baby',
  man: 'man',
  woman: 'woman',
  elder_woman: 'old-woman',
  elder_man: 'old-man',
  teen_boy: 'man-curly-hair',
  teen_girl: 'woman-red-hair',
  ...inSkinTones('baby', 'baby'),
  ...inSkinTones('boy', 'boy'),
  ...inSkinTones('girl', 'girl'),
  ...inSkinTones('woman', 'woman'),
  ...inSkinTones('man', 'man'),
  ...inSkinTones('grandma', 'old-woman'),
  grandpa_black: 'old-man-dark',
  grandpa_brown: 'old-man-medium',
  grandpa_light_brown: 'old-man-medium-light',
};

const fantasy: Drawings = {
  princess: 'princess',
  prince: 'prince',
  fairy: 'woman-fairy',
  wizard: 'man-mage',
  mermaid: 'our-mermaid',
  angel: 'baby-angel',
  genie: 'person-genie',
  vampire: 'person-vampire',
  elf: 'person-elf',
  superhero: 'woman-superhero',
  ninja: 'ninja',
};

const animals: Drawings = {
  cat: 'cat-face',
  dog: 'dog-face',
  rabbit: 'rabbit-face',
  bear: 'bear',
  panda: 'panda',
  fox: 'fox',
  lion: 'lion',
  tiger: 'tiger-face',
  monkey: 'monkey-face',
  elephant: 'elephant',
  giraffe: 'giraffe',
  penguin: 'penguin',
  owl: 'owl',
  unicorn: 'unicorn',
  dragon: 'dragon-face',
};

const jobs: Drawings = {
  teacher: 'woman-teacher',
  doctor: 'health-worker',
  scientist: 'scientist',
  artist: 'artist',
  chef: 'cook',
  pilot: 'pilot',
  firefighter: 'firefighter',
  police: 'police-officer',
  astronaut: 'astronaut',
  farmer: 'farmer',
  singer: 'singer',
  dancer: 'woman-dancing',
};

const nature: Drawings = {
  flower: 'blossom',
  tree: 'deciduous-tree',
  sun: 'sun-with-face',
  moon: 'crescent-moon',
  star: 'star',
  rainbow: 'rainbow',
  cloud: 'cloud',
  snowflake: 'snowflake',
  fire: 'fire',
  water: 'droplet',
};

const objects: Drawings = {
  crown: 'crown',
  gem: 'gem-stone',
  book: 'open-book',
  music: 'musical-note',
  heart: 'red-heart',
  gift: 'wrapped-gift',
  balloon: 'balloon',
  cake: 'birthday-cake',
  toy: 'teddy-bear',
  car: 'automobile',
  plane: 'airplane',
  rocket: 'rocket',
};

/** What the picker offers, by category and in its order. */
export const avatarCategories = [
  { name: 'People', ids: Object.keys(people) },
  { name: 'Fantasy', ids: Object.keys(fantasy) },
  { name: 'Animals', ids: Object.keys(animals) },
  { name: 'Jobs', ids: Object.keys(jobs) },
  { name: 'Nature', ids: Object.keys(nature) },
  { name: 'Objects', ids: Object.keys(objects) },
] as const;

/** Other names under which saved characters may come. */
const otherNames: Drawings = {
  bunny: 'rabbit-face',
  grandma: 'old-woman',
  grandpa: 'old-man',
  grandma_brown: 'old-woman-medium',
  grandpa_dark_brown: 'old-man-medium-dark',
  grandpa_medium_brown: 'old-man-medium',
};

// A map, because an id is whatever was saved: an object would answer to "constructor", too.
const drawings = new Map(
  Object.entries({ ...people, ...fantasy, ...animals, ...jobs, ...nature, ...objects, ...otherNames }),
);

/** Every drawing that the sprite must have. */
export const avatarDrawings: readonly string[] = [...new Set(drawings.values())];

export const defaultAvatar = 'child';

/** The drawing of an avatar in either spelling; what we do not know is shown as the girl. */
export function avatarDrawing(id: string): string {
  return drawings.get(underscored(id)) ?? 'girl';
}

/** What a listener hears: "girl, dark brown". */
export function avatarName(id: string): string {
  const [kind = id, ...tone] = underscored(id).split(/_(?=black|dark|medium|light|brown)/);
  return [kind, tone.join(' ')].filter(Boolean).join(', ').replaceAll('_', ' ');
}

function inSkinTones(id: string, drawing: string): Drawings {
  return Object.fromEntries(
    Object.entries(skinTones).map(([tone, shade]) => [`${id}_${tone}`, `${drawing}-${shade}`]),
  );
}

const underscored = (id: string): string => id.replaceAll('-', '_');
