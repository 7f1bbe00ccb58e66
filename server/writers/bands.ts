import { type Duration, durations } from '#contract/stories.ts';

import { isLively, isSensory, isSoothing } from './felt-words.ts';
import { wordsOf } from './words.ts';

/**
 * What every finished story is held against, whoever wrote it. The figures are measured on classics and on modern
 * picture books; docs/guides/write-for-the-storyteller.md tells where they come from.
 */
export type Band = readonly [least: number, most: number];

export type AgeBands = {
  wordsPerSentence: Band;
  longSentence: number;
  grade: Band;
  variety: Band;
  dialoguePercent: Band;
  wordsPerParagraph: Band;
  repeatedPercent: number;
  repeatedSentencePercent: number;
  sensoryPerHundred: Band;
};

export const ageBands: Record<'2-4' | '5-7' | '8-12', AgeBands> = {
  '2-4': {
    wordsPerSentence: [5.5, 10.5],
    longSentence: 18,
    grade: [0, 3.8],
    variety: [32, 95],
    dialoguePercent: [8, 40],
    wordsPerParagraph: [10, 50],
    repeatedPercent: 16,
    repeatedSentencePercent: 6,
    sensoryPerHundred: [3, 6],
  },
  '5-7': {
    wordsPerSentence: [7.5, 13.5],
    longSentence: 23,
    grade: [1.5, 5.5],
    variety: [45, 120],
    dialoguePercent: [10, 42],
    wordsPerParagraph: [18, 65],
    repeatedPercent: 9,
    repeatedSentencePercent: 6,
    sensoryPerHundred: [3, 6],
  },
  '8-12': {
    wordsPerSentence: [10, 17.5],
    longSentence: 30,
    grade: [3, 7.5],
    variety: [55, 150],
    dialoguePercent: [10, 45],
    wordsPerParagraph: [25, 95],
    repeatedPercent: 7,
    repeatedSentencePercent: 6,
    sensoryPerHundred: [2, 5],
  },
};

/** Soothing words in a hundred; the last fifth must be clearly above the whole. */
const leastSoothingPerHundred = 3;
/** By how much the last fifth must be calmer than the liveliest one before it. */
const leastArousalFall = 4;
const longestLastSentence = 18;

export function agesOf(audienceAge: number): keyof typeof ageBands {
  if (audienceAge <= 4) return '2-4';
  return audienceAge <= 7 ? '5-7' : '8-12';
}

/** How often each name must be heard. */
export function leastMentions(people: number): number {
  if (people <= 3) return 4;
  return people <= 6 ? 3 : 2;
}

export type Measures = {
  words: number;
  wordsPerSentence: number;
  longSentence: number;
  grade: number;
  variety: number;
  dialoguePercent: number;
  wordsPerParagraph: number;
  repeatedPercent: number;
  repeatedSentencePercent: number;
  soothingPerHundred: number;
  soothingAtTheEnd: number;
  sensoryPerHundred: number;
  arousalByFifth: readonly number[];
};

export type Audience = { age: number; duration: Duration; names: readonly string[] };

/** Every way in which a story lies outside its bands, as a sentence each; none for a good story. */
export function faultsOf(paragraphs: readonly string[], audience: Audience): string[] {
  const bands = ageBands[agesOf(audience.age)];
  const measured = measure(paragraphs);
  const faults = [
    outside('words', measured.words, durations[audience.duration].words),
    outside('words in a sentence', measured.wordsPerSentence, bands.wordsPerSentence),
    outside('words in a long sentence', measured.longSentence, [0, bands.longSentence]),
    outside('grade', measured.grade, bands.grade),
    outside('variety of words', measured.variety, bands.variety),
    outside('percent of dialogue', measured.dialoguePercent, bands.dialoguePercent),
    outside('words in a paragraph', measured.wordsPerParagraph, bands.wordsPerParagraph),
    outside('percent repeated', measured.repeatedPercent, [0, bands.repeatedPercent]),
    outside('percent of sentences repeated', measured.repeatedSentencePercent, [
      0,
      bands.repeatedSentencePercent,
    ]),
    outside('soothing words in a hundred', measured.soothingPerHundred, [leastSoothingPerHundred, 100]),
    outside('sensory words in a hundred', measured.sensoryPerHundred, bands.sensoryPerHundred),
    ...endFaults(paragraphs, measured),
    ...nameFaults(paragraphs, audience.names),
  ];
  return faults.filter((fault) => fault !== undefined);
}

/** What a sentence's length decides, quickly: for a writer who is still trimming. */
export type Breath = Pick<
  Measures,
  | 'words'
  | 'wordsPerSentence'
  | 'longSentence'
  | 'grade'
  | 'dialoguePercent'
  | 'sensoryPerHundred'
  | 'soothingPerHundred'
>;

export function measureBreath(paragraphs: readonly string[]): Breath {
  const counted = paragraphs.map(countParagraph);
  const lengths = counted.flatMap((paragraph) => paragraph.sentenceLengths).toSorted((a, b) => a - b);
  const words = total(lengths, (length) => length);
  const perSentence = words / Math.max(1, lengths.length);
  const perWord = (of: (paragraph: Counted) => number) => total(counted, of) / Math.max(1, words);
  return {
    words: total(counted, (paragraph) => paragraph.printedWords),
    wordsPerSentence: perSentence,
    longSentence: lengths[Math.floor(lengths.length * 0.9)] ?? 0,
    grade: 0.39 * perSentence + 11.8 * perWord((paragraph) => paragraph.syllables) - 15.59,
    dialoguePercent: 100 * perWord((paragraph) => paragraph.spoken),
    soothingPerHundred: 100 * perWord((paragraph) => paragraph.soothing),
    sensoryPerHundred: 100 * perWord((paragraph) => paragraph.sensory),
  };
}

type Counted = {
  sentenceLengths: readonly number[];
  /** Between spaces, as an editor counts. */
  printedWords: number;
  syllables: number;
  spoken: number;
  soothing: number;
  sensory: number;
};

/** A story is counted again after every trimming, and most of its paragraphs are as they were. */
function countParagraph(paragraph: string): Counted {
  const known = paragraphsCounted.get(paragraph);
  if (known) return known;
  const sentences = sentencesOf(paragraph).map(wordsOf);
  const words = sentences.flat();
  const counted: Counted = {
    sentenceLengths: sentences.map((sentence) => sentence.length),
    printedWords: paragraph.split(/\s+/).filter(Boolean).length,
    syllables: total(words, syllablesOf),
    spoken: spokenWords(paragraph),
    soothing: words.filter(isSoothing).length,
    sensory: words.filter(isSensory).length,
  };
  if (paragraphsCounted.size >= mostParagraphsRemembered) paragraphsCounted.clear();
  paragraphsCounted.set(paragraph, counted);
  return counted;
}

const paragraphsCounted = new Map<string, Counted>();
const mostParagraphsRemembered = 500;

export function measure(paragraphs: readonly string[]): Measures {
  const sentences = paragraphs.flatMap(sentencesOf);
  const words = paragraphs.flatMap(wordsOf);
  const fifths = fifthsOf(paragraphs);
  return {
    ...measureBreath(paragraphs),
    variety: (diversity(words) + diversity(words.toReversed())) / 2,
    wordsPerParagraph: words.length / Math.max(1, paragraphs.length),
    repeatedPercent: repeatedShare(words),
    repeatedSentencePercent: repeatedSentences(sentences),
    soothingAtTheEnd: perHundred(fifths[4] ?? [], isSoothing),
    arousalByFifth: fifths.map((fifth) => arousalOf(fifth)),
  };
}

function outside(what: string, value: number, [least, most]: Band): string | undefined {
  if (value >= least && value <= most) return undefined;
  return `${what}: ${Math.round(value * 10) / 10}, not ${least} to ${most}`;
}

function endFaults(paragraphs: readonly string[], measured: Measures): (string | undefined)[] {
  const last = paragraphs.at(-1) ?? '';
  const lastSentence = sentencesOf(last).at(-1) ?? '';
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = measured.arousalByFifth;
  const fall = Math.max(first, second, third, fourth) - fifth;
  return [
    /sleep|slept|goodnight|dream/iu.test(last) ? undefined : 'the last paragraph does not sleep',
    /[!?]/u.test(last) ? 'the last paragraph calls out or asks' : undefined,
    wordsOf(lastSentence).length > longestLastSentence ? 'the last sentence is long' : undefined,
    fall < leastArousalFall
      ? `the end is only ${Math.round(fall * 10) / 10} calmer than the liveliest part`
      : undefined,
    measured.soothingAtTheEnd < measured.soothingPerHundred * 1.2
      ? 'the end is no more soothing than the rest'
      : undefined,
  ];
}

function nameFaults(paragraphs: readonly string[], names: readonly string[]): string[] {
  const text = paragraphs.join('\n');
  const least = leastMentions(names.length);
  const tail = lastFifth(text);
  return names.flatMap((name, index) => {
    const heard = text.split(name).length - 1;
    return [
      ...(heard < least ? [`character ${index + 1} is named ${heard} times, not ${least}`] : []),
      ...(tail.includes(name) ? [] : [`character ${index + 1} is not there at the end`]),
    ];
  });
}

/** From the first paragraph that begins in the last fifth of the words, or the one that reaches into it. */
function lastFifth(text: string): string {
  return text.slice(Math.floor(text.length * 0.8));
}

export function sentencesOf(paragraph: string): string[] {
  return paragraph
    .replace(/\n/g, ' ')
    .split(/(?<=[.!?…][”’]?)\s+(?=[“‘]?[^\p{Ll}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

function fifthsOf(paragraphs: readonly string[]): string[][] {
  const tokens =
    paragraphs
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*|!/gu) ?? [];
  return [0, 1, 2, 3, 4].map((fifth) =>
    tokens.slice(Math.floor((tokens.length * fifth) / 5), Math.floor((tokens.length * (fifth + 1)) / 5)),
  );
}

function arousalOf(tokens: readonly string[]): number {
  return perHundred(tokens, (token) => token === '!' || isLively(token)) - perHundred(tokens, isSoothing);
}

function perHundred(words: readonly string[], counts: (word: string) => boolean): number {
  return (100 * words.filter(counts).length) / Math.max(1, words.length);
}

function total<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}

export function spokenWords(paragraph: string): number {
  return total([...paragraph.matchAll(/“[^”]*”?/gu)], (match) => wordsOf(match[0]).length);
}

/** The usual count for English: groups of vowels, less a silent e. Remembered, since a story says most words often. */
export function syllablesOf(word: string): number {
  const known = syllables.get(word);
  if (known !== undefined) return known;
  const groups = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/u, (ending) => ending.charAt(0))
    .match(/[aeiouy]+/gu);
  const count = Math.max(1, groups?.length ?? 1);
  if (syllables.size < mostWordsRemembered) syllables.set(word, count);
  return count;
}

const syllables = new Map<string, number>();
const mostWordsRemembered = 20_000;

/** MTLD: how many words until the share of new ones falls under 0.72. */
function diversity(words: readonly string[]): number {
  let factors = 0;
  let seen = new Set<string>();
  let length = 0;
  for (const word of words) {
    seen.add(word);
    length++;
    if (seen.size / length > 0.72) continue;
    factors++;
    seen = new Set();
    length = 0;
  }
  if (length > 0) factors += (1 - seen.size / length) / (1 - 0.72);
  return factors === 0 ? words.length : words.length / factors;
}

function repeatedShare(words: readonly string[]): number {
  const grams = fiveGrams(words);
  const counts = new Map<string, number>();
  for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return (100 * (grams.length - counts.size)) / Math.max(1, grams.length);
}

export function fiveGrams(words: readonly string[]): string[] {
  return words.slice(4).map((_, index) => words.slice(index, index + 5).join(' '));
}

function repeatedSentences(sentences: readonly string[]): number {
  return (
    (100 * (sentences.length - new Set(sentences.map((sentence) => sentence.toLowerCase())).size)) /
    Math.max(1, sentences.length)
  );
}
