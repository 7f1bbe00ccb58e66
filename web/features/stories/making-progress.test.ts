import { describe, expect, it } from 'vitest';
import { nextProgress, progressWords } from './making-progress.ts';

describe('the bar while a story is written', () => {
  it.each([
    [0, 'Gathering characters and setting...'],
    [24.9, 'Gathering characters and setting...'],
    [25, 'Crafting the storyline...'],
    [50, 'Weaving the adventure...'],
    [75, 'Adding magical touches...'],
    [90, 'Almost ready!'],
    [100, 'Almost ready!'],
  ])('says at %d what is going on', (percent, words) => expect(progressWords(percent)).toBe(words));

  it('rises with each step and leaves the end to the story', () => {
    let percent = 0;
    for (let step = 0; step < 200; step += 1) {
      const next = nextProgress(percent, () => 0.9);
      expect(next > percent || next === 95).toBe(true);
      percent = next;
    }
    expect(percent).toBe(95);
  });
});
