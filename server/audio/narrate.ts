import { setMaxListeners } from 'node:events';
import { eveningFrom } from '#contract/manners.ts';
import type { Mark, Voice } from '#contract/narration.ts';
import { lookAhead } from './look-ahead.ts';
import { markOf, wordMarks, type Span } from './marks.ts';
import { bytesPerMs, codecDelaySamples, openMp3Stream, type Mp3Stream } from './mp3.ts';
import { createPacer, expectedMinutes, leadMs, tailMs } from './pacing.ts';
import { readText, type Reading } from './reading.ts';
import type { Respellings, Speakable } from './speakable.ts';
import type { SpokenPiece, WordTime } from '#server/narrators/narrator.ts';
import { outputRateHz, type Speaker } from './speaker.ts';
import { createLeveller, voiced, levelled, type Voiced } from './level-and-colour.ts';

export type NarrationRequest = {
  text: string;
  voice: Voice;
  respellings?: Respellings;
  /** Fires when nobody listens any more; the narration then ends at once and without an error. */
  signal: AbortSignal;
  /** Told of each breath that the speaker is asked for, in characters of the text, and of one that failed, with a minus. */
  onAsked?: (characters: number) => void;
};

export type NarrationEvent =
  /** Before any sound: how long all of it will be, told to a voice that keeps to its tempo. */
  | { type: 'length-expected'; durationMs: number }
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

/** Changes whenever the same speech would be made into another sound; kept sound is known by this, the narrator's name and version. */
export const soundVersion = '2';

/** How many sentences are spoken ahead of the one that is given out. */
const sentencesAhead = 3;
/** How many sentences may be heard before their words are found. */
const sentencesBehind = 8;
/** Who sits nearer is heard with less of the room. */
const roomLeftOutOfSpeech = 0.6;
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
  openStream: () => Promise<Mp3Stream> = openMp3Stream,
): AsyncGenerator<NarrationEvent, void> {
  const stop = new AbortController();
  const { signal } = stop;
  const leave = () => stop.abort();
  request.signal.addEventListener('abort', leave, { once: true });
  if (request.signal.aborted) leave();
  // Every sentence under way listens to it, and so does every alignment that waits: more than the ten that Node finds suspicious.
  setMaxListeners(0, signal);
  const reading = await readText(request.text, request.respellings);
  const { passages, scripts, manners } = reading;
  const pacer = createPacer(reading, request.voice);
  const leveller = createLeveller();
  const words = createWordQueue();
  const mp3 = await openStream();
  let byteCount = 0;
  let sampleCount = 0;
  let hasStandIn = false;
  let lengthMs: number | undefined;

  async function* encoded(samples: Float32Array): AsyncGenerator<NarrationEvent, void> {
    sampleCount += samples.length;
    for await (const bytes of mp3.encode(samples)) yield sounding(bytes);
  }
  function sounding(bytes: Uint8Array): NarrationEvent {
    byteCount += bytes.length;
    return { type: 'sound-made', bytes };
  }
  async function* finished(): AsyncGenerator<NarrationEvent, void> {
    yield* encoded(silence(tailMs));
    yield sounding(mp3.finish());
    lengthMs = Math.round(byteCount / bytesPerMs);
    yield { type: 'sound-end', durationMs: lengthMs };
  }
  async function spoken(index: number): Promise<SpokenPiece[]> {
    const pieces: SpokenPiece[] = [];
    const utterance = utteranceOf(reading, index, request.voice, pacer.paceOf(index));
    if (!utterance || signal.aborted) return pieces;
    const characters = passages[index]?.text.length ?? 0;
    // Counted before it is spoken: who leaves in the middle has had it asked for, and a vendor is paid for that.
    request.onAsked?.(characters);
    try {
      for await (const piece of speaker.speak(utterance, signal)) pieces.push(piece);
    } catch (error) {
      request.onAsked?.(-characters);
      throw error;
    }
    return pieces;
  }

  try {
    yield { type: 'length-expected', durationMs: expectedMinutes(reading, request.voice) * 60_000 };
    yield* encoded(silence(leadMs));
    let index = 0;
    for await (const pieces of lookAhead(passages.length, sentencesAhead, spoken)) {
      if (signal.aborted) return;
      const script = scripts[index] ?? { text: '', units: [] };
      hasStandIn ||= pieces.some((piece) => piece.isStandIn);
      const heard = await voiced(pieces);
      const voice = heard.samples.length > 0 ? heard : unsaid(script);
      const gain = leveller.gainFor(voice.samples) * 10 ** (pacer.loudnessDbOf(index) / 20);
      const restMs = pacer.restAfterMs(index, (voice.samples.length / outputRateHz) * 1000);
      const span = spanOf(sampleCount, voice.samples.length);
      const room = voice.room * (1 - roomLeftOutOfSpeech * (manners[index]?.speech ?? 0));
      yield* encoded(await levelled({ ...voice, room }, gain, samplesOf(restMs)));
      const passage = passages[index];
      if (passage) yield { type: 'sentence-timed', mark: markOf(span, passage) };
      words.add(pieces.at(-1)?.words, (times) => wordMarks(script, times, span, voice.leadMs));
      for await (const marks of words.ready()) yield { type: 'words-timed', marks };
      index += 1;
    }
    if (signal.aborted) return;
    yield* finished();
    for await (const marks of words.rest()) yield { type: 'words-timed', marks };
    yield { type: 'narration-end', durationMs: Math.round(byteCount / bytesPerMs), hasStandIn };
  } catch (error) {
    if (signal.aborted) return;
    if (lengthMs === undefined) yield* finished();
    throw error;
  } finally {
    request.signal.removeEventListener('abort', leave);
    stop.abort();
  }
}

function utteranceOf({ scripts, manners }: Reading, index: number, voice: Voice, pace: number) {
  const text = scripts[index]?.text ?? '';
  if (text === '') return undefined;
  const manner = manners[index];
  const before = scripts[index - 1]?.text;
  const after = scripts[index + 1]?.text;
  return {
    text,
    voice,
    pace,
    ...(manner && {
      manner: {
        isSpeech: manner.speech > 0.5,
        isRefrain: manner.isRefrain,
        isHushed: manner.place > eveningFrom,
      },
    }),
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
    /** What is known; and if too much is not, it is waited for, so that a busy aligner is not buried. */
    async *ready(): AsyncGenerator<Mark[], void> {
      for (;;) {
        const [first] = queue;
        if (!first || (!first.marks && queue.length <= sentencesBehind)) return;
        yield await first.settled;
        queue.shift();
      }
    },
    async *rest(): AsyncGenerator<Mark[], void> {
      for (const { settled } of queue.splice(0)) yield await settled;
    },
  };
}
