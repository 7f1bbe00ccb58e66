import { describe, expect, it } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { newestStory } from './newest-story.ts';

const story = (title: string, createdAt: string) => ({ title, createdAt }) as Story;

describe('the newest story', () => {
  it('is the one told last, also when a favourite stands before it', () => {
    const shelf = [
      story('The kite', '2026-03-01T19:00:00.000Z'),
      story('The lake', '2026-11-19T19:00:00.000Z'),
      story('The snail', '2026-11-02T19:00:00.000Z'),
    ];
    expect(newestStory(shelf)?.title).toBe('The lake');
  });

  it('is none on an empty shelf', () => expect(newestStory([])).toBeUndefined());
});
