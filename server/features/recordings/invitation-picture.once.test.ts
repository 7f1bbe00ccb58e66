import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StoryPicture } from '#contract/pictures.ts';
import type { Invitation } from '#contract/recordings.ts';
import type { Story } from '#contract/stories.ts';
import { createCoverPainter } from '#server/covers/cover-painter.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house/house.ts';
import { siteForTests } from '#tests/support/house/site-for-tests.ts';
import { newFamily, type Family } from '#tests/support/family/visitor.ts';
import { writeCoverDrawing } from '../../../tools/cover-drawing.mjs';

const patienceMs = 60_000;
const dayMs = 86_400_000;

// The pictures are painted with the lines that the build makes of the browser's own.
const drawing = join(siteForTests(), '.vite', 'cover-drawing.mjs');
beforeAll(() => writeCoverDrawing(drawing));

async function storyAbout(family: Family, theme: string): Promise<Story> {
  const aroha = { name: 'Aroha', age: 6, relationship: 'daughter' };
  const wish = {
    theme,
    duration: 'short',
    characterDetails: [aroha],
    characterNames: ['Aroha'],
    childName: 'Aroha',
  };
  const answer = await family.ask('POST', '/api/stories', wish);
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Story;
}

async function invitedTo(family: Family, storyId: string | null): Promise<Invitation> {
  const answer = await family.ask('POST', '/api/invitations', { speaker: 'Nana', storyId });
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Invitation;
}

/** What a messenger that fetches a link reads on the page, from this house wherever it stands. */
async function previewAt(house: TestHouse, link: string) {
  const { pathname, search } = new URL(link);
  const { text } = await house.ask('GET', pathname + search);
  const said = (name: string) => new RegExp(`og:${name}" content="([^"]*)"`).exec(text)?.[1] ?? '';
  return {
    title: said('title'),
    image: said('image'),
    width: said('image:width'),
    height: said('image:height'),
    alt: said('image:alt'),
    text,
  };
}

async function pictureAt(house: TestHouse, address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(house.url + new URL(address).pathname, { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('what a messenger shows of an invitation', () => {
  test(
    'is what its one story is about, with no name and nobody on it',
    async () => {
      const house = await openTestHouse();
      const family = await newFamily(house);
      const story = await storyAbout(family, 'a kite over the hill');
      const { link } = await invitedTo(family, story.id);
      const secret = new URL(link).hash.slice(1);
      const { title, image, width, height, alt, text } = await previewAt(house, link);
      expect(title).toBe('Would you read us the story of the kite?');
      expect(alt).toBe('A paper-cut picture of the kite');
      expect(image).toMatch(/^https?:\/\/[^/]+\/api\/invitations\/[a-f0-9]{32}\/picture\.png$/);
      for (const one of ['Aroha', 'Nana', story.title, story.id, secret.slice(32)]) {
        expect(text).not.toContain(one);
        expect(link.split('#')[0]).not.toContain(one);
      }

      const { answer, bytes } = await pictureAt(house, image);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([Number(width), Number(height)]);
      // Messengers leave out what is larger.
      expect(bytes.length).toBeLessThan(300_000);
      const etag = answer.headers.get('etag') ?? '';
      expect((await pictureAt(house, image, { 'if-none-match': etag })).answer.status).toBe(304);

      expect(story.picture?.people).toHaveLength(1);
      const nobody = { ...story.picture, people: [], vignettes: [] } as StoryPicture;
      const painter = createCoverPainter({ drawing });
      expect(bytes.equals(await painter.paint(nobody, 1_000, 'wide'))).toBe(true);
      await painter.close();

      await family.ask('DELETE', `/api/stories/${story.id}`);
      expect((await pictureAt(house, image)).answer.status).toBe(404);
      expect((await previewAt(house, link)).title).toBe('Would you read us a story?');
    },
    patienceMs,
  );

  test('ends with the invitation, and is the house’s card wherever there is no one story', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const story = await storyAbout(family, 'a kite');
    const [taken, late] = [await invitedTo(family, story.id), await invitedTo(family, story.id)];
    const always = await invitedTo(family, null);
    const grief = await invitedTo(family, (await storyAbout(family, 'grandma is in heaven')).id);
    expect(new URL(always.link).search).toBe('');
    const card = { title: 'Would you read us a story?', height: '630' };
    for (const { link } of [always, grief]) expect(await previewAt(house, link)).toMatchObject(card);

    const picture = (await previewAt(house, taken.link)).image;
    await family.ask('DELETE', `/api/invitations/${taken.id}`);
    expect(await previewAt(house, taken.link)).toMatchObject(card);
    expect((await pictureAt(house, picture)).answer.status).toBe(404);
    expect((await previewAt(house, late.link)).title).toContain('the kite');
    house.clock.pass(31 * dayMs);
    expect(await previewAt(house, late.link)).toMatchObject(card);
    for (const query of ['?of=', '?of=../../x', '?of=%3Cscript%3E', `?of=${'a'.repeat(32)}`])
      expect(await previewAt(house, `${house.url}/read-to-us${query}`)).toMatchObject(card);
  });
});
