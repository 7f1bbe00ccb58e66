import { describe, expect, it } from 'vitest';
import { colourIn, contrast, paletteOf, ruleOf, sheetAt } from '#tests/support/rules/colours.ts';

const css = sheetAt('web/features/reader/reader.css');

const dimRoom = paletteOf(ruleOf(css, ":root[data-light='dim'] .reader"));
const redRoom = paletteOf(ruleOf(css, ":root[data-light='red'] .reader"));
/** What menus, dialogs and messages are drawn with by red light. */
const redPalette = paletteOf(ruleOf(css, ":root[data-light='red']"));

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
    expect(contrast(colourIn(colors, ink), colourIn(colors, surface))).toBeGreaterThanOrEqual(least);
  });
});

describe('the red light', () => {
  it('has no blue to speak of, and hardly any green', () => {
    for (const [name, [red, green, blue]] of [...redRoom, ...redPalette])
      expect(red * 0.4, name).toBeGreaterThanOrEqual(Math.max(green, blue));
  });

  it('falls on everything: no colour of the house shines through a menu or a message', () => {
    expect([...redPalette.keys()]).toEqual([...paletteOf(sheetAt('web/ui/tokens.css')).keys()]);
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
    expect(contrast(colourIn(redPalette, ink), colourIn(redPalette, surface))).toBeGreaterThanOrEqual(4.5);
  });
});
