import { rowMs } from './cepstrum.ts';
import type { Expectation, ExpectedWord } from './expected-speech.ts';
import type { HeardSpeech } from './heard-speech.ts';
import { trackWidth } from './tracks.ts';

/** Where a word lies in what was heard. One that was not heard lies, without length, where the one before it ends. */
export type PlacedWord = { startMs: number; endMs: number; isHeard: boolean; distance: number };

/** The words, and for each row of sound which of all their rows was heard in it; -1 where it was none. */
export type SurestPath = { placed: PlacedWord[]; matched: Int32Array };

// The prices of what a reader may do, in the distance of one row. Tuned on other texts than `npm run bench reading` measures with.
const prices = {
  /** To linger on a sound, or to hurry over one. */
  linger: 0.35,
  hurry: 0.35,
  /** A row of silence between two words, as a part of one of something else. */
  rest: 0.5,
  /** A little more within a sentence: people rest where one ends. */
  restInside: 0.6,
  /** And more the louder it is, since then it is hardly silence. */
  restLoud: 3,
  /** Something else costs as much as this part of anything that may be said would cost at most. */
  strange: 0.1,
  /** To begin with something else, and to leave out words. */
  startStrange: 20,
  leaveOut: 55,
  leaveOutWord: 8,
  /** A way that has cost so much more than the cheapest is not followed further. */
  hopeless: 250,
};

const [lingered, stepped, hurried, entered] = [0, 1, 2, 3];
/** From where a word, or what is between two words, was come to. */
const [fromRest, fromStrange, fromWord] = [0, 1, 2];
const fromWhat = 3;
/** Added to it where words before were left out. */
const leftOut = 4;

/**
 * The cheapest way through the words in the order in which they are expected, a row of sound at a time. Each word's rows are passed one
 * by one, lingered on or hurried over; before each word there may be silence or something else; and words may be left out.
 */
export function surestPath({ words, anything }: Expectation, heard: HeardSpeech): SurestPath {
  const starts = startsOf(words);
  const states = starts[words.length] ?? 0;
  if (states === 0 || heard.count === 0)
    return {
      placed: words.map(() => ({ startMs: 0, endMs: 0, isHeard: false, distance: 0 })),
      matched: new Int32Array(heard.count).fill(-1),
    };
  const steps = walk(words, anything, starts, states, heard);
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
  /** For each row of sound and each place before a word: from where its silence, or something else there, was come to. */
  inRest: Uint8Array;
  inStrange: Uint8Array;
  /** For each row of sound and each word: from where it would be begun, and from which word's end. */
  begins: Uint8Array;
  leftAt: Uint16Array;
  /** What the whole ends in. */
  endsIn: number;
};

function walk(
  words: readonly ExpectedWord[],
  anything: Float32Array,
  starts: readonly number[],
  states: number,
  heard: HeardSpeech,
): Steps {
  const places = words.length + 1;
  const inWord = new Uint8Array(heard.count * states);
  const inRest = new Uint8Array(heard.count * places);
  const inStrange = new Uint8Array(heard.count * places);
  const begins = new Uint8Array(heard.count * places);
  const leftAt = new Uint16Array(heard.count * places);
  let before = new Float32Array(states).fill(Infinity);
  let now = new Float32Array(states);
  let restsBefore = new Float32Array(places).fill(Infinity);
  let rests = new Float32Array(places);
  let strangesBefore = new Float32Array(places).fill(Infinity);
  let stranges = new Float32Array(places);
  restsBefore[0] = 0;
  const beginning = new Float32Array(places);
  const all = flat(words, states);
  const sample = new Float32Array(anything.length / trackWidth);
  const restOf = Float32Array.from({ length: places }, (_, word) =>
    words[word]?.sentence === words[word - 1]?.sentence ? prices.restInside : prices.rest,
  );
  /** Words that no way is in. */
  const isDead = new Uint8Array(words.length).fill(1);
  let cheapest = 0;

  for (let row = 0; row < heard.count; row += 1) {
    const most = cheapest + prices.hopeless;
    cheapest = Infinity;
    const strange = strangePrice(anything, heard.rows, row, sample);
    const loudness = prices.restLoud * Math.max(0, heard.loudness[row] ?? 0);
    // What it costs to be about to begin each word, or what is before it, from how things stood a row ago.
    let passedOver = Infinity;
    let passedFrom = 0;
    for (let word = 0; word < places; word += 1) {
      const place = row * places + word;
      const atEnd = word > 0 ? (before[(starts[word] ?? 0) - 1] ?? Infinity) : Infinity;
      const inRestNow = restsBefore[word] ?? Infinity;
      const inStrangeNow = strangesBefore[word] ?? Infinity;
      const straight = Math.min(atEnd, inRestNow, inStrangeNow);
      const further = passedOver + prices.leaveOutWord;
      const from = straight === atEnd ? fromWord : straight === inRestNow ? fromRest : fromStrange;
      begins[place] = from | (further < straight ? leftOut : 0);
      leftAt[place] = passedFrom;
      const begun = Math.min(straight, further);
      beginning[word] = begun;
      const fresh = straight + prices.leaveOut;
      if (fresh < further) passedFrom = word;
      passedOver = Math.min(further, fresh);

      inRest[place] = begun === inRestNow ? fromRest : begun === inStrangeNow ? fromStrange : fromWord;
      const rest = begun + strange * ((restOf[word] ?? 0) + loudness);
      const other = begun + prices.startStrange;
      inStrange[place] = inStrangeNow <= other ? fromStrange : begun === inRestNow ? fromRest : fromWord;
      const stranger = Math.min(inStrangeNow, other) + strange;
      rests[word] = rest;
      stranges[word] = stranger;
      cheapest = Math.min(cheapest, rest, stranger);
    }
    for (let word = 0; word < words.length; word += 1) {
      const first = starts[word] ?? 0;
      const end = starts[word + 1] ?? 0;
      if (isDead[word] === 1 && (beginning[word] ?? Infinity) > most) {
        now.fill(Infinity, first, end);
        continue;
      }
      let isAlive = false;
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
        const cost = best > most ? Infinity : best + distance(all, state, heard.rows, row);
        now[state] = cost;
        if (cost < cheapest) cheapest = cost;
        if (cost < Infinity) isAlive = true;
      }
      isDead[word] = isAlive ? 0 : 1;
    }
    [before, now] = [now, before];
    [restsBefore, rests] = [rests, restsBefore];
    [strangesBefore, stranges] = [stranges, strangesBefore];
  }
  const ends = [restsBefore[words.length], strangesBefore[words.length], before[states - 1]];
  const costs = ends.map((cost) => cost ?? Infinity);
  return { inWord, inRest, inStrange, begins, leftAt, endsIn: costs.indexOf(Math.min(...costs)) };
}

/**
 * What is really said is nearer to its own row than to most others; what is not in the text is about as far from all. So the price of
 * something else is found in each row itself, whatever the voice, the microphone and the room.
 */
function strangePrice(
  anything: Float32Array,
  heard: Float32Array,
  row: number,
  sample: Float32Array,
): number {
  for (let i = 0; i < sample.length; i += 1) sample[i] = distance(anything, i, heard, row);
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

/** In the place of a row of a word. */
const beforeWord = (what: number) => what - fromWord;

function walkBack(
  words: readonly ExpectedWord[],
  starts: readonly number[],
  states: number,
  heard: HeardSpeech,
  steps: Steps,
): SurestPath {
  const places = words.length + 1;
  const firstRow = new Int32Array(words.length).fill(-1);
  const lastRow = new Int32Array(words.length).fill(-1);
  const distances = new Float32Array(words.length);
  const matched = new Int32Array(heard.count).fill(-1);
  const all = flat(words, states);
  let row = heard.count - 1;
  let word = steps.endsIn === fromWord ? words.length - 1 : words.length;
  /** Which row of all words; below nothing it is what is heard before the word. */
  let state = steps.endsIn === fromWord ? states - 1 : beforeWord(steps.endsIn);

  /** From where the word, or its break, was begun at this row: the end of the word before, a break, or one further back. */
  const goBeforeWord = (at: number) => {
    const how = steps.begins[row * places + at] ?? 0;
    const place = how & leftOut ? (steps.leftAt[row * places + at] ?? 0) : at;
    const from = (steps.begins[row * places + place] ?? 0) & fromWhat;
    if (from === fromWord) {
      word = place - 1;
      state = (starts[place] ?? 0) - 1;
    } else {
      word = place;
      state = beforeWord(from);
    }
  };

  while (row >= 0) {
    if (state < 0) {
      const from = (state === beforeWord(fromRest) ? steps.inRest : steps.inStrange)[row * places + word];
      if (from === fromWord) goBeforeWord(word);
      else state = beforeWord(from ?? fromRest);
      row -= 1;
      continue;
    }
    if (lastRow[word] === -1) lastRow[word] = row;
    firstRow[word] = row;
    matched[row] = state;
    distances[word] = (distances[word] ?? 0) + distance(all, state, heard.rows, row);
    const how = steps.inWord[row * states + state];
    if (how === entered) goBeforeWord(word);
    else if (how === stepped) state -= 1;
    else if (how === hurried) state -= 2;
    row -= 1;
  }
  return { placed: placesOf(firstRow, lastRow, distances), matched };
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
