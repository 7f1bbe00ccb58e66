import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildProgram, isInstalled, run } from '#tests/support/house/run-program.ts';
import { s3Access, startS3Peer } from '#tests/support/peers/s3-peer.ts';
import { FilesAway, type FileStore, type StoredFile } from './file-store.ts';
import { type FileSettings, openFiles } from './open-files.ts';
import { openS3Files } from './s3-files.ts';

const evening = new Date('2026-03-01T19:00:00.000Z');
const noAccess = {
  endpoint: undefined,
  region: undefined,
  accessKeyId: undefined,
  secretAccessKey: undefined,
  sessionToken: undefined,
};

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lamplight-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function openDisk(dataDir?: string) {
  const folder = dataDir ?? (await newFolder());
  const files = await openFiles({ dataDir: folder, audioStore: undefined, s3: noAccess, now: () => evening });
  return { files, folder: join(folder, 'audio') };
}

async function openS3(changes: Partial<FileSettings['s3']> = {}) {
  const peer = await startS3Peer();
  const s3 = { ...noAccess, ...s3Access, endpoint: peer.endpoint, ...changes };
  const files = await openFiles({ dataDir: '', audioStore: 's3://family/night', s3, now: () => evening });
  return { files, peer };
}

const stores: Record<string, () => Promise<{ files: FileStore }>> = { disk: openDisk, S3: openS3 };

async function* inChunks(...chunks: string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function* breakingOff(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('once upon');
  throw new Error('the voice failed');
}

const read = async (file: StoredFile | undefined) =>
  file && { ...file, content: String(await buffer(file.content)) };
const namesIn = async (files: FileStore, prefix?: string) => {
  const names: string[] = [];
  for await (const { name } of files.list(prefix)) names.push(name);
  return names.toSorted();
};

describe.each(Object.entries(stores))('on %s', (_kind, open) => {
  test('a sound comes back as it was put in, from bytes or from a stream', async () => {
    const { files } = await open();
    await files.put('hill/story.mp3', Buffer.from('hush now'));
    await files.put('hill/long.mp3', inChunks('once ', 'upon ', 'a time'));
    expect(await read(await files.get('hill/story.mp3'))).toEqual({ sizeBytes: 8, content: 'hush now' });
    expect(await read(await files.get('hill/long.mp3'))).toEqual({
      sizeBytes: 16,
      content: 'once upon a time',
    });
    expect(await files.sizeOf('hill/long.mp3')).toBe(16);
    expect(await files.has('hill/story.mp3')).toBe(true);
  });

  test('a part of a sound comes with the size of the whole', async () => {
    const { files } = await open();
    await files.put('story.mp3', Buffer.from('0123456789'));
    expect(await read(await files.get('story.mp3', { start: 2, end: 4 }))).toEqual({
      sizeBytes: 10,
      content: '234',
    });
    expect(await read(await files.get('story.mp3', { start: 8, end: 99 }))).toEqual({
      sizeBytes: 10,
      content: '89',
    });
    await expect(files.get('story.mp3', { start: 10, end: 11 })).rejects.toThrow(RangeError);
  });

  test('a sound that was never made, or is deleted, is simply not there', async () => {
    const { files } = await open();
    await files.put('story.mp3', Buffer.from('hush'));
    await files.delete('story.mp3');
    await files.delete('story.mp3');
    expect(await files.get('story.mp3')).toBeUndefined();
    expect(await files.sizeOf('story.mp3')).toBeUndefined();
    expect(await files.has('story.mp3')).toBe(false);
    expect(await namesIn(files)).toEqual([]);
  });

  test('a new sound takes the place of the old one, and nothing at all is a sound, too', async () => {
    const { files } = await open();
    await files.put('story.mp3', Buffer.from('a long old one'));
    await files.put('story.mp3', Buffer.from('new'));
    await files.put('silence.mp3', Buffer.alloc(0));
    expect(await read(await files.get('story.mp3'))).toEqual({ sizeBytes: 3, content: 'new' });
    expect(await read(await files.get('silence.mp3'))).toEqual({ sizeBytes: 0, content: '' });
  });

  test('the sounds of one family are listed, however many, and nobody else’s', async () => {
    const { files } = await open();
    const ours = Array.from({ length: 8 }, (_, index) => `hill/nights/${index}.mp3`);
    for (const name of [...ours, 'hill-2/a.mp3', 'lake/a.mp3', 'top.mp3'])
      await files.put(name, Buffer.from(name));
    expect(await namesIn(files, 'hill/')).toEqual(ours);
    expect(await namesIn(files, 'hill')).toEqual(['hill-2/a.mp3', ...ours]);
    expect(await namesIn(files, 'hill/nights/3')).toEqual(['hill/nights/3.mp3']);
    expect(await namesIn(files, 'nobody/')).toEqual([]);
    expect(await namesIn(files)).toEqual(['hill-2/a.mp3', ...ours, 'lake/a.mp3', 'top.mp3']);
    for await (const { name, sizeBytes } of files.list()) expect(sizeBytes).toBe(name.length);
  });

  test('a sound whose making fails is not there at all', async () => {
    const { files } = await open();
    await expect(files.put('story.mp3', breakingOff())).rejects.toThrow('the voice failed');
    expect(await namesIn(files)).toEqual([]);
  });

  test('no name leads out of the store or to something hidden', async () => {
    const { files } = await open();
    const tricks = [
      '',
      '.',
      '..',
      '../x',
      'a/../../x',
      '/etc/passwd',
      'a//b',
      'a/',
      '.env',
      'a/.b',
      'A.mp3',
      'a\0b',
      'a\\b',
      'a b',
      'ä',
      '%2e',
      'a'.repeat(100),
      `${'a/'.repeat(75)}b`,
    ];
    for (const trick of tricks) {
      await expect(files.put(trick, Buffer.from('x')), trick).rejects.toThrow('Not a name');
      await expect(files.get(trick), trick).rejects.toThrow('Not a name');
      await expect(files.delete(trick), trick).rejects.toThrow('Not a name');
      await expect(files.sizeOf(trick), trick).rejects.toThrow('Not a name');
    }
    for (const trick of ['..', '../', '/', '.', 'a/../']) {
      await expect(namesIn(files, trick), trick).rejects.toThrow('Not the beginning');
    }
  });
});

test('on disk a sound is for the owner alone, and what a killed process left is swept up after an hour', async () => {
  const dataDir = await newFolder();
  const { files, folder } = await openDisk(dataDir);
  await files.put('hill/story.mp3', Buffer.from('hush'));
  expect((await stat(join(folder, 'hill/story.mp3'))).mode & 0o777).toBe(0o600);
  const [old, young] = [join(folder, '.unfinished/old'), join(folder, '.unfinished/young')];
  await writeFile(old, 'once');
  await writeFile(young, 'once');
  await utimes(old, evening, new Date(evening.getTime() - 3_600_001));
  await utimes(young, evening, new Date(evening.getTime() - 60_000));
  const again = await openDisk(dataDir);
  expect(await readdir(join(folder, '.unfinished'))).toEqual(['young']);
  expect(await namesIn(again.files)).toEqual(['hill/story.mp3']);
});

test('on disk a refused write is told, and leaves nothing behind', async () => {
  const { files, folder } = await openDisk();
  await files.put('story.mp3', Buffer.from('hush'));
  await expect(files.put('story.mp3/part', Buffer.from('hush'))).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(await files.get('story.mp3/part')).toBeUndefined();
  expect(await namesIn(files)).toEqual(['story.mp3']);
  expect(await readdir(join(folder, '.unfinished'))).toEqual([]);
});

test('on disk a sound is synced before it gets its name, and its name before it is acknowledged', async ({
  skip,
}) => {
  skip(!(await isInstalled('strace')), 'strace is not installed');
  const folder = await newFolder();
  const trace = join(folder, 'system-calls');
  const watched = ['-f', '-y', '-o', trace, '-e', 'trace=fsync,rename', process.execPath];
  await run('strace', [...watched, await buildProgram('keep-file'), join(folder, 'audio')]);
  const calls = (await readFile(trace, 'utf8')).matchAll(/\b(fsync|rename)\((?:\d+<)?"?([^">]*)/g);
  const steps = Array.from(calls, ([, call, path = '']) => `${call} ${relative(folder, path)}`);
  const draft = expect.stringMatching(/audio\/\.unfinished\/[\w-]+$/);
  expect(steps).toEqual([
    expect.stringMatching(/^fsync audio\/\.unfinished\//),
    draft,
    'fsync audio/hill',
    'fsync audio',
  ]);
});

test('on S3 everything lies below the prefix, and what others keep in the bucket stays theirs', async () => {
  const { files, peer } = await openS3();
  await files.put('story.mp3', Buffer.from('hush'));
  expect([...peer.files.keys()]).toEqual(['night/story.mp3']);
  peer.files.set('night/Not Ours.txt', Buffer.from('x'));
  peer.files.set('day/other.mp3', Buffer.from('x'));
  expect(await namesIn(files)).toEqual(['story.mp3']);
});

test('S3 lets in neither a wrong secret nor somebody without a name', async () => {
  const { files, peer } = await openS3({ secretAccessKey: 'sun' });
  await expect(files.put('story.mp3', Buffer.from('hush'))).rejects.toThrow('403 (SignatureDoesNotMatch)');
  await expect(files.get('story.mp3')).rejects.toThrow('403 (SignatureDoesNotMatch)');
  const anonymous = await fetch(`${peer.endpoint}/family/night/story.mp3`, { method: 'PUT', body: 'hush' });
  expect(anonymous.status).toBe(403);
  expect(peer.files.size).toBe(0);
  expect(peer.requests).toHaveLength(3);
});

test('an S3 store that stumbles is asked again, with the whole sound once more', async () => {
  const { files, peer } = await openS3();
  peer.misbehaviours.push({ status: 500 }, { status: 503 });
  await files.put('story.mp3', inChunks('once ', 'upon'));
  expect(String(peer.files.get('night/story.mp3'))).toBe('once upon');
  expect(peer.requests).toHaveLength(3);
});

test('an S3 store that stays down is told as away, after three tries', async () => {
  const { files, peer } = await openS3();
  peer.misbehaviours.push({ status: 500 }, { status: 500 }, { status: 500 });
  await expect(files.get('story.mp3')).rejects.toThrow(FilesAway);
  expect(peer.requests).toHaveLength(3);
  const { files: nowhere } = await openS3({ endpoint: 'http://127.0.0.1:1' });
  await expect(nowhere.has('story.mp3')).rejects.toThrow(FilesAway);
});

test('an S3 store that never answers is told as away', async () => {
  const { peer } = await openS3();
  const place = {
    ...s3Access,
    endpoint: peer.endpoint,
    bucket: 'family',
    prefix: '',
    sessionToken: undefined,
  };
  const files = openS3Files({
    ...place,
    now: () => evening,
    patience: { answerMs: 50, silenceMs: 50, firstPauseMs: 1 },
  });
  peer.misbehaviours.push('silent', 'silent', 'silent');
  await expect(files.has('story.mp3')).rejects.toThrow(FilesAway);
  await files.put('story.mp3', Buffer.alloc(100_000, 'z'));
  peer.misbehaviours.push('falls silent');
  await expect(read(await files.get('story.mp3'))).rejects.toThrow(FilesAway);
});

test('a sound that S3 breaks off in the middle is an error, never a shorter sound', async () => {
  const { files, peer } = await openS3();
  await files.put('story.mp3', Buffer.alloc(100_000, 'z'));
  peer.misbehaviours.push('cut off');
  const file = await files.get('story.mp3');
  await expect(read(file)).rejects.toThrow(FilesAway);
});

test('nothing of an upload stays in the temporary folder', async () => {
  const before = (await readdir(tmpdir())).filter((name) => name.startsWith('lamplight-upload-'));
  const { files, peer } = await openS3();
  await files.put('story.mp3', inChunks('once'));
  peer.misbehaviours.push({ status: 403 });
  await expect(files.put('other.mp3', inChunks('once'))).rejects.toThrow('403');
  const after = (await readdir(tmpdir())).filter((name) => name.startsWith('lamplight-upload-'));
  expect(after).toEqual(before);
});

test('a store address that cannot be right is refused with a sentence', async () => {
  const settings = { dataDir: '', s3: { ...noAccess, ...s3Access }, now: () => evening };
  for (const audioStore of ['', 'https://x', 's3://', 's3://UPPER/x', 's3://ok bucket']) {
    await expect(openFiles({ ...settings, audioStore }), audioStore).rejects.toThrow('AUDIO_STORE must be');
  }
  const withoutKeys = openFiles({ ...settings, s3: noAccess, audioStore: 's3://family' });
  await expect(withoutKeys).rejects.toThrow('AWS_ACCESS_KEY_ID');
});
