import type { Voice } from '#contract/narration.ts';
import { expectedMinutes } from './pacing.ts';
import { readText } from './reading.ts';

/** How long this text will be, aloud. */
export async function estimateMinutes(text: string, voice: Voice): Promise<number> {
  return expectedMinutes(await readText(text), voice);
}
