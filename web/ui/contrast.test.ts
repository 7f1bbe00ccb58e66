import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Words on their surface need 4.5 to 1, graphics and the edges of controls 3 to 1 (WCAG 2.2 AA).
const words = 4.5;
const graphics = 3;

const pairs: readonly [ink: string, surface: string, least: number][] = [
  ['night-100', 'night-950', words],
  ['night-100', 'night-900', words],
  ['night-100', 'night-800', words],
  ['night-100', 'night-700', words],
  ['night-200', 'night-950', words],
  ['night-200', 'night-900', words],
  ['night-200', 'night-800', words],
  ['night-200', 'night-700', words],
  ['night-300', 'night-950', words],
  ['night-300', 'night-900', words],
  ['night-300', 'night-800', words],
  ['lamp-50', 'night-900', words],
  ['lamp-50', 'night-800', words],
  ['lamp-50', 'night-600', words],
  ['lamp-100', 'night-700', words],
  ['lamp-300', 'night-950', words],
  ['lamp-300', 'night-900', words],
  ['lamp-300', 'night-800', words],
  ['lamp-300', 'night-700', words],
  ['lamp-300', 'night-600', graphics],
  ['night-500', 'night-950', graphics],
  ['night-500', 'night-900', graphics],
  ['rose-400', 'night-900', words],
  ['rose-400', 'night-800', words],
  ['sage-400', 'night-900', words],
  ['sage-400', 'night-800', words],
  ['dusk-400', 'night-900', words],
  ['ink-900', 'lamp-100', words],
  ['ink-900', 'lamp-200', words],
  ['ink-900', 'lamp-300', words],
  ['ink-900', 'lamp-400', words],
  ['ink-900', 'lamp-500', words],
  ['ink-900', 'paper-50', words],
  ['ink-900', 'paper-100', words],
  ['ink-900', 'paper-200', words],
  ['ink-700', 'paper-100', words],
  ['ink-700', 'paper-200', words],
  ['ink-500', 'paper-50', words],
  ['ink-500', 'paper-100', words],
  ['ink-500', 'paper-200', words],
  ['lamp-700', 'paper-50', words],
  ['lamp-700', 'paper-100', words],
  ['lamp-700', 'paper-200', words],
  ['lamp-600', 'paper-100', graphics],
  ['lamp-700', 'paper-300', graphics],
  ['rose-700', 'paper-50', words],
  ['rose-700', 'paper-100', words],
  ['rose-700', 'paper-200', words],
  ['paper-50', 'rose-700', words],
  ['sage-700', 'paper-100', words],
  ['sage-700', 'paper-200', words],
];

const sheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const tokens = tokensOf(sheet('./tokens.css'));
const dimmed = new Map([...tokens, ...tokensOf(sheet('./base.css'))]);

describe('the colours of night, lamp and paper', () => {
  it.each(pairs)('let %s be read on %s', (ink, surface, least) => {
    expect(contrast(luminanceOf(ink), luminanceOf(surface))).toBeGreaterThanOrEqual(least);
  });

  it.each(pairs)('let %s be read on %s in dark mode too', (ink, surface, least) => {
    expect(contrast(luminanceOf(ink, dimmed), luminanceOf(surface, dimmed))).toBeGreaterThanOrEqual(least);
  });

  it('are dimmer in dark mode, or it would be none', () => {
    for (const paper of ['paper-50', 'paper-100', 'paper-200', 'paper-300'])
      expect(luminanceOf(paper, dimmed)).toBeLessThan(luminanceOf(paper) * 0.65);
  });

  it('let an upcoming word be read on the band of the sentence that is being told', () => {
    for (const light of [tokens, dimmed]) {
      const band = mixed('lamp-200', 'paper-100', 0.5, light);
      expect(contrast(luminanceOf('ink-500', light), luminance(band))).toBeGreaterThanOrEqual(words);
      expect(contrast(luminanceOf('ink-900', light), luminance(band))).toBeGreaterThanOrEqual(words);
      // The word that is heard has an edge, so that it is not lit by colour alone.
      expect(contrast(luminanceOf('lamp-700', light), luminance(band))).toBeGreaterThanOrEqual(graphics);
    }
  });

  it('are told apart: amber on cream would not do for words', () => {
    expect(contrast(luminanceOf('lamp-400'), luminanceOf('paper-100'))).toBeLessThan(graphics);
  });

  it('can all be shown on an ordinary screen', () => {
    const beyond = [...tokens, ...dimmed].filter(([, rgb]) =>
      rgb.some((part) => part < -0.002 || part > 1.002),
    );
    expect(beyond).toEqual([]);
  });
});

type LinearRgb = readonly [number, number, number];

function tokensOf(css: string): Map<string, LinearRgb> {
  const found = css.matchAll(/--color-([a-z]+-\d+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return new Map(
    [...found].map(([, name = '', l, c, h]) => [name, linearRgb(Number(l), Number(c), Number(h))]),
  );
}

// Björn Ottosson's matrices from Oklab to linear sRGB.
function linearRgb(lightness: number, chroma: number, hue: number): LinearRgb {
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

function rgbOf(name: string, light = tokens): LinearRgb {
  const rgb = light.get(name);
  if (!rgb) throw new Error(`There is no token called ${name}.`);
  return rgb;
}

/** Browsers mix in sRGB as it is stored, not in light. */
function mixed(over: string, under: string, share: number, light: typeof tokens): LinearRgb {
  const [top, bottom] = [rgbOf(over, light).map(stored), rgbOf(under, light).map(stored)];
  const parts = top.map((part, index) => toLinear(part * share + (bottom[index] ?? 0) * (1 - share)));
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0];
}

const stored = (part: number): number =>
  part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const luminance = ([r, g, b]: LinearRgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const luminanceOf = (name: string, light = tokens): number => luminance(rgbOf(name, light));

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
