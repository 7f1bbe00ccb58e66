import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type ReadLetter, readLetter } from '#tests/support/family/read-letter.ts';

/** The newest letter with that subject to that address, once it lies in the outbox of a running house. */
export async function letterInOutbox(
  { dataDir }: { dataDir: string },
  address: string,
  subject: RegExp,
): Promise<ReadLetter> {
  let newest: ReadLetter | undefined;
  await expect(async () => {
    const letters = await lettersIn(join(dataDir, 'outbox'));
    newest = letters.findLast((letter) => letter.to === address && subject.test(letter.subject));
    expect(newest, `a letter “${subject.source}” to ${address}`).toBeDefined();
  }).toPass({ timeout: 10_000, intervals: [100] });
  if (!newest) throw new Error('No letter has come.');
  return newest;
}

async function lettersIn(outbox: string): Promise<ReadLetter[]> {
  const names = await readdir(outbox).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  return await Promise.all(files.map(async (name) => readLetter(await readFile(join(outbox, name), 'utf8'))));
}
