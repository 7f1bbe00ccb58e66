import { describe, expect, it } from 'vitest';
import { afterWords, clockWords, dayWords, monthWords, namesWords, timesWords } from './evening-words.ts';

describe('an evening in words', () => {
  it.each([
    [0, 'at once'],
    [1, 'after a minute'],
    [23, 'after 23 minutes'],
  ])('was left alone: %i', (minutes, words) => expect(afterWords(minutes)).toBe(words));

  it('has its day, its month and its hour as a family reads them', () => {
    expect(dayWords('2026-11-20')).toMatch(/^Friday,? 20 November$/);
    expect(monthWords('2026-11')).toBe('November');
    expect(clockWords('19:05')).toMatch(/7:05\spm/i);
  });

  it('is counted and shared', () => {
    expect([timesWords(1), timesWords(3)]).toEqual(['one evening', '3 evenings']);
    expect(namesWords(['Mia', 'Theo'])).toBe('Mia and Theo');
  });
});
