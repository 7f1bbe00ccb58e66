import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const door = join(import.meta.dirname, 'kokoro.mjs');

async function knock(...words: string[]) {
  const home = await mkdtemp(join(tmpdir(), 'lamplight-kokoro-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const env = { ...process.env, DATA_DIR: home };
  const said = await run(process.execPath, [door, ...words], { env }).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  );
  return { ...said, kept: await readdir(home, { recursive: true }) };
}

test('Kokoro’s size and terms are said first, and nothing is fetched for somebody who is not there to say yes', async () => {
  const { stdout, stderr, kept } = await knock();
  for (const word of ['411 MB', '92 MB', 'Apache 2.0', 'GPL 3', 'huggingface.co'])
    expect(stdout).toContain(word);
  expect(stderr).toContain('please say npm run kokoro -- --yes');
  expect(kept).toEqual([]);
});

test('a model that is another one is not kept, and nothing else is fetched for it', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('x'.repeat(44));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const place = server.address();
  const port = typeof place === 'object' ? place?.port : undefined;
  const { stderr, kept } = await knock('--yes', '--from', `http://127.0.0.1:${port}/copy/`);
  expect(stderr).toMatch(/config\.json is not the file we know: nothing of it was kept/);
  expect(asked).toEqual(['/copy/config.json']);
  expect(kept.filter((path) => /\./.test(path))).toEqual([]);
});
