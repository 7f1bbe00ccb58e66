import { describe, expect, it } from 'vitest';
import { type Heard, isHandOnIt, isToldToItsEnd, type Known } from './hand-on-it.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 7, 0, seconds));
const known = (change: Partial<Known> = {}): Known => ({
  positionMs: 60_000,
  isPlaying: true,
  at: at(0),
  ...change,
});
const now = (change: Partial<Heard> = {}): Heard => ({
  positionMs: 64_000,
  isPlaying: true,
  isAsleep: false,
  isHeard: false,
  at: at(4),
  ...change,
});
const lengthMs = 300_000;

describe('a hand', () => {
  it.each<[string, Known, Heard]>([
    ['plays on, at a pace of its own', known(), now()],
    ['is told twice as fast', known(), now({ positionMs: 68_000 })],
    ['is told half as fast', known(), now({ positionMs: 62_000 })],
    ['was not heard of for a minute', known(), now({ positionMs: 118_000, at: at(60) })],
    ['is ended by the sleep timer', known(), now({ isPlaying: false, isAsleep: true })],
    [
      'comes to its last word',
      known({ positionMs: 297_000 }),
      now({ positionMs: 0, isPlaying: false, isHeard: true }),
    ],
    ['rests, as it did', known({ isPlaying: false }), now({ isPlaying: false })],
  ])('is not on what %s', (_what, before, after) => {
    expect(isHandOnIt(before, after, lengthMs)).toBe(false);
  });

  it.each<[string, Known, Heard]>([
    ['is paused', known(), now({ isPlaying: false })],
    ['goes on', known({ isPlaying: false }), now()],
    ['is moved on', known(), now({ positionMs: 94_000 })],
    ['is moved back', known(), now({ positionMs: 49_000 })],
    [
      'is stopped in its middle, though it was heard to its end before',
      known(),
      now({ positionMs: 0, isPlaying: false, isHeard: true }),
    ],
  ])('is on what %s', (_what, before, after) => {
    expect(isHandOnIt(before, after, lengthMs)).toBe(true);
  });

  it('is not presumed where nobody knows how long the telling is', () => {
    const end = now({ positionMs: 0, isPlaying: false, isHeard: true });
    expect(isToldToItsEnd(known(), end, null)).toBe(true);
    expect(isToldToItsEnd(known(), end, lengthMs)).toBe(false);
  });
});
