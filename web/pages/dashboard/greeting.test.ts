import { describe, expect, it } from 'vitest';
import { greetingAt, shelfWords } from './greeting.ts';

describe('the home screen', () => {
  it.each([
    [4, 'Good evening'],
    [5, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [16, 'Good afternoon'],
    [17, 'Good evening'],
    [23, 'Good evening'],
    [0, 'Good evening'],
  ])('at %i o’clock says %s', (hour, hello) => expect(greetingAt(hour).hello).toBe(hello));

  it('does not say that the day is done before it is', () => {
    expect(greetingAt(19).words).toMatch(/^The day is done/);
    expect(greetingAt(9).words).not.toMatch(/done/);
  });

  it.each([
    [0, '0 stories on your shelf'],
    [1, '1 story on your shelf'],
    [1_250, '1,250 stories on your shelf'],
  ])('counts %i as “%s”', (count, words) => expect(shelfWords(count)).toBe(words));
});
