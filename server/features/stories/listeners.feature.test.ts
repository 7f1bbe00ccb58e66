import { describe, expect, test } from 'vitest';
import type { Story } from '#contract/stories.ts';
import type { StoryPlace } from '#contract/story-places.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { wishForTests } from '#tests/support/stories/story-room.ts';
import { type Family, newFamily } from '#tests/support/family/visitor.ts';

const child = async (family: Family, name: string): Promise<string> => {
  const member = { name, age: 6, relationship: 'child', avatar: 'child' };
  return ((await family.ask('POST', '/api/family-members', member)).json as { id: string }).id;
};

async function withTwoChildren() {
  const house = await openTestHouse();
  const family = await newFamily(house);
  const [ada, ben] = [await child(family, 'Ada'), await child(family, 'Ben')];
  const make = async (more: object = {}) =>
    (await family.ask('POST', '/api/stories', { ...wishForTests, ...more })).json as Story;
  return { house, family, ada, ben, make };
}

const library = async (family: Family) => (await family.ask('GET', '/api/stories')).json as Story[];

describe('a story that is told for a child', () => {
  test('says so, and so do those that are made after it', async () => {
    const { house, family, ada, make } = await withTwoChildren();
    const first = await make({ toldFor: [ada] });
    expect(first.request.toldFor).toEqual([ada]);
    house.clock.pass(1_000);
    const like = (await family.ask('POST', '/api/stories', { likeStory: first.id })).json as Story;
    const next = await make({ seriesOf: first.id });
    expect([like.request.toldFor, next.request.toldFor]).toEqual([[ada], [ada]]);
    expect((await make({ seriesOf: first.id, toldFor: [] })).request.toldFor).toEqual([]);
  });

  test('stars that child, whoever else is in it', async () => {
    const { ada, ben, make } = await withTwoChildren();
    const one = (name: string) => ({ name, age: 6, relationship: 'child', hobbies: [], traits: [] });
    const characterDetails = [one('Ada'), one('Ben')];
    const heroOf = async (more: object) => {
      const { content } = await make({ characterDetails, theme: 'a lost sock', ...more });
      return content.split('Ada').length > content.split('Ben').length ? 'Ada' : 'Ben';
    };
    expect([await heroOf({ toldFor: [ada] }), await heroOf({ toldFor: [ben] })]).toEqual(['Ada', 'Ben']);
  });

  test('is nobody’s where nobody said so, and never a stranger’s', async () => {
    const { house, make } = await withTwoChildren();
    const stranger = await child(await newFamily(house), 'Ada');
    expect((await make()).request.toldFor).toBeUndefined();
    expect((await make({ toldFor: [stranger] })).request.toldFor).toEqual([]);
  });
});

describe('a story that is given to another child', () => {
  test('is on that child’s shelf from then on, with what each has left in it, and can be given back', async () => {
    const { house, family, ada, ben, make } = await withTwoChildren();
    const { id, request } = await make({ toldFor: [ada] });
    const unsaid = await make();
    const left = { positionMs: 9_000, isAsleep: false, updatedAt: house.clock.now().toISOString() };
    await family.ask('PUT', `/api/stories/${id}/place`, { ...left, listener: ada });
    await family.ask('PATCH', `/api/stories/${id}/favorite`, { isFavorite: true, listener: ada });
    const seenBefore = (await family.ask('GET', '/api/stories')).headers.get('etag') ?? '';
    const give = async (story: string, toldFor: unknown) =>
      (await family.ask('PUT', `/api/stories/${story}/listeners`, { toldFor })).json as Story;

    expect(await give(id, [ben])).toMatchObject({
      request: { ...request, toldFor: [ben] },
      stars: { [ada]: true },
    });
    const seen = await family.ask('GET', '/api/stories', undefined, {
      headers: { 'if-none-match': seenBefore },
    });
    expect((seen.json as Story[]).find((story) => story.id === id)?.request.toldFor).toEqual([ben]);
    expect((await family.ask('GET', `/api/stories/${id}/place?listener=${ada}`)).json).toMatchObject({
      positionMs: 9_000,
    });
    expect((await give(id, [ada])).request).toEqual(request);
    expect((await give(id, [])).request.toldFor).toEqual([]);

    expect((await give(unsaid.id, [ada, ben])).request.toldFor).toEqual([ada, ben]);
    expect((await give(unsaid.id, null)).request).toEqual(unsaid.request);
  });

  test('is this family’s, and so is the child', async () => {
    const { house, family, ada, make } = await withTwoChildren();
    const { id } = await make({ toldFor: [ada] });
    const other = await newFamily(house);
    const stranger = await child(other, 'Ada');
    const path = `/api/stories/${id}/listeners`;
    expect((await other.ask('PUT', path, { toldFor: [stranger] })).status).toBe(404);
    expect((await family.ask('PUT', path, { toldFor: [stranger] })).status).toBe(404);
    expect((await library(family))[0]?.request.toldFor).toEqual([ada]);
  });
});

describe('a child who listens', () => {
  test('goes on where it was, and where the family was until then', async () => {
    const { house, family, ada, ben, make } = await withTwoChildren();
    const path = `/api/stories/${(await make()).id}/place`;
    const place = (positionMs: number, listener?: string) => ({
      positionMs,
      isAsleep: false,
      updatedAt: house.clock.now().toISOString(),
      ...(listener !== undefined && { listener }),
    });
    const read = async (listener?: string) =>
      (await family.ask('GET', listener === undefined ? path : `${path}?listener=${listener}`))
        .json as StoryPlace;
    await family.ask('PUT', path, place(30_000));
    house.clock.pass(1_000);
    expect((await family.ask('PUT', path, place(90_000, ada))).json).toMatchObject({
      positionMs: 90_000,
      listener: ada,
    });
    expect([await read(), await read(ada), await read(ben)].map((one) => one.positionMs)).toEqual([
      30_000, 90_000, 30_000,
    ]);
    const all = (await family.ask('GET', '/api/story-places')).json as StoryPlace[];
    expect(all.map(({ positionMs, listener }) => [positionMs, listener])).toEqual([
      [90_000, ada],
      [30_000, undefined],
    ]);
  });

  test('has favourites of its own beside the family’s', async () => {
    const { family, ada, ben, make } = await withTwoChildren();
    const { id } = await make();
    const star = (isFavorite: boolean, listener?: string) =>
      family.ask('PATCH', `/api/stories/${id}/favorite`, { isFavorite, listener });
    await star(true);
    expect((await star(false, ada)).json).toMatchObject({ isFavorite: true, stars: { [ada]: false } });
    await star(true, ben);
    await star(true, ada);
    await star(false);
    expect(await library(family)).toMatchObject([{ isFavorite: false, stars: { [ada]: true, [ben]: true } }]);
  });

  test('takes places and stars along when it leaves the family, and the stories stay', async () => {
    const { house, family, ada, make } = await withTwoChildren();
    const { id } = await make({ toldFor: [ada] });
    const left = { positionMs: 9_000, isAsleep: false, updatedAt: house.clock.now().toISOString() };
    await family.ask('PATCH', `/api/stories/${id}/favorite`, { isFavorite: true, listener: ada });
    await family.ask('PUT', `/api/stories/${id}/place`, { ...left, listener: ada });
    const taken = async () =>
      (await family.ask('GET', '/api/account/export')).json as {
        stories: Story[];
        storyPlaces: StoryPlace[];
      };
    expect(await taken()).toMatchObject({
      stories: [{ stars: { [ada]: true } }],
      storyPlaces: [{ listener: ada, positionMs: 9_000 }],
    });
    await family.ask('DELETE', `/api/family-members/${ada}`);
    const after = await taken();
    expect([after.stories.map(({ stars }) => stars), after.storyPlaces]).toEqual([[undefined], []]);
  });

  test('is one of this family, or nobody', async () => {
    const { house, family, make } = await withTwoChildren();
    const { id } = await make();
    const stranger = await child(await newFamily(house), 'Ada');
    const left = { positionMs: 9_000, isAsleep: false, updatedAt: house.clock.now().toISOString() };
    for (const listener of [stranger, 'never-was']) {
      const star = await family.ask('PATCH', `/api/stories/${id}/favorite`, { isFavorite: true, listener });
      const place = await family.ask('PUT', `/api/stories/${id}/place`, { ...left, listener });
      expect([star.status, place.status]).toEqual([404, 404]);
    }
    expect((await library(family))[0]?.stars).toBeUndefined();
  });
});
