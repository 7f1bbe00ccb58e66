import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { call } from '#contract/call.ts';
import { jsonBodyBytes } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { openLog } from '../log.ts';
import { openMetrics, serveMetrics, type Metrics } from './metrics.ts';
import { createHttpServer, type HttpServer } from './server.ts';
import { createApi } from './api.ts';

const Cake = z.object({
  name: z.string().check(z.maxLength(10, 'That name is too long')),
  layers: z.int('Layers are whole'),
});
const bake = call({
  method: 'POST',
  path: '/api/cakes/{shelf}',
  access: 'family',
  summary: 'Bakes a cake.',
  params: z.object({ shelf: z.string().check(z.regex(/^[a-z]+$/)) }),
  body: Cake,
  status: 201,
  answer: z.object({ baked: z.string() }),
});
const look = call({
  method: 'GET',
  path: '/api/cakes',
  access: 'visitor',
  summary: 'Looks.',
  status: 200,
  answer: z.array(z.string()),
});
const smell = call({
  method: 'GET',
  path: '/api/cakes/smell',
  access: 'visitor',
  summary: 'Smells it for as long as one likes.',
  status: 200,
  answer: null,
  media: 'audio/mpeg',
});
const watch = call({
  method: 'GET',
  path: '/api/cakes/watch',
  access: 'visitor',
  summary: 'Watches it rise.',
  status: 200,
  answer: z.object({ height: z.int() }),
});
const taste = call({
  method: 'DELETE',
  path: '/api/cakes',
  access: 'admin',
  summary: 'Eats it.',
  status: 204,
  answer: null,
});

let app: HttpServer;
let metrics: Metrics;
let address: string;
let lines: string[];
/** How many have been heard to leave. */
let left: number;

beforeEach(async () => {
  lines = [];
  left = 0;
  metrics = openMetrics();
  const settings = {
    publicUrl: 'http://lamplight.example',
    nativeOrigins: ['capacitor://localhost'],
    developmentOrigin: undefined,
    trustedProxies: 0,
  };
  const log = openLog({ level: 'info', forPeople: false, write: (line) => lines.push(line) });
  app = await createHttpServer(settings, { log, metrics, translate: () => null });
  const api = createApi(app, {
    checkAnswers: true,
    identify: async ({ headers }) =>
      headers.authorization
        ? { userId: headers.authorization, isAdmin: headers.authorization === 'keeper', handedTo: null }
        : null,
  });
  api.serve(bake, async ({ body, params }) => ({ baked: `${body.name} on ${params.shelf}` }));
  api.serve(look, async ({ request }) => {
    if ('broken' in request.headers) throw new Error('the oven of Mia is broken');
    if ('full' in request.headers) throw new Problem('too_many_tries', { retryAfterSeconds: 7 });
    return Array.from({ length: 200 }, (_, index) => `cake ${index}`);
  });
  const endless = (signal: AbortSignal) =>
    Readable.from(
      (async function* () {
        while (!signal.aborted) {
          yield 'mmh ';
          await pause(5);
        }
        left += 1;
      })(),
    );
  api.serve(smell, async ({ reply, signal }) => reply.type('audio/mpeg').send(endless(signal)));
  api.serve(watch, async ({ reply, request, signal }) => {
    if (!('patient' in request.headers)) return reply.type('text/event-stream').send(endless(signal));
    await once(signal, 'abort');
    left += 1;
    throw new Error('it fell in while nobody looked');
  });
  api.serve(taste, async () => undefined);
  serveMetrics(app, metrics, 'loopback');
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await app.close();
  metrics.close();
});

type Ask = RequestInit & { headers?: Record<string, string> };
const ask = (path: string, init: Ask = {}) => fetch(address + path, init);
const send = (path: string, body: unknown, headers: Record<string, string> = { authorization: 'mum' }) =>
  ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('a call of the contract', () => {
  test('is served as it is written', async () => {
    const answer = await send('/api/cakes/pantry', { name: 'Lemon', layers: 2, surprise: 'ignored' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ baked: 'Lemon on pantry' });
  });

  test('names the field at fault, once, in a sentence', async () => {
    const answer = await send('/api/cakes/pantry', { name: 'Lemon drizzle', layers: 1.5 });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      message: 'That name is too long',
      error: 'That name is too long',
      code: 'invalid_field',
      fields: { name: 'That name is too long', layers: 'Layers are whole' },
    });
  });

  test('asks who is there before it looks at what they brought', async () => {
    const answer = await send('/api/cakes/pantry', { wrong: true }, {});
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message: 'User not authenticated', code: 'not_signed_in' });
  });

  test.each([['dad'], [['mum', 'mum']], [null], [{ mum: 1 }], [7]])(
    'does not believe a body that says it is %j',
    async (userId) => {
      expect((await send('/api/cakes/pantry', { name: 'Lemon', layers: 1, userId })).status).toBe(403);
    },
  );

  test('believes a claim that is the session’s own', async () => {
    expect(
      (await send('/api/cakes/pantry?userId=mum', { name: 'Lemon', layers: 1, userId: 'mum' })).status,
    ).toBe(201);
    expect((await send('/api/cakes/pantry?userId=mum&userId=mum', { name: 'Lemon', layers: 1 })).status).toBe(
      403,
    );
  });

  test('is kept from a family when it is for the keeper of the house', async () => {
    expect((await ask('/api/cakes', { method: 'DELETE' })).status).toBe(401);
    expect((await ask('/api/cakes', { method: 'DELETE', headers: { authorization: 'mum' } })).status).toBe(
      403,
    );
    expect((await ask('/api/cakes', { method: 'DELETE', headers: { authorization: 'keeper' } })).status).toBe(
      204,
    );
  });

  test('takes an empty body with JSON headers for no body', async () => {
    const headers = { authorization: 'keeper', 'content-type': 'application/json' };
    expect((await ask('/api/cakes', { method: 'DELETE', headers })).status).toBe(204);
  });

  test('answers compressed to a browser that can read it', async () => {
    expect(
      (await ask('/api/cakes', { headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding'),
    ).toBe('br');
  });
});

describe('what is sent in bad faith', () => {
  test.each([
    ['text', 'text/plain', '{"name":"x"}', 415],
    ['a form', 'application/x-www-form-urlencoded', 'name=x', 415],
    ['half a JSON', 'application/json', '{"name":', 400],
    ['a prototype', 'application/json', '{"__proto__":{"isAdmin":true},"name":"a","layers":1}', 400],
    ['a tower', 'application/json', `{"name":${'['.repeat(40_000)}${']'.repeat(40_000)}}`, 400],
    ['too much', 'application/json', JSON.stringify({ name: 'x'.repeat(jsonBodyBytes) }), 413],
  ])('%s is refused kindly', async (_what, type, body, status) => {
    const answer = await ask('/api/cakes/pantry', {
      method: 'POST',
      body,
      headers: { authorization: 'mum', 'content-type': type },
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      message: expect.any(String),
      error: expect.any(String),
      code: expect.any(String),
    });
  });

  test.each([
    [
      'a compressed body',
      'POST /api/cakes/pantry HTTP/1.1\r\nHost: a\r\nContent-Encoding: gzip\r\nContent-Length: 0\r\n\r\n',
      415,
    ],
    ['two hosts', 'GET /api/cakes HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['another server’s address', 'GET http://evil.example/api/cakes HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['TRACE', 'TRACE /api/cakes HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['an old trick', 'POST /api/cakes/pantry HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['an endless address', `GET /${'a'.repeat(5_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
    ['endless headers', `GET /api/cakes HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s gets no further than the gate', async (_what, raw, status) => {
    expect(await statusOf(raw)).toBe(status);
  });

  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://other.lamplight.example' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://lamplight.example' }, 201],
    [{ origin: 'http://lamplight.example' }, 201],
    [{ origin: 'capacitor://localhost', 'sec-fetch-site': 'cross-site' }, 201],
    [{}, 201],
  ])('a write that comes from %j is answered %i', async (headers, status) => {
    const answer = await send(
      '/api/cakes/pantry',
      { name: 'Lemon', layers: 1 },
      { authorization: 'mum', ...headers },
    );
    expect(answer.status).toBe(status);
  });

  test('the family’s own address on the home network may write, whatever PUBLIC_URL says', async () => {
    expect(
      (
        await send(
          '/api/cakes/pantry',
          { name: 'Lemon', layers: 1 },
          { authorization: 'mum', origin: address },
        )
      ).status,
    ).toBe(201);
  });
});

describe('the native wrapper', () => {
  test('is let in by its exact origin, and never with cookies', async () => {
    const preflight = await ask('/api/cakes/pantry', {
      method: 'OPTIONS',
      headers: { origin: 'capacitor://localhost', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('capacitor://localhost');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false);
  });

  test('opens nothing for a stranger who looks like it', async () => {
    const answer = await ask('/api/cakes', { headers: { origin: 'capacitor://localhost.evil.example' } });
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    expect(answer.headers.get('vary')).toContain('Origin');
  });
});

describe('when something goes wrong', () => {
  test('our own fault is told gently, and to the log alone in full', async () => {
    const answer = await ask('/api/cakes', { headers: { broken: '1' } });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('oven');
    expect(lines.join('')).toContain('the oven of Mia is broken');
  });

  test('a refusal says how long to wait', async () => {
    const answer = await ask('/api/cakes', { headers: { full: '1' } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
  });

  test('the log has the pattern of an address, never the address', async () => {
    await send('/api/cakes/secretshelf?token=abc', { name: 'Lemon', layers: 1 });
    expect(lines.join('')).toContain('/api/cakes/:shelf');
    expect(lines.join('')).not.toMatch(/secretshelf|abc|Lemon/);
  });
});

describe('the numbers for the keeper of the house', () => {
  test('are read on this machine, and by nobody that a proxy passed on', async () => {
    await ask('/api/cakes');
    const here = await ask('/metrics');
    expect(await here.text()).toContain('lamplight_request_seconds_bucket{');
    expect((await ask('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
  });
});

test('every answer carries the headers that keep strangers out', async () => {
  const { headers } = await ask('/api/cakes');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.has('x-powered-by')).toBe(false);
});

function statusOf(raw: string): Promise<number> {
  const { port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(raw));
    socket.once('data', (data) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString())?.[1]));
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

describe('whoever leaves in the middle', () => {
  test.each([
    ['of a sound', '/api/cakes/smell', {}],
    ['of events', '/api/cakes/watch', {}],
    ['while it is made', '/api/cakes/watch', { patient: 'yes' }],
  ])('%s is no error, and nothing is thrown after them', async (_what, path, headers) => {
    const asked = get(address + path, { headers, agent: false });
    asked.on('error', () => undefined);
    if ('patient' in headers) await pause(50);
    else {
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      await once(answer, 'data');
    }
    asked.destroy();
    await expect.poll(() => left).toBe(1);
    await pause(50);
    expect(lines.filter((line) => /"level":"(error|warn|fatal)"/.test(line))).toEqual([]);
  });
});

describe('what nobody has typed', () => {
  const order = async (body: string) => {
    const headers = { 'content-type': 'application/json', authorization: 'mia' };
    const answer = await fetch(`${address}/api/cakes/top`, { method: 'POST', headers, body });
    return { status: answer.status, text: await answer.text() };
  };

  test.each([
    ['a list of thousands', JSON.stringify({ name: Array.from({ length: 5_001 }, () => 1) }), 413],
    ['a thousand lists of lists', `[${'[[1,1]],'.repeat(2_000)}1]`, 413],
    [
      'thousands of names',
      JSON.stringify(Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [n, n]))),
      413,
    ],
    ['brackets in brackets', `${'['.repeat(30)}${']'.repeat(30)}`, 400],
    [
      'as many as may be',
      JSON.stringify({ name: 'Lemon', layers: 2, more: Array.from({ length: 4_000 }, () => 1) }),
      201,
    ],
  ])('%s is not looked through', async (_what, body, status) => {
    expect((await order(body)).status).toBe(status);
  });
});
