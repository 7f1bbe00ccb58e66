import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Bedtimes } from '#contract/bedtimes.ts';
import type { Story } from '#contract/stories.ts';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { inForm } from '#tests/support/stories/good-stories.ts';
import { goodReply } from '#tests/support/stories/good-story.ts';
import { handOnClock } from '#tests/support/house/hand-on-clock.ts';
import { asker } from '#tests/support/house/house.ts';
import { answersNothing, says } from '#tests/support/peers/behaviours.ts';
import { openLanguageModel } from '#tests/support/peers/language-model.ts';
import { openSpeechPeer } from '#tests/support/peers/speech-server.ts';
import { startPostgres, type TestPostgres } from '#tests/support/database/postgres.ts';
import { quickNarrator } from '#tests/support/sound/quick-narrator.ts';
import { everyEvening } from '#tests/support/family/every-evening.ts';
import { readLetter } from '#tests/support/family/read-letter.ts';
import { newFamily, newVisitor } from '#tests/support/family/visitor.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres({ forgoesSyncing: true });
});
afterAll(() => postgres.stop());

const patience = { timeout: 50_000, interval: 50 };
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** These houses have the real date, and where no clock is ever changed the next evening is a day later. */
const timeZone = 'Asia/Tokyo';
const aRocket = {
  ...everyEvening,
  timeZone,
  wishes: [{ id: 'a-rocket', words: 'a rocket', carriesOn: null }],
};

/** Houses on one database and one clock. Each has a writer and a voice of its own to ask, and so it is seen who is at it. */
async function openStreet(databaseUrl: string | undefined) {
  const clock = handOnClock();
  const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-street-'));
  onTestFinished(() => {
    clock.putAway();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const good = JSON.stringify(inForm(await goodReply()));
  const houses: { kill: () => Promise<void>; isWriting: () => boolean; isTelling: () => boolean }[] = [];

  async function open({ writes, tells }: { writes: boolean; tells: boolean }) {
    const [model, speech] = await Promise.all([openLanguageModel('compatible'), openSpeechPeer()]);
    onTestFinished(() => speech.close());
    model.behave(writes ? says(good) : answersNothing);
    speech.behave(tells ? 'well' : 'never-answering');
    const house = await startBuiltHouse({
      DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      APP_SECRET: createHash('sha256').update('one secret for all of them').digest('hex'),
      STORY_WRITER: 'compatible',
      STORY_BASE_URL: model.url,
      STORY_MODEL: 'a-model',
      ...quickNarrator(speech.url),
      ...clock.environment,
    });
    onTestFinished(async () => void (await house.stop()));
    const opened = {
      ask: asker(house.url),
      asked: () => model.received.length,
      isWriting: () => model.received.length > 0,
      isTelling: () => speech.questions.length > 0,
      kill: async () => {
        houses.splice(houses.indexOf(opened), 1);
        await house.stop('SIGKILL');
      },
    };
    houses.push(opened);
    return opened;
  }

  return {
    clock,
    open,
    /** Ends at once whoever is at it, and lets so much time pass that nobody waits for them any more. */
    async killWhoever(isAtIt: 'isWriting' | 'isTelling') {
      const busy = await vi.waitFor(() => {
        const found = houses.filter((house) => house[isAtIt]());
        expect(found).toHaveLength(1);
        return found[0];
      }, patience);
      await busy?.kill();
      clock.pass(2 * minuteMs);
    },
    letters: () => {
      const folder = join(dataDir, 'outbox');
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
      return names.map((name) => readLetter(readFileSync(join(folder, name), 'utf8')).subject);
    },
  };
}

test.each([
  { database: 'SQLite', processes: 1 },
  { database: 'PostgreSQL', processes: 2 },
])(
  'tonight’s story is made once and counted once on $database, though whoever writes it is killed, and whoever tells it',
  { timeout: 180_000 },
  async ({ database, processes }) => {
    const street = await openStreet(database === 'SQLite' ? undefined : await postgres.createDatabase());
    const openAll = async (manner: { writes: boolean; tells: boolean }) => {
      const opened = [];
      for (let count = 0; count < processes; count += 1) opened.push(await street.open(manner));
      return opened;
    };

    const [first] = await openAll({ writes: false, tells: false });
    if (!first) throw new Error('There is a house.');
    const family = await newFamily(first);
    for (const who of [
      { name: 'Ada', age: 6, relationship: 'daughter', avatar: 'child' },
      { name: 'Biscuit', age: 3, relationship: 'dog', avatar: 'dog' },
    ])
      await family.ask('POST', '/api/family-members', who);
    await family.ask('PUT', '/api/bedtime-news', { byMail: true, notesSayTitle: false });
    const bedtime = (await family.ask('POST', '/api/bedtimes', aRocket)).json as { nextAt: string };
    street.clock.pass(Date.parse(bedtime.nextAt) - street.clock.now().getTime());
    // Where there is another, it takes over, and dies of it too.
    const killAll = async (isAtIt: 'isWriting' | 'isTelling') => {
      for (let count = 0; count < processes; count += 1) await street.killWhoever(isAtIt);
    };
    await killAll('isWriting');
    // They come back able to write, and have nobody who speaks.
    await openAll({ writes: true, tells: false });
    await killAll('isTelling');

    const last = await openAll({ writes: true, tells: true });
    const [house] = last;
    if (!house) throw new Error('There is a house.');
    const home = newVisitor(house, family.address, family.cookies);
    const known = async () => (await home.ask('GET', '/api/bedtimes')).json as Bedtimes;
    await vi.waitFor(async () => expect((await known()).nights).toHaveLength(1), patience);
    const { nights, bedtimes } = await known();
    const [story, another] = (await home.ask('GET', '/api/stories')).json as Story[];
    expect(nights).toMatchObject([{ storyId: story?.id, isTold: true, note: null }]);
    expect([story?.request.theme, another]).toEqual(['a rocket', undefined]);
    expect(bedtimes[0]).toMatchObject({
      wishes: [],
      nextAt: new Date(Date.parse(bedtime.nextAt) + dayMs).toISOString(),
    });
    // Nobody wrote it a second time, and of the day it took one.
    expect(last.map(({ asked }) => asked())).toEqual(Array(processes).fill(0));
    const taken = (await home.ask('GET', '/api/account/export')).json as { storiesByDay: unknown };
    expect(taken.storiesByDay).toMatchObject([{ stories: 1 }]);

    await vi.waitFor(() => expect(street.letters()).toContain('Tonight’s story is ready'), patience);
    expect(street.letters().filter((subject) => subject.includes('ready'))).toHaveLength(1);
  },
);
