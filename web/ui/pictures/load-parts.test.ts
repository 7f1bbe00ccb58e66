import { afterEach, expect, test, vi } from 'vitest';
import { readParts } from '../../../tools/picture-parts.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is no parts is not kept, and the next who asks has them', async () => {
  vi.resetModules();
  const { loadParts: load } = await import('./load-parts.ts');
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Please sign in to our network' }));
  await expect(load()).rejects.toThrow('no parts');
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(load()).rejects.toThrow('503');
  vi.stubGlobal('fetch', async () => Response.json(await readParts()));
  expect(Object.keys((await load()).places)).toContain('hill');
  // Fetched once: nobody answers any more.
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  expect((await load()).places).toHaveProperty('hill');
});
