// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readParts } from '../../../tools/picture-parts.ts';
import type { Story } from '#contract/stories.ts';
import { drawingsOf, drawnCoverOf } from './drawn-cover.ts';

let painting: () => Promise<Response>;
beforeEach(() => {
  painting = async () =>
    new Response(Uint8Array.of(0xff, 0xd8, 0xff), { headers: { 'content-type': 'image/jpeg' } });
  vi.stubGlobal('fetch', async (address: string | URL) =>
    String(address).includes('/api/paintings/') ? painting() : Response.json(await readParts()),
  );
});
afterEach(() => vi.unstubAllGlobals());

const aStory = (more: object = {}): Story =>
  ({
    id: 'one',
    picture: {
      subjects: [{ is: 'robot', isMany: false }],
      place: 'kitchen',
      hour: 'dusk',
      arrangement: 1,
      people: [],
    },
    request: { characterNames: ['Mia'] },
    ...more,
  }) as unknown as Story;
const painted = aStory({ painting: '/api/paintings/0123' });

describe('the cover of a book, and on the lock screen', () => {
  test('is as it was painted, with all of the painting inside', async () => {
    const cover = await drawnCoverOf(painted);
    expect(cover).toContain('<image href="data:image/jpeg;base64,/9j/"');
    expect(cover).not.toContain('id="robot"');
    expect((await drawingsOf(painted)).cover).toBe(cover);
  });

  test('is ours where nobody has painted it, and where the painting does not come', async () => {
    const ours = await drawnCoverOf(aStory());
    expect(ours).toContain('id="robot"');
    painting = async () => new Response('', { status: 404 });
    expect(await drawnCoverOf(painted)).toBe(ours);
    painting = () => Promise.reject(new Error('no network'));
    expect(await drawnCoverOf(painted)).toBe(ours);
  });

  test('is said in words', async () => {
    expect((await drawingsOf(aStory())).coverInWords).toBe('A robot in a kitchen at dusk, with Mia.');
  });
});
