import type { FamilyMember } from './family.ts';
import { type Story, storyElements } from './stories.ts';
import { folded } from './text.ts';

// What a story could be about tonight: something of the season where the family lives, something that they love, and old friends. Another
// selection each day, the same all day, and nothing that is on the shelf already.

/** A number from 0 up to, but never, 1. */
export type Chance = () => number;

const always = [
  'A trip to the moon',
  'Under the sea',
  'A night in the treehouse',
  'Being brave',
  'Making new friends',
  'The lost teddy',
  'Dinosaurs',
  'First day at school',
  'A boat on the lake',
  'The train that sleeps',
  'A dragon with a cold',
  'The smallest star',
  'A picnic at midnight',
  'The owl who could not sleep',
  'A balloon over the town',
  'The blanket fort',
  'A letter from the moon',
  'The lighthouse',
  'A very slow race',
  'The library cat',
] as const;

type Season = 'spring' | 'summer' | 'autumn' | 'winter';

const ofSeason: Record<Season, readonly string[]> = {
  spring: ['The first warm evening', 'A nest in the letterbox', 'Puddles', 'A seed that took its time'],
  summer: ['Too warm to sleep', 'A night in a tent', 'Fireflies in the garden', 'The last ice cream'],
  autumn: [
    'A walk with lanterns',
    'The wind that collected leaves',
    'The biggest pumpkin',
    'A chestnut in a pocket',
  ],
  winter: ['A night of wind and rain', 'The lost mitten', 'Soup for everybody', 'The longest night'],
};

/** Where December is summer, as far as a device's time zone says. */
const southern =
  /^(Pacific\/(Auckland|Chatham|Fiji|Tongatapu|Apia|Port_Moresby)|Australia\/|Antarctica\/|America\/(Sao_Paulo|Buenos_Aires|Argentina\/|Santiago|Montevideo|Asuncion|La_Paz|Lima)|Africa\/(Johannesburg|Harare|Maputo|Windhoek|Gaborone)|Indian\/(Mauritius|Reunion|Antananarivo))/;

function seasonOf(month: number, timeZone: string): Season {
  const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
  // December belongs to the winter of the year that comes.
  const quarter = Math.floor((month % 12) / 3);
  const place = southern.test(timeZone) ? (quarter + 2) % 4 : quarter;
  return seasons[place] ?? 'winter';
}

const aboutLikes: readonly ((hobby: string) => string)[] = [
  (hobby) => `${hobby} by moonlight`,
  (hobby) => `The great evening of ${hobby}`,
  (hobby) => `A secret about ${hobby}`,
];

type Known = {
  family: readonly Pick<FamilyMember, 'hobbies'>[];
  stories: readonly Pick<Story, 'request'>[];
  /** On the family's calendar, January being 1. */
  month: number;
  timeZone: string;
  chance: Chance;
};

/** The best first: two of the season, two of what they love, and then old friends. */
export function ideasFor({ family, stories, month, timeZone, chance }: Known): string[] {
  const loved = shuffled([...new Set(family.flatMap(({ hobbies }) => hobbies))], chance).slice(0, 2);
  const likes = loved.map((hobby, index) => capital(aboutLikes[index % aboutLikes.length]?.(hobby) ?? hobby));
  const season = shuffled(ofSeason[seasonOf(month, timeZone)], chance).slice(0, 2);
  const told = new Set(stories.map(({ request }) => folded(request.theme)));
  const [first, second, ...rest] = shuffled(always, chance);
  return [
    ...season.slice(0, 1),
    ...likes.slice(0, 1),
    first,
    ...season.slice(1),
    ...likes.slice(1),
    second,
    ...rest,
  ]
    .filter((idea) => idea !== undefined)
    .filter((idea) => !told.has(folded(idea)));
}

/** Two to four of the things that these people love and are, and one surprise. */
export function interestsOf(
  cast: readonly Pick<FamilyMember, 'hobbies' | 'characterTraits'>[],
  chance: Chance,
): string[] {
  const known = new Set(cast.flatMap(({ hobbies, characterTraits }) => [...hobbies, ...characterTraits]));
  const howMany = 2 + Math.floor(chance() * 3);
  return [...shuffled([...known], chance).slice(0, howMany), oneOf(storyElements, chance)];
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  return list
    .map((item) => ({ item, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

export const oneOf = <T>(choices: readonly [T, ...T[]], chance: Chance): T =>
  choices[Math.floor(chance() * choices.length)] ?? choices[0];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
