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

const oldWoman = { form: 'old', hair: 'bun', hairColour: 'white' } as const;
const oldMan = { form: 'old', hair: 'thin', hairColour: 'white' } as const;

export const peopleLooks: Looks = {
  child: { form: 'child', hair: 'fringe', hairColour: 'brown' },
  boy: { form: 'child', hair: 'short', hairColour: 'auburn' },
  girl: { form: 'child', hair: 'plaits', hairColour: 'brown' },
  baby: { form: 'baby', hair: 'tuft', hairColour: 'brown' },
  man: { form: 'grown', hair: 'short', hairColour: 'brown', wears: ['beard'] },
  woman: { form: 'grown', hair: 'long', hairColour: 'brown' },
  elder_woman: oldWoman,
  elder_man: oldMan,
  teen_boy: { form: 'grown', hair: 'curly', hairColour: 'brown' },
  teen_girl: { form: 'grown', hair: 'ponytail', hairColour: 'auburn' },
  ...inSkins('baby', 'baby', () => ({ hair: 'tuft' })),
  ...inSkins('boy', 'child', (skin) => ({ hair: skin === 'black' ? 'curly' : 'short' })),
  ...inSkins('girl', 'child', (skin) => ({ hair: girlHair[skin] ?? 'plaits' })),
  ...inSkins('woman', 'grown', (skin) => ({ hair: womanHair[skin] ?? 'long' })),
  ...inSkins('man', 'grown', () => ({ hair: 'short' })),
  ...inSkins('grandma', 'old', () => ({ hair: 'bun', hairColour: 'grey' })),
  grandpa_black: { ...oldMan, skin: 'black' },
  grandpa_brown: { ...oldMan, skin: 'medium_brown' },
  grandpa_light_brown: { ...oldMan, skin: 'light_brown' },
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
  cat: { subject: 'kitten' },
  dog: { subject: 'puppy' },
  ...theParts('rabbit', 'bear', 'panda', 'fox', 'lion', 'tiger', 'monkey', 'elephant', 'giraffe', 'penguin'),
  ...theParts('owl', 'unicorn', 'dragon'),
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
  ...theParts('crown', 'gem', 'book', 'music', 'heart'),
  gift: { subject: 'present' },
  ...theParts('balloon'),
  cake: { subject: 'birthday-cake' },
  toy: { subject: 'teddy' },
  ...theParts('car', 'plane', 'rocket'),
};

/** Other names under which saved characters may come. */
const otherNames: Looks = {
  bunny: { subject: 'rabbit' },
  grandma: oldWoman,
  grandpa: oldMan,
  grandma_brown: { ...oldWoman, skin: 'medium_brown' },
  grandpa_dark_brown: { ...oldMan, skin: 'dark_brown' },
  grandpa_medium_brown: { ...oldMan, skin: 'medium_brown' },
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
