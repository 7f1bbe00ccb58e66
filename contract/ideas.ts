import type { FamilyMember } from './family.ts';
import { type Story, storyElements } from './stories.ts';
import { folded } from './text.ts';

// What a story could be about tonight: something of the season where the family lives, something that they love, and old friends. Another
// selection each day, the same all day, and nothing that is on the shelf already.

/** A number from 0 up to, but never, 1. */
export type Chance = () => number;

/**
 * A promise each: our own storyteller has a tale of just this, for a child alone and for a family, and a test holds it to that. Whoever lets
 * the house choose has to get what it offered.
 */
const always = [
  'A trip to the moon',
  'The bottom of the sea',
  'Being brave',
  'Making new friends',
  'Dinosaurs',
  'First day at school',
  'A dragon with a cold',
  'A picnic at midnight',
  'The owl who was afraid of the dark',
  'A snail in a race',
  'Pirates looking for treasure',
  'A lion who lost his roar',
  'A submarine',
  'The end of the rainbow',
  'A friendly ghost',
  'The noises in the night',
  'Counting sheep',
  'The toys at midnight',
  'A night in the museum',
  'A robot who wants to cook',
  'A unicorn without a horn',
  'A mermaid in the bath',
  'A whale in the bath',
  'The monster under the bed',
  'A very polite octopus',
  'A giraffe with a sore throat',
  'A wolf who only eats vegetables',
  'A tiger who comes to tea',
  'A shark who wants friends',
  'A princess who doesn’t like dresses',
  'A king who lost his crown',
  'A giant who fell asleep',
  'An alien lands in the garden',
  'The bin lorry',
  'The night bus',
  'The fire engine',
  'The digger',
  'The postwoman',
  'A door in the tree',
  'A talking teapot',
  'As small as a mouse',
  'The secret door',
  'The footprints in the flour',
  'Who ate the cake?',
  'The noise in the attic',
  'A map in a library book',
  'Hide and seek',
  'Learning to whistle',
  'First night in a big bed',
  'New glasses',
  'The wobbly tooth',
  'Feeling cross',
  'Saying sorry',
  'A rainy Sunday',
  'A cloud that would not rain',
  'Why is the sky blue?',
  'Where does the sun go?',
  'Why does the moon come with us?',
  'Where do dreams come from?',
  'The last biscuit',
  'A band with pots and pans',
  'A rocket from boxes',
  'Building a den',
  'A scarf for a giraffe',
  'A treasure map',
  'The missing sock',
  'Bath time',
  'Brushing teeth',
  'Waiting for the bus',
  'A hamster who escapes',
  'A goat on the roof',
  'A sheep who thinks it is a dog',
  'A dog who wants to talk',
  'A mole in the garden',
  'A fox in the garden',
  'A kangaroo',
  'A dolphin',
  'A flamingo',
  'A camel',
  'The wind',
  'Thunder',
] as const;

type Season = 'spring' | 'summer' | 'autumn' | 'winter';

const ofSeason: Record<Season, readonly string[]> = {
  spring: [
    'Planting a seed',
    'A caterpillar who doesn’t want to change',
    'A ladybird with no spots',
    'A duck who doesn’t like water',
    'A frog who can’t jump',
    'Puddles',
  ],
  summer: [
    'The biggest sandcastle',
    'An octopus on the beach',
    'A bee who sneezes',
    'The swimming pool',
    'A message in a bottle',
    'A sunflower',
  ],
  autumn: [
    'A walk with lanterns',
    'Autumn leaves',
    'A chestnut in a pocket',
    'A squirrel who forgot his nuts',
    'The biggest pumpkin',
  ],
  winter: [
    'The first snow',
    'The lost mitten',
    'Soup for everybody',
    'A snowman who wants to see the summer',
    'A bear who has never seen the snow',
    'The North Pole',
  ],
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

/** What they love, as far as there is a tale of it; nothing is made up about the rest. */
const ofLikes: readonly (readonly [loved: RegExp, idea: string])[] = [
  [/\b(?:draw|paint|(?<!martial )arts?\b|colour|color|craft)/, 'A magic paintbrush'],
  [/\b(?:football|soccer)/, 'The football final'],
  [/\b(?:read|book|stories|library)/, 'A map in a library book'],
  [/\b(?:block|lego|duplo|build|construct|dens?\b)/, 'Building a den'],
  [/\b(?:dan[cs]|ballet)/, 'A dance show'],
  [/\b(?:bak|bread)/, 'Baking bread'],
  [/\b(?:sing|song|music|drum)/, 'A band with pots and pans'],
  [/\b(?:garden|plant|grow)/, 'Planting a seed'],
  [/\b(?:swim)/, 'Learning to swim'],
  [/\b(?:stone|pebble|shell|collect)/, 'Collecting stones'],
  [/\b(?:trains?\b|railway)/, 'A night on the sleeper train'],
  [/\b(?:dinosaur)/, 'Dinosaurs'],
  [/\b(?:space|rocket|planet|astronom)/, 'A rocket from boxes'],
  [/\b(?:knit|sew|crochet)/, 'A scarf for a giraffe'],
  [/\b(?:bike|bicycle|cycl)/, 'Riding a bike'],
  [/\b(?:climb)/, 'Climbing a tree'],
  [/\b(?:yoga)/, 'Yoga'],
  [/\b(?:chess)/, 'Chess'],
  [/\b(?:camp|tent)/, 'Camping in the garden'],
  [/\b(?:karate|judo)/, 'Karate'],
  [/\bdress(?:ing)?[ -]up/, 'Dressing up'],
  [/\b(?:magic)/, 'A magic wand'],
  [/\b(?:unicorn)/, 'A unicorn without a horn'],
  [/\b(?:dog|pupp)/, 'A dog who wants to talk'],
  [/\b(?:cat|kitten)s?\b/, 'A kitten up a tree'],
];

/** Every one of them, for whoever wants to see that each is kept. */
export const allIdeas: readonly string[] = [
  ...new Set([...always, ...Object.values(ofSeason).flat(), ...ofLikes.map(([, idea]) => idea)]),
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
  const hobbies = [...new Set(family.flatMap((one) => one.hobbies.map((hobby) => hobby.toLowerCase())))];
  const loved = hobbies.flatMap((hobby) => ofLikes.find(([word]) => word.test(hobby))?.[1] ?? []);
  const likes = shuffled([...new Set(loved)], chance).slice(0, 2);
  const season = shuffled(ofSeason[seasonOf(month, timeZone)], chance).slice(0, 2);
  const told = new Set(stories.map(({ request }) => folded(request.theme)));
  const [first, second, ...rest] = shuffled(always, chance);
  const ideas = [
    ...season.slice(0, 1),
    ...likes.slice(0, 1),
    first,
    ...season.slice(1),
    ...likes.slice(1),
    second,
    ...rest,
  ].filter((idea) => idea !== undefined);
  return [...new Set(ideas)].filter((idea) => !told.has(folded(idea)));
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
