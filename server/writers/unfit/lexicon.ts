import * as things from './body-and-things.ts';
import * as gore from './gore.ts';
import * as harm from './harm.ts';
import { harmless } from './harmless.ts';
import { otherScripts, otherTongues } from './other-tongues.ts';
import {
  addByKey,
  askedOf,
  endOf,
  type Phrase,
  phrasesByKeyIn,
  phrasesIn,
  withoutPhrases,
  wordsIn,
} from './phrase.ts';
import { plainly } from './plain.ts';
import { violence } from './violence.ts';

/** What a bedtime story is spared, by what it is. */
export type UnfitClass =
  | 'self-harm'
  | 'abuse'
  | 'violence'
  | 'death'
  | 'gore'
  | 'blood'
  | 'sex'
  | 'drugs'
  | 'weapons'
  | 'brands'
  | 'slurs'
  | 'addresses'
  | 'itself';

/** `found` is the word or the phrase as it was understood, for whoever writes it again. */
export type Unfit = { kind: UnfitClass; found: string };

/** Plain, undisguised, and without the phrases in which a hard word is a soft one. */
export const inPlainWords = (text: string): string[] =>
  withoutPhrases(
    plainly(text, (word) => known.has(word)),
    harmlessByKey,
  );

/** What is unfit in plain words, each phrase once. */
export function classesIn(words: readonly string[]): Unfit[] {
  const found: Unfit[] = [];
  for (const word of words) {
    const kind = kindsOfWords.get(word);
    if (kind) found.push({ kind, found: word });
  }
  for (const phrase of askedOf(words, phrasesByKey)) {
    const said = firstSaying(phrase, words);
    if (said) found.push({ kind: phrase.kind, found: said });
  }
  const foreign = otherScripts.exec(words.join(' '));
  if (foreign) found.push({ kind: 'violence', found: foreign[0] });
  return found;
}

function firstSaying(phrase: Phrase, words: readonly string[]): string | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const end = endOf(phrase, words, at);
    if (end >= 0) return words.slice(at, end).join(' ');
  }
  return undefined;
}

const lists: Record<Exclude<UnfitClass, 'addresses' | 'itself'>, string> = {
  'self-harm': harm.selfHarm,
  abuse: harm.abuse,
  violence: violence + otherTongues,
  death: gore.death,
  gore: gore.gore,
  blood: gore.blood,
  sex: things.sex,
  drugs: things.drugs,
  weapons: things.weapons,
  brands: things.brands,
  slurs: things.slurs,
};

type Hard = Phrase & { kind: UnfitClass };

const kindsOfWords = new Map<string, UnfitClass>();
const phrasesByKey = new Map<string, Hard[]>();
const harmlessByKey = phrasesByKeyIn(harmless);
/** Worth unmasking: what is unfit by itself, and what it is made of where it takes more than one word. */
const known = new Set<string>();

for (const [kind, lines] of Object.entries(lists) as [keyof typeof lists, string][]) {
  for (const word of wordsIn(lines)) {
    known.add(word);
    if (!kindsOfWords.has(word)) kindsOfWords.set(word, kind);
  }
  for (const phrase of phrasesIn(lines)) {
    for (const word of phrase.words) if (word.length > 1) known.add(word);
    addByKey(phrasesByKey, { ...phrase, kind });
  }
}
