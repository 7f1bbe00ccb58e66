import type { Voice } from '#contract/narration.ts';
import type { Tone } from '../narrator.ts';
import type { FliteVoice } from './flite.ts';
import type { PicoLanguage } from './lingware.ts';

/**
 * How each of our people is made. `mouth` below 1 makes the vocal tract longer and the voice warmer, and a recogniser understands it
 * better; above 1 nobody understands it any more, so a young voice gets its youth from pitch and pace alone.
 */
export type Recipe = {
  mouth: number;
  /** How much higher the voice goes when it speaks somebody's words. */
  dialoguePitch: number;
  tone: Tone;
} & (
  | { engine: 'pico'; language: PicoLanguage; pitch: number; speed: number }
  | { engine: 'flite'; voice: FliteVoice; pitch: number; stretch: number }
);

export const recipes: Record<Voice, Recipe> = {
  emma: {
    engine: 'pico',
    language: 'en-US',
    pitch: 98,
    speed: 84,
    mouth: 0.95,
    dialoguePitch: 1,
    tone: {
      room: 0.02,
      bands: [
        { shape: 'low-cut', frequencyHz: 70 },
        { shape: 'peak', frequencyHz: 520, q: 0.6, gainDb: -4 },
        { shape: 'high-shelf', frequencyHz: 3500, gainDb: 5 },
      ],
    },
  },
  david: {
    engine: 'flite',
    voice: 'rms',
    pitch: 1,
    stretch: 1.14,
    mouth: 1,
    dialoguePitch: 1,
    tone: {
      room: 0.02,
      bands: [
        { shape: 'low-cut', frequencyHz: 60 },
        { shape: 'peak', frequencyHz: 1000, q: 0.6, gainDb: 5 },
        { shape: 'high-shelf', frequencyHz: 4500, gainDb: -4 },
      ],
    },
  },
  maya: {
    engine: 'pico',
    language: 'en-US',
    pitch: 118,
    speed: 93,
    mouth: 1,
    dialoguePitch: 1.1,
    tone: {
      room: 0.015,
      bands: [
        { shape: 'low-cut', frequencyHz: 80 },
        { shape: 'peak', frequencyHz: 520, q: 0.6, gainDb: -4 },
        { shape: 'high-shelf', frequencyHz: 3500, gainDb: 6 },
      ],
    },
  },
  shimmer: {
    engine: 'pico',
    language: 'en-GB',
    pitch: 104,
    speed: 86,
    mouth: 1,
    dialoguePitch: 1,
    tone: {
      room: 0.03,
      bands: [
        { shape: 'low-cut', frequencyHz: 80 },
        { shape: 'low-shelf', frequencyHz: 320, gainDb: -4 },
        { shape: 'peak', frequencyHz: 2300, q: 0.8, gainDb: 3 },
      ],
    },
  },
};

const sltTone: Tone = {
  room: 0.02,
  bands: [
    { shape: 'low-cut', frequencyHz: 75 },
    { shape: 'low-shelf', frequencyHz: 230, gainDb: -4 },
    { shape: 'high-shelf', frequencyHz: 6000, gainDb: -3 },
  ],
};

/** Everybody again by Flite alone, for the evening on which Pico does not work. */
export const fliteRecipes: Record<Voice, Recipe> = {
  emma: {
    engine: 'flite',
    voice: 'slt',
    pitch: 1,
    stretch: 1.25,
    mouth: 0.97,
    dialoguePitch: 1,
    tone: sltTone,
  },
  david: recipes.david,
  maya: {
    engine: 'flite',
    voice: 'slt',
    pitch: 1.14,
    stretch: 1.12,
    mouth: 1,
    dialoguePitch: 1.08,
    tone: sltTone,
  },
  shimmer: {
    engine: 'flite',
    voice: 'slt',
    pitch: 1.07,
    stretch: 1.18,
    mouth: 1,
    dialoguePitch: 1,
    tone: sltTone,
  },
};
