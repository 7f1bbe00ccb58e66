// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/stories" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDark, readerLight } from './reader-look.ts';

const at = (hour: number) => new Date(2026, 10, 20, hour, 30);

describe('the dark', () => {
  it.each([
    [3, true],
    [5, true],
    [6, false],
    [12, false],
    [17, false],
    [18, true],
    [23, true],
  ])('at %d o’clock and a half: %s', (hour, isNight) => expect(isDark(at(hour), false)).toBe(isNight));

  it('is there at noon for a device that asks for it', () => expect(isDark(at(12), true)).toBe(true));
});

describe('the light of the page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('is dim in the evening and paper by day, until somebody chooses for the one or the other', () => {
    vi.setSystemTime(at(20));
    expect(readerLight.current()).toBe('dim');
    readerLight.choose('red');
    expect(readerLight.current()).toBe('red');
    vi.setSystemTime(at(10));
    expect(readerLight.current()).toBe('paper');
    readerLight.choose('dim');
    vi.setSystemTime(at(21));
    expect(readerLight.current()).toBe('red');
  });

  it('is as it comes where what was kept makes no sense', () => {
    localStorage.setItem('lamplight.readerLook', '{"byNight":"neon"}');
    vi.setSystemTime(at(20));
    expect(readerLight.current()).toBe('dim');
  });
});
