import { rowMs } from './cepstrum.ts';
import type { ExpectedWord } from './expected-speech.ts';
import type { HeardSpeech } from './heard-speech.ts';
import { trackWidth } from './tracks.ts';

/** Where a word lies in what was heard. One that was not heard lies, without length, where the one before it ends. */
export type PlacedWord = { startMs: number; endMs: number; isHeard: boolean; distance: number };

// The prices of what a reader may do, in the distance of one row. Tuned by `npm run bench reading`.
const prices = {
  /** To linger on a sound, or to hurry over one. */
  linger: 0.35,
  hurry: 0.35,
  /** A row of silence between two words, as a part of one of something else. */
  rest: 0.5,
  /** A little more within a sentence: people rest where one ends. */
  restInside: 0.6,
  /** Something else costs as much as this part of all rows that are expected anywhere would cost at most. */
  strange: 0.4,
  /** To begin with something else, and to leave out words. */
  startStrange: 6,
  leaveOut: 55,
  leaveOutWord: 8,
};

const [lingered, stepped, hurried, entered] = [0, 1, 2, 3];
/** How a word was come to: from the break before it or from the word before it; and whether words before it were left out. */
const [fromWord, leftOut] = [1, 2];

/**
 * The cheapest way through the words in the order in which they are expected, a row of sound at a time. Each word's rows are passed one
 * by one, lingered on or hurried over; before each word there may be a break of silence or of anything; and words may be left out.
 */
export function surestPath(words: readonly ExpectedWord[], heard: HeardSpeech): PlacedWord[] {
  const starts = startsOf(words);
  const states = starts[words.length] ?? 0;
  if (states === 0 || heard.count === 0)
    return words.map(() => ({ startMs: 0, endMs: 0, isHeard: false, distance: 0 }));
  const steps = walk(words, starts, states, heard);
  return walkBack(words, starts, states, heard, steps);
}

function startsOf(words: readonly ExpectedWord[]): number[] {
  const starts = [0];
  for (const { count } of words) starts.push((starts.at(-1) ?? 0) + count);
  return starts;
}

type Steps = {
  /** For each row of sound and each row of a word: how it was come to. */
  inWord: Uint8Array;
  /** For each row of sound and each break: whether from itself or from the word before. */
  inBreak: Uint8Array;
  /** For each row of sound and each word: from where it would be begun, and from which word's end. */
  begins: Uint8Array;
  leftAt: Uint16Array;
  /** Which break or word the whole ends in. */
  endsInWord: boolean;
};

function walk(
  words: readonly ExpectedWord[],
  starts: readonly number[],
  states: number,
  heard: HeardSpeech,
): Steps {
  const places = words.length + 1;
  const inWord = new Uint8Array(heard.count * states);
  const inBreak = new Uint8Array(heard.count * places);
  const begins = new Uint8Array(heard.count * places);
  const leftAt = new Uint16Array(heard.count * places);
  let before = new Float32Array(states).fill(Infinity);
  let now = new Float32Array(states);
  let breaksBefore = new Float32Array(places).fill(Infinity);
  let breaks = new Float32Array(places);
  const beginning = new Float32Array(places);
  const all = flat(words, states);
  const sample = new Float32Array(Math.min(states, mostSampled));

  for (let row = 0; row < heard.count; row += 1) {
    // What it costs to be about to begin each word, from how things stood a row ago.
    let passedOver = Infinity;
    let passedFrom = 0;
    for (let word = 0; word < places; word += 1) {
      const atEnd = word > 0 && row > 0 ? (before[(starts[word] ?? 0) - 1] ?? Infinity) : Infinity;
      const inPause = row === 0 ? (word === 0 ? 0 : Infinity) : (breaksBefore[word] ?? Infinity);
      const straight = Math.min(atEnd, inPause);
      const place = row * places + word;
      const further = passedOver + prices.leaveOutWord;
      begins[place] = (atEnd < inPause ? fromWord : 0) | (further < straight ? leftOut : 0);
      leftAt[place] = passedFrom;
      beginning[word] = Math.min(straight, further);
      const fresh = straight + prices.leaveOut;
      if (fresh < further) passedFrom = word;
      passedOver = Math.min(further, fresh);
    }
    const isRest = heard.isRest[row] === 1;
    const strange = strangePrice(all, heard.rows, row, sample);
    for (let word = 0; word < places; word += 1) {
      const stayed = row === 0 ? Infinity : (breaksBefore[word] ?? Infinity);
      const begun = (beginning[word] ?? Infinity) + (isRest ? 0 : prices.startStrange);
      inBreak[row * places + word] = stayed <= begun ? 0 : 1;
      const isInside = words[word]?.sentence === words[word - 1]?.sentence;
      const price = isRest ? (isInside ? prices.restInside : prices.rest) : 1;
      breaks[word] = Math.min(stayed, begun) + strange * price;
    }
    for (let word = 0; word < words.length; word += 1) {
      const first = starts[word] ?? 0;
      const end = starts[word + 1] ?? 0;
      for (let state = first; state < end; state += 1) {
        const lingering = (before[state] ?? Infinity) + prices.linger;
        const stepping = state > first ? (before[state - 1] ?? Infinity) : (beginning[word] ?? Infinity);
        const hurrying = state > first + 1 ? (before[state - 2] ?? Infinity) + prices.hurry : Infinity;
        let best = stepping;
        let how = state > first ? stepped : entered;
        if (lingering < best) {
          best = lingering;
          how = lingered;
        }
        if (hurrying < best) {
          best = hurrying;
          how = hurried;
        }
        inWord[row * states + state] = how;
        now[state] = best === Infinity ? Infinity : best + distance(all, state, heard.rows, row);
      }
    }
    [before, now] = [now, before];
    [breaksBefore, breaks] = [breaks, breaksBefore];
  }
  const endsInWord = (before[states - 1] ?? Infinity) < (breaksBefore[words.length] ?? Infinity);
  return { inWord, inBreak, begins, leftAt, endsInWord };
}

const mostSampled = 160;

/**
 * What is really said is nearer to its own row than to most others; what is not in the text is about as far from all. So the price of
 * something else is found in each row itself, whatever the voice, the microphone and the room.
 */
function strangePrice(all: Float32Array, heard: Float32Array, row: number, sample: Float32Array): number {
  const stride = all.length / trackWidth / sample.length;
  for (let i = 0; i < sample.length; i += 1) sample[i] = distance(all, Math.floor(i * stride), heard, row);
  sample.sort();
  return sample[Math.floor(prices.strange * (sample.length - 1))] ?? 0;
}

function flat(words: readonly ExpectedWord[], states: number): Float32Array {
  const all = new Float32Array(states * trackWidth);
  let at = 0;
  for (const { rows } of words) {
    all.set(rows, at);
    at += rows.length;
  }
  return all;
}

function distance(a: Float32Array, aRow: number, b: Float32Array, bRow: number): number {
  let sum = 0;
  const [aAt, bAt] = [aRow * trackWidth, bRow * trackWidth];
  for (let column = 0; column < trackWidth; column += 1) {
    const difference = (a[aAt + column] ?? 0) - (b[bAt + column] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}

function walkBack(
  words: readonly ExpectedWord[],
  starts: readonly number[],
  states: number,
  heard: HeardSpeech,
  steps: Steps,
): PlacedWord[] {
  const places = words.length + 1;
  const firstRow = new Int32Array(words.length).fill(-1);
  const lastRow = new Int32Array(words.length).fill(-1);
  const distances = new Float32Array(words.length);
  const all = flat(words, states);
  let row = heard.count - 1;
  let word = steps.endsInWord ? words.length - 1 : words.length;
  let state = steps.endsInWord ? states - 1 : -1;

  /** From where the word, or its break, was begun at this row: the end of the word before, a break, or one further back. */
  const goBeforeWord = (at: number) => {
    const how = steps.begins[row * places + at] ?? 0;
    const place = how & leftOut ? (steps.leftAt[row * places + at] ?? 0) : at;
    if ((steps.begins[row * places + place] ?? 0) & fromWord) {
      word = place - 1;
      state = (starts[place] ?? 0) - 1;
    } else {
      word = place;
      state = -1;
    }
  };

  while (row >= 0) {
    if (state < 0) {
      if (steps.inBreak[row * places + word] === 1) goBeforeWord(word);
      row -= 1;
      continue;
    }
    if (lastRow[word] === -1) lastRow[word] = row;
    firstRow[word] = row;
    distances[word] = (distances[word] ?? 0) + distance(all, state, heard.rows, row);
    const how = steps.inWord[row * states + state];
    if (how === entered) goBeforeWord(word);
    else if (how === stepped) state -= 1;
    else if (how === hurried) state -= 2;
    row -= 1;
  }
  return placesOf(firstRow, lastRow, distances);
}

function placesOf(firstRow: Int32Array, lastRow: Int32Array, distances: Float32Array): PlacedWord[] {
  const half = rowMs * 1.25;
  let lastEndMs = 0;
  return Array.from(firstRow, (first, word) => {
    if (first < 0) return { startMs: lastEndMs, endMs: lastEndMs, isHeard: false, distance: 0 };
    const last = lastRow[word] ?? first;
    const startMs = Math.max(lastEndMs, first * rowMs + half - rowMs / 2);
    lastEndMs = last * rowMs + half + rowMs / 2;
    return {
      startMs,
      endMs: lastEndMs,
      isHeard: true,
      distance: (distances[word] ?? 0) / (last - first + 1),
    };
  });
}
