import type { Voice } from '#contract/narration.ts';
import type { Tone } from '../narrator.ts';
import type { FliteVoice } from './flite.ts';
import type { PicoLanguage } from './lingware.ts';

/**
 * How each of our people is made. `mouth` below 1 makes the vocal tract longer and the voice warmer, above 1 shorter. Both engines' women
 * are understood best with a tract that is an eighth longer than theirs, whatever their pitch, and the man with one a little shorter: so
 * they are told apart by pitch, and a young voice is young by pitch and pace alone.
 */
export type VoiceSettings = {
  mouth: number;
  /** How much higher the voice goes when it speaks somebody's words. */
  dialoguePitch: number;
  tone: Tone;
} & (
  | { engine: 'pico'; language: PicoLanguage; pitch: number; speed: number }
  | { engine: 'flite'; voice: FliteVoice; pitch: number; stretch: number }
);

/** Pico is dark: speech has ten decibels more between 3 and 5 kHz, where consonants live. */
const picoTone = (lowCutHz: number, brightnessDb: number, room: number): Tone => ({
  room,
  bands: [
    { shape: 'low-cut', frequencyHz: lowCutHz },
    { shape: 'peak', frequencyHz: 520, q: 0.6, gainDb: -5 },
    { shape: 'high-shelf', frequencyHz: 3000, gainDb: brightnessDb },
  ],
});

/** Flite's woman booms a little and hisses a little. */
const sltTone: Tone = {
  room: 0.006,
  bands: [
    { shape: 'low-cut', frequencyHz: 75 },
    { shape: 'low-shelf', frequencyHz: 230, gainDb: -4 },
    { shape: 'high-shelf', frequencyHz: 6000, gainDb: -3 },
  ],
};

/** Flite's man is a little hollow around 1 kHz and a little sharp above 4. */
const rmsTone: Tone = {
  room: 0.005,
  bands: [
    { shape: 'peak', frequencyHz: 1000, q: 0.6, gainDb: 3 },
    { shape: 'high-shelf', frequencyHz: 4500, gainDb: -2 },
  ],
};

export const voiceSettings: Record<Voice, VoiceSettings> = {
  emma: {
    engine: 'pico',
    language: 'en-US',
    pitch: 93,
    speed: 84,
    mouth: 0.9,
    dialoguePitch: 1,
    tone: picoTone(70, 6.5, 0.006),
  },
  david: {
    engine: 'flite',
    voice: 'rms',
    pitch: 1,
    stretch: 1.14,
    mouth: 1.05,
    dialoguePitch: 1,
    tone: rmsTone,
  },
  maya: {
    engine: 'pico',
    language: 'en-US',
    pitch: 140,
    speed: 90,
    mouth: 0.88,
    dialoguePitch: 1.06,
    tone: picoTone(80, 8, 0.006),
  },
  shimmer: {
    engine: 'flite',
    voice: 'slt',
    pitch: 1.16,
    stretch: 1.2,
    mouth: 0.88,
    dialoguePitch: 1,
    tone: sltTone,
  },
};

/** Everybody again by Flite alone, for the evening on which Pico does not work. */
export const fliteVoiceSettings: Record<Voice, VoiceSettings> = {
  ...voiceSettings,
  emma: {
    engine: 'flite',
    voice: 'slt',
    pitch: 1,
    stretch: 1.25,
    mouth: 0.95,
    dialoguePitch: 1,
    tone: sltTone,
  },
  maya: {
    engine: 'flite',
    voice: 'slt',
    pitch: 1.16,
    stretch: 1.12,
    mouth: 1,
    dialoguePitch: 1.06,
    tone: sltTone,
  },
};
