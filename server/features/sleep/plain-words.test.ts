import { describe, expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

describe('a description from the music service', () => {
  test.each([
    ['Slow piano for <a href="spotify:x">quiet</a> nights', 'Slow piano for quiet nights'],
    ['Mum&#x27;s &amp; dad&#39;s &quot;hush&quot;', 'Mum\'s & dad\'s "hush"'],
    ['rain\n\n\tand   wind\u0000', 'rain and wind'],
    ['2 < 3 and 5 > 4 &middot; &unknown;', '2 < 3 and 5 > 4 &middot; &unknown;'],
    ['&#99999999;&#x110000;&#xD800;', '&#99999999;'],
    ['&lt;b&gt;not bold&lt;/b&gt;', '<b>not bold</b>'],
  ])('%j is read as %j', (html, words) => expect(plainWords(html, 500)).toBe(words));

  test.each(['', '  \n', '<p></p>', '&#0;'])('%j says nothing', (html) =>
    expect(plainWords(html, 500)).toBeNull(),
  );

  test('is cut where it is long, and never through a character', () => {
    expect(plainWords('x'.repeat(20), 20)).toBe('x'.repeat(20));
    expect(plainWords('x'.repeat(21), 20)).toBe(`${'x'.repeat(19)}…`);
    expect(plainWords(`${'x'.repeat(18)}🌙moon`, 20)).toBe(`${'x'.repeat(18)}…`);
  });
});
