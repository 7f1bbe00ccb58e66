import type { Voice } from '#contract/narration.ts';
import { ProviderFailure } from '#server/platform/provider-failure.ts';

/** Mono sound: numbers between -1 and 1, and how many of them make a second. */
export type Sound = { samples: Float32Array; sampleRateHz: number };

/** When a word is heard, counted from the start of its utterance; offsets are those of the utterance's text. */
export type WordTime = { charStart: number; charEnd: number; startMs: number; endMs: number };

/** What the ear should be given more or less of, in the order the bands are applied. */
export type ToneBand = {
  shape: 'low-cut' | 'low-shelf' | 'high-shelf' | 'peak';
  frequencyHz: number;
  gainDb?: number;
  q?: number;
};

/** How an engine's bare sound becomes the voice that a family knows. */
export type Tone = {
  bands: readonly ToneBand[];
  /** The share of the room that is heard beside the voice; above 0.01 a recogniser begins to miss words. */
  room: number;
};

/** One breath: what a narrator is asked to say at once. */
export type Utterance = {
  /** Speakable: plain letters, spelled-out numbers, at most a few hundred characters. */
  text: string;
  /** Whose voice; every narrator has an answer to each of ours. */
  voice: Voice;
  /** 1 is this voice at its bedtime pace, 0.9 is a tenth slower. */
  pace: number;
  /** How it wants to be told, for engines that can be told so; its pace, its rests and how near it sounds are seen to without them. */
  manner?: {
    /** Most of it is said by somebody in the story. */
    isSpeech: boolean;
    /** A line that comes again and again. */
    isRefrain: boolean;
    /** The story goes to sleep. */
    isHushed: boolean;
  };
  /** What was said just before, for engines that carry a melody from one breath to the next. */
  before?: string;
  /** What will be said next, for the same reason. */
  after?: string;
};

/** A piece of an utterance, given as soon as it exists. */
export type SpokenPiece = Sound & {
  /** How this sound wants to be coloured; absent where the engine already sounds as it should. */
  tone?: Tone;
  /** On the last piece: when each word is heard. It may come after the sound, which never waits for it. */
  words?: Promise<WordTime[]>;
  /** True where somebody else speaks for a narrator that could not: good enough to hear, not to keep under its name. */
  isStandIn?: boolean;
};

/** Something that speaks. It knows no story, no family and no network address of ours. */
export type Narrator = {
  /** Who this is, in logs and in the names of finished sounds. */
  name: string;
  /** Changes whenever the same words would sound different, so that sound kept from before is not mistaken for it. */
  version: string;
  /** Speaks; stops at once, without throwing, when the signal fires; fails only with a NarratorFailure. */
  speak: (utterance: Utterance, signal: AbortSignal) => AsyncIterable<SpokenPiece>;
  /** Ends every thread and connection; what is being said breaks off. */
  close: () => Promise<void>;
};

/** Finds out when each word of a text is heard in sound that somebody else made. */
export type WordAligner = (text: string, sound: Sound, signal: AbortSignal) => Promise<WordTime[]>;

/** A sentence that somebody read aloud. Without words it is not sure which is heard when; it has no length where it was left out. */
export type FollowedSentence = { startMs: number; endMs: number; words: WordTime[] | null };

/** Finds out when each sentence and word of a page is heard in the sound of somebody who read it, as people read. */
export type ReaderFollower = (
  sentences: readonly string[],
  sound: Sound,
  signal: AbortSignal,
) => Promise<FollowedSentence[]>;

export class NarratorFailure extends ProviderFailure {
  override readonly name = 'NarratorFailure';
}

/** Whatever was thrown, in our vocabulary: what nobody named is `broken`. */
export function asNarratorFailure(error: unknown, who: string): NarratorFailure {
  if (error instanceof NarratorFailure) return error;
  return new NarratorFailure('broken', `${who} failed`, { cause: error });
}

/** Pieces of one rate, one after the other. */
export function joinedSamples(pieces: readonly { samples: Float32Array }[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, piece) => sum + piece.samples.length, 0));
  let at = 0;
  for (const { samples } of pieces) {
    whole.set(samples, at);
    at += samples.length;
  }
  return whole;
}
