import { describe, expect, test } from 'vitest';
import { asProse, asTitle } from './prose.ts';

describe('what a model wrote', () => {
  test.each([
    ['**Mia** went\r\n\r\nout.\u0000\u202e', 'Mia went\nout.'],
    ['   ', ''],
    ["It's 'here'.", 'It’s ‘here’.'],
    ['"Two," it said. "Three?"', '“Two,” it said. “Three?”'],
    ['"Chicken and gin—" said Hana. "Oh—"', '“Chicken and gin—” said Hana. “Oh—”'],
    ['Then—"No!"', 'Then—“No!”'],
    ['# A heading', 'A heading'],
    ['{{NAME_1}} and {{NAME_2}} ran, and NAME_3 too.', '{{NAME_1}} and {{NAME_2}} ran, and NAME_3 too.'],
    ['She said _no_ and `yes`.', 'She said no and yes.'],
  ])('is plain prose: %j', (written, printed) => expect(asProse(written)).toBe(printed));

  test('has a title that fits on a cover, without marks around it', () => {
    expect(asTitle('# "The *Slow* Train"')).toBe('The Slow Train');
    expect(asTitle('a '.repeat(200)).length).toBeLessThanOrEqual(120);
  });
});
