import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Bedtime, BedtimeDraft, Bedtimes } from '#contract/bedtimes.ts';
import type { Story } from '#contract/stories.ts';
import { testOnce } from '#tests/support/database/told-once.ts';
import { leaseMs } from '#server/platform/jobs/do-job.ts';
import { openPlace } from '#tests/support/database/databases.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house/house.ts';
import { untilNothingRuns } from '#tests/support/house/nothing-runs.ts';
import { letterTo, lettersTo } from '#tests/support/family/letters.ts';
import { openSpeechPeer } from '#tests/support/peers/speech-server.ts';
import { quickNarrator } from '#tests/support/sound/quick-narrator.ts';
import { everyEvening } from '#tests/support/family/every-evening.ts';
import { type Family, newFamily } from '#tests/support/family/visitor.ts';
import { bedtimeQueries } from './bedtime-queries.ts';

/** A whole sound, on a machine that may be busy with other things. */
const soundMs = 180_000;
const patience = { timeout: soundMs - 5_000, interval: 50 };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const untilSix = 10 * hourMs;

/** A sound takes longer than all the rest; where it is not what a test is about, the family has had its share of the day. */
const withoutSound = { NARRATION_CHARS_PER_DAY: '10' };

async function openSpeakingHouse(options: Parameters<typeof openTestHouse>[0] = {}) {
  const peer = await openSpeechPeer();
  onTestFinished(() => peer.close());
  return { peer, house: await openTestHouse({ ...options, environment: quickNarrator(peer.url) }) };
}

const addChild = async (family: Family, name: string, hobbies: string[] = []): Promise<string> => {
  const member = { name, age: 6, relationship: 'child', avatar: 'child', hobbies };
  return ((await family.ask('POST', '/api/family-members', member)).json as { id: string }).id;
};

const openSilentHouse = (environment: Record<string, string> = {}) =>
  openTestHouse({ environment: { ...withoutSound, ...environment } });

async function withBedtime(draft: Partial<BedtimeDraft> = {}, house?: TestHouse) {
  const home = house ?? (await openSilentHouse());
  const family = await newFamily(home);
  const ada = await addChild(family, 'Ada', ['kites']);
  const answer = await family.ask('POST', '/api/bedtimes', { ...everyEvening, ...draft });
  expect(answer.status, answer.text).toBe(201);
  return { house: home, family, ada, bedtime: answer.json as Bedtime };
}

const known = async (family: Family) => (await family.ask('GET', '/api/bedtimes')).json as Bedtimes;
const shelf = async (family: Family) => (await family.ask('GET', '/api/stories')).json as Story[];
const wish = (words: string) => ({ id: words.replaceAll(/\W/g, '-'), words, carriesOn: null });

/** Lets the hour strike, and waits until as many nights have come to something. */
async function nightsAfter(house: TestHouse, ms: number, family: Family, count: number) {
  house.clock.pass(ms);
  return vi.waitFor(async () => {
    const { nights } = await known(family);
    expect(nights).toHaveLength(count);
    return nights;
  }, patience);
}

/** Nothing is on its way that could still come to something. */
const untilIdle = (house: TestHouse, family: Family) =>
  vi.waitFor(async () => {
    const { bedtimes } = await known(family);
    for (const { nextAt } of bedtimes)
      expect(nextAt === null || Date.parse(nextAt) > house.clock.now().getTime()).toBe(true);
  }, patience);

describe('a story that is made ahead', () => {
  test('is there at the family’s own hour, as it was asked for', async () => {
    const { house, family, bedtime } = await withBedtime();
    expect(bedtime.nextAt).toBe('2026-11-21T05:00:00.000Z');
    const [night] = await nightsAfter(house, untilSix, family, 1);
    const [story] = await shelf(family);
    expect(night).toMatchObject({ night: '2026-11-21', storyId: story?.id, isOpened: false });
    expect(story).toMatchObject({ narratorVoice: 'maya', request: { duration: 'short', toldFor: [] } });
    expect(story?.request.characterNames).toEqual(['Ada']);
    expect((await known(family)).bedtimes[0]?.nextAt).toBe('2026-11-22T05:00:00.000Z');
    expect(house.logged()).not.toContain('Ada');
  });

  test('is one a night for each bedtime that the family has', async () => {
    const { house, family, ada } = await withBedtime();
    const ben = await addChild(family, 'Ben');
    for (const draft of [
      { listener: ada, wishes: [wish('a kite')] },
      { listener: ben, time: '18:30', wishes: [wish('a digger')] },
    ])
      await family.ask('POST', '/api/bedtimes', { ...everyEvening, ...draft });
    await nightsAfter(house, untilSix, family, 2);
    await nightsAfter(house, hourMs, family, 3);
    const told = (await shelf(family)).map(({ request }) => [request.toldFor, request.characterNames]);
    expect(told).toEqual(
      expect.arrayContaining([
        [[ada], ['Ada']],
        [[ben], ['Ben']],
      ]),
    );
  });

  test('is what stands first on the list, and then something of ours', async () => {
    const { house, family } = await withBedtime({
      wishes: [wish('a kite'), wish('carry on the one about the kite')],
    });
    await nightsAfter(house, untilSix, family, 1);
    const [first] = await shelf(family);
    expect(first?.request.theme).toBe('a kite');
    expect((await known(family)).bedtimes[0]?.wishes.map(({ words }) => words)).toEqual([
      'carry on the one about the kite',
    ]);
    await nightsAfter(house, dayMs, family, 2);
    expect((await shelf(family))[0]).toMatchObject({ seriesOf: first?.id });
    await nightsAfter(house, dayMs, family, 3);
    const [ours] = await shelf(family);
    expect(ours?.request.theme).not.toMatch(/kite/);
    expect((await known(family)).bedtimes[0]?.wishes).toEqual([]);
  });

  test('is not what is no good for bedtime: the next on the list is told, and a parent is told so', async () => {
    const { house, family } = await withBedtime({ wishes: [wish('a murder with a knife'), wish('a kite')] });
    const [night] = await nightsAfter(house, untilSix, family, 1);
    expect(night?.note).toMatch(/not quite right for bedtime/);
    expect((await shelf(family)).map(({ request }) => request.theme)).toEqual(['a kite']);
    expect((await known(family)).bedtimes[0]?.wishes).toEqual([]);
  });

  test('counts like every other, and where the day has had its stories there is none, with a word', async () => {
    const { house, family } = await withBedtime({}, await openSilentHouse({ STORIES_PER_DAY: '0' }));
    const [night] = await nightsAfter(house, untilSix, family, 1);
    expect(night).toMatchObject({ storyId: null, note: expect.stringMatching(/resting/) });
    expect((await known(family)).bedtimes[0]?.nextAt).toBe('2026-11-22T05:00:00.000Z');
  });

  test('is still there without its sound where nobody can speak', async () => {
    const { house, family } = await withBedtime();
    const [night] = await nightsAfter(house, untilSix, family, 1);
    expect(night).toMatchObject({ isTold: false, note: 'Its sound is made when you press play.' });
    expect(await shelf(family)).toHaveLength(1);
  });
});

describe('an evening that was missed', () => {
  test('is made up for once, however many there were', async () => {
    const { house, family } = await withBedtime();
    const [night] = await nightsAfter(house, untilSix + 3 * dayMs + hourMs, family, 1);
    expect(night?.night).toBe('2026-11-24');
    await untilIdle(house, family);
    expect((await known(family)).bedtimes[0]?.nextAt).toBe('2026-11-25T05:00:00.000Z');
    expect(await shelf(family)).toHaveLength(1);
  });

  test('is none where it was only moved to a later hour after its story was made', async () => {
    const { house, family, bedtime } = await withBedtime();
    await nightsAfter(house, untilSix, family, 1);
    const moved = await family.ask('PUT', `/api/bedtimes/${bedtime.id}`, { ...everyEvening, time: '20:00' });
    expect((moved.json as Bedtime).nextAt).toBe('2026-11-22T07:00:00.000Z');
    house.clock.pass(3 * hourMs);
    await untilIdle(house, family);
    expect(await shelf(family)).toHaveLength(1);
  });
});

describe('several processes', () => {
  test('make one', async () => {
    const { house, family } = await withBedtime();
    const other = await openTestHouse({ place: house.place, environment: withoutSound });
    other.clock.pass(untilSix);
    await nightsAfter(house, untilSix, family, 1);
    await untilIdle(house, family);
    expect(await shelf(family)).toHaveLength(1);
    other.clock.pass(dayMs);
    await nightsAfter(house, dayMs, family, 2);
    expect(await shelf(family)).toHaveLength(2);
  });

  test(
    'finish what one of them began and did not live to end, with its sound',
    { timeout: soundMs },
    async () => {
      const { house, peer } = await openSpeakingHouse();
      const other = await openSpeakingHouse({ place: house.place });
      const { family } = await withBedtime({ wishes: [wish('a kite')] }, house);
      // It hangs in the middle: the story is written, and its sound never comes.
      peer.behave('never-answering');
      house.clock.pass(untilSix);
      await vi.waitFor(async () => expect(await shelf(family)).toHaveLength(1), patience);
      expect((await known(family)).nights).toEqual([]);

      // By its clock the lease of the first has just run out; by a later one, its own would be so far ahead of the first that it counts for nothing.
      other.house.clock.pass(untilSix + leaseMs);
      const [night] = await nightsAfter(house, 0, family, 1);
      expect(night).toMatchObject({ isTold: true, note: null });
      const [story, another] = await shelf(family);
      expect([story?.request.theme, another]).toEqual(['a kite', undefined]);
      expect(story?.durationMs).toBeGreaterThan(0);
    },
  );
});

describe('where nobody listens', () => {
  test('nothing is made after two weeks, it is said once, and one that is opened wakes it', async () => {
    const { house, family } = await withBedtime();
    await family.ask('PUT', '/api/bedtime-news', { byMail: true });
    await nightsAfter(house, untilSix, family, 1);
    await letterTo(house, family.email, 'Tonight’s story is ready');
    const stories = await shelf(family);
    house.clock.pass(14 * dayMs);
    await vi.waitFor(
      async () => expect((await known(family)).bedtimes).toMatchObject([{ isResting: true, nextAt: null }]),
      patience,
    );
    await letterTo(house, family.email, /No stories are made ahead/);
    await untilNothingRuns(house);
    house.clock.pass(3 * dayMs);
    expect(await shelf(family)).toHaveLength(stories.length);
    const said = (await lettersTo(house, family.email)).filter(({ subject }) => /No stories/.test(subject));
    expect(said).toHaveLength(1);

    const opened = await family.ask('POST', `/api/nights/${stories[0]?.id}/opened`);
    expect(opened.status).toBe(204);
    const { bedtimes, nights } = await known(family);
    expect(bedtimes).toMatchObject([{ isResting: false, nextAt: expect.any(String) }]);
    expect(nights.filter(({ isOpened }) => isOpened)).toHaveLength(1);
    await nightsAfter(house, dayMs, family, 2);
  });
});

describe('a bedtime', () => {
  test('is its own family’s', async () => {
    const { house, family, bedtime } = await withBedtime();
    const other = await newFamily(house);
    for (const [method, path, body] of [
      ['PUT', `/api/bedtimes/${bedtime.id}`, everyEvening],
      ['DELETE', `/api/bedtimes/${bedtime.id}`, undefined],
    ] as const)
      expect((await other.ask(method, path, body)).status).toBe(404);
    await nightsAfter(house, untilSix, family, 1);
    const [story] = await shelf(family);
    expect((await other.ask('POST', `/api/nights/${story?.id}/opened`)).status).toBe(404);
    expect(await known(other)).toMatchObject({ bedtimes: [], nights: [], news: { byMail: false } });
    const taken = (await family.ask('GET', '/api/account/export')).json as { bedtimes: Bedtimes };
    expect(taken.bedtimes).toMatchObject({
      bedtimes: [{ id: bedtime.id }],
      nights: [{ storyId: story?.id }],
    });
  });

  test('goes with the child it is for, and makes nothing any more', async () => {
    const { house, family, ada } = await withBedtime();
    await family.ask('POST', '/api/bedtimes', { ...everyEvening, listener: ada });
    await addChild(family, 'Ben');
    await family.ask('DELETE', `/api/family-members/${ada}`);
    expect((await known(family)).bedtimes.map(({ listener }) => listener)).toEqual([null]);
    await nightsAfter(house, untilSix, family, 1);
  });

  test('is one of six at the most, exactly, however many are added at once, and one that goes makes room', async () => {
    const { house, family } = await withBedtime();
    const add = () => family.ask('POST', '/api/bedtimes', everyEvening);
    const answers = await Promise.all(Array.from({ length: 9 }, add));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(5).fill(201),
      ...Array<number>(4).fill(409),
    ]);
    const { bedtimes, news } = await known(family);
    expect([bedtimes.length, news]).toEqual([6, { byMail: false, notesSayTitle: false }]);
    await family.ask('DELETE', `/api/bedtimes/${bedtimes[0]?.id}`);

    // While one process is adding the sixth, another does not count the five.
    const [one, other] = [await openPlace(house.place), await openPlace(house.place)];
    const step = new EventEmitter();
    const [counted, mayGoOn] = [once(step, 'counted'), once(step, 'may go on')];
    const first = one.transaction(async (inside) => {
      const hasRoom = await bedtimeQueries(inside).hasRoom(family.userId);
      step.emit('counted');
      await mayGoOn;
      const when = { nextAt: null, now: house.clock.now() };
      await bedtimeQueries(inside).add(family.userId, 'the-sixth', everyEvening, when);
      return hasRoom;
    });
    await counted;
    const second = other.transaction((inside) => bedtimeQueries(inside).hasRoom(family.userId));
    // Whoever does not wait has answered by now.
    await Promise.race([second, pause(300)]);
    step.emit('may go on');
    expect([await first, await second]).toEqual([true, false]);
  });

  test('is not changed by a page of yesterday, which would bring back a wish that was told', async () => {
    const { house, family, bedtime } = await withBedtime({ wishes: [wish('a kite')] });
    await nightsAfter(house, untilSix, family, 1);
    const late = await family.ask('PUT', `/api/bedtimes/${bedtime.id}`, { ...bedtime });
    expect(late.status).toBe(409);
    expect((await known(family)).bedtimes[0]?.wishes).toEqual([]);
  });

  testOnce.each([
    [{ days: [] }, 'days'],
    [{ days: ['someday'] }, 'days.0'],
    [{ time: '25:00' }, 'time'],
    [{ timeZone: 'Middle/Earth' }, 'timeZone'],
    [{ timeZone: '../etc' }, 'timeZone'],
    [{ wishes: [{ id: 'a', words: ' ' }] }, 'wishes.0.words'],
    [{ cast: ['<b>'] }, 'cast.0'],
  ])('%j is refused with its field named', async (wrong, field) => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const answer = await family.ask('POST', '/api/bedtimes', { ...everyEvening, ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.json as { fields: object }).fields)).toEqual([field]);
  });
});
