import { describe, expect, it } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { fromLastNight } from './last-night.ts';

const asked = { question: 'What?', answer: 'That.' };
const breakfast = { find: asked, count: asked, ask: asked, words: [] };
const told = (id: string, at: string, more: object = { breakfast }) =>
  ({ id, createdAt: new Date(at).toISOString(), ...more }) as Story;

describe('what is asked in the morning', () => {
  const stories = [
    told('yesterday early', '2026-11-20T18:00:00'),
    told('yesterday late', '2026-11-20T20:00:00'),
    told('without questions', '2026-11-20T21:00:00', {}),
    told('the evening before', '2026-11-19T20:00:00'),
  ];
  const at = (time: string, from = stories) => fromLastNight(from, new Date(time))?.id;

  it('is from the newest story of the night before that has anything to ask', () => {
    expect(at('2026-11-21T07:30:00')).toBe('yesterday late');
    expect(at('2026-11-21T07:30:00', stories.slice(2))).toBeUndefined();
  });

  it('is asked neither at night nor by day', () => {
    expect(at('2026-11-21T04:59:00')).toBeUndefined();
    expect(at('2026-11-21T11:00:00')).toBeUndefined();
    expect(at('2026-11-20T21:00:00')).toBeUndefined();
  });
});
