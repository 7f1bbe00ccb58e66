import { describe, expect, it } from 'vitest';
import {
  brightness,
  colours,
  lightAt,
  lit,
  offAfterChoices,
  offAfterWords,
  putOut,
  shadeOf,
  untouchedLight,
  withOffAfter,
} from './night-light.ts';

const bedtimeMs = Date.UTC(2026, 10, 20, 19, 30);
const minuteMs = 60_000;

describe('a night light', () => {
  it('has eight colours, each its own, and is warm orange and dim until a family says otherwise', () => {
    expect(colours.map(({ label }) => label.toLowerCase())).toEqual([
      'warm orange',
      'soft red',
      'gentle blue',
      'sky blue',
      'mint green',
      'soft yellow',
      'purple',
      'pink',
    ]);
    expect(new Set(colours.map(({ value }) => shadeOf(value))).size).toBe(8);
    expect(untouchedLight).toMatchObject({ isOn: false, colour: 'warm-orange', brightness: 30 });
    expect(brightness).toEqual({ min: 5, max: 80, step: 5 });
  });

  it('burns until it is put out when no time was chosen', () => {
    const light = lit(untouchedLight, bedtimeMs);
    expect(lightAt(light, bedtimeMs + 600 * minuteMs)).toBe(light);
    expect(putOut(light).isOn).toBe(false);
  });

  it.each([15, 30, 60])('goes out %s minutes after it was lit, and not before', (minutes) => {
    const light = lit({ ...untouchedLight, offAfter: `${minutes}` as '15' }, bedtimeMs);
    expect(lightAt(light, bedtimeMs + minutes * minuteMs - 1)).toBe(light);
    expect(lightAt(light, bedtimeMs + minutes * minuteMs)).toMatchObject({ isOn: false, offAtMs: null });
  });

  it('that is on counts from the moment a time is chosen, and for good again with never', () => {
    const light = withOffAfter(lit(untouchedLight, bedtimeMs), '15', bedtimeMs + minuteMs);
    expect(light.offAtMs).toBe(bedtimeMs + 16 * minuteMs);
    expect(withOffAfter(light, 'never', bedtimeMs).offAtMs).toBeNull();
  });

  it('that is off counts from when it is lit', () => {
    const light = withOffAfter(untouchedLight, '15', bedtimeMs);
    expect(light.offAtMs).toBeNull();
    expect(lit(light, bedtimeMs + 60 * minuteMs).offAtMs).toBe(bedtimeMs + 75 * minuteMs);
  });

  it('says its times in words', () =>
    expect(offAfterChoices.map(offAfterWords)).toEqual(['Never', '15 minutes', '30 minutes', '60 minutes']));
});
