import { describe, expect, it } from 'vitest';
import { dayIn, englishAmong, languagesIn, spelledIn } from './english.ts';

describe('the English of a family', () => {
  it.each([
    [['en-US', 'en'], 'en-US'],
    [['de-DE', 'en-GB', 'de'], 'en-GB'],
    [['en'], 'en'],
    [['mi-NZ', 'fr'], 'en-NZ'],
    [[], 'en-NZ'],
    [['end-of-all', 'en-"><script>'], 'en-NZ'],
  ])('%j is %s', (languages, english) => {
    expect(englishAmong(languages)).toBe(english);
  });

  it('is read from a header with what is dearest first', () => {
    expect(languagesIn('de;q=0.4, en-GB;q=0.8,en-US')).toEqual(['en-US', 'en-GB', 'de']);
    expect(languagesIn(undefined)).toEqual([]);
  });

  it('writes its dates', () => {
    // Of the place where it is read.
    const day = new Date(2026, 10, 20, 12);
    expect(dayIn('en-US', day)).toBe('November 20, 2026');
    expect(dayIn('en-GB', day)).toBe('20 November 2026');
    expect(dayIn('en-NZ', day)).toBe('20 November 2026');
  });

  it('spells its words, and only those that it spells otherwise', () => {
    expect(spelledIn('en-US', 'Colour')).toBe('Color');
    expect(spelledIn('en-US', 'Neighbour, best friend, teddy …')).toBe('Neighbor, best friend, teddy …');
    expect(spelledIn('en-US', 'It is cancelled, Mum.')).toBe('It is canceled, Mom.');
    for (const english of ['en-GB', 'en-NZ', 'en'])
      expect(spelledIn(english, 'Mum’s colour')).toBe('Mum’s colour');
  });
});
