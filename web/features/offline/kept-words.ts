import type { Kept } from './kept-stories.ts';

/** What there is without the house, in a sentence: what can be heard, and not only what can be read. */
export function whatIsHere(kept: readonly Pick<Kept, 'narration'>[]): string {
  if (kept.length === 0) return '';
  const heard = kept.filter(({ narration }) => narration !== null).length;
  const stories =
    kept.length === 1 ? 'The story kept on this device is here' : 'The stories kept on this device are here';
  if (heard === 0) return `${stories}, and can be read.`;
  if (heard === kept.length) return `${stories}, and can be read and heard.`;
  return `${stories}, and can be read; ${heard === 1 ? 'one of them' : `${heard} of them`} can be heard, too.`;
}
