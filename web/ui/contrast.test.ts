import { describe, expect, it } from 'vitest';
import {
  colourIn,
  contrast,
  graphics,
  luminance,
  mixed,
  type Palette,
  paletteOf,
  ruleOf,
  sheetAt,
  words,
} from '#tests/support/rules/colours.ts';
import { colourPairs } from '#tests/support/rules/colour-pairs.ts';

const tokens: Palette = paletteOf(sheetAt('web/ui/tokens.css'));
const dimmed: Palette = new Map([
  ...tokens,
  ...paletteOf(ruleOf(sheetAt('web/ui/base.css'), ":root:is([data-paper='dim'], [data-light='dim'])")),
]);
const luminanceOf = (name: string, light = tokens) => luminance(colourIn(light, name));
const contrastOf = (ink: string, surface: string, light = tokens) =>
  contrast(colourIn(light, ink), colourIn(light, surface));

describe('the colours of night, lamp and paper', () => {
  it.each(colourPairs)('let %s be read on %s', (ink, surface, least) => {
    expect(contrastOf(ink, surface)).toBeGreaterThanOrEqual(least);
  });

  it.each(colourPairs)('let %s be read on %s in dark mode too', (ink, surface, least) => {
    expect(contrastOf(ink, surface, dimmed)).toBeGreaterThanOrEqual(least);
  });

  it('are dimmer in dark mode, or it would be none', () => {
    for (const paper of ['paper-50', 'paper-100', 'paper-200', 'paper-300'])
      expect(luminanceOf(paper, dimmed)).toBeLessThan(luminanceOf(paper) * 0.65);
  });

  it('let an upcoming word be read on the band of the sentence that is being told', () => {
    for (const light of [tokens, dimmed]) {
      const band = mixed(colourIn(light, 'lamp-200'), colourIn(light, 'paper-100'), 0.5);
      expect(contrast(colourIn(light, 'ink-500'), band)).toBeGreaterThanOrEqual(words);
      expect(contrast(colourIn(light, 'ink-900'), band)).toBeGreaterThanOrEqual(words);
      // The word that is heard has an edge, so that it is not lit by colour alone.
      expect(contrast(colourIn(light, 'lamp-700'), band)).toBeGreaterThanOrEqual(graphics);
    }
  });

  it('are told apart: amber on cream would not do for words', () => {
    expect(contrastOf('lamp-400', 'paper-100')).toBeLessThan(graphics);
  });

  it('are red where something went wrong, by every light', () => {
    const red = paletteOf(ruleOf(sheetAt('web/features/reader/reader.css'), ":root[data-light='red']"));
    for (const light of [tokens, dimmed, red]) {
      const [r, g, b] = colourIn(light, 'alarm-700');
      expect(r).toBeGreaterThan(6 * Math.max(g, b, 0));
    }
  });

  it('can all be shown on an ordinary screen', () => {
    const beyond = [...tokens, ...dimmed].filter(([, rgb]) =>
      rgb.some((part) => part < -0.002 || part > 1.002),
    );
    expect(beyond).toEqual([]);
  });
});
