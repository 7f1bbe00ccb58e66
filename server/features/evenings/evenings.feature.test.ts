import { describe, expect, test } from 'vitest';
import type { LookBack } from '#contract/evenings.ts';
import type { Story } from '#contract/stories.ts';
import type { StoryPlace } from '#contract/story-places.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house/house.ts';
import { wishForTests } from '#tests/support/stories/story-room.ts';
import { type Family, newFamily } from '#tests/support/family/visitor.ts';

// In the test house it is seven in the evening in London when it opens.
const timeZone = 'Europe/London';
const minuteMs = 60_000;

async function withStories(...themes: string[]) {
  const house = await openTestHouse();
  const family = await newFamily(house);
  const stories: Story[] = [];
  for (const theme of themes)
    stories.push((await family.ask('POST', '/api/stories', { ...wishForTests, theme })).json as Story);
  return { house, family, stories };
}

/** As a device says it, now. */
function at(house: TestHouse, family: Family) {
  return async (story: Story | undefined, place: Partial<StoryPlace>) => {
    const said = {
      positionMs: 60_000,
      isAsleep: false,
      updatedAt: house.clock.now().toISOString(),
      ...place,
    };
    const { status } = await family.ask('PUT', `/api/stories/${story?.id}/place`, said);
    expect(status).toBe(200);
  };
}

const lookBack = async (family: Family) => {
  const { status, json } = await family.ask('GET', `/api/evenings?timeZone=${encodeURIComponent(timeZone)}`);
  expect(status).toBe(200);
  return json as LookBack;
};

describe('an evening', () => {
  test('is looked back on as it was: what was told, and when nobody touched it any more', async () => {
    const { house, family, stories } = await withStories('a kite', 'a lamp');
    const [kite, lamp] = stories;
    const say = at(house, family);
    await say(kite, { isPlaying: true, positionMs: 0 });
    house.clock.pass(2 * minuteMs);
    await say(kite, { isPlaying: false, positionMs: 120_000 });
    house.clock.pass(3 * minuteMs);
    await say(kite, { isPlaying: true, positionMs: 120_000 });
    house.clock.pass(2 * minuteMs);
    await say(kite, { isPlaying: true, positionMs: 240_000 });
    // It is told to its end, and the next of the queue begins by itself.
    house.clock.pass(10_000);
    await say(kite, { positionMs: 0, isHeard: true });
    house.clock.pass(8_000);
    await say(lamp, { isPlaying: true, positionMs: 0 });
    house.clock.pass(4 * minuteMs);
    await say(lamp, { isPlaying: true, positionMs: 240_000 });
    await say(lamp, { isAsleep: true, positionMs: 241_000 });

    const { evenings, thisMonth, settledWith } = await lookBack(family);
    expect(evenings).toEqual([
      {
        day: '2026-11-20',
        whom: [],
        begunAt: '2026-11-20T19:00:00.000Z',
        quietAfter: 5,
        stories: [
          { id: kite?.id, title: kite?.title },
          { id: lamp?.id, title: lamp?.title },
        ],
      },
    ]);
    expect(thisMonth).toEqual({ month: '2026-11', evenings: 1, usuallyBegun: '19:00', usuallyQuietAfter: 5 });
    expect(settledWith).toEqual([
      {
        whom: null,
        stories: [{ name: kite?.title, evenings: 1, usuallyQuietAfter: 5 }],
        voices: [{ name: 'Emma', evenings: 1, usuallyQuietAfter: 5 }],
      },
    ]);
  });

  test('is a child’s own where it was heard from the child’s shelf', async () => {
    const { house, family, stories } = await withStories('a kite');
    const mia = (
      await family.ask('POST', '/api/family-members', {
        name: 'Mia',
        age: 6,
        relationship: 'daughter',
        avatar: 'girl',
        hobbies: [],
        characterTraits: [],
        isGuest: false,
      })
    ).json as { id: string };
    const say = at(house, family);
    await say(stories[0], { isPlaying: true, listener: mia.id });
    expect((await lookBack(family)).evenings).toMatchObject([{ whom: ['Mia'], quietAfter: 0 }]);
    expect((await family.ask('DELETE', `/api/family-members/${mia.id}`)).status).toBe(204);
    expect((await lookBack(family)).evenings).toMatchObject([{ whom: [] }]);
  });

  test('without a network is not guessed at, and a story that is deleted takes its own along', async () => {
    const { house, family, stories } = await withStories('a kite');
    const say = at(house, family);
    await say(stories[0], { isAsleep: true });
    expect((await lookBack(family)).evenings).toEqual([]);
    house.clock.pass(minuteMs);
    await say(stories[0], { isPlaying: true });
    expect((await lookBack(family)).evenings).toHaveLength(1);
    await family.ask('DELETE', `/api/stories/${stories[0]?.id}`);
    expect((await lookBack(family)).evenings).toEqual([]);
  });

  test('is nobody else’s, and is in the download', async () => {
    const { house, family, stories } = await withStories('a kite');
    await at(house, family)(stories[0], { isPlaying: true });
    const others = await newFamily(house);
    expect((await lookBack(others)).evenings).toEqual([]);
    const exported = (await family.ask('GET', '/api/account/export')).json as { evenings: unknown };
    expect(exported.evenings).toEqual({
      isCounted: true,
      listenings: [
        {
          storyId: stories[0]?.id,
          listener: null,
          voice: 'emma',
          begunAt: '2026-11-20T19:00:00.000Z',
          lastTouchedAt: '2026-11-20T19:00:00.000Z',
          heardUntil: '2026-11-20T19:00:00.000Z',
        },
      ],
    });
    expect((await family.ask('GET', '/api/evenings?timeZone=Nowhere/Land')).status).toBe(400);
    expect((await house.ask('GET', '/api/evenings?timeZone=UTC')).status).toBe(401);
  });

  test('is not counted where it is not wanted, and what was counted goes', async () => {
    const { house, family, stories } = await withStories('a kite');
    const say = at(house, family);
    const want = (isCounted: boolean) => family.ask('PUT', '/api/evenings/counting', { isCounted });
    await say(stories[0], { isPlaying: true });
    expect((await want(false)).json).toEqual({ isCounted: false });
    expect(await lookBack(family)).toMatchObject({ isCounted: false, evenings: [] });
    house.clock.pass(minuteMs);
    await say(stories[0], { isPlaying: true });
    expect((await lookBack(family)).evenings).toEqual([]);
    await want(true);
    expect((await lookBack(family)).evenings).toEqual([]);
    house.clock.pass(minuteMs);
    await say(stories[0], { isPlaying: true });
    expect(await lookBack(family)).toMatchObject({ isCounted: true, evenings: [{}] });
  });
});
