import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBar, fetchChecked } from './fetch-checked.mjs';

const content = Buffer.alloc(300_000, 'a voice that is heavy to carry');
const sha256 = createHash('sha256').update(content).digest('hex');
const answers: Record<string, (response: ServerResponse) => void> = {
  '/whole': (response) => void response.end(content),
  '/other': (response) => void response.end(Buffer.from(content).fill('x', 0, 1)),
  '/too-long': (response) => {
    response.write(content);
    response.end(content);
  },
  '/breaking-off': (response) => {
    response.writeHead(200, { 'content-length': content.length });
    response.write(content.subarray(0, 1000), () => response.destroy());
  },
  '/missing': (response) => void response.writeHead(404).end('not here'),
};
let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  answers[request.url ?? '']?.(response);
});
let address = '';
let folder = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  address = typeof place === 'object' && place ? `http://127.0.0.1:${place.port}` : '';
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lamplight-fetch-'));
  asked = 0;
  return () => rm(folder, { recursive: true, force: true });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const known = (path: string) => ({
  url: `${address}/${path}`,
  file: join(folder, 'deep', 'model.onnx'),
  bytes: content.length,
  sha256,
});

describe('a file that is fetched', () => {
  it('is kept when it is the one we know, and not fetched again', async () => {
    const progress: number[] = [];
    expect(await fetchChecked(known('whole'), (got) => progress.push(got))).toBe(true);
    expect(await readFile(known('whole').file)).toEqual(content);
    expect(progress.at(-1)).toBe(content.length);
    expect(await fetchChecked(known('whole'))).toBe(false);
    expect(asked).toBe(1);
  });

  it('is fetched anew where what lies there is damaged', async () => {
    await fetchChecked(known('whole'));
    await writeFile(known('whole').file, 'half a file');
    expect(await fetchChecked(known('whole'))).toBe(true);
    expect(await readFile(known('whole').file)).toEqual(content);
  });

  it.each([
    ['other', /not the file we know/],
    ['too-long', /longer than the 300000 bytes/],
    ['breaking-off', /could not be fetched/],
    ['missing', /answered 404/],
  ])('leaves nothing behind when it is %s', async (path, sentence) => {
    await expect(fetchChecked(known(path))).rejects.toThrow(sentence);
    expect(await readdir(join(folder, 'deep'))).toEqual([]);
  });
});

describe('the bar', () => {
  const drawn = (isTTY: boolean) => {
    let text = '';
    const draw = createBar('model', 92_000_000, { isTTY, write: (more) => (text += more) });
    for (let got = 0; got <= 92_000_000; got += 230_000) draw(got);
    return text;
  };

  it('grows in one line of a terminal, and ends it', () => {
    const text = drawn(true);
    expect(text.split('\n')).toHaveLength(2);
    expect(text).toContain('100 %  model, 92 of 92 MB');
    expect(text.split('\r').length).toBeLessThan(40);
  });

  it('says each tenth once where there is no terminal', () => {
    expect(drawn(false).trim().split('\n')).toHaveLength(11);
  });
});
