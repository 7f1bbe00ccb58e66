// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/" }
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '#contract/call.ts';
import { ApiError, ask, askForResponse, read, whenNotSignedIn } from './api.ts';
import { connection } from './connection.ts';

const rename = call({
  method: 'PUT',
  path: '/api/family-members/{id}',
  access: 'family',
  summary: 'Renames.',
  params: z.object({ id: z.string() }),
  query: z.object({ userId: z.string(), page: z.optional(z.string()) }),
  body: z.object({ name: z.string() }),
  status: 200,
  answer: z.object({ name: z.string() }),
});
const remove = call({
  method: 'DELETE',
  path: '/api/stories',
  access: 'family',
  summary: 'Removes.',
  status: 204,
  answer: null,
});
const list = call({
  method: 'GET',
  path: '/api/stories',
  access: 'family',
  summary: 'Lists.',
  status: 200,
  answer: z.array(z.string()),
});

const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn((_url: string, _request: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const json = (body: unknown, init?: ResponseInit) => async () => new Response(JSON.stringify(body), init);

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sent = { params: { id: 'a/b' }, query: { userId: 'u1', page: undefined }, body: { name: 'Siobhán' } };

describe('asking the server', () => {
  it('fills the path and the query, sends JSON with the cookies, and gives the answer back', async () => {
    const fetch = answering(json({ name: 'Siobhán' }));
    expect(await ask(rename, sent)).toEqual({ name: 'Siobhán' });
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/family-members/a%2Fb?userId=u1');
    expect(request).toMatchObject({ method: 'PUT', credentials: 'include', body: '{"name":"Siobhán"}' });
    expect(request?.headers).toEqual({ 'content-type': 'application/json' });
  });

  it('sends no body and no content type where there is nothing to say', async () => {
    const fetch = answering(json([]));
    await ask(list, {});
    const [, request] = fetch.mock.calls[0] ?? [];
    expect(request?.body).toBeUndefined();
    expect(request?.headers).toEqual({});
  });

  it('takes an empty answer for what it is', async () => {
    answering(async () => new Response(null, { status: 204 }));
    expect(await ask(remove, {})).toBeUndefined();
  });

  it('hands over the whole response where the answer is a sound', async () => {
    answering(async () => new Response('sound', { headers: { 'content-type': 'audio/mpeg' } }));
    const response = await askForResponse(list, {});
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
  });
});

describe('an answer that is not OK', () => {
  it('is an error whose text is the status, a colon and the body, and which a person can read', async () => {
    const body = { message: 'We could not find that.', error: 'We could not find that.', code: 'not_found' };
    answering(json(body, { status: 404 }));
    const trouble = await ask(list, {}).catch((thrown: unknown) => thrown);
    expect(trouble).toBeInstanceOf(ApiError);
    expect(trouble).toMatchObject({
      message: `404: ${JSON.stringify(body)}`,
      status: 404,
      readable: body.message,
    });
  });

  it('says the status text when the body is empty', async () => {
    answering(async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    await expect(read('/api/stories')).rejects.toThrow('502: Bad Gateway');
  });

  it('has no readable text when something in between answered with a page of its own', async () => {
    answering(async () => new Response('<html>proxy</html>', { status: 503 }));
    const trouble = await read('/api/stories').catch((thrown: unknown) => thrown);
    expect(trouble).toMatchObject({ status: 503, readable: undefined });
  });
});

describe('the console', () => {
  it('has the method, the path, the status and the time, and nothing of the family', async () => {
    answering(json({ name: 'Siobhán' }));
    await ask(rename, sent);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^PUT \/api\/family-members\/a%2Fb 200 \d+ ms$/);
  });

  it('says that no answer came, and the trouble goes on to whoever asked', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(read('/api/stories?userId=u1')).rejects.toThrow('Failed to fetch');
    expect(lines[0]).toMatch(/^GET \/api\/stories no answer \d+ ms$/);
  });
});

describe('whether the house can be reached', () => {
  const silence = () => Promise.reject(new TypeError('Failed to fetch'));
  const hear = async (answer: () => Promise<Response>) => {
    answering(answer);
    await read('/api/stories').catch(() => undefined);
    return connection.isAway();
  };

  it('is known from its last answer, a refusal too', async () => {
    connection.noteAnswer();
    const watcher = vi.fn();
    const stop = connection.subscribe(watcher);
    expect(await hear(silence)).toBe(true);
    expect(await hear(silence)).toBe(true);
    expect(await hear(json({ code: 'not_found' }, { status: 404 }))).toBe(false);
    expect(await hear(json({ code: 'provider_failed' }, { status: 502 }))).toBe(false);
    expect(watcher).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is not learnt from a proxy that speaks for a house that is gone, nor from a question that was given up', async () => {
    expect(await hear(async () => new Response('<html>', { status: 502 }))).toBe(true);
    expect(await hear(json([]))).toBe(false);
    expect(await hear(() => Promise.reject(new DOMException('left', 'AbortError')))).toBe(false);
  });
});

describe('a session that the house does not know', () => {
  it('is told to whoever keeps it; a wrong password is not that', async () => {
    const hear = vi.fn();
    const hearNoMore = whenNotSignedIn(hear);
    answering(json({ code: 'wrong_credentials' }, { status: 401 }));
    await read('/api/stories').catch(() => undefined);
    expect(hear).not.toHaveBeenCalled();
    // Whoever else hears of it in this thread asks once more, and is told the same.
    answering(json({ code: 'not_signed_in' }, { status: 401 }));
    await read('/api/stories').catch(() => undefined);
    expect(hear).toHaveBeenCalled();
    hearNoMore();
  });
});
