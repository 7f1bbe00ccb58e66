import type { Coat, Hair, HairColour, Skin, Worn } from '#contract/looks.ts';

/** How old a face looks where nobody says an age. */
export type Form = 'baby' | 'child' | 'grown' | 'old';

/** What an avatar is by itself: a person, perhaps one who plays somebody, or one of the parts that pictures are made of. */
export type AvatarLook =
  | {
      form?: Form;
      skin?: Skin;
      hair: Hair;
      hairColour: HairColour;
      costume?: string;
      wears?: readonly Worn[];
    }
  | { subject: string; coat?: Coat };

type Looks = Readonly<Record<string, AvatarLook>>;

const girlHair: Partial<Record<Skin, Hair>> = { black: 'afro', dark_brown: 'locs', medium_brown: 'plaits' };
const womanHair: Partial<Record<Skin, Hair>> = { black: 'locs', dark_brown: 'afro', medium_brown: 'bun' };

export const peopleLooks: Looks = {
  child: { form: 'child', hair: 'fringe', hairColour: 'brown' },
  boy: { form: 'child', hair: 'short', hairColour: 'auburn' },
  girl: { form: 'child', hair: 'plaits', hairColour: 'brown' },
  baby: { form: 'baby', hair: 'tuft', hairColour: 'brown' },
  man: { form: 'grown', hair: 'short', hairColour: 'brown', wears: ['beard'] },
  woman: { form: 'grown', hair: 'long', hairColour: 'brown' },
  elder_woman: { form: 'old', hair: 'bun', hairColour: 'white' },
  elder_man: { form: 'old', hair: 'thin', hairColour: 'white' },
  teen_boy: { form: 'grown', hair: 'curly', hairColour: 'brown' },
  teen_girl: { form: 'grown', hair: 'ponytail', hairColour: 'auburn' },
  ...inSkins('baby', 'baby', () => ({ hair: 'tuft' })),
  ...inSkins('boy', 'child', (skin) => ({ hair: skin === 'black' ? 'curly' : 'short' })),
  ...inSkins('girl', 'child', (skin) => ({ hair: girlHair[skin] ?? 'plaits' })),
  ...inSkins('woman', 'grown', (skin) => ({ hair: womanHair[skin] ?? 'long' })),
  ...inSkins('man', 'grown', () => ({ hair: 'short' })),
  ...inSkins('grandma', 'old', () => ({ hair: 'bun', hairColour: 'grey' })),
  grandpa_black: { form: 'old', skin: 'black', hair: 'thin', hairColour: 'white' },
  grandpa_brown: { form: 'old', skin: 'medium_brown', hair: 'thin', hairColour: 'grey' },
  grandpa_light_brown: { form: 'old', skin: 'light_brown', hair: 'thin', hairColour: 'grey' },
};

export const fantasyLooks: Looks = {
  princess: { hair: 'long', hairColour: 'auburn', costume: 'princess' },
  prince: { hair: 'short', hairColour: 'brown', costume: 'prince' },
  fairy: { hair: 'bun', hairColour: 'auburn', costume: 'fairy' },
  wizard: { hair: 'long', hairColour: 'white', costume: 'wizard', wears: ['beard'] },
  mermaid: { hair: 'long', hairColour: 'auburn', costume: 'mermaid' },
  angel: { hair: 'curly', hairColour: 'blond', costume: 'angel' },
  genie: { hair: 'bald', hairColour: 'black', costume: 'genie', wears: ['beard'] },
  vampire: { skin: 'fair', hair: 'short', hairColour: 'black', costume: 'vampire' },
  elf: { hair: 'short', hairColour: 'blond', costume: 'elf' },
  superhero: { hair: 'curly', hairColour: 'black', costume: 'superhero' },
  ninja: { hair: 'bald', hairColour: 'black', costume: 'ninja' },
};

export const animalLooks: Looks = {
  ...theParts('rabbit', 'bear', 'panda', 'lion', 'tiger', 'monkey', 'elephant', 'giraffe', 'penguin'),
  ...theParts('fox', 'owl', 'unicorn', 'dragon'),
  cat: { subject: 'kitten' },
  dog: { subject: 'puppy' },
};

export const jobLooks: Looks = {
  teacher: { hair: 'bun', hairColour: 'auburn', costume: 'teacher', wears: ['glasses'] },
  doctor: { hair: 'short', hairColour: 'black', costume: 'doctor' },
  scientist: { hair: 'afro', hairColour: 'grey', costume: 'scientist' },
  artist: { hair: 'fringe', hairColour: 'auburn', costume: 'artist' },
  chef: { hair: 'thin', hairColour: 'brown', costume: 'cook' },
  pilot: { hair: 'short', hairColour: 'brown', costume: 'pilot' },
  firefighter: { hair: 'short', hairColour: 'black', costume: 'firefighter' },
  police: { hair: 'short', hairColour: 'brown', costume: 'police' },
  astronaut: { hair: 'short', hairColour: 'auburn', costume: 'astronaut' },
  farmer: { hair: 'plaits', hairColour: 'auburn', costume: 'farmer' },
  singer: { hair: 'curly', hairColour: 'auburn', costume: 'singer' },
  dancer: { hair: 'bun', hairColour: 'black', costume: 'dancer' },
};

export const natureLooks: Looks = {
  ...theParts('flower', 'tree', 'sun', 'moon', 'star', 'rainbow', 'cloud', 'snowflake', 'fire'),
  water: { subject: 'drop' },
};

export const objectLooks: Looks = {
  ...theParts('crown', 'gem', 'book', 'music', 'heart', 'balloon', 'car', 'plane', 'rocket'),
  gift: { subject: 'present' },
  cake: { subject: 'birthday-cake' },
  toy: { subject: 'teddy' },
};

/** Other names under which saved characters may come. */
const otherNames: Looks = {
  bunny: { subject: 'rabbit' },
  grandma: { form: 'old', hair: 'bun', hairColour: 'white' },
  grandpa: { form: 'old', hair: 'thin', hairColour: 'white' },
  grandma_brown: { form: 'old', skin: 'medium_brown', hair: 'bun', hairColour: 'grey' },
  grandpa_dark_brown: { form: 'old', skin: 'dark_brown', hair: 'thin', hairColour: 'grey' },
  grandpa_medium_brown: { form: 'old', skin: 'medium_brown', hair: 'thin', hairColour: 'grey' },
};

// A map, because an id is whatever was saved: an object would answer to "constructor", too.
const looks = new Map(
  Object.entries({
    ...peopleLooks,
    ...fantasyLooks,
    ...animalLooks,
    ...jobLooks,
    ...natureLooks,
    ...objectLooks,
    ...otherNames,
  }),
);

/** A pet that has no avatar of its own: "part-goldfish". */
const ofParts = 'part-';

/** An avatar in either spelling; what we do not know is shown as the girl. */
export function avatarLook(id: string): AvatarLook {
  if (id.startsWith(ofParts)) return { subject: id.slice(ofParts.length) };
  const known = looks.get(id.replaceAll('-', '_'));
  return known ?? { form: 'child', hair: 'plaits', hairColour: 'brown' };
}

/** What the sprite of faces needs besides faces. */
export const avatarSubjects: readonly string[] = [
  ...new Set([...looks.values()].flatMap((look) => ('subject' in look ? [look.subject] : []))),
];

function theParts(...names: string[]): Looks {
  return Object.fromEntries(names.map((name) => [name, { subject: name }]));
}

function inSkins(
  id: string,
  form: Form,
  more: (skin: Skin) => { hair: Hair; hairColour?: HairColour },
): Looks {
  const tones = ['black', 'dark_brown', 'medium_brown', 'light_brown'] as const;
  return Object.fromEntries(
    tones.map((skin) => [`${id}_${skin}`, { form, skin, hairColour: 'black' as const, ...more(skin) }]),
  );
}
