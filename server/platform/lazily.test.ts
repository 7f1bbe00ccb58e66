import { expect, test } from 'vitest';
import { lazily } from './lazily.ts';

test('what is made on first use is made once, for all who ask at the same time and for those who come later', async () => {
  let made = 0;
  const lamp = lazily(async () => `lamp ${(made += 1)}`);
  expect(made).toBe(0);
  expect(await Promise.all([lamp(), lamp()])).toEqual(['lamp 1', 'lamp 1']);
  expect(await lamp()).toBe('lamp 1');
});

test('what could not be made is made at the next try, and whoever waited for the first is told', async () => {
  let tries = 0;
  const lamp = lazily(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no oil');
    return 'lamp';
  });
  const waiting = [lamp(), lamp()];
  for (const one of waiting) await expect(one).rejects.toThrow('no oil');
  expect([await lamp(), tries]).toEqual(['lamp', 2]);
});
