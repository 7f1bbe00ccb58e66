import type { Voice } from '#contract/narration.ts';

/** What the pipeline needs from whoever speaks. It knows no engine; a narrator fits without knowing of us. */
export type Speaker = {
  speak: (utterance: Utterance, signal: AbortSignal) => AsyncIterable<SpokenPiece>;
};

export type Utterance = {
  text: string;
  voice: Voice;
  pace: number;
  manner?: { isSpeech: boolean; isRefrain: boolean; isHushed: boolean };
  before?: string;
  after?: string;
};

export type Sound = { samples: Float32Array; sampleRateHz: number };

export type SpokenPiece = Sound & {
  tone?: Tone;
  words?: Promise<WordTime[]>;
  isStandIn?: boolean;
};

/** Offsets in the utterance's text, times from its first sample. */
export type WordTime = { charStart: number; charEnd: number; startMs: number; endMs: number };

export type Tone = { bands: readonly ToneBand[]; room: number };

export type ToneBand = {
  shape: 'low-cut' | 'low-shelf' | 'high-shelf' | 'peak';
  frequencyHz: number;
  gainDb?: number;
  q?: number;
};

/** The rate of everything behind the engines. One MP3 frame is then 576 samples, 24 ms and 144 bytes. */
export const outputRateHz = 24_000;
