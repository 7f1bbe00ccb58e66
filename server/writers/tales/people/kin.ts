import { hasPhrase, plainWords } from '../../clean-text.ts';
import { fathers, grandfathers, grandmothers, mothers, nannies } from './kin-words.ts';

/** What the words of a relationship say, and no more: animal, elder, he or she. */
export type Pronoun = 'he' | 'she' | 'they' | 'it';

export function pronounOf(field: string | undefined, relationship: string): Pronoun | undefined {
  const said = plainWords(field ?? '').split(' ')[0] ?? '';
  if (['she', 'her', 'hers', 'female', 'girl', 'woman'].includes(said)) return 'she';
  if (['he', 'him', 'his', 'male', 'boy', 'man'].includes(said)) return 'he';
  if (['they', 'them', 'their', 'theirs'].includes(said)) return 'they';
  if (['it', 'its'].includes(said)) return 'it';
  const isShe = sheWords.some((word) => hasPhrase(relationship, word));
  const isHe = heWords.some((word) => hasPhrase(relationship, word));
  return isShe === isHe ? undefined : isShe ? 'she' : 'he';
}

/** What a family's own words about somebody take for granted: "running on his wheel". */
export function pronounWithin(said: readonly string[]): Pronoun | undefined {
  const isHe = said.some((one) => hasPhrase(plainWords(one), 'his'));
  const isShe = said.some((one) => hasPhrase(plainWords(one), 'her'));
  return isShe === isHe ? undefined : isShe ? 'she' : 'he';
}

/** The last animal named is meant: a "guard dog", "the neighbour's cat", "hamster"; and a pet that is fond of "cat" is one. */
export function speciesOf(relationship: string, hobbies: readonly string[] = []): string | undefined {
  const words = relationship.split(' ');
  const said = words.findLast((word) => animals.has(word));
  if (said !== undefined || !petWords.some((word) => hasPhrase(relationship, word))) return said;
  const isOne = (kind: string) => animals.has(kind) || kind === 'guinea pig';
  return [relationship, ...hobbies.map(plainWords)].find(isOne) ?? 'pet';
}

const animals = new Set(
  `dog puppy pup cat kitten rabbit bunny hamster gerbil mouse rat horse pony donkey goldfish fish bird budgie
  parrot canary chicken hen duck goose goat sheep lamb cow calf pig piglet tortoise turtle lizard gecko snake frog
  ferret hedgehog chinchilla alpaca llama axolotl terrapin cockatiel guineapig bear panda fox lion tiger monkey
  elephant giraffe penguin owl unicorn dragon`.split(/\s+/),
);
const petWords = ['pet', 'guinea pig', 'animal', 'pets', 'family pet', 'kuri', 'ngeru', 'gato', 'perro'];

const sheWords = [
  ...mothers,
  ...grandmothers,
  ...nannies,
  ...`sister daughter aunt auntie aunty niece wife stepmother stepmom stepmum stepsister stepdaughter granddaughter goddaughter godmother
  girl woman lady whaea tia obasan didi hermana hija madre tamahine tuahine girlfriend`.split(/\s+/),
];

const heWords = [
  ...fathers,
  ...grandfathers,
  ...`brother son uncle nephew husband stepfather stepdad stepbrother stepson grandson godson godfather boy man matua tio dada bhaiya
  hermano hijo padre tama tungane boyfriend`.split(/\s+/),
];

const elderWords = [...grandmothers, ...grandfathers, 'grandparent', 'great'];

export function isElderWord(relationship: string): boolean {
  return elderWords.some((word) => hasPhrase(relationship, word));
}

/** The first animal that is named in plain text, for a pet that a family speaks of. */
export function animalIn(plain: string): string | undefined {
  return plain.split(' ').find((word) => animals.has(word));
}

/** The word of a relationship that a sentence can use: "grandmother" of "her grandmother, mum's side". */
export function relationWordOf(relationship: string): string | undefined {
  const words = relationship.split(' ');
  return words.find((word) => sayable.has(word));
}

const sayable = new Set([
  ...sheWords,
  ...heWords,
  ...elderWords,
  ...'child cousin friend neighbour neighbor parent grandparent teacher nanny'.split(' '),
]);
sayable.delete('great');
for (const vague of ['girl', 'boy', 'woman', 'man', 'lady', 'wife', 'husband']) sayable.delete(vague);
