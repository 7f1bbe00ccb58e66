import { Readable } from 'node:stream';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createEverything } from './everything.ts';
import type { Sound, ToldStory } from './keepsakes.ts';

const story = {
  id: 's1',
  title: '../../The <b>Kite</b>?',
  content: 'Up.',
  createdAt: '2026-11-20T19:00:00.000Z',
  isFavorite: true,
  request: { theme: 'Adventure', characterNames: [] },
} satisfies ToldStory;

const sound = (voice: string, sizeBytes = 3): Sound => ({
  storyId: 's1',
  voice,
  open: async () => ({ sizeBytes, content: Readable.from([strToU8('mp3')]) }),
});

async function filesOf(sounds: readonly Sound[]) {
  const everything = createEverything({
    house: 'Lamplight',
    clock: { now: () => new Date('2026-11-21T08:00:00.000Z') },
    exportAccount: async () => ({ account: {} }),
    accountOf: async () => ({
      firstName: 'Anna',
      lastName: '',
      email: 'anna@home.example',
      since: new Date('2026-11-01T08:00:00.000Z'),
    }),
    keepsakesOf: async () => ({ members: [], stories: [story], sounds }),
  });
  const parts: Uint8Array[] = [];
  for await (const part of await everything('u1', 'en-GB')) parts.push(part);
  return unzipSync(Buffer.concat(parts));
}

test('whatever a story or a reader is called, its sound lies in the folder of sounds', async () => {
  const files = await filesOf([sound('../Nana\\Jo/..')]);
  expect(Object.keys(files)).toEqual([
    'everything-we-keep.json',
    'sounds/001 The b Kite b (Nana Jo).mp3',
    'our-stories.html',
  ]);
});

test('a sound whose bytes are gone, or that would be too much for one file, is left out, and the page does not promise it', async () => {
  const gone: Sound = { storyId: 's1', voice: 'david', open: async () => undefined };
  const files = await filesOf([gone, sound('maya', 5_000_000_000), sound('emma')]);
  expect(Object.keys(files)).toContain('sounds/001 The b Kite b (emma).mp3');
  const page = strFromU8(files['our-stories.html'] ?? new Uint8Array());
  expect(page.match(/<audio/g)).toHaveLength(1);
  expect(page).toContain('<h3>../../The &lt;b&gt;Kite&lt;/b&gt;? ★</h3>');
});
