import { setMaxListeners } from 'node:events';
import type { Mark, Voice } from '#contract/narration.ts';
import { lookAhead } from './look-ahead.ts';
import { markOf, wordMarks, type Span } from './marks.ts';
import { bytesPerMs, codecDelaySamples, openMp3Stream } from './mp3.ts';
import { createPacer } from './pacing.ts';
import { passagesOf } from './passages.ts';
import { speakable, type Respellings, type Speakable } from './speakable.ts';
import { outputRateHz, type Speaker, type SpokenPiece, type WordTime } from './speaker.ts';
import { createLeveller, voiced, warmed, type Voiced } from './warmth.ts';

export type NarrationRequest = {
  text: string;
  voice: Voice;
  respellings?: Respellings;
  /** Fires when nobody listens any more; the narration then ends at once and without an error. */
  signal: AbortSignal;
};

export type NarrationEvent =
  /** The next bytes of the MP3. */
  | { type: 'sound-made'; bytes: Uint8Array }
  /** A sentence whose sound was just given. */
  | { type: 'sentence-timed'; mark: Mark }
  /** Words of the earliest sentence that had none yet. */
  | { type: 'words-timed'; marks: Mark[] }
  /** All bytes were given; only words may follow. */
  | { type: 'sound-end'; durationMs: number }
  /** Everything was given. A stand-in's sound should not be kept as this narrator's. */
  | { type: 'narration-end'; durationMs: number; hasStandIn: boolean };

/** How many sentences are spoken ahead of the one that is given out. */
const sentencesAhead = 3;
/** Silence first: it is ready at once, so the listener's player starts while the first sentence is still being spoken. */
const leadMs = 200;
/** The last words must not be cut off by the end of the file. */
const tailMs = 1200;
/** What cannot be said passes in silence, a moment for each letter that is read along. */
const unsaidLetterMs = 60;
const longestUnsaidMs = 4000;

/**
 * Tells a text. In phases: cut it into breaths; write each as it is said; let it be spoken, three breaths ahead; colour and level
 * it; add the rest that follows; encode; mark. Words whose times are found later come later, in order.
 *
 * Where the speaker fails, the sound is brought to a proper end and then the failure is thrown as it came.
 */
export async function* narrate(
  request: NarrationRequest,
  speaker: Speaker,
): AsyncGenerator<NarrationEvent, void> {
  const stop = new AbortController();
  const signal = AbortSignal.any([request.signal, stop.signal]);
  // Every sentence under way listens to it, and so does every alignment that waits: more than the ten that Node finds suspicious.
  setMaxListeners(0, signal);
  const passages = passagesOf(request.text);
  const scripts = passages.map((passage) => speakable(passage.text, passage.charStart, request.respellings));
  const pacer = createPacer(passages, scripts, request.voice);
  const leveller = createLeveller();
  const words = createWordQueue();
  const mp3 = await openMp3Stream();
  let byteCount = 0;
  let sampleCount = 0;
  let hasStandIn = false;

  async function* encoded(samples: Float32Array): AsyncGenerator<NarrationEvent, void> {
    sampleCount += samples.length;
    for await (const bytes of mp3.encode(samples)) yield sounding(bytes);
  }
  function sounding(bytes: Uint8Array): NarrationEvent {
    byteCount += bytes.length;
    return { type: 'sound-made', bytes };
  }
  function* finished(): Generator<NarrationEvent, void> {
    yield sounding(mp3.finish());
    yield { type: 'sound-end', durationMs: Math.round(byteCount / bytesPerMs) };
  }
  async function spoken(index: number): Promise<SpokenPiece[]> {
    const pieces: SpokenPiece[] = [];
    const utterance = utteranceOf(scripts, index, request.voice, pacer.paceOf(index));
    if (utterance) for await (const piece of speaker.speak(utterance, signal)) pieces.push(piece);
    return pieces;
  }

  try {
    yield* encoded(silence(leadMs));
    let index = 0;
    for await (const pieces of lookAhead(passages.length, sentencesAhead, spoken)) {
      if (signal.aborted) return;
      const script = scripts[index] ?? { text: '', units: [] };
      hasStandIn ||= pieces.some((piece) => piece.isStandIn);
      const voice = script.text === '' ? unsaid(script) : voiced(pieces);
      const gain = leveller.gainFor(voice.samples) * 10 ** (pacer.softnessDbOf(index) / 20);
      const restMs = pacer.restAfterMs(index, (voice.samples.length / outputRateHz) * 1000);
      const span = spanOf(sampleCount, voice.samples.length);
      yield* encoded(warmed(voice, gain, samplesOf(restMs)));
      const passage = passages[index];
      if (passage) yield { type: 'sentence-timed', mark: markOf(span, passage) };
      words.add(pieces.at(-1)?.words, (times) => wordMarks(script, times, span, voice.leadMs));
      for (const marks of words.ready()) yield { type: 'words-timed', marks };
      index += 1;
    }
    if (signal.aborted) return;
    yield* encoded(silence(tailMs));
    yield* finished();
    for await (const marks of words.rest()) yield { type: 'words-timed', marks };
    yield { type: 'narration-end', durationMs: Math.round(byteCount / bytesPerMs), hasStandIn };
  } catch (error) {
    if (signal.aborted) return;
    yield* encoded(silence(tailMs));
    yield* finished();
    throw error;
  } finally {
    stop.abort();
  }
}

function utteranceOf(scripts: readonly Speakable[], index: number, voice: Voice, pace: number) {
  const text = scripts[index]?.text ?? '';
  if (text === '') return undefined;
  const before = scripts[index - 1]?.text;
  const after = scripts[index + 1]?.text;
  return {
    text,
    voice,
    pace,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}

function unsaid(script: Speakable): Voiced {
  const letters = script.units
    .flatMap(({ words }) => words)
    .reduce((sum, word) => sum + word.charEnd - word.charStart, 0);
  return { samples: silence(Math.min(longestUnsaidMs, letters * unsaidLetterMs)), leadMs: 0, room: 0 };
}

const msAt = (sample: number) => ((sample + codecDelaySamples) / outputRateHz) * 1000;

function spanOf(from: number, length: number): Span {
  return { startMs: msAt(from), endMs: msAt(from + length) };
}

function silence(ms: number): Float32Array {
  return new Float32Array(samplesOf(ms));
}

function samplesOf(ms: number): number {
  return Math.round((ms * outputRateHz) / 1000);
}

/** Marks of words in the order of their sentences, though their times are found in any order. */
function createWordQueue() {
  const queue: { marks: Mark[] | undefined; settled: Promise<Mark[]> }[] = [];
  return {
    add(times: Promise<WordTime[]> | undefined, marksFrom: (times: WordTime[]) => Mark[]) {
      // Without times, the marks still name every word, at a guess: reading along must not end because an aligner did.
      const settled = (times ?? Promise.resolve([])).then(marksFrom, () => marksFrom([]));
      const entry: (typeof queue)[number] = { marks: undefined, settled };
      void settled.then((marks) => (entry.marks = marks));
      queue.push(entry);
    },
    *ready(): Generator<Mark[], void> {
      while (queue[0]?.marks) {
        yield queue[0].marks;
        queue.shift();
      }
    },
    async *rest(): AsyncGenerator<Mark[], void> {
      for (const { settled } of queue.splice(0)) yield await settled;
    },
  };
}
