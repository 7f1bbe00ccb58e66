import type { WordTime } from '../../narrator.ts';
import { silencePhone, type Flite, type Phone } from '../flite.ts';

export type SpokenWord = { text: string; charStart: number; charEnd: number };

export type WordFinder = (text: string, phones: readonly Phone[]) => WordTime[];

/** Words as an engine hears them: what stands between spaces and has a letter or a digit in it. */
export function spokenWords(text: string): SpokenWord[] {
  return [...text.matchAll(/\S*[\p{L}\p{N}]\S*/gu)].map((match) => ({
    text: match[0],
    charStart: match.index,
    charEnd: match.index + match[0].length,
  }));
}

/**
 * Flite tells when each phone sounds, but not whose phone it is. So each word is also said on its own, once, and remembered; the
 * row of those phones is laid against the sentence's by edit distance, and every phone of the sentence falls to a word.
 */
export function createWordFinder(flite: Flite): WordFinder {
  const known = new Map<string, string[]>();

  function learn(words: readonly string[]) {
    const unknown = [...new Set(words.filter((word) => !known.has(word)))];
    if (unknown.length === 0) return;
    if (known.size + unknown.length > mostWordsKept) known.clear();
    const groups = phoneGroups(flite.phonesOf(unknown.join(', ')));
    if (groups.length === unknown.length) {
      unknown.forEach((word, i) => known.set(word, groups[i] ?? []));
      return;
    }
    // A word with a pause inside ("3.50") shifts the count: ask again for each alone.
    for (const word of unknown) known.set(word, phoneGroups(flite.phonesOf(word)).flat());
  }

  return (text, phones) => {
    const words = spokenWords(text);
    const bare = words.map((word) => bareWord(word.text));
    learn(bare);
    const sounding = phones.filter((phone) => phone.name !== silencePhone);
    const owners = bare.flatMap((word, index) => (known.get(word) ?? []).map((name) => ({ name, index })));
    const ownerOf = matchPhones(
      owners,
      sounding.map((phone) => phone.name),
    );
    return timesOf(words, sounding, ownerOf);
  };
}

/** About two megabytes; a library of stories uses fewer. */
const mostWordsKept = 20_000;

function bareWord(word: string): string {
  return word.replaceAll(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%]+$/gu, '').toLowerCase();
}

function phoneGroups(phones: readonly Phone[]): string[][] {
  const groups: string[][] = [];
  let group: string[] | undefined;
  for (const { name } of phones) {
    if (name === silencePhone) group = undefined;
    else if (group) group.push(name);
    else groups.push((group = [name]));
  }
  return groups;
}

type Owner = { name: string; index: number };

/** For every phone heard, the index of the word it belongs to. */
function matchPhones(expected: readonly Owner[], heard: readonly string[]): number[] {
  const width = heard.length + 1;
  const costs = new Float32Array((expected.length + 1) * width);
  const steps = new Uint8Array(costs.length);
  for (let j = 1; j < width; j += 1) {
    costs[j] = j;
    steps[j] = inserted;
  }
  for (let i = 1; i <= expected.length; i += 1) {
    costs[i * width] = i;
    steps[i * width] = dropped;
    const name = expected[i - 1]?.name ?? '';
    for (let j = 1; j < width; j += 1) {
      const matching = (costs[(i - 1) * width + j - 1] ?? 0) + unlikeness(name, heard[j - 1] ?? '');
      const dropping = (costs[(i - 1) * width + j] ?? 0) + 1;
      const inserting = (costs[i * width + j - 1] ?? 0) + 1;
      const best = Math.min(matching, dropping, inserting);
      costs[i * width + j] = best;
      steps[i * width + j] = best === matching ? matched : best === dropping ? dropped : inserted;
    }
  }
  return walkBack(expected, heard.length, width, steps);
}

const matched = 0;
const dropped = 1;
const inserted = 2;

function walkBack(
  expected: readonly Owner[],
  heardCount: number,
  width: number,
  steps: Uint8Array,
): number[] {
  const ownerOf = Array.from({ length: heardCount }, () => -1);
  let i = expected.length;
  let j = heardCount;
  while (i > 0 && j > 0) {
    const step = steps[i * width + j];
    if (step === matched) {
      ownerOf[j - 1] = expected[i - 1]?.index ?? -1;
      i -= 1;
      j -= 1;
    } else if (step === dropped) i -= 1;
    else j -= 1;
  }
  // A phone that nobody expected belongs to the word before it.
  let last = 0;
  return ownerOf.map((owner) => (last = owner < 0 ? last : owner));
}

const vowels = new Set('aa ae ah ao aw ax axr ay eh er ey ih ix iy ow oy uh uw'.split(' '));

function unlikeness(a: string, b: string): number {
  if (a === b) return 0;
  if (vowels.has(a) !== vowels.has(b)) return 1.3;
  return vowels.has(a) ? 0.4 : 0.7;
}

function timesOf(
  words: readonly SpokenWord[],
  phones: readonly Phone[],
  ownerOf: readonly number[],
): WordTime[] {
  let lastEndMs = phones[0]?.startMs ?? 0;
  return words.map(({ charStart, charEnd }, index) => {
    const first = ownerOf.indexOf(index);
    const last = ownerOf.lastIndexOf(index);
    // A word that was swallowed lies, without length, where its neighbour ends.
    const startMs = phones[first]?.startMs ?? lastEndMs;
    const endMs = phones[last]?.endMs ?? startMs;
    lastEndMs = endMs;
    return { charStart, charEnd, startMs, endMs };
  });
}
