import { describe, expect, it } from 'vitest';
import { lookUpOutcomes, type PlaylistChange } from '#contract/sleep.ts';
import { changeInWords, lookUpWords, tracksInWords } from './sleep-words.ts';

const [rain, waves] = [
  { id: 'a', name: 'Rain' },
  { id: 'b', name: 'Waves' },
];
const change = (before: PlaylistChange['before'], after: PlaylistChange['after']): PlaylistChange => ({
  changedAt: '2026-11-20T19:00:00.000Z',
  changedBy: 'Anna',
  before,
  after,
});

describe('the sleep playlist in words', () => {
  it.each([
    [0, '0 tracks'],
    [1, '1 track'],
    [1_250, '1,250 tracks'],
  ])('counts %i as “%s”', (count, words) => expect(tracksInWords(count)).toBe(words));

  it.each([
    [null, rain, 'chose “Rain”'],
    [rain, waves, 'changed “Rain” to “Waves”'],
    [rain, { ...rain, name: 'Soft rain' }, 'renamed “Rain” to “Soft rain”'],
    [rain, rain, 'updated “Rain”'],
  ])('tells a change from %j to %j', (before, after, words) =>
    expect(changeInWords(change(before, after))).toBe(words),
  );

  it('says that a playlist is kept whenever the look-up found nothing, and nothing where nobody was asked', () => {
    const said = lookUpOutcomes.map((outcome) => [outcome, lookUpWords(outcome)?.includes('is kept')]);
    expect(Object.fromEntries(said)).toEqual({
      found: undefined,
      unasked: undefined,
      unknown: true,
      failed: true,
    });
  });
});
