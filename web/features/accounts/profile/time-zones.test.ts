import { describe, expect, it } from 'vitest';
import { timeZoneHere } from './time-zones.ts';

describe('the clock of a new family', () => {
  it.each([
    ['Pacific/Auckland', 'Pacific/Auckland'],
    ['America/New_York', 'America/New_York'],
    // Not on the list, and the same time as one that is.
    ['America/Toronto', 'America/New_York'],
    ['Europe/Vienna', 'Europe/Paris'],
    ['Antarctica/McMurdo', 'Pacific/Auckland'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    // The same in winter alone is another clock.
    ['Africa/Lagos', 'America/New_York'],
    ['Nowhere/At_All', 'America/New_York'],
  ])('in %s it is that of %s', (zone, clock) => {
    expect(timeZoneHere(zone, 2026)).toBe(clock);
  });
});
