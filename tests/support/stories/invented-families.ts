import { type Culture, cultures, type Duration, storyElements } from '#contract/stories.ts';
import { hash } from '#server/writers/tales/random.ts';
import type { StoryCharacter, StoryRequest } from '#server/writers/writer.ts';

/** Families that nobody made up by hand: from a number, always the same one. */
export function familyNumber(seed: number): readonly StoryCharacter[] {
  const dice = diceFrom(seed);
  const size = 1 + dice(10);
  const names = givenNames.toSorted((a, b) => mix(seed, a) - mix(seed, b));
  return Array.from({ length: size }, (_, index) => {
    const kin = index === 0 ? children : relations;
    const [relationship, youngest, oldest] = kin[dice(kin.length)] ?? (['child', 2, 11] as const);
    return {
      name: names[index] ?? `Person ${index}`,
      age: youngest + dice(oldest - youngest + 1),
      relationship,
      hobbies: pickSome(hobbies, dice, 3),
      traits: pickSome(traits, dice, 3),
      isGuest: dice(6) === 0,
    };
  });
}

export const someThemes = [
  'space adventure',
  'Adventure',
  'learning to share',
  'dinosaurs',
  'underwater kingdom',
  'first day at school',
  'being brave',
  'a lost umbrella',
  'trains',
  'サッカー',
  'making new friends',
  'pirates',
  'winter',
  'our cat and the moon',
  'baking a cake',
  'kindness',
  'the day everything was purple',
  'robots',
  'a magic garden',
  'telling the truth',
] as const;

export function requestNumber(seed: number, change: Partial<StoryRequest> = {}): StoryRequest {
  const dice = diceFrom(seed * 31 + 7);
  const durations: readonly Duration[] = ['short', 'medium', 'long'];
  const element = storyElements[dice(storyElements.length)];
  return {
    characters: familyNumber(seed),
    theme: someThemes[dice(someThemes.length)] ?? 'Adventure',
    duration: durations[dice(3)] ?? 'medium',
    culture: cultures[dice(cultures.length)] ?? ('western' satisfies Culture),
    narratorVoice: 'emma',
    interests: [],
    ...(element && { element }),
    history: [],
    ...change,
  };
}

const children = [
  ['daughter', 2, 11],
  ['son', 2, 11],
  ['child', 2, 11],
  ['sister', 3, 12],
  ['brother', 3, 12],
  ['grandson', 4, 9],
] as const;

const relations = [
  ...children,
  ['mother', 27, 45],
  ['father', 27, 48],
  ['grandmother', 60, 84],
  ['grandpa', 62, 90],
  ['aunt', 24, 50],
  ['dog', 0, 12],
  ['cat', 1, 14],
  ['rabbit', 1, 4],
  ['neighbour', 40, 75],
  ['cousin', 5, 15],
  ['brother', 13, 17],
  ['baby sister', 0, 1],
  ['great-grandmother', 91, 120],
  ['friend', 5, 9],
] as const;

const givenNames = [
  'Mia',
  'Noah',
  'Aroha',
  'Kui Mere',
  'Grandpa Joe',
  'Biscuit',
  'Yuki',
  'Luis',
  'Zainab',
  'Amara',
  'Priya',
  'Wei',
  'Nīkau',
  'Tama',
  'Ingrid',
  'Otto',
  'Sofía',
  'Kwame',
  'Leila',
  'Hana',
  'Pip',
  'Mr Alvarez',
  'Milo',
  'Bea',
  'Sam',
  'Anaïs',
  'Jun',
  'Nana Rose',
  'Theo',
  'Ruby',
];

const hobbies = [
  'drawing',
  'football',
  'reading',
  'baking',
  'singing',
  'gardening',
  'Lego',
  'swimming',
  'dancing',
  'chess',
  'knitting',
  'bird watching',
  'dressing up',
  'looking after animals',
  'telling stories',
  'fishing',
  'piano',
  'bubbles',
  'sniffing',
  'chasing squirrels',
  'stamp collecting',
  'skateboarding',
];

const traits = [
  'curious',
  'patient',
  'shy',
  'funny',
  'brave',
  'kind',
  'cheerful',
  'stubborn',
  'quiet',
  'loyal',
  'clever',
  'bouncy',
  'forgetful',
  'wise',
];

function pickSome(list: readonly string[], dice: (sides: number) => number, most: number): string[] {
  return Array.from({ length: dice(most + 1) }, () => list[dice(list.length)] ?? '').filter(
    (item, index, all) => item && all.indexOf(item) === index,
  );
}

function diceFrom(seed: number): (sides: number) => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % sides;
  };
}

function mix(seed: number, text: string): number {
  return hash(`${seed} ${text}`);
}
