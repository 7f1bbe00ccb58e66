import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'reader.css'), 'utf8');

const dimRoom = colorsIn(":root[data-light='dim'] .reader {");
const redRoom = colorsIn(":root[data-light='red'] .reader {");
/** What menus, dialogs and messages are drawn with by red light. */
const redPalette = colorsIn(":root[data-light='red'] {");

const pairs: readonly [ink: string, surface: string, least: number][] = [
  ['ink', 'page', 4.5],
  ['ink', 'page-foot', 4.5],
  ['ink', 'band', 4.5],
  ['ink-next', 'page', 4.5],
  ['ink-next', 'page-foot', 4.5],
  ['ink-next', 'band', 4.5],
  ['ink-quiet', 'page', 4.5],
  ['lit-ink', 'lit', 4.5],
  // The word has an edge, so that it is not lit by colour alone.
  ['lit-edge', 'page', 3],
  ['lit-edge', 'band', 3],
];

describe.each(Object.entries({ dim: dimRoom, red: redRoom }))('by the light “%s”', (_name, colors) => {
  it.each(pairs)('%s can be read on %s', (ink, surface, least) => {
    expect(contrast(colorOf(colors, ink), colorOf(colors, surface))).toBeGreaterThanOrEqual(least);
  });
});

describe('the red light', () => {
  it('has no blue to speak of, and hardly any green', () => {
    for (const [name, hex] of Object.entries({ ...redRoom, ...redPalette })) {
      const [red, green, blue] = channels(hex);
      expect(red * 0.65, name).toBeGreaterThanOrEqual(Math.max(green, blue));
    }
  });

  it('falls on everything: no colour of the house shines through a menu or a message', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../ui/tokens.css'), 'utf8');
    const names = [...tokens.matchAll(/--(color-[a-z]+-\d+):/g)].map(([, name]) => name);
    expect(Object.keys(redPalette)).toEqual(names);
  });

  it.each([
    ['night-100', 'night-800'],
    ['night-200', 'night-800'],
    ['night-300', 'night-800'],
    ['lamp-300', 'night-800'],
    ['ink-900', 'lamp-200'],
    ['ink-900', 'lamp-400'],
    ['ink-900', 'paper-100'],
  ])('lets %s be read on %s', (ink, surface) => {
    const colors = [ink, surface].map((name) => colorOf(redPalette, `color-${name}`)) as [string, string];
    expect(contrast(...colors)).toBeGreaterThanOrEqual(4.5);
  });
});

type Colors = Record<string, string>;

function colorsIn(selector: string): Colors {
  const from = css.indexOf(selector);
  const rule = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

function colorOf(colors: Colors, name: string): string {
  const hex = colors[name];
  if (hex === undefined) throw new Error(`There is no --${name}`);
  return hex;
}

function channels(hex: string): [number, number, number] {
  const at = (place: number) => Number.parseInt(hex.slice(place, place + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}
