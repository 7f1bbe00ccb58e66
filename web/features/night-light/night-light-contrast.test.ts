import { describe, expect, it } from 'vitest';
import { colourPairs } from '#tests/support/rules/colour-pairs.ts';
import {
  colourIn,
  contrast,
  linearRgb,
  type LinearRgb,
  luminance,
  mixed,
  type Palette,
  paletteOf,
  ruleOf,
  seenThrough,
  sheetAt,
  words,
} from '#tests/support/rules/colours.ts';
import { brightness, colours, tintOf } from './night-light.ts';

const base = sheetAt('web/ui/base.css');
const reader = sheetAt('web/features/reader/reader.css');
const tokens = paletteOf(sheetAt('web/ui/tokens.css'));
const dim = ":is([data-paper='dim'], [data-light='dim'])";
const inRule = (css: string, selector: string) => paletteOf(ruleOf(css, selector));

/** The house's colours as a lamp finds them. */
const bright: Palette = new Map([...tokens, ...inRule(base, ':root[data-lamp]')]);
const dimmed: Palette = new Map([
  ...tokens,
  ...inRule(base, `:root${dim}`),
  ...inRule(base, ':root[data-lamp]'),
  ...inRule(base, `:root[data-lamp]${dim}`),
]);
const dimRoom: Palette = new Map([
  ...inRule(reader, ":root[data-light='dim'] .reader"),
  ...inRule(reader, ":root[data-lamp][data-light='dim'] .reader"),
]);

const strengths = Array.from(
  { length: (brightness.max - brightness.min) / brightness.step + 1 },
  (_, step) => (brightness.min + step * brightness.step) / 100,
);
const white: LinearRgb = [1, 1, 1];
const lamps = colours.map(({ value, label, shade, softened }) => {
  const [l = 0, c = 0, h = 0] = (/oklch\((.*)\)/.exec(shade)?.[1] ?? '').split(' ').map(Number);
  expect(tintOf(value)).toBe(`color-mix(in srgb, ${shade}, white ${softened * 100}%)`);
  return { label, tint: mixed(white, linearRgb(l, c, h), softened) };
});

/** What cannot be read any more, by which lamp, and how strong it is then. */
function lost(palette: Palette, pairs: readonly (readonly [string, string, number])[]): string[] {
  return lamps.flatMap(({ label, tint }) =>
    strengths.flatMap((strength) =>
      pairs
        .filter(([ink, surface, least]) => {
          const [one, other] = [ink, surface].map((name) =>
            seenThrough(tint, strength, colourIn(palette, name)),
          ) as [LinearRgb, LinearRgb];
          return contrast(one, other) < least;
        })
        .map(([ink, surface]) => `${ink} on ${surface} by ${label} at ${strength}`),
    ),
  );
}

describe('by a night light of any colour and any strength', () => {
  it('all that is written can be read, on night and on paper', () => {
    expect(lost(bright, colourPairs)).toEqual([]);
  });

  it('all that is written can be read in dark mode too', () => {
    expect(lost(dimmed, colourPairs)).toEqual([]);
  });

  it('a story can be read on its page, by paper light and by dim', () => {
    const onPaper = ['paper-100', 'paper-200', 'lamp-200', 'lamp-300'].flatMap((page) =>
      ['ink-900', 'ink-500'].map((ink) => [ink, page, words] as const),
    );
    expect(lost(bright, onPaper)).toEqual([]);
    const inDimRoom = ['page', 'page-foot', 'band'].flatMap((page) =>
      ['ink', 'ink-next', 'ink-quiet'].map((ink) => [ink, page, words] as const),
    );
    expect(lost(dimRoom, [...inDimRoom, ['lit-ink', 'lit', words]])).toEqual([]);
  });

  it('a page is never brighter, and warmer by a warm one', () => {
    const page = colourIn(tokens, 'paper-100');
    for (const { tint } of lamps)
      for (const strength of strengths)
        expect(luminance(seenThrough(tint, strength, page))).toBeLessThan(luminance(page));
    const orange = lamps.find(({ label }) => label === 'Warm orange')?.tint ?? white;
    const [red, , blue] = seenThrough(orange, 0.3, page);
    expect(blue / red).toBeLessThan((page[2] / page[0]) * 0.8);
  });
});
