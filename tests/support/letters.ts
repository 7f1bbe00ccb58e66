import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { outboxOf, type TestHouse } from './house.ts';

export type ReadLetter = {
  to: string;
  subject: string;
  text: string;
  links: string[];
  secret: string | null;
};

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

/** As a mail program would read it: the headers, and the part in plain text. */
export function readLetter(source: string): ReadLetter {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  const headers = head.replace(/\r?\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(headers)?.[1] ?? '';
  const plain =
    rest
      .join('\n\n')
      .split(/^--.*$/m)
      .find((part) => /text\/plain/i.test(part)) ?? '';
  const [partHead = '', ...lines] = plain.trimStart().split(/\n\n/);
  const body = lines.join('\n\n');
  const text = /base64/i.test(partHead)
    ? Buffer.from(body, 'base64').toString('utf8')
    : /quoted-printable/i.test(partHead)
      ? fromQuotedPrintable(body)
      : body;
  return {
    to: /<?([^<>\s]+@[^<>\s]+?)>?$/.exec(header('To'))?.[1] ?? '',
    subject: decodedWords(header('Subject')),
    text,
    links: text.match(/https?:\/\/\S+/g) ?? [],
    secret: /^ {4}(\S+)$/m.exec(text)?.[1] ?? null,
  };
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const decodedWords = (header: string): string =>
  header.replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=\s*/gi, (_all, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : fromQuotedPrintable(text.replaceAll('_', ' ')),
  );
