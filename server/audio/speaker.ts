import type { Narrator } from '#server/narrators/narrator.ts';

/** What the pipeline needs from whoever speaks. It knows no engine. */
export type Speaker = Pick<Narrator, 'speak'>;

/** The rate of everything behind the engines. One MP3 frame is then 576 samples, 24 ms and 144 bytes. */
export const outputRateHz = 24_000;
