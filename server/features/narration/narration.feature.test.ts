import { createHmac, randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Marks } from '#contract/narration.ts';
import { Problem } from '#contract/problem.ts';
import { welcome } from '#contract/welcome.ts';
import type { NarrationEvent, NarrationRequest } from '#server/audio/narrate.ts';
import { NarratorFailure } from '#server/narrators/narrator.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDiskFiles } from '#server/platform/files/disk-files.ts';
import { FilesAway, type FileStore } from '#server/platform/files/file-store.ts';
import { openMetrics } from '#server/platform/http/metrics.ts';
import { createHttpServer } from '#server/platform/http/server.ts';
import { openDoor } from '#server/platform/http/serve.ts';
import { openLog } from '#server/platform/log.ts';
import { newPlace, openPlace, openTestDatabase } from '#tests/support/databases.ts';
import { createNarration, narrationMigration } from './index.ts';
import type { NarrationTables } from './tables.ts';

const families = {
  name: 'families-of-this-test',
  up: async (schema: Parameters<typeof narrationMigration.up>[0], database: Database) => {
    await schema
      .createTable('users')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .execute();
    for (const id of ['mum', 'dad'])
      await database.tables<{ users: { id: string } }>().insertInto('users').values({ id }).execute();
  },
};

/** A narrator whose every step the test decides: it says a sentence when it is let go on. */
function scriptedNarrator() {
  const script = {
    tellings: 0,
    sentences: 4,
    failAt: -1,
    failure: new NarratorFailure('broken', 'the cat sat on it') as Error,
    stopped: 0,
    hasStandIn: false,
    wait: async (_index: number): Promise<void> => undefined,
  };
  async function* narrate({ signal }: NarrationRequest): AsyncGenerator<NarrationEvent, void> {
    script.tellings += 1;
    const telling = script.tellings;
    for (let index = 0; index < script.sentences; index += 1) {
      await script.wait(index);
      if (signal.aborted) {
        script.stopped += 1;
        return;
      }
      if (index === script.failAt) throw script.failure;
      yield { type: 'sound-made', bytes: Buffer.alloc(6_000, telling * 16 + index) };
      yield {
        type: 'sentence-timed',
        mark: { startMs: index * 1_000, endMs: (index + 1) * 1_000, charStart: index, charEnd: index + 1 },
      };
    }
    yield { type: 'sound-end', durationMs: script.sentences * 1_000 };
    yield { type: 'words-timed', marks: [{ startMs: 0, endMs: 500, charStart: 0, charEnd: 1 }] };
    yield { type: 'narration-end', durationMs: script.sentences * 1_000, hasStandIn: script.hasStandIn };
  }
  return { script, narrate };
}

type Narrated = { audioUrl: string; marksUrl: string; durationMs: number };

let place: Awaited<ReturnType<typeof newPlace>>;
let narrator: ReturnType<typeof scriptedNarrator>;
let secret: Buffer;
let logged: string[] = [];
const log = openLog({ level: 'warn', forPeople: false, write: (line) => logged.push(line) });
let storeKeepsAll = false;
let storeIsAway = false;
let planEnded = false;
let narrated: [string, string, number][] = [];
let now: number;

beforeEach(async () => {
  place = await newPlace();
  narrator = scriptedNarrator();
  secret = randomBytes(32);
  planEnded = false;
  narrated = [];
  logged = [];
  storeKeepsAll = false;
  storeIsAway = false;
  now = Date.parse('2026-11-20T19:00:00Z');
});

/** One process of the house. A second one on the same place is a second process, with nothing in common but what is kept. */
async function openProcess(options: { isFirst?: boolean; charsPerDay?: number } = {}) {
  const { isFirst = true, charsPerDay = 1_000 } = options;
  const database = isFirst
    ? await openTestDatabase([families, narrationMigration], place)
    : await openPlace(place);
  const metrics = openMetrics();
  const settings = {
    publicUrl: 'http://lamplight.example',
    nativeOrigins: ['capacitor://localhost'],
    developmentOrigin: undefined,
    trustedProxies: 0,
  };
  const app = await createHttpServer(settings, { log, metrics, translate: () => null });
  const door = openDoor(app, {
    checkAnswers: true,
    identify: async ({ headers }) =>
      typeof headers['x-family'] === 'string' ? { userId: headers['x-family'], isAdmin: false } : null,
  });
  const clock = { now: () => new Date(now) };
  const narration = createNarration({
    database,
    files: await openStore(clock.now),
    secrets: { keyFor: (purpose) => createHmac('sha256', secret).update(purpose).digest() },
    clock,
    log,
    ...settings,
    limits: { narrationCharsPerDay: charsPerDay },
    narrator: { version: 'scripted-1', narrate: narrator.narrate, estimateMs: (text) => text.length * 60 },
    respellingsOf: async () => ({}),
    requirePlan: async () => {
      if (planEnded) throw new Problem('payment_needed');
    },
    onStoryNarrated: async (...told) => {
      narrated.push(told);
    },
  });
  narration.serve(door);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await app.close();
    await narration.close();
    metrics.close();
  });
  const ask = (path: string, init: RequestInit & { family?: string } = {}) =>
    fetch(path.startsWith('http') ? path : address + path, {
      ...init,
      headers: {
        ...(init.body && { 'content-type': 'application/json' }),
        ...(init.family && { 'x-family': init.family }),
        ...(init.headers as Record<string, string>),
      },
    });
  const post = (path: string, body: unknown, family?: string) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), ...(family && { family }) });
  return {
    narration,
    database,
    ask,
    post,
    tell: async (text: string, family = 'mum', more: object = {}) =>
      post('/api/tts', { text, ...more }, family),
    told: async (text: string, family = 'mum', more: object = {}) => {
      const answer = await post('/api/tts', { text, ...more }, family);
      expect(answer.status).toBe(200);
      return (await answer.json()) as Narrated;
    },
  };
}

const partsInStore = async (database: Database): Promise<number> => {
  const row = await database
    .tables<NarrationTables>()
    .selectFrom('narrations')
    .select('parts')
    .executeTakeFirst();
  return row?.parts ?? 0;
};

/** A store on disk that for a while lets nothing be deleted, or is away. */
async function openStore(time: () => Date): Promise<FileStore> {
  const disk = await openDiskFiles(`${place.dataDir}/audio`, time);
  return {
    ...disk,
    async delete(name) {
      if (storeKeepsAll) throw new FilesAway('The store lets nothing go.');
      await disk.delete(name);
    },
    async *list(prefix) {
      if (storeIsAway) throw new FilesAway('The store is away.');
      yield* disk.list(prefix);
    },
  };
}

const soundsOnDisk = async (): Promise<string[]> => {
  const entries = await readdir(`${place.dataDir}/audio`, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
const untilMade = async (house: Awaited<ReturnType<typeof openProcess>>, { audioUrl }: Narrated) =>
  bytesOf(await house.ask(audioUrl));

const untilKept = async (house: Awaited<ReturnType<typeof openProcess>>, link: Narrated) => {
  await untilMade(house, link);
  await expect
    .poll(async () => ((await (await house.ask(link.marksUrl)).json()) as Marks).isFinal)
    .toBe(true);
};

describe('a story that is told', () => {
  test('answers with the first sentence, streams the rest, and is served whole in ranges afterwards', async () => {
    const house = await openProcess();
    let goOn = () => undefined as void;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    narrator.script.wait = async (index) => (index === 2 ? held : undefined);

    const link = await house.told('Once there was a lamp.');
    expect(link.durationMs).toBe(22 * 60);
    const live = await house.ask(link.audioUrl, { headers: { range: 'bytes=0-' } });
    expect([live.status, live.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    const early = (await (await house.ask(link.marksUrl)).json()) as Marks;
    expect([early.isFinal, early.sentences.length > 0]).toEqual([false, true]);
    goOn();
    const sound = await bytesOf(live);
    expect(sound.length).toBe(24_000);

    await expect
      .poll(async () => ((await (await house.ask(link.marksUrl)).json()) as Marks).isFinal)
      .toBe(true);
    const range = await house.ask(link.audioUrl, { headers: { range: 'bytes=6000-11999' } });
    expect([range.status, range.headers.get('content-range'), range.headers.get('accept-ranges')]).toEqual([
      206,
      'bytes 6000-11999/24000',
      'bytes',
    ]);
    expect(await bytesOf(range)).toEqual(sound.subarray(6_000, 12_000));
    expect((await house.ask(link.audioUrl, { headers: { range: 'bytes=24000-' } })).status).toBe(416);
    expect((await house.told('Once there was a lamp.')).durationMs).toBe(4_000);
  });

  test('is made once, for two who ask at the same time and for one who asks tomorrow', async () => {
    const house = await openProcess();
    const links = await Promise.all(Array.from({ length: 5 }, () => house.told('The owl was late.')));
    await Promise.all(links.map((link) => untilMade(house, link)));
    await house.told('The owl was late.');
    expect(narrator.script.tellings).toBe(1);
    expect(new Set(links.map(({ audioUrl }) => audioUrl)).size).toBe(1);
  });

  test('is another sound in another voice, and for another family', async () => {
    const house = await openProcess();
    const ids = [
      await house.told('Hush.'),
      await house.told('Hush.', 'mum', { voice: 'david' }),
      await house.told('Hush.', 'dad'),
    ];
    expect(new Set(ids.map(({ audioUrl }) => audioUrl)).size).toBe(3);
  });

  test('tells its story how long it really is', async () => {
    const house = await openProcess();
    await untilMade(house, await house.told('The tide came in.', 'mum', { storyId: 'tide' }));
    await expect.poll(() => narrated).toEqual([['mum', 'tide', 4_000]]);
  });

  test('gives its marks as events, each with what is new, the last one final', async () => {
    const house = await openProcess();
    const link = await house.told('A snail went by.');
    const events = await (
      await house.ask(link.marksUrl, { headers: { accept: 'text/event-stream' } })
    ).text();
    const marks = events
      .split('\n\n')
      .filter(Boolean)
      .map((event) => JSON.parse(event.replace('event: marks\ndata: ', '')) as Marks);
    expect(marks.flatMap(({ sentences }) => sentences).map(({ charStart }) => charStart)).toEqual([
      0, 1, 2, 3,
    ]);
    expect(marks.flatMap(({ words }) => words)).toHaveLength(1);
    expect(marks.map(({ isFinal }) => isFinal).indexOf(true)).toBe(marks.length - 1);
  });
});

describe('two processes', () => {
  test('make one sound, and the second sends on what the first makes', async () => {
    const first = await openProcess();
    const second = await openProcess({ isFirst: false });
    let goOn = () => undefined as void;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    narrator.script.sentences = 30;
    narrator.script.wait = async (index) => (index === 15 ? held : undefined);
    const [here, there] = await Promise.all([
      first.told('Two windows, one lamp.'),
      second.told('Two windows, one lamp.'),
    ]);
    const listening = Promise.all([untilMade(first, here), untilMade(second, there)]);
    goOn();
    const [one, other] = await listening;
    expect(narrator.script.tellings).toBe(1);
    expect(one.length).toBe(180_000);
    expect(other.equals(one)).toBe(true);
  });

  test('together grant exactly the characters of one day', async () => {
    const first = await openProcess({ charsPerDay: 100 });
    const second = await openProcess({ isFirst: false, charsPerDay: 100 });
    const asked = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? first : second).tell(`Story ${String(index).padStart(3, '0')}.`),
    );
    const answers = await Promise.all(asked);
    const granted = answers.filter(({ status }) => status === 200).length;
    expect(granted).toBe(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBe(5 * 3_600);
  });

  test('give the marks there are to somebody who asks the one that has not heard of the sound yet', async () => {
    const first = await openProcess();
    const second = await openProcess({ isFirst: false });
    let goOn = () => undefined as void;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    onTestFinished(goOn);
    narrator.script.wait = async (index) => (index === 2 ? held : undefined);
    const { pathname, search } = new URL((await first.told('Across the hall.')).marksUrl);
    await expect.poll(() => partsInStore(first.database)).toBe(1);
    const marks = (await (await second.ask(pathname + search)).json()) as Marks;
    expect([marks.isFinal, marks.sentences.length > 0]).toEqual([false, true]);
  });

  test('do not believe for ever in a maker that is gone', async () => {
    // Who is gone gives no sign of life either.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const first = await openProcess();
    const second = await openProcess({ isFirst: false });
    let goOn = () => undefined as void;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    narrator.script.wait = async (index) =>
      index === 2 && narrator.script.tellings === 1 ? held : undefined;
    onTestFinished(goOn);
    await first.told('Nobody was there.');
    // Its last sign of life, and then a minute of nothing.
    await expect.poll(() => partsInStore(first.database)).toBe(1);
    now += 60_000;
    const link = await second.told('Nobody was there.');
    const sound = await untilMade(second, link);
    expect(sound.length).toBe(24_000);
    goOn();
    await first.narration.close();
    expect((await bytesOf(await second.ask(link.audioUrl))).equals(sound)).toBe(true);
  });
});

describe('when it goes wrong', () => {
  test.each([
    [new NarratorFailure('broken', 'x'), 502, null],
    [new NarratorFailure('busy', 'x', { retryAfterMs: 4_200 }), 429, '5'],
    [new Error('a bug'), 502, null],
  ])(
    'before the first sentence, the family is told and has used nothing (%s)',
    async (failure, status, retryAfter) => {
      const house = await openProcess({ charsPerDay: 10 });
      Object.assign(narrator.script, { failAt: 0, failure });
      const answer = await house.tell('Ten chars.');
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
      narrator.script.failAt = -1;
      await expect.poll(async () => (await house.tell('Ten chars.')).status).toBe(200);
    },
  );

  test.each([1, 2, 3])(
    'at sentence %i, nothing half is kept and asking again makes it whole',
    async (failAt) => {
      const house = await openProcess();
      narrator.script.failAt = failAt;
      const link = await house.told('It rained.');
      await expect(
        bytesOf(await house.ask(link.audioUrl)).then((sound) =>
          sound.length < 24_000 ? Promise.reject(new Error('cut off')) : sound,
        ),
      ).rejects.toThrow();
      await expect.poll(async () => (await house.ask(link.audioUrl)).status).toBe(404);
      narrator.script.failAt = -1;
      expect((await untilMade(house, await house.told('It rained.'))).length).toBe(24_000);
    },
  );

  test('because the store is away, the family is asked to come again in a moment', async () => {
    const house = await openProcess({ charsPerDay: 10 });
    storeIsAway = true;
    const answer = await house.tell('Ten chars.');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    storeIsAway = false;
    await expect.poll(async () => (await house.tell('Ten chars.')).status).toBe(200);
  });

  test('a voice that is silent for a minute still has its listeners', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const house = await openProcess();
    let goOn = () => undefined as void;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    onTestFinished(goOn);
    narrator.script.wait = async (index) => (index === 1 ? held : undefined);
    const link = await house.told('A long breath.');
    await expect.poll(() => partsInStore(house.database)).toBe(1);
    now += 60_000;
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(async () => (await house.ask(link.marksUrl)).status).toBe(200);
  });

  test('whoever runs the house reads of a sound that broke off while it was heard', async () => {
    const house = await openProcess();
    narrator.script.failAt = 2;
    await house.told('It thundered.');
    await expect.poll(() => logged.join('')).toContain('a sound broke off');
    expect(logged.join('')).not.toContain('thundered');
  });

  test('a store that lets nothing go does not make a kept sound a failure', async () => {
    const house = await openProcess({ charsPerDay: 10 });
    storeKeepsAll = true;
    await untilKept(house, await house.told('Ten chars.'));
    await house.narration.close();
    const again = await openProcess({ isFirst: false, charsPerDay: 10 });
    expect((await again.tell('Ten chars!')).status).toBe(429);
    expect((await again.tell('Ten chars.')).status).toBe(200);
  });

  test('a sound that the store has lost is made anew when it is started once more', async () => {
    const house = await openProcess();
    const link = await house.told('Lost and found.');
    await untilKept(house, link);
    for (const entry of await readdir(`${place.dataDir}/audio`))
      await rm(`${place.dataDir}/audio/${entry}`, { recursive: true });
    await openStore(() => new Date(now));
    const answer = await house.ask(link.audioUrl);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'not_found']);
    expect((await untilMade(house, await house.told('Lost and found.'))).length).toBe(24_000);
    expect(narrator.script.tellings).toBe(2);
  });

  test('a restart in the middle leaves nothing behind', async () => {
    const house = await openProcess();
    narrator.script.sentences = 40;
    let goOn = () => undefined as void;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    narrator.script.wait = async (index) => (index === 20 ? held : undefined);
    await house.told('The train stopped.');
    const closing = house.narration.close();
    goOn();
    await closing;
    const again = await openProcess({ isFirst: false });
    narrator.script.wait = async () => undefined;
    expect((await untilMade(again, await again.told('The train stopped.'))).length).toBe(240_000);
  });

  test('a plan that has ended still hears what was told, and nothing new', async () => {
    const house = await openProcess();
    await untilMade(house, await house.told('Kept.'));
    planEnded = true;
    await expect.poll(async () => (await house.tell('Kept.')).status).toBe(200);
    expect((await house.tell('New.')).status).toBe(402);
  });
});

describe('a visitor', () => {
  test('hears the welcome, which is made once for all of them, and nothing else', async () => {
    const house = await openProcess();
    const sounds = await Promise.all(
      [1, 2, 3].map(async () => bytesOf(await house.post('/api/generate-tts', welcome))),
    );
    expect(sounds.map(({ length }) => length)).toEqual([24_000, 24_000, 24_000]);
    expect(narrator.script.tellings).toBe(1);
    expect((await house.post('/api/generate-tts', { ...welcome, text: `${welcome.text} ` })).status).toBe(
      401,
    );
    expect((await house.post('/api/generate-tts', { ...welcome, voice: 'david' })).status).toBe(401);
    expect((await house.post('/api/tts', welcome)).status).toBe(401);
    expect(narrator.script.tellings).toBe(1);
  });

  test('does not get in with a link that is not theirs', async () => {
    const house = await openProcess();
    const { audioUrl, marksUrl } = await house.told('Secret.');
    for (const url of [audioUrl, marksUrl]) {
      expect((await house.ask(url.replace(/key=.*/, 'key=x'))).status).toBe(403);
      expect((await house.ask(url.replace(/until=\d+/, 'until=99999999999999'))).status).toBe(403);
      expect((await house.ask(url.replace(/[?].*/, ''))).status).toBe(400);
    }
    now += 40 * 3_600_000;
    expect((await house.ask(audioUrl)).status).toBe(403);
  });
});

describe('what was told', () => {
  test('goes with its story, in every voice, and with the family', async () => {
    const house = await openProcess();
    const links = [
      await house.told('Gone.'),
      await house.told('Gone.', 'mum', { voice: 'maya' }),
      await house.told('Stays.'),
    ];
    for (const link of links) await untilMade(house, link);
    await expect
      .poll(async () => ((await (await house.ask(links[2]?.marksUrl ?? '')).json()) as Marks).isFinal)
      .toBe(true);
    await house.narration.forgetText('mum', 'Gone.');
    expect(await Promise.all(links.map(async ({ audioUrl }) => (await house.ask(audioUrl)).status))).toEqual([
      404, 404, 200,
    ]);
    await house.narration.forgetUser('mum');
    expect((await house.ask(links[2]?.audioUrl ?? '')).status).toBe(404);
  });

  test('is known until its last file is gone, however often that must be tried', async () => {
    const house = await openProcess();
    for (const text of ['Gone.', 'Gone too.']) await untilKept(house, await house.told(text));
    storeKeepsAll = true;
    await expect(house.narration.forgetText('mum', 'Gone.')).rejects.toThrow(FilesAway);
    await expect(house.narration.forgetUser('mum')).rejects.toThrow(FilesAway);
    expect(await soundsOnDisk()).toHaveLength(2);
    storeKeepsAll = false;
    await house.narration.forgetText('mum', 'Gone.');
    expect(await soundsOnDisk()).toHaveLength(1);
    await house.narration.forgetUser('mum');
    expect(await soundsOnDisk()).toEqual([]);
  });

  test('by a stand-in is told anew on the next day, and stays where the family may not have new sound', async () => {
    const house = await openProcess();
    narrator.script.hasStandIn = true;
    const link = await house.told('Good for tonight.');
    await untilKept(house, link);
    now += 13 * 3_600_000;
    planEnded = true;
    await house.narration.sweep();
    expect((await house.tell('Good for tonight.')).status).toBe(200);
    expect((await untilMade(house, link)).length).toBe(24_000);
    expect(narrator.script.tellings).toBe(1);
    planEnded = false;
    await house.told('Good for tonight.');
    expect(narrator.script.tellings).toBe(2);
  });

  test.each(['swept away', 'asked for by a family whose plan has ended'])(
    'in part by a process that is gone leaves no file behind when it is %s',
    async (what) => {
      vi.useFakeTimers({ toFake: ['setInterval'] });
      onTestFinished(() => void vi.useRealTimers());
      const first = await openProcess();
      const second = await openProcess({ isFirst: false });
      let goOn = () => undefined as void;
      const held = new Promise<void>((resolve) => (goOn = resolve));
      onTestFinished(goOn);
      narrator.script.wait = async (index) => (index === 1 ? held : undefined);
      await first.told('Half a story.');
      await expect.poll(() => partsInStore(first.database)).toBe(1);
      now += 60_000;
      planEnded = true;
      if (what === 'swept away') {
        storeKeepsAll = true;
        await expect(second.narration.sweep()).rejects.toThrow(FilesAway);
        storeKeepsAll = false;
        await second.narration.sweep();
      } else expect((await second.tell('Half a story.')).status).toBe(402);
      expect(await soundsOnDisk()).toEqual([]);
    },
  );

  test('is in what the family takes along; how much was told on a day is forgotten when it no longer counts', async () => {
    const house = await openProcess();
    await untilKept(house, await house.told('Twenty-two characters.'));
    const narrations = [{ voice: 'emma', toldAt: new Date(now), durationMs: 4_000 }];
    expect(await house.narration.exportOf('mum')).toEqual({
      narrations,
      narrationByDay: [{ day: '2026-11-20', characters: 22 }],
    });
    expect(await house.narration.exportOf('dad')).toEqual({ narrations: [], narrationByDay: [] });
    now += 48 * 3_600_000;
    await house.narration.sweep();
    expect(await house.narration.exportOf('mum')).toEqual({ narrations, narrationByDay: [] });
  });

  test.each([
    [{}, 'text'],
    [{ text: '' }, 'text'],
    [{ text: '   ' }, 'text'],
    [{ text: ['a', 'b'] }, 'text'],
    [{ text: 'x'.repeat(20_001) }, 'text'],
    [{ text: 'x', voice: 'darth' }, 'voice'],
  ])('is refused with the field named when it is %j', async (body, field) => {
    const house = await openProcess();
    const answer = await house.post('/api/tts', body, 'mum');
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field]);
  });
});
