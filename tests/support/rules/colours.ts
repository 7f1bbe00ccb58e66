import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// The colours of our style sheets as light, so that a test can say what an eye can read.

export type LinearRgb = readonly [number, number, number];
export type Palette = ReadonlyMap<string, LinearRgb>;

/** Words on their surface need 4.5 to 1, graphics and the edges of controls 3 to 1 (WCAG 2.2 AA). */
export const words = 4.5;
export const graphics = 3;

export const sheetAt = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

/** What stands in one rule of a sheet. */
export function ruleOf(css: string, selector: string): string {
  const from = css.indexOf(`${selector} {`);
  if (from < 0) throw new Error(`There is no rule for ${selector}`);
  return css.slice(from, css.indexOf('}', from));
}

/** The custom properties of a sheet or a rule that are colours, without `--color-`. */
export function paletteOf(css: string): Map<string, LinearRgb> {
  const oklch = css.matchAll(/--([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  const hex = css.matchAll(/--([\w-]+):\s*(#[\da-f]{6});/g);
  const named = (name: string) => name.replace(/^color-/, '');
  return new Map([
    ...[...oklch].map(([, name = '', l, c, h]): [string, LinearRgb] => [
      named(name),
      linearRgb(Number(l), Number(c), Number(h)),
    ]),
    ...[...hex].map(([, name = '', value = '']): [string, LinearRgb] => [named(name), fromHex(value)]),
  ]);
}

export function colourIn(palette: Palette, name: string): LinearRgb {
  const rgb = palette.get(name);
  if (!rgb) throw new Error(`There is no colour called ${name}.`);
  return rgb;
}

// Björn Ottosson's matrices from Oklab to linear sRGB.
export function linearRgb(lightness: number, chroma: number, hue: number): LinearRgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const fromHex = (hex: string): LinearRgb => {
  const at = (place: number) => toLinear(Number.parseInt(hex.slice(place, place + 2), 16) / 255);
  return [at(1), at(3), at(5)];
};

/** Browsers mix in sRGB as it is stored, not in light. */
export function mixed(top: LinearRgb, bottom: LinearRgb, share: number): LinearRgb {
  return each(top, bottom, (over, under) => over * share + under * (1 - share));
}

/** What is seen through a colour that multiplies, as strongly as its opacity says. */
export function seenThrough(tint: LinearRgb, opacity: number, colour: LinearRgb): LinearRgb {
  return each(tint, colour, (glass, part) => part * (1 - opacity * (1 - glass)));
}

function each(one: LinearRgb, other: LinearRgb, mix: (a: number, b: number) => number): LinearRgb {
  const part = (index: 0 | 1 | 2) => toLinear(mix(stored(one[index]), stored(other[index])));
  return [part(0), part(1), part(2)];
}

const stored = (part: number): number => {
  const seen = Math.max(0, Math.min(1, part));
  return seen <= 0.0031308 ? 12.92 * seen : 1.055 * seen ** (1 / 2.4) - 0.055;
};
const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

export const luminance = ([r, g, b]: LinearRgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

export function contrast(one: LinearRgb, other: LinearRgb): number {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}
