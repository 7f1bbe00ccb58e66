import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readTar } from './tar-reader.ts';
import { createTarWriter } from './tar-writer.ts';

const longName = `sounds/${'of-a-family-'.repeat(9)}/${'a'.repeat(90)}.mp3`;
const files: readonly [name: string, content: string][] = [
  ['database.db', 'x'.repeat(1_300)],
  ['empty', ''],
  ['sounds/whole-block', 'y'.repeat(512)],
  [longName, 'Good night, little star.'],
];

async function packed(given = files): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const sink = new Writable({
    write(chunk: Uint8Array, _, done) {
      parts.push(chunk);
      done();
    },
  });
  const tar = createTarWriter(sink, new Date('2026-11-20T19:00:00Z'));
  for (const [name, content] of given)
    await tar.add(name, Buffer.byteLength(content), [Buffer.from(content)]);
  await tar.end();
  return Buffer.concat(parts);
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function unpacked(source: AsyncIterable<Uint8Array>, isWanted = (_name: string) => true) {
  const found: [string, string | null][] = [];
  for await (const { name, content } of readTar(source)) {
    if (!isWanted(name)) {
      found.push([name, null]);
      continue;
    }
    const parts: Uint8Array[] = [];
    for await (const part of content) parts.push(part);
    found.push([name, Buffer.concat(parts).toString()]);
  }
  return found;
}

describe('what a house packed', () => {
  test.each([1, 7, 511, 512, 513, 100_000])('comes back as it was, in pieces of %i bytes', async (size) => {
    expect(await unpacked(inPieces(await packed(), size))).toEqual(files);
  });

  test('can be passed over, file by file, and the next one is found', async () => {
    const found = await unpacked(inPieces(await packed(), 700), (name) => name === longName);
    expect(found).toEqual(files.map(([name, content]) => [name, name === longName ? content : null]));
  });

  test('is said to be cut off wherever it was cut, and never taken for all', async () => {
    const whole = await packed();
    const end = whole.length - 1_024;
    for (let at = 0; at <= end; at += 128)
      await expect(unpacked(inPieces(whole.subarray(0, at), 4_096)), `at ${at}`).rejects.toThrow(/cut off/);
  });

  test.each([0, 50, 124, 150, 156, 345])(
    'is said to be damaged where byte %i of a head is another',
    async (at) => {
      const whole = await packed();
      whole[at] = (whole[at] ?? 0) ^ 1;
      await expect(unpacked(inPieces(whole, 4_096))).rejects.toThrow(/damaged/);
    },
  );

  test('tells a disk that broke from an archive that did', async () => {
    const broken = async function* () {
      yield (await packed()).subarray(0, 600);
      throw new Error('EIO');
    };
    await expect(unpacked(broken())).rejects.toMatchObject({ cause: new Error('EIO') });
  });
});

describe('what is packed', () => {
  test('is refused where a file is not as long as was said, or has a name that no archive can keep', async () => {
    const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
    const tar = createTarWriter(sink, new Date(0));
    await expect(tar.add('growing.db', 3, [Buffer.from('four')])).rejects.toThrow('4 bytes, not 3');
    await expect(tar.add('a'.repeat(101), 0, [])).rejects.toThrow(/too long/);
    await expect(tar.add(`${'a'.repeat(156)}/b`, 0, [])).rejects.toThrow(/too long/);
  });

  test('ends the packing when the disk is full', async () => {
    const sink = new Writable({ write: (_chunk, _encoding, done) => done(new Error('ENOSPC')) });
    sink.on('error', () => undefined);
    await expect(createTarWriter(sink, new Date(0)).add('one', 0, [])).rejects.toThrow('ENOSPC');
  });
});
