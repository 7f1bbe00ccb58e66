import { describe, expect, it } from 'vitest';
import { afterWords, dayWords, monthWords, timesWords } from './evening-words.ts';

describe('an evening in words', () => {
  it.each([
    [0, 'at once'],
    [1, 'after a minute'],
    [23, 'after 23 minutes'],
  ])('was left alone: %i', (minutes, words) => expect(afterWords(minutes)).toBe(words));

  it('has its day and its month as a family reads them', () => {
    expect(dayWords('2026-11-20')).toMatch(/^Friday,? 20 November$/);
    expect(monthWords('2026-11')).toBe('November');
  });

  it('is counted', () => {
    expect([timesWords(1), timesWords(3)]).toEqual(['one evening', '3 evenings']);
  });
});
