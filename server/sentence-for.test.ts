import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { NarratorFailure } from './narrators/narrator.ts';
import { sentenceFor } from './sentence-for.ts';

const failure = (details: object) => Object.assign(new Error('failed'), details);

test('a host that has no address is told as HOST, also where the database is elsewhere', async () => {
  const server = createServer().listen(0, 'no such host');
  const [error] = (await once(server, 'error')) as [unknown];
  expect(sentenceFor(error, { HOST: 'no such host', DATABASE_URL: 'postgres://db/stories' })).toMatch(
    /^HOST is not an address of this machine/,
  );
});

test('a port that needs more rights is told as the port', () => {
  const error = failure({ code: 'EACCES', syscall: 'listen', port: 80 });
  expect(sentenceFor(error, { PORT: '80' })).toMatch(/^Port 80 may not be used by this user/);
});

test('a file of somebody else is told as that file, not as the port', () => {
  const error = failure({ code: 'EACCES', syscall: 'open', path: '/home/anna/data/app-secret' });
  expect(sentenceFor(error, {})).toMatch(
    /^\/home\/anna\/data\/app-secret may not be opened by this user: please .*DATA_DIR/,
  );
});

test('a database that is damaged inside is told with its place and with what to do', () => {
  const error = failure({ errcode: 11, message: 'database disk image is malformed' });
  expect(sentenceFor(error, { DATA_DIR: '/home/anna/data' })).toMatch(
    /^The database in \/home\/anna\/data is damaged: please put it back from a backup/,
  );
});

test('a narrator that lacks something is told in its own sentence, and one that breaks keeps its stack', () => {
  expect(sentenceFor(new NarratorFailure('misconfigured', 'Please run "npm run kokoro".'), {})).toBe(
    'Please run "npm run kokoro".',
  );
  expect(sentenceFor(new NarratorFailure('broken', 'It broke.'), {})).toMatch(/It broke\.\n\s+at /);
});
