import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openBareServer } from '#tests/support/house/bare-server.ts';

test('a house that closes waits for an answer that runs, and not for the line it came on', async () => {
  const app = await openBareServer();
  const sound = new PassThrough();
  sound.write('one');
  app.get('/sound', (_request, reply) => reply.type('audio/mpeg').send(sound));
  const answer = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/sound`);
  let isClosed = false;
  const closed = app.close().then(() => (isClosed = true));
  sound.end('two');
  expect(await answer.text()).toBe('onetwo');
  await expect.poll(() => isClosed).toBe(true);
  await closed;
});
