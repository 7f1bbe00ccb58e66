import { eveningFrom } from '#contract/manners.ts';
import type { Voice } from '#contract/narration.ts';
import type { Passage } from './passages.ts';
import type { Reading } from './reading.ts';
import type { Speakable } from './speakable.ts';

/**
 * How fast a story is told. Every voice speaks at its own tempo, yet a story of so many words should take the minutes that were
 * promised, so the pacer keeps a clock for the whole story: the pace is chosen before the first word, the rests take up what the
 * engine then does differently.
 */
export type Pacer = {
  /** The tempo for this passage; asked some passages ahead. */
  paceOf: (index: number) => number;
  /** How much louder than the story this passage is: above nothing what somebody says, below it what is told towards the end. */
  loudnessDbOf: (index: number) => number;
  /** The silence after a passage, told once it is known how long the speech took. Asked in order. */
  restAfterMs: (index: number, speechMs: number) => number;
};

/** The middle of the bands that stories are written for: 413 words are three minutes, 688 are five. */
const bedtimeWordsPerMinute = 137.6;

/** Silence first: it is ready at once, so the listener's player starts while the first sentence is still being spoken. */
export const leadMs = 200;
/** The last words must not be cut off by the end of the file. */
export const tailMs = 1200;

/** A few sentences are spoken at the voice's own pace. */
const fewestWordsToPace = 20;

const rests = { sentenceMs: 480, partMs: 180, paragraphMs: 1000 };
/** The man is understood worse when he is slowed; so he speaks on at his own pace and takes the minutes in his rests. */
const restsOf: Record<Voice, number> = { emma: 1, david: 1.35, maya: 1, shimmer: 1 };
/** Beyond these the pacer would rather miss the minute: too short sounds hurried, too long sounds broken. */
const restStretch = { least: 0.5, most: 1.7 };
const paceRange = { slowest: 0.85, fastest: 1.18 };

/** In its last third the light goes down, this far at the very end. */
const evening = { pace: 0.9, rests: 1.35, db: -3 };
/** A line to join in with leaves time for it. */
const refrain = { pace: 0.93, rests: 1.25 };
/** Whoever says something in the story sits a little nearer than whoever tells of it. */
const speechDb = 0.8;
/** What everybody holds before the story goes another way. */
const breathMs = 320;

/** Milliseconds of speech, at pace 1, that a voice needs; fitted to hundreds of passages of each. */
type Tempo = { passage: number; letter: number; word: number; pause: number };
const tempos: Record<Voice, Tempo> = {
  emma: { passage: 426, letter: 62, word: 35, pause: 572 },
  david: { passage: 397, letter: 66, word: 46, pause: 296 },
  maya: { passage: 385, letter: 59, word: 27, pause: 533 },
  shimmer: { passage: 430, letter: 68, word: 0, pause: 367 },
};

export function createPacer({ passages, scripts, manners }: Reading, voice: Voice): Pacer {
  const words = scripts.map(({ units }) => sum(units.map((unit) => unit.words.length)));
  const wordCount = sum(words);
  const isPaced = wordCount >= fewestWordsToPace;
  const dusk = manners.map(({ place }) => clamp((place - eveningFrom) / (1 - eveningFrom), 0, 1));
  const slow = manners.map(
    ({ isRefrain }, i) => (1 - (1 - evening.pace) * (dusk[i] ?? 0)) * (isRefrain ? refrain.pace : 1),
  );
  const speechMs = scripts.map((script, i) => speechMsOf(script, voice) / (slow[i] ?? 1));
  const restWeights = passages.map((passage, i) => {
    const longer = (1 + (evening.rests - 1) * (dusk[i] ?? 0)) * restsOf[voice];
    const restMs = restMsAfter(passage, passages[i + 1]) * (manners[i]?.isRefrain ? refrain.rests : 1);
    return (restMs + (manners[i + 1]?.isTurn ? breathMs : 0)) * longer;
  });

  // From each passage to the end. Adding them up anew at every passage would be a text's length squared.
  const speechFromMs = sumsToTheEnd(speechMs);
  const restsFrom = sumsToTheEnd(restWeights);
  const targetMs = (wordCount / bedtimeWordsPerMinute) * 60_000 - leadMs - tailMs;
  const basePace = isPaced
    ? clamp((speechFromMs[0] ?? 0) / (targetMs - (restsFrom[0] ?? 0)), paceRange.slowest, paceRange.fastest)
    : 1;
  let elapsedMs = 0;
  let expectedSoFarMs = 0;
  let spokenSoFarMs = 0;

  return {
    paceOf: (index) => basePace * (slow[index] ?? 1),
    loudnessDbOf: (index) => evening.db * (dusk[index] ?? 0) + speechDb * (manners[index]?.speech ?? 0),
    restAfterMs(index, spokenMs) {
      elapsedMs += spokenMs;
      spokenSoFarMs += spokenMs;
      expectedSoFarMs += (speechMs[index] ?? 0) / basePace;
      const weight = restWeights[index] ?? 0;
      if (!isPaced) return weight;
      // How the engine really speaks, trusted the more the longer it was heard.
      const trust = expectedSoFarMs / (expectedSoFarMs + 10_000);
      const drift = 1 + trust * (spokenSoFarMs / expectedSoFarMs - 1);
      const speechAheadMs = ((speechFromMs[index + 1] ?? 0) / basePace) * drift;
      const restsAhead = restsFrom[index] ?? 0;
      const stretch = clamp(
        (targetMs - elapsedMs - speechAheadMs) / restsAhead,
        restStretch.least,
        restStretch.most,
      );
      const restMs = restsAhead > 0 ? weight * stretch : 0;
      elapsedMs += restMs;
      return restMs;
    },
  };
}

/** Minutes that these passages take, told by this pacer to a voice that keeps exactly to its tempo. */
export function expectedMinutes(reading: Reading, voice: Voice): number {
  const pacer = createPacer(reading, voice);
  const wholeMs = reading.scripts.reduce((total, script, i) => {
    const spokenMs = speechMsOf(script, voice) / pacer.paceOf(i);
    return total + spokenMs + pacer.restAfterMs(i, spokenMs);
  }, 0);
  return (leadMs + wholeMs + tailMs) / 60_000;
}

export function speechMsOf({ text }: Speakable, voice: Voice): number {
  if (text === '') return 0;
  const tempo = tempos[voice];
  const letters = lettersIn(text);
  const words = text.split(' ').length;
  // A pause is heard where something follows.
  const pauses = words === 1 ? 0 : (text.match(/[,;:.!?](?=\W*\s)/g)?.length ?? 0);
  return tempo.passage + tempo.letter * letters + tempo.word * words + tempo.pause * pauses;
}

function lettersIn(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at) | 0x20;
    if (code >= 0x61 && code <= 0x7a) letters += 1;
  }
  return letters;
}

function restMsAfter(passage: Passage, next: Passage | undefined): number {
  if (!next) return 0;
  if (next.paragraph !== passage.paragraph) return rests.paragraphMs;
  return /[,;:—–\w]$/.test(passage.text) ? rests.partMs : rests.sentenceMs;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function sumsToTheEnd(values: readonly number[]): number[] {
  const sums = [...values, 0];
  for (let at = values.length - 1; at >= 0; at -= 1) sums[at] = (sums[at] ?? 0) + (sums[at + 1] ?? 0);
  return sums;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
