import type { Voice } from '#contract/narration.ts';
import { expectedMinutes } from './pacing.ts';
import { passagesOf } from './passages.ts';
import { speakable } from './speakable.ts';

/** How long this text will be, aloud. */
export function estimateMinutes(text: string, voice: Voice): number {
  const passages = passagesOf(text);
  const scripts = passages.map((passage) => speakable(passage.text, passage.charStart));
  return expectedMinutes(passages, scripts, voice);
}
