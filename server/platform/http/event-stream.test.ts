import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openBareServer } from '#tests/support/house/bare-server.ts';
import { type ServerEvent, sendEvents, wantsEvents } from './event-stream.ts';

async function serve(events: () => AsyncIterable<ServerEvent>, beatMs?: number): Promise<string> {
  const app = await openBareServer();
  app.get('/events', async (request, reply) =>
    wantsEvents(request) ? sendEvents(reply, events(), beatMs) : reply.send('none'),
  );
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/events`;
}

const asEvents = { accept: 'text/event-stream, */*', 'accept-encoding': 'gzip, br' };

test('events go out one by one, and nothing on the way may hold them back', async () => {
  let goOn: () => void = () => undefined;
  const url = await serve(async function* () {
    yield { event: 'first', data: 'a line\n\ndata: and another' };
    await new Promise<void>((resolve) => (goOn = resolve));
    yield { event: 'second', data: { n: 2 } };
  });
  const response = await fetch(url, { headers: asEvents });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(response.headers.has('content-encoding')).toBe(false);
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('first')) text += (await reader.read()).value ?? '';
  goOn();
  for (let next = await reader.read(); !next.done; next = await reader.read()) text += next.value;
  expect(text).toBe(
    ': welcome\n\nevent: first\ndata: "a line\\n\\ndata: and another"\n\nevent: second\ndata: {"n":2}\n\n',
  );
});

test('a silence is filled, so that no proxy takes it for the end', async () => {
  let goOn: () => void = () => undefined;
  const url = await serve(async function* () {
    await new Promise<void>((resolve) => (goOn = resolve));
    yield { event: 'late', data: 1 };
  }, 1);
  const response = await fetch(url, { headers: asEvents });
  let text = '';
  for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (text.includes(': still here\n\n: still here\n\n')) goOn();
  }
  expect(text.endsWith('event: late\ndata: 1\n\n')).toBe(true);
});

test('a browser that goes away ends what it was sent', async () => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const url = await serve(async function* () {
    try {
      for (;;) {
        await nextTick();
        yield { event: 'tick', data: 0 };
      }
    } finally {
      end();
    }
  });
  const gone = new AbortController();
  const response = await fetch(url, { headers: asEvents, signal: gone.signal });
  await (response.body ?? new ReadableStream()).getReader().read();
  gone.abort();
  await expect(ended).resolves.toBeUndefined();
});

test('whoever does not ask for events gets an answer', async () => {
  const url = await serve(async function* () {});
  expect(await (await fetch(url)).text()).toBe('none');
});
