import { describe, expect, test } from 'vitest';
import type { Story } from '#contract/stories.ts';
import type { StoryPlace } from '#contract/story-places.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house/house.ts';
import { wishForTests } from '#tests/support/stories/story-room.ts';
import { type Family, newFamily } from '#tests/support/family/visitor.ts';

async function withStory() {
  const house = await openTestHouse();
  const family = await newFamily(house);
  const story = (await family.ask('POST', '/api/stories', wishForTests)).json as Story;
  return { house, family, story, path: `/api/stories/${story.id}/place` };
}

const ago = (house: TestHouse, seconds: number): string =>
  new Date(house.clock.now().getTime() - seconds * 1_000).toISOString();
type Left = Pick<StoryPlace, 'positionMs' | 'isAsleep' | 'updatedAt'> & Partial<StoryPlace>;
/** As the house keeps what a device says that knows only of places. */
const kept = (left: Left): StoryPlace => ({ isPlaying: false, isHeard: false, ...left });
const put = async (family: Family, path: string, place: Left) =>
  (await family.ask('PUT', path, place)).json as StoryPlace;
const read = async (family: Family, path: string) => (await family.ask('GET', path)).json as StoryPlace;

describe('the place in a story', () => {
  test('is its beginning until somebody leaves it elsewhere', async () => {
    const { family, story, path } = await withStory();
    expect(await read(family, path)).toEqual(
      kept({ positionMs: 0, isAsleep: false, updatedAt: story.createdAt }),
    );
  });

  test('is where the last device left it, though an earlier one says so later', async () => {
    const { house, family, path } = await withStory();
    const tablet = { positionMs: 200_000, isAsleep: true, updatedAt: ago(house, 60) };
    const phoneWithoutNetwork = { positionMs: 40_000, isAsleep: false, updatedAt: ago(house, 3_600) };
    expect(await put(family, path, tablet)).toEqual(kept(tablet));
    expect(await put(family, path, phoneWithoutNetwork)).toEqual(kept(tablet));
    expect(await read(family, path)).toEqual(kept(tablet));
    const fromTheBeginning = { positionMs: 0, isAsleep: false, updatedAt: ago(house, 30) };
    expect(await put(family, path, fromTheBeginning)).toEqual(kept(fromTheBeginning));
  });

  test('is not held by a device whose clock runs ahead', async () => {
    const { house, family, path } = await withStory();
    const tomorrow = { positionMs: 200_000, isAsleep: false, updatedAt: ago(house, -86_400) };
    expect(await put(family, path, tomorrow)).toEqual(kept({ ...tomorrow, updatedAt: ago(house, 0) }));
    house.clock.pass(1_000);
    const now = { positionMs: 10_000, isAsleep: false, updatedAt: ago(house, 0) };
    expect(await put(family, path, now)).toEqual(kept(now));
  });

  test('is refused when it is no place, or at no time', async () => {
    const { house, family, path } = await withStory();
    const wrongs = [
      { positionMs: -1 },
      { positionMs: 1.5 },
      { positionMs: 7 * 3_600_000 },
      { isAsleep: 'yes' },
      { isPlaying: 'perhaps' },
      { updatedAt: 'yesterday' },
    ];
    for (const wrong of wrongs) {
      const place = { positionMs: 1_000, isAsleep: false, updatedAt: ago(house, 0), ...wrong };
      const { status, json } = await family.ask('PUT', path, place);
      const [field = ''] = Object.keys(wrong);
      expect([status, json]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
    }
  });

  test('says that it is being told, until that is said no more', async () => {
    const { house, family, story, path } = await withStory();
    const told = { positionMs: 8_000, isAsleep: false, isPlaying: true };
    const seen = async () => ((await family.ask('GET', '/api/story-places')).json as StoryPlace[])[0];
    await put(family, path, { ...told, updatedAt: ago(house, 0) });
    expect(await seen()).toMatchObject({ storyId: story.id, positionMs: 8_000, isPlaying: true });
    house.clock.pass(5_000);
    await put(family, path, { ...told, positionMs: 13_000, updatedAt: ago(house, 0) });
    house.clock.pass(14_000);
    expect(await seen()).toMatchObject({ positionMs: 13_000, isPlaying: true });
    // The battery is empty: nobody says anything any more.
    house.clock.pass(2_000);
    expect(await seen()).toMatchObject({ positionMs: 13_000, isPlaying: false });

    await put(family, path, { ...told, updatedAt: ago(house, 0) });
    await put(family, path, { ...told, isPlaying: false, updatedAt: ago(house, 0) });
    expect(await seen()).toMatchObject({ isPlaying: false });
  });

  test('stays one of a story that was heard to its end, wherever it is left afterwards', async () => {
    const { house, family, path } = await withStory();
    await put(family, path, { positionMs: 0, isAsleep: false, isHeard: true, updatedAt: ago(house, 60) });
    await put(family, path, { positionMs: 40_000, isAsleep: true, updatedAt: ago(house, 30) });
    expect(await read(family, path)).toMatchObject({ positionMs: 40_000, isAsleep: true, isHeard: true });
  });

  test('belongs to the family: another finds no story there, and it is in the export', async () => {
    const { house, family, story, path } = await withStory();
    const place = { positionMs: 90_000, isAsleep: false, updatedAt: ago(house, 5) };
    await put(family, path, place);
    expect((await family.ask('GET', '/api/story-places')).json).toEqual([
      { storyId: story.id, ...kept(place) },
    ]);
    const other = await newFamily(house);
    expect((await other.ask('GET', '/api/story-places')).json).toEqual([]);
    expect((await other.ask('GET', path)).status).toBe(404);
    expect((await other.ask('PUT', path, { ...place, positionMs: 1 })).status).toBe(404);
    expect((await family.ask('GET', '/api/account/export')).json).toMatchObject({
      storyPlaces: [{ storyId: story.id, ...place }],
    });
  });

  test('goes with its story', async () => {
    const { house, family, story, path } = await withStory();
    await put(family, path, { positionMs: 90_000, isAsleep: false, updatedAt: ago(house, 5) });
    await family.ask('DELETE', `/api/stories/${story.id}`);
    expect((await family.ask('GET', path)).status).toBe(404);
    expect((await family.ask('GET', '/api/account/export')).json).toMatchObject({ storyPlaces: [] });
  });
});
