import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { StoryPicture } from '#contract/pictures.ts';
import type { Story } from '#contract/stories.ts';
import { createCoverPainter } from '#server/covers/cover-painter.ts';
import { testOnce } from '#tests/support/database/told-once.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house/house.ts';
import { passUntil } from '#tests/support/house/nothing-runs.ts';
import { onePixel, openPaintingPeer, type PaintingManner } from '#tests/support/peers/painting-server.ts';
import { siteForTests } from '#tests/support/house/site-for-tests.ts';
import { type Family, newFamily } from '#tests/support/family/visitor.ts';
import { writeCoverDrawing } from '../../../tools/cover-drawing.mjs';

// The covers that go along are drawn by what the build makes of our lines.
const drawing = join(siteForTests(), '.vite', 'cover-drawing.mjs');
beforeAll(() => writeCoverDrawing(drawing));

const wish = {
  characterDetails: [
    { name: 'Aroha', age: 6, relationship: 'daughter' },
    { name: 'Rewi', age: 71, relationship: 'grandfather' },
  ],
  theme: 'Aroha and the purple dragon who bakes bread',
  duration: 'short',
};

async function openPaintedHouse(manner: PaintingManner = 'well') {
  const peer = await openPaintingPeer();
  peer.behave(manner);
  const environment = {
    PICTURES: 'openai',
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: peer.url,
    STORY_WRITER: 'builtin',
    NARRATOR: 'builtin',
  };
  const house = await openTestHouse({ environment });
  return { peer, house, family: await newFamily(house) };
}

const tell = async (family: Family) => (await family.ask('POST', '/api/stories', wish)).json as Story;
const shelfOf = async (family: Family) => (await family.ask('GET', '/api/stories')).json as Story[];
const painted = (family: Family) =>
  vi.waitFor(async () => {
    const [story] = await shelfOf(family);
    expect(story?.painting).toBeDefined();
    return story?.painting ?? '';
  });
const filesOf = (house: TestHouse) =>
  readdir(join(house.place.dataDir, 'audio', 'paintings')).catch(() => [] as string[]);

describe('a house with a painter', () => {
  test('tells the story at once with our own picture, and has the painted one when it is there', async () => {
    const { family, house, peer } = await openPaintedHouse();
    const story = await tell(family);
    expect(story.picture?.subjects[0]).toEqual({ is: 'dragon', isMany: false, colour: 'purple' });
    const before = (await family.ask('GET', '/api/stories')).headers.get('etag');
    const address = await painted(family);
    expect((await family.ask('GET', '/api/stories')).headers.get('etag')).not.toBe(before);
    const answer = await fetch(house.url + address);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await answer.arrayBuffer()).equals(onePixel)).toBe(true);
    // Whoever paints is told no name, no wish, and nobody’s face.
    const asked = String(peer.questions[0]?.body['prompt']);
    expect(asked).toContain('lamplight: purple dragon; beside it, smaller: bread.');
    expect(asked).toContain('a child, an old person');
    expect(asked).not.toMatch(/Aroha|Rewi|bakes|girl|hair|skin/);
    // Our cover goes along, with nobody on it.
    const nobody = { ...story.picture, people: [], vignettes: [] } as StoryPicture;
    const covers = createCoverPainter({ drawing });
    onTestFinished(() => covers.close());
    const cover = Buffer.from(await covers.paint(nobody, 1_024, 'wide')).toString('base64');
    expect(peer.questions[0]?.body['images']).toEqual([{ image_url: `data:image/png;base64,${cover}` }]);
    expect(house.logged()).not.toMatch(/Aroha|Rewi|dragon/);
    // Kept once, and paid for once.
    await tell(family);
    await vi.waitFor(() => expect(peer.questions).toHaveLength(2), 10_000);
    expect((await shelfOf(family)).find(({ id }) => id === story.id)?.painting).toBe(address);
  });

  testOnce.each(['refusing', 'no-picture'] satisfies PaintingManner[])(
    'keeps our own picture when the vendor is %s, and does not ask all night',
    async (manner) => {
      const { family, house, peer } = await openPaintedHouse(manner);
      await tell(family);
      await passUntil(house, 3_600_000, () =>
        expect(house.logged()).toContain('a story keeps the picture that we drew'),
      );
      expect(peer.questions.length).toBeLessThanOrEqual(6);
      const [story] = await shelfOf(family);
      expect(story?.picture?.subjects[0]?.is).toBe('dragon');
      expect(story).not.toHaveProperty('painting');
      expect(await filesOf(house)).toEqual([]);
    },
  );

  test('asks a busy vendor once more, and lets a painting go with its story, and with its family', async () => {
    const { family, house, peer } = await openPaintedHouse('busy-once');
    const { id } = await tell(family);
    await passUntil(house, 60_000, () => expect(peer.questions).toHaveLength(2));
    const address = await painted(family);
    expect(await filesOf(house)).toHaveLength(1);
    await family.ask('DELETE', `/api/stories/${id}`);
    expect(await filesOf(house)).toEqual([]);
    expect((await fetch(house.url + address)).status).toBe(404);
    await tell(family);
    const second = await painted(family);
    const everything = (await family.ask('GET', '/api/account/export')).json as { paintings: unknown[] };
    expect(everything.paintings).toMatchObject([{ paintedBy: 'openai' }]);
    await family.ask('DELETE', '/api/delete-account');
    expect(await filesOf(house)).toEqual([]);
    expect((await fetch(house.url + second)).status).toBe(404);
  });

  testOnce('is closed without waiting for a vendor that says nothing', async () => {
    const { family, house, peer } = await openPaintedHouse('silent');
    await tell(family);
    await vi.waitFor(() => expect(peer.questions).toHaveLength(1));
    await house.close();
  });
});

test('a house without one asks nobody, and shows what was painted before', async () => {
  const { family, house, peer } = await openPaintedHouse();
  await tell(family);
  const address = await painted(family);
  await house.close();
  const later = await openTestHouse({ place: house.place });
  expect((await fetch(later.url + address)).status).toBe(200);
  expect((await fetch(`${later.url}/api/paintings/${'0'.repeat(32)}`)).status).toBe(404);
  expect((await fetch(`${later.url}/api/paintings/..%2f..%2fsecret`)).status).toBe(404);
  const another = await newFamily(later);
  await tell(another);
  expect(peer.questions).toHaveLength(1);
});
