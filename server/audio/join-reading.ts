import type { Mark, Marks } from '#contract/narration.ts';
import { yieldWhenDue } from '#server/platform/event-loop.ts';
import { calmRests } from './calm-rests.ts';
import { biquadFor, filterInPlace } from './filters.ts';
import { markOf, type Span, wordMarks } from './marks.ts';
import { bytesPerMs, codecDelaySamples, openMp3Stream } from './mp3.ts';
import { leadMs, tailMs } from './pacing.ts';
import { passagesOf, type Passage } from './passages.ts';
import { speakable, type Respellings, type Speakable } from './speakable.ts';
import type { Sound, WordTime } from '#server/narrators/narrator.ts';
import { outputRateHz } from './speaker.ts';
import { createLeveller, levelled } from './level-and-colour.ts';

/** What was read in one go: its place in the story, and how it sounds, at the output's rate. */
export type ReadPart = {
  text: string;
  charStart: number;
  beginsParagraph: boolean;
  samples: () => Promise<Float32Array>;
};

/** When a sentence of a page was heard; without words, nobody is sure which of them is heard when. */
type Followed = { startMs: number; endMs: number; words: WordTime[] | null };

export type ReadingToJoin = {
  parts: readonly ReadPart[];
  /** Something that is said to the family after the story. */
  message?: () => Promise<Float32Array>;
  respellings?: Respellings;
  follow: (sentences: readonly string[], sound: Sound, signal: AbortSignal) => Promise<Followed[]>;
  signal: AbortSignal;
};

export type JoinedReading = { bytes: Uint8Array; marks: Marks };

/** A hand on the table, a lorry in the street: no voice is so deep. */
const rumble = { shape: 'low-cut', frequencyHz: 70 } as const;

/** Our own rests, since every part begins and ends with its first and last word. */
const rests = { paragraphMs: 1000, partMs: 480, messageMs: 1800 };

/**
 * Makes one narration of what somebody has read: each part without rumble and overlong rests, as loud as our narrators, joined with our
 * rests to one MP3; and every sentence and word found in it, part by part.
 */
export async function joinReading(reading: ReadingToJoin): Promise<JoinedReading> {
  const { parts, message, signal } = reading;
  const mp3 = await openMp3Stream();
  const chunks: Uint8Array[] = [];
  const sentences: Mark[] = [];
  const words: Mark[] = [];
  let sampleCount = 0;
  const encode = async (samples: Float32Array) => {
    sampleCount += samples.length;
    for await (const bytes of mp3.encode(samples)) chunks.push(bytes);
  };

  await encode(silence(leadMs));
  for (const [index, part] of parts.entries()) {
    signal.throwIfAborted();
    const voice = await bareVoice(part.samples);
    const startMs = msAt(sampleCount);
    const next = parts[index + 1];
    const restMs = next ? (next.beginsParagraph ? rests.paragraphMs : rests.partMs) : 0;
    // Its words are looked for while it is made loud and small.
    const finding = placed(part, voice.slice(), startMs, reading);
    finding.catch(() => undefined);
    await encode(await asLoudAsNarrators(voice, restMs));
    const found = await finding;
    sentences.push(...found.sentences);
    words.push(...found.words);
  }
  if (message) {
    await encode(silence(rests.messageMs));
    await encode(await asLoudAsNarrators(await bareVoice(message), 0));
  }
  await encode(silence(tailMs));
  chunks.push(mp3.finish());
  const bytes = Buffer.concat(chunks);
  const durationMs = Math.round(bytes.length / bytesPerMs);
  return { bytes, marks: { isFinal: true, durationMs, sentences, words } };
}

async function bareVoice(read: () => Promise<Float32Array>): Promise<Float32Array> {
  const turn = yieldWhenDue();
  const samples = (await read()).slice();
  filterInPlace(samples, biquadFor(rumble, outputRateHz));
  await turn();
  return calmRests(samples);
}

/** Each part by itself: one evening the microphone lies on the quilt, the next it is in the hand. */
export function asLoudAsNarrators(voice: Float32Array, restMs: number): Promise<Float32Array> {
  const gain = createLeveller().gainFor(voice);
  return levelled({ samples: voice, leadMs: 0, room: 0 }, gain, samplesOf(restMs));
}

async function placed(
  part: ReadPart,
  samples: Float32Array,
  partStartMs: number,
  { follow, respellings, signal }: ReadingToJoin,
): Promise<{ sentences: Mark[]; words: Mark[] }> {
  const passages = passagesOf(part.text).map((passage): Passage => ({
    ...passage,
    charStart: passage.charStart + part.charStart,
    charEnd: passage.charEnd + part.charStart,
  }));
  const scripts = passages.map((passage) => speakable(passage.text, passage.charStart, respellings));
  const wholeMs = (samples.length / outputRateHz) * 1000;
  const followed = await follow(
    scripts.map(({ text }) => text),
    { samples, sampleRateHz: outputRateHz },
    signal,
  );
  const marks: { sentences: Mark[]; words: Mark[] } = { sentences: [], words: [] };
  let lastMs = 0;
  for (const [index, passage] of passages.entries()) {
    const { startMs, endMs, words } = followed[index] ?? { startMs: lastMs, endMs: lastMs, words: null };
    const from = Math.min(wholeMs, Math.max(lastMs, startMs));
    const to = Math.min(wholeMs, Math.max(from, endMs));
    lastMs = to;
    const span = { startMs: partStartMs + from, endMs: partStartMs + to };
    const sentence = markOf(span, passage);
    marks.sentences.push(sentence);
    const script = scripts[index];
    if (words && script) marks.words.push(...wordsIn(script, words, span, partStartMs));
    // Where nobody is sure of the words the whole sentence is lit.
    else marks.words.push(sentence);
  }
  return marks;
}

function wordsIn(script: Speakable, words: readonly WordTime[], span: Span, partStartMs: number): Mark[] {
  // Times are counted from the beginning of the part, and not of the sentence.
  return wordMarks(script, words, span, span.startMs - partStartMs);
}

const msAt = (sample: number) => ((sample + codecDelaySamples) / outputRateHz) * 1000;
const samplesOf = (ms: number) => Math.round((ms * outputRateHz) / 1000);
const silence = (ms: number) => new Float32Array(samplesOf(ms));

/** Below this nobody is speaking: the loudest half second of a whisper near a phone is ten decibels above. */
const faintestVoiceDb = -52;

/** Whether somebody can be heard at all. */
export function isHeard(samples: Float32Array): boolean {
  const length = outputRateHz / 2;
  for (let at = 0; at < samples.length; at += length) {
    const end = Math.min(samples.length, at + length);
    let [sum, squares] = [0, 0];
    for (let i = at; i < end; i += 1) {
      sum += samples[i] ?? 0;
      squares += (samples[i] ?? 0) ** 2;
    }
    const mean = sum / (end - at);
    const power = squares / (end - at) - mean * mean;
    if (10 * Math.log10(power + 1e-12) > faintestVoiceDb) return true;
  }
  return false;
}
