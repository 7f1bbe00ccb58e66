import { expect, it } from 'vitest';
import type { Kept } from './kept-stories.ts';
import { whatIsHere } from './kept-words.ts';

const silent = { narration: null };
const told: Pick<Kept, 'narration'> = {
  narration: { audioUrl: '/sound', marksUrl: '/marks', durationMs: 1 },
};

it.each([
  [[], ''],
  [[silent], 'The story kept on this device is here, and can be read.'],
  [[told], 'The story kept on this device is here, and can be read and heard.'],
  [[silent, silent], 'The stories kept on this device are here, and can be read.'],
  [
    [told, silent, silent],
    'The stories kept on this device are here, and can be read; one of them can be heard, too.',
  ],
  [
    [told, told, silent],
    'The stories kept on this device are here, and can be read; 2 of them can be heard, too.',
  ],
  [[told, told], 'The stories kept on this device are here, and can be read and heard.'],
])('says what can be read and what can be heard without the house', (kept, words) => {
  expect(whatIsHere(kept)).toBe(words);
});
