import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { outboxOf, type TestHouse } from '#tests/support/house/house.ts';
import { type ReadLetter, readLetter } from './read-letter.ts';

/** Every letter to that address which lies in the outbox, oldest first. */
export async function lettersTo(house: TestHouse, address: string): Promise<ReadLetter[]> {
  const names = await readdir(outboxOf(house)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  const letters = await Promise.all(
    files.map(async (name) => readLetter(await readFile(join(outboxOf(house), name), 'utf8'))),
  );
  return letters.filter(({ to }) => to === address);
}

/** Waits until as many letters with that subject have come, and gives the newest. */
export async function letterTo(
  house: TestHouse,
  address: string,
  subject: string | RegExp,
  count = 1,
): Promise<ReadLetter> {
  return await vi.waitFor(
    async () => {
      const all = await lettersTo(house, address);
      const fitting = all.filter((letter) => letter.subject.search(subject) >= 0);
      const newest = fitting.at(-1);
      if (!newest || fitting.length < count)
        throw new Error(`${fitting.length} letters “${String(subject)}” have come to ${address}.`);
      return newest;
    },
    // A busy house has many letters to write first.
    { timeout: 50_000, interval: 20 },
  );
}
