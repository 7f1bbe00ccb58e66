import type { Sound } from '../narrator.ts';

export type KokoroJob = { text: string; voice: string; pace: number };
export type KokoroAnswer = { sound: Sound };
export type KokoroThreadSettings = {
  modelFolder: string;
  /** Beside which its packages lie. */
  packagesFolder: string;
};

/** How a thread tells us that the operator has not installed the engine. */
export const notInstalled = 'kokoro-js is not installed';
