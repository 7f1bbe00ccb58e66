import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export type PicoLanguage = 'en-US' | 'en-GB';

/** Text analysis first, then the speaker; the engine wants them in this order. */
const files = {
  'en-US': [
    { name: 'en-US_ta.bin', sha256: '3a2a4d23de2a44dbbff50f69dcb9486be53b6d0a871d77cdc35f45c3e25e82aa' },
    { name: 'en-US_lh0_sg.bin', sha256: 'd6946526696d9eb085f7b23b1fbdf7a9986caca658b645e9eb73c6514fd4789d' },
  ],
  'en-GB': [
    { name: 'en-GB_ta.bin', sha256: '57998f6423236dea25cd572a73b13f371e64155840e31b571eba7fca0b521b7e' },
    { name: 'en-GB_kh0_sg.bin', sha256: '8f9f5d13a920a9f3371517178d42ce89b835f1e587760c2db280beb593c388fa' },
  ],
} as const;

/**
 * What Pico knows of a language and of a speaker. It travels inside a script of the package pico2wave.js as long lists of numbers.
 * The script is read as text and never run: running it would end the whole process. Half a second, so what was found is kept in
 * `folder`, where one is given.
 */
export async function readLingware(
  language: PicoLanguage,
  folder: string | undefined,
): Promise<Uint8Array[]> {
  if (folder) {
    const kept = await Promise.all(
      files[language].map((file) => readKept(join(folder, file.name), file.sha256)),
    );
    if (kept.every((bytes) => bytes !== undefined)) return kept;
  }
  const found = await extractLingware(files[language].map(({ name }) => name));
  return Promise.all(
    files[language].map(async ({ name, sha256 }) => {
      const bytes = found.get(name);
      if (!bytes || sha256Of(bytes) !== sha256)
        throw new Error(`${name} inside pico2wave.js is not the one we know`);
      if (folder) await keep(folder, name, bytes);
      return bytes;
    }),
  );
}

async function readKept(path: string, sha256: string): Promise<Uint8Array | undefined> {
  try {
    const bytes = await readFile(path);
    return sha256Of(bytes) === sha256 ? bytes : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function extractLingware(names: readonly string[]): Promise<Map<string, Uint8Array>> {
  const script = await readFile(createRequire(import.meta.url).resolve('pico2wave.js'), 'latin1');
  const wanted = new Map<string, string>();
  for (const [, name = '', list = ''] of script.matchAll(
    /FS_createDataFile"\]\("[^"]+","([^"]+)",(fileData\d+)/g,
  )) {
    if (names.includes(name)) wanted.set(list, name);
  }
  const parts = new Map<string, Uint8Array[]>();
  for (const [, list = '', numbers = ''] of script.matchAll(
    /(fileData\d+)\.push\.apply\(\1,\[([\d,]+)\]\)/g,
  )) {
    const name = wanted.get(list);
    if (name) parts.set(name, [...(parts.get(name) ?? []), Uint8Array.from(numbers.split(','), Number)]);
  }
  return new Map([...parts].map(([name, pieces]) => [name, Buffer.concat(pieces)]));
}

/** Several threads and processes may do this at once, and one may be killed at it: write beside, then rename. */
async function keep(folder: string, name: string, bytes: Uint8Array) {
  await mkdir(folder, { recursive: true });
  const beside = join(folder, `${name}.${process.pid}-${crypto.randomUUID()}`);
  await writeFile(beside, bytes);
  await rename(beside, join(folder, name));
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
