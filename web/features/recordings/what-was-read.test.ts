import { expect, it } from 'vitest';
import { dayInWords } from '#web/platform/language.ts';
import { whatWasRead } from './what-was-read.ts';

const recording = { createdAt: '2026-11-21T18:00:00.000Z', durationMs: 245_600, hasMessage: false };

it('tells two readings by one person apart by their day, their length and what follows the story', () => {
  const day = dayInWords(recording.createdAt);
  expect(whatWasRead(recording)).toBe(`${day}, 4:06`);
  expect(whatWasRead({ ...recording, hasMessage: true, durationMs: 60_000 })).toBe(
    `${day}, 1:00, with a word for you`,
  );
  expect(whatWasRead({ ...recording, durationMs: null })).toBe(day);
});
