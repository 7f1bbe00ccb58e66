// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { forgetNarration, noteNarration } from './narration-calls.ts';

const story = { id: 's1', narratorVoice: 'emma' } as Story;
const at = (name: string) => ({
  audioUrl: `/audio/${name}.mp3`,
  marksUrl: `/audio/${name}.json`,
  durationMs: 9,
});
const kept = () => JSON.parse(localStorage.getItem('lamplight.audio.s1.emma') ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

test('where a story can be heard is kept for its narrator, and a link that is known already stays', () => {
  noteNarration(story, at('first'));
  noteNarration(story, at('second'));
  expect(kept()).toEqual(at('first'));
  expect(localStorage.length).toBe(1);
  forgetNarration(story);
  expect(kept()).toBeNull();
});
