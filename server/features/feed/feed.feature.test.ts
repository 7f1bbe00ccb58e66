import { join } from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import NodeID3 from 'node-id3';
import RssParser from 'rss-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Feed } from '#contract/feed.ts';
import type { StoryPicture } from '#contract/pictures.ts';
import { createCoverPainter } from '#server/covers/cover-painter.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { testOnce } from '#tests/support/database/told-once.ts';
import { feedComplaints } from '#tests/support/rules/feed-rules.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house/house.ts';
import { quickToSpeak } from '#tests/support/sound/quick-to-speak.ts';
import { hummedRecording } from '#tests/support/sound/hummed-recordings.ts';
import { siteForTests } from '#tests/support/house/site-for-tests.ts';
import { storyAbout, tellWhole } from '#tests/support/family/told-story.ts';
import { type Family, newAddress, newFamily } from '#tests/support/family/visitor.ts';
import { writeCoverDrawing } from '../../../tools/cover-drawing.mjs';

const patienceMs = 60_000;

beforeAll(() => writeCoverDrawing(join(siteForTests(), '.vite', 'cover-drawing.mjs')));

async function openTellingHouse(): Promise<TestHouse> {
  return openTestHouse({ environment: await quickToSpeak({ TRUST_PROXY: '1' }) });
}

async function feedOf(family: Family): Promise<Feed> {
  const answer = await family.ask('POST', '/api/feed');
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Feed;
}

/** As a podcast app asks: without a cookie, from anywhere. */
async function asked(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(address, {
    method,
    headers: { 'x-forwarded-for': newAddress(), ...headers },
  });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const itemsOf = async (address: string) => {
  const text = (await asked(address)).bytes.toString();
  return (await new RssParser({ customFields: { item: ['podcast:chapters'] } }).parseString(text)).items;
};

describe('a feed of one’s own', () => {
  testOnce(
    'is valid, and two readers of feeds and one of tags find in it what was told',
    async () => {
      const house = await openTellingHouse();
      const family = await newFamily(house);
      const silent = await storyAbout(house, family, 'Mia', { theme: 'a lighthouse' });
      house.clock.pass(60_000);
      const content = ['Once', 'Then', 'Now']
        .map((word) => `${word} it flew. `.repeat(16).trim())
        .join('\n\n');
      const story = await storyAbout(house, family, 'Mia & <Tom>', { theme: 'a robot', content });
      const { sound, marks } = await tellWhole(family, story);
      const { address } = await feedOf(family);

      const { answer, bytes } = await asked(address);
      const xml = bytes.toString();
      expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      expect(feedComplaints(xml)).toEqual([]);

      const [item] = (await new RssParser().parseString(xml)).items;
      const parsed = parseFeed(xml);
      expect(parsed.items).toHaveLength(1);
      expect(parsed.items[0]?.id).toBe(story.id);
      expect(item?.guid).toBe(story.id);
      expect(xml).not.toContain(silent.id);
      expect(new Date(item?.isoDate ?? '').getTime()).toBe(
        Math.floor(Date.parse(story.createdAt) / 1_000) * 1_000,
      );
      const [media] = parsed.items[0]?.media ?? [];
      expect(media).toMatchObject({ url: item?.enclosure?.url, mimeType: 'audio/mpeg' });
      expect(Number(item?.itunes['duration'])).toBe(Math.round(marks.durationMs / 1_000));

      // The length is the true one, and the sound behind the tag is the telling to its last byte.
      const heard = await asked(item?.enclosure?.url ?? '');
      expect(heard.answer.headers.get('content-type')).toBe('audio/mpeg');
      expect(heard.bytes.length).toBe(Number(item?.enclosure?.length));
      expect(heard.bytes.length).toBe(media?.length);
      expect(heard.bytes.subarray(-sound.length).equals(sound)).toBe(true);
      const tags = NodeID3.read(heard.bytes);
      expect(tags).toMatchObject({ title: item?.title, album: 'Lamplight: our bedtime stories' });
      const chapters = JSON.parse(
        (await asked(`${address.replace('feed.xml', '')}stories/${story.id}/chapters.json`)).bytes.toString(),
      ) as { version: string; chapters: { title: string; startTime: number }[] };
      expect(chapters.chapters[0]).toEqual({ title: 'The beginning', startTime: 0 });
      expect(chapters.chapters.length).toBeGreaterThan(1);
      expect(
        tags.chapter?.map(({ startTimeMs, tags: its }) => ({
          title: its?.title,
          startTime: startTimeMs / 1_000,
        })),
      ).toEqual(chapters.chapters);
      expect(tags.tableOfContents?.[0]?.elements).toHaveLength(chapters.chapters.length);
    },
    patienceMs,
  );

  test(
    'names nobody unless the family wants it',
    async () => {
      const house = await openTellingHouse();
      const family = await newFamily(house);
      const story = await storyAbout(house, family, 'Ottoline', { theme: 'a robot' });
      await tellWhole(family, story);
      const first = await feedOf(family);
      expect(first.withNames).toBe(false);
      const everything = async () => {
        const [item] = await itemsOf(first.address);
        const base = first.address.replace('feed.xml', `stories/${story.id}`);
        return Buffer.concat([
          (await asked(first.address)).bytes,
          (await asked(item?.enclosure?.url ?? '')).bytes.subarray(0, 4_000),
          (await asked(`${base}/chapters.json`)).bytes,
        ])
          .toString('latin1')
          .replaceAll('\0', '');
      };
      expect(await everything()).not.toContain('Ottoline');
      expect(first.address).not.toContain(family.userId);
      const changed = await family.ask('PATCH', '/api/feed', { withNames: true });
      expect(changed.json).toEqual({ ...first, withNames: true });
      expect(await everything()).toContain('Ottoline');
      expect(house.logged()).not.toContain('Ottoline');
    },
    patienceMs,
  );

  testOnce(
    'has covers that are square pictures, and a download with the cover in it',
    async () => {
      const house = await openTellingHouse();
      const family = await newFamily(house);
      const story = await storyAbout(house, family, 'Mia', { theme: 'a robot' });
      expect((await family.ask('GET', `/api/stories/${story.id}/mp3`)).status).toBe(404);
      const { sound } = await tellWhole(family, story);
      const { address } = await feedOf(family);
      const base = address.replace('/feed.xml', '');
      for (const place of [`${base}/cover.png`, `${base}/stories/${story.id}/cover.png`]) {
        const { answer, bytes } = await asked(place);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
        expect(sizeOfPng(bytes)).toEqual([1_400, 1_400]);
        // Directories take no larger ones.
        expect(bytes.length).toBeLessThan(512_000);
        const etag = answer.headers.get('etag') ?? '';
        expect((await asked(place, { 'if-none-match': etag })).answer.status).toBe(304);
      }
      // Nobody of the family is seen by an app's servers, unless it wants them named there as well.
      const painter = createCoverPainter({ drawing: join(siteForTests(), '.vite', 'cover-drawing.mjs') });
      const alone = await painter.paint({ ...story.picture, people: [] } as StoryPicture, 1_400);
      await painter.close();
      const place = `${base}/stories/${story.id}/cover.png`;
      expect(story.picture?.people).toHaveLength(1);
      expect((await asked(place)).bytes.equals(alone)).toBe(true);
      await family.ask('PATCH', '/api/feed', { withNames: true });
      expect((await asked(place)).bytes.equals(alone)).toBe(false);

      const cookie = [...family.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { answer, bytes } = await asked(`${house.url}/api/stories/${story.id}/mp3`, { cookie });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="story.mp3"');
      expect(bytes.subarray(-sound.length).equals(sound)).toBe(true);
      const { title, image } = NodeID3.read(bytes);
      expect(title).toBe(story.title);
      const { mime, imageBuffer } = image as { mime: string; imageBuffer: Buffer };
      expect([mime, sizeOfPng(imageBuffer)]).toEqual(['image/png', [700, 700]]);
    },
    patienceMs,
  );

  testOnce(
    'gives any part of a sound, and nothing twice to whoever has it',
    async () => {
      const house = await openTellingHouse();
      const family = await newFamily(house);
      await tellWhole(family, await storyAbout(house, family, 'Mia'));
      const { address } = await feedOf(family);
      const [item] = await itemsOf(address);
      const sound = item?.enclosure?.url ?? '';
      const whole = (await asked(sound)).bytes;
      const tagEnd = 10 + tagLength(whole);
      const parts = [
        [0, 9],
        [0, whole.length - 1],
        [tagEnd - 5, tagEnd + 5],
        [tagEnd, tagEnd],
        [tagEnd + 100, whole.length - 1],
      ] as const;
      for (const [start, end] of parts) {
        const { answer, bytes } = await asked(sound, { range: `bytes=${start}-${end}` });
        expect(answer.status).toBe(206);
        expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${whole.length}`);
        expect(bytes.equals(whole.subarray(start, end + 1)), `${start}-${end}`).toBe(true);
      }
      const last = await asked(sound, { range: 'bytes=-7' });
      expect(last.bytes.equals(whole.subarray(-7))).toBe(true);
      const beyond = await asked(sound, { range: `bytes=${whole.length}-` });
      expect([beyond.answer.status, beyond.answer.headers.get('content-range')]).toEqual([
        416,
        `bytes */${whole.length}`,
      ]);
      const head = await asked(sound, {}, 'HEAD');
      expect([head.answer.status, head.answer.headers.get('content-length'), head.bytes.length]).toEqual([
        200,
        String(whole.length),
        0,
      ]);

      for (const place of [address, sound]) {
        const { answer } = await asked(place);
        const etag = answer.headers.get('etag') ?? '';
        const since = answer.headers.get('last-modified') ?? '';
        expect(Date.parse(since)).not.toBeNaN();
        expect((await asked(place, { 'if-none-match': etag })).answer.status).toBe(304);
        expect((await asked(place, { 'if-none-match': 'W/"other"' })).answer.status).toBe(200);
        expect((await asked(place, { 'if-modified-since': since })).answer.status).toBe(304);
      }
      // Half of another file would be noise: then it is the whole.
      const other = await asked(sound, { range: 'bytes=5-9', 'if-range': '"another"' });
      expect([other.answer.status, other.bytes.length]).toEqual([200, whole.length]);

      house.clock.pass(3_600_000);
      const before = (await asked(address)).answer;
      await tellWhole(family, await storyAbout(house, family, 'Mia', { theme: 'a whale' }));
      const since = before.headers.get('last-modified') ?? '';
      const news = await asked(address, { 'if-modified-since': since });
      expect(news.answer.status).toBe(200);
      expect(await itemsOf(address)).toHaveLength(2);
    },
    patienceMs,
  );

  test(
    'lets whoever read it aloud tell it',
    async () => {
      const house = await openTellingHouse();
      const family = await newFamily(house);
      const story = await storyAbout(house, family, 'Mia');
      await tellWhole(family, story);
      const { address } = await feedOf(family);
      const [byEmma] = await itemsOf(address);
      await hummedRecording(house, family, story);
      const [byNana] = await itemsOf(address);
      expect(byNana?.enclosure?.length).not.toBe(byEmma?.enclosure?.length);
      expect(byNana?.content).toBe('A bedtime story. Read aloud by somebody of the family.');
      await family.ask('PATCH', '/api/feed', { withNames: true });
      expect((await itemsOf(address))[0]?.content).toBe('With Mia. Told by Nana.');
    },
    patienceMs,
  );
});

describe('the address of a feed', () => {
  test('is nowhere kept and nowhere logged, stays until it is taken back, and then opens nothing', async () => {
    const house = await openTellingHouse();
    const family = await newFamily(house);
    expect((await family.ask('GET', '/api/feed')).text).toBe('null');
    expect((await family.ask('PATCH', '/api/feed', { withNames: true })).status).toBe(404);
    const first = await feedOf(family);
    expect(await feedOf(family)).toEqual(first);
    expect((await family.ask('GET', '/api/feed')).json).toEqual(first);
    expect((await asked(first.address)).answer.status).toBe(200);
    const kept = (await family.ask('GET', '/api/account/export')).text;
    const secret = secretIn(first.address);
    expect(JSON.parse(kept)).toMatchObject({ podcast: { withNames: false } });
    for (const text of [kept, house.logged()]) expect(text).not.toContain(secret.slice(32));

    expect((await family.ask('DELETE', '/api/feed')).status).toBe(204);
    expect((await asked(first.address)).answer.status).toBe(404);
    const second = await feedOf(family);
    expect(second.address).not.toBe(first.address);
    expect((await asked(first.address)).answer.status).toBe(404);
    await family.ask('DELETE', `/api/delete-account?userId=${family.userId}`);
    expect((await asked(second.address)).answer.status).toBe(404);
  });

  test('is not guessed: a wrong one is like one that is over, and after some of them nobody there is heard', async () => {
    const house = await openTellingHouse();
    const family = await newFamily(house);
    const { address } = await feedOf(family);
    const secret = secretIn(address);
    const last = secret.slice(0, 63) + (secret.endsWith('0') ? '1' : '0');
    const wrong = [secret.slice(0, 32) + '0'.repeat(32), 'x', `${secret}0`, secret.toUpperCase(), last];
    const answers = new Set<string>();
    for (const one of wrong) {
      const { answer, bytes } = await asked(address.replace(secret, one));
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      answers.add(`${answer.status} ${bytes.toString()}`);
    }
    expect([...answers]).toHaveLength(1);
    const place = { 'x-forwarded-for': newAddress() };
    for (let count = 0; count < 20; count += 1) await asked(address.replace(secret, `${count}`), place);
    expect((await asked(address.replace(secret, 'again'), place)).answer.status).toBe(429);
    // Whoever has a good one is not held up by their neighbour.
    expect((await asked(address, place)).answer.status).toBe(200);
  });

  test(
    'opens this family’s stories alone, and none once it is deleted',
    async () => {
      const house = await openTellingHouse();
      const [family, other] = [await newFamily(house), await newFamily(house)];
      const [ours, theirs] = [await storyAbout(house, family, 'Mia'), await storyAbout(house, other, 'Tom')];
      await tellWhole(family, ours);
      await tellWhole(other, theirs);
      const { address } = await feedOf(family);
      const base = address.replace('/feed.xml', '');
      for (const file of ['sound.mp3', 'cover.png', 'chapters.json']) {
        expect((await asked(`${base}/stories/${theirs.id}/${file}`)).answer.status).toBe(404);
        expect((await asked(`${base}/stories/never-was/${file}`)).answer.status).toBe(404);
      }
      expect((await other.ask('GET', `/api/stories/${ours.id}/mp3`)).status).toBe(404);
      await family.ask('DELETE', `/api/stories/${ours.id}`);
      expect((await asked(`${base}/stories/${ours.id}/sound.mp3`)).answer.status).toBe(404);
      expect(await itemsOf(address)).toEqual([]);
    },
    patienceMs,
  );

  test('bears so many questions and no more, and says when to come again', async () => {
    const house = await openTellingHouse();
    const { address } = await feedOf(await newFamily(house));
    const cover = address.replace('feed.xml', 'stories/none/cover.png');
    expect((await asked(cover)).answer.status).toBe(404);
    const database = await openDatabase({ ...house.place, log: { warn: () => undefined } });
    const counts = database.tables<{ throttles: { name: string; count: number } }>();
    await counts.updateTable('throttles').set({ count: 899 }).where('name', '=', 'feed').execute();
    await database.close();
    expect((await asked(address)).answer.status).toBe(200);
    const { answer } = await asked(address);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

const secretIn = (address: string): string => address.split('/').at(-2) ?? '';
const sizeOfPng = (bytes: Buffer): number[] => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

/** As the tag says it, seven bits a byte. */
const tagLength = (bytes: Buffer): number =>
  [6, 7, 8, 9].reduce((length, at) => (length << 7) | (bytes[at] ?? 0), 0);
