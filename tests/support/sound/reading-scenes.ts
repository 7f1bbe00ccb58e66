import { readPieces } from '#contract/recordings.ts';
import { passagesOf } from '#server/audio/passages.ts';
import { speakable } from '#server/audio/speakable.ts';
import type { Flite } from '#server/narrators/built-in/flite.ts';
import type { Pico } from '#server/narrators/built-in/pico.ts';
import { spokenWords, type WordFinder } from '#server/narrators/built-in/words/phones-to-words.ts';
import type { Sound } from '#server/narrators/narrator.ts';

// Readers of whom it is known when they say what. Always the same ones: chance comes from numbers, not from dice.

export type Reader = {
  title: string;
  voice: 'rms' | 'slt' | 'en-US' | 'en-GB';
  /** Above 1 is slower. */
  slowness: number;
  /** How far below the voice the noise of the room is, in decibels. */
  noiseDb?: number;
  /** The share of the room that is heard beside the voice. */
  room?: number;
  /** One word of so many is left out. */
  leavesOutEach?: number;
  /** After so many words something is said that is not in the text. */
  addsEach?: number;
};

export const readers: readonly Reader[] = [
  { title: 'Flite’s man', voice: 'rms', slowness: 1.15 },
  { title: 'Flite’s man, slowly', voice: 'rms', slowness: 1.5 },
  { title: 'Flite’s man, in a hurry', voice: 'rms', slowness: 0.85 },
  { title: 'Flite’s woman, noise and room', voice: 'slt', slowness: 1.2, noiseDb: 20, room: 0.06 },
  { title: 'Pico', voice: 'en-US', slowness: 1.15 },
  { title: 'Pico, slowly', voice: 'en-US', slowness: 1.5 },
  { title: 'Pico, in a hurry', voice: 'en-US', slowness: 0.9 },
  { title: 'Pico, noise and room', voice: 'en-US', slowness: 1.15, noiseDb: 20, room: 0.06 },
  { title: 'Pico, leaves out words', voice: 'en-US', slowness: 1.15, leavesOutEach: 11 },
  { title: 'Pico, adds words', voice: 'en-US', slowness: 1.15, addsEach: 17 },
  { title: 'British Pico', voice: 'en-GB', slowness: 1.15 },
  {
    title: 'British Pico, noise, room, leaves out words',
    voice: 'en-GB',
    slowness: 1.3,
    noiseDb: 20,
    room: 0.06,
    leavesOutEach: 11,
  },
];

type KnownWord = { sentence: number; charStart: number; startMs: number };
export type Scene = { sentences: string[]; sound: Sound; truth: KnownWord[] };
type Engines = { flite: Flite; findWords: WordFinder; picos: Record<'en-US' | 'en-GB', Pico> };

const rateHz = 16_000;

/** A scene for each part that is recorded in one go. */
export function scenesOf(story: string, reader: Reader, engines: Engines): Scene[] {
  const passages = passagesOf(story);
  const dice = diceFrom(7);
  return readPieces(story).map(({ charStart, charEnd }) => {
    const own = passages.filter((passage) => passage.charStart >= charStart && passage.charStart < charEnd);
    const sentences = own.map((passage) => speakable(passage.text, passage.charStart).text);
    return sceneOf(sentences, reader, engines, dice);
  });
}

type Dice = () => number;

function sceneOf(sentences: string[], reader: Reader, engines: Engines, dice: Dice): Scene {
  const pieces: Float32Array[] = [];
  const truth: KnownWord[] = [];
  let length = 0;
  const add = (samples: Float32Array) => {
    pieces.push(samples);
    length += samples.length;
  };
  const rest = (ms: number) => add(new Float32Array(Math.round((ms * rateHz) / 1000)));
  const msNow = () => (length / rateHz) * 1000;
  let count = 0;
  rest(300 + 900 * dice());
  for (const [sentence, text] of sentences.entries()) {
    const groups =
      reader.voice === 'rms' || reader.voice === 'slt' ? [spokenWords(text)] : fewWords(text, dice);
    for (const group of groups) {
      const kept = group.filter(() => {
        count += 1;
        return !reader.leavesOutEach || count % reader.leavesOutEach !== 0;
      });
      if (kept.length > 0) {
        const said = sayWords(kept.map((word) => word.text).join(' '), reader, engines);
        for (const known of said.words) {
          const word = kept[known.index];
          if (word) truth.push({ sentence, charStart: word.charStart, startMs: msNow() + known.startMs });
        }
        add(said.samples);
      }
      if (reader.addsEach && count % reader.addsEach < group.length) {
        rest(150);
        add(sayWords('no wait, where was I', reader, engines).samples);
        rest(200);
      }
      rest(40 + 120 * dice());
    }
    rest(350 + 900 * dice());
  }
  return { sentences, sound: inRoom(joined(pieces, length), reader, dice), truth };
}

/** Two to five words, as one breathes; a comma ends them. */
function fewWords(text: string, dice: Dice) {
  const groups: ReturnType<typeof spokenWords>[] = [];
  let group: ReturnType<typeof spokenWords> = [];
  for (const word of spokenWords(text)) {
    group.push(word);
    const isFull = group.length >= 2 + Math.floor(dice() * 4);
    if (!isFull && !/[,;:.!?]["')]*$/.test(word.text)) continue;
    groups.push(group);
    group = [];
  }
  if (group.length > 0) groups.push(group);
  return groups;
}

/** What is said, without the silence around it, and when which of its words begins as far as that is known. */
function sayWords(text: string, { voice, slowness }: Reader, { flite, findWords, picos }: Engines) {
  if (voice === 'rms' || voice === 'slt') {
    const { sound, phones } = flite.say({ voice, text, stretch: slowness });
    const words = findWords(text, phones).map(({ startMs }, index) => ({ index, startMs }));
    return { samples: sound.samples, words };
  }
  const { samples } = picos[voice].say({ text, pitch: 100, speed: 100 / slowness });
  const from = Math.max(0, samples.findIndex((sample) => Math.abs(sample) > 0.01) - 80);
  const to = samples.findLastIndex((sample) => Math.abs(sample) > 0.01) + 80;
  return { samples: samples.slice(from, to), words: [{ index: 0, startMs: 5 }] };
}

function joined(pieces: readonly Float32Array[], length: number): Float32Array {
  const all = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** As a microphone hears it: quieter, in a room with walls, with something that hums. */
function inRoom(samples: Float32Array, { noiseDb, room }: Reader, dice: Dice): Sound {
  for (let i = 0; i < samples.length; i += 1) samples[i] = (samples[i] ?? 0) * 0.3;
  if (room) echo(samples, room);
  if (noiseDb) {
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    const level = Math.sqrt(power) * 10 ** (-noiseDb / 20);
    let hum = 0;
    for (let i = 0; i < samples.length; i += 1) {
      hum = 0.96 * hum + 0.28 * (dice() * 2 - 1) * Math.sqrt(3);
      samples[i] = (samples[i] ?? 0) + level * hum;
    }
  }
  return { samples, sampleRateHz: rateHz };
}

function echo(samples: Float32Array, share: number): void {
  for (const [delayMs, gain] of [
    [23, 3],
    [41, 2.2],
    [67, 1.6],
    [97, 1.1],
  ] as const) {
    const delay = Math.round((delayMs * rateHz) / 1000);
    for (let i = samples.length - 1; i >= delay; i -= 1)
      samples[i] = (samples[i] ?? 0) + gain * share * (samples[i - delay] ?? 0);
  }
}

function diceFrom(seed: number): Dice {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
