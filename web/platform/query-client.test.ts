// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/" }
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, readByKey } from './query-client.ts';

const answering = (status: number, body: string) => {
  const fetch = vi.fn(async (_url: string) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a question to the server', () => {
  it('reads the path that its key spells', async () => {
    const fetch = answering(200, '[1]');
    const answer = await createQueryClient().fetchQuery({ queryKey: ['/api/stories', 's1', 'marks'] });
    expect(answer).toEqual([1]);
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/stories/s1/marks');
  });

  it('is asked once: an answer never goes stale, and a failure is not tried again', async () => {
    const client = createQueryClient();
    const answered = answering(200, '[]');
    await client.fetchQuery({ queryKey: ['/api/stories'] });
    await client.fetchQuery({ queryKey: ['/api/stories'] });
    expect(answered).toHaveBeenCalledTimes(1);
    const failing = answering(500, '');
    await expect(client.fetchQuery({ queryKey: ['/api/other'] })).rejects.toThrow('500');
    expect(failing).toHaveBeenCalledTimes(1);
  });

  it('is asked though the browser says that there is no network, so that nobody waits for an answer that never comes', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    onlineManager.setOnline(false);
    try {
      const client = createQueryClient();
      await expect(client.fetchQuery({ queryKey: ['/api/stories'] })).rejects.toThrow('Failed to fetch');
      const mutation = client.getMutationCache().build(client, { mutationFn: () => fetch('/api/stories') });
      await expect(mutation.execute(undefined)).rejects.toThrow('Failed to fetch');
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('can take "not signed in" for an answer, but only that', async () => {
    const client = new QueryClient({
      defaultOptions: { queries: { retry: false, queryFn: readByKey({ on401: 'null' }) } },
    });
    answering(401, '{"message":"User not authenticated"}');
    expect(await client.fetchQuery({ queryKey: ['/api/me'] })).toBeNull();
    answering(403, '');
    await expect(client.fetchQuery({ queryKey: ['/api/other'] })).rejects.toThrow('403');
  });

  it('takes it for a failure otherwise', async () => {
    answering(401, '{}');
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/me'] })).rejects.toThrow('401');
  });
});
