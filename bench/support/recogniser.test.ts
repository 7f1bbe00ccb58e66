import { expect, test } from 'vitest';
import { misheard, wordsIn } from './recogniser.ts';

test('what is misheard is counted as few words as explain it', () => {
  const said = wordsIn('The lamp held itself up, as high as it could.');
  expect(said).toHaveLength(10);
  expect(misheard(said, said)).toBe(0);
  expect(misheard(said, wordsIn('the lamb held itself up as high as it could(2)'))).toBe(1);
  expect(misheard(said, wordsIn('the lamp held up as high as it could'))).toBe(1);
  expect(misheard(said, wordsIn('and the lamp held itself up as high as a cod'))).toBe(3);
  expect(misheard(said, [])).toBe(10);
});
