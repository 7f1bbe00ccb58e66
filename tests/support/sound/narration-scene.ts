import { createHmac, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { expect, onTestFinished } from 'vitest';
import type { Marks } from '#contract/narration.ts';
import { Problem } from '#contract/problem.ts';
import type { NarrationEvent, NarrationRequest } from '#server/audio/narrate.ts';
import {
  createNarration,
  narrationHeardMigration,
  narrationMigration,
} from '#server/features/narration/index.ts';
import type { NarrationTables } from '#server/features/narration/tables.ts';
import { NarratorFailure } from '#server/narrators/narrator.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDiskFiles } from '#server/platform/files/disk-files.ts';
import { FilesAway, type FileStore } from '#server/platform/files/file-store.ts';
import { openMetrics } from '#server/platform/http/metrics.ts';
import { createHttpServer } from '#server/platform/http/server.ts';
import { createApi } from '#server/platform/http/api.ts';
import { openLog } from '#server/platform/log.ts';
import { onlyFamilies } from '#tests/support/database/only-families.ts';
import { newPlace, openPlace, openTestDatabase } from '#tests/support/database/databases.ts';

export type NarrationScene = Awaited<ReturnType<typeof setNarrationScene>>;
export type NarrationHouse = Awaited<ReturnType<NarrationScene['openProcess']>>;
export type Narrated = { audioUrl: string; marksUrl: string; durationMs: number };

/** A narrator whose every step the test decides: it says a sentence when it is let go on. */
function scriptedNarrator() {
  const script = {
    tellings: 0,
    sentences: 4,
    failAt: -1,
    failure: new NarratorFailure('broken', 'the cat sat on it') as Error,
    hasStandIn: false,
    wait: async (_index: number): Promise<void> => undefined,
    /** Of the telling that began last: fires when nobody wants it any more. */
    signal: undefined as AbortSignal | undefined,
  };
  async function* narrate({ text, signal, onAsked }: NarrationRequest): AsyncGenerator<NarrationEvent, void> {
    script.tellings += 1;
    script.signal = signal;
    const telling = script.tellings;
    yield { type: 'length-expected', durationMs: text.length * 60 };
    for (let index = 0; index < script.sentences; index += 1) {
      const asked = Math.ceil(text.length / script.sentences);
      onAsked?.(asked);
      await script.wait(index);
      if (signal.aborted) return;
      if (index === script.failAt) {
        onAsked?.(-asked);
        throw script.failure;
      }
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

/** Where one test tells: a place, a narrator that it directs, and a clock, a plan and a store that do as they are told. */
export async function setNarrationScene() {
  const place = await newPlace();
  const secret = randomBytes(32);
  const lines: string[] = [];
  const log = openLog({ level: 'warn', forPeople: false, write: (line) => lines.push(line) });
  const { script, narrate } = scriptedNarrator();
  const audioFolder = `${place.dataDir}/audio`;

  const scene = {
    place,
    script,
    now: Date.parse('2026-11-20T19:00:00Z'),
    /** The store is there, but lets nothing be deleted. */
    storeKeepsAll: false,
    storeIsAway: false,
    planEnded: false,
    narrated: [] as [string, string, number][],
    logged: () => lines.join(''),
    openStore,
    openProcess,

    /** Every telling, or the one of that number, waits before this sentence until it is let go on; at the latest when the test is over. */
    holdAt(sentence: number, telling?: number): () => void {
      let goOn: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (goOn = resolve));
      script.wait = async (index) =>
        index === sentence && (telling ?? script.tellings) === script.tellings ? held : undefined;
      onTestFinished(goOn);
      return goOn;
    },

    async soundsOnDisk(): Promise<string[]> {
      const entries = await readdir(audioFolder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
  };
  return scene;

  async function openStore(): Promise<FileStore> {
    const disk = await openDiskFiles(audioFolder, () => new Date(scene.now));
    return {
      ...disk,
      async delete(name) {
        if (scene.storeKeepsAll) throw new FilesAway('The store lets nothing go.');
        await disk.delete(name);
      },
      async *list(prefix) {
        if (scene.storeIsAway) throw new FilesAway('The store is away.');
        yield* disk.list(prefix);
      },
    };
  }

  /** One process of the house. A second one on the same place is a second process, with nothing in common but what is kept. */
  async function openProcess(options: { isFirst?: boolean; charsPerDay?: number } = {}) {
    const { isFirst = true, charsPerDay = 1_000 } = options;
    const database = isFirst
      ? await openTestDatabase(
          [onlyFamilies(['mum', 'dad']), narrationMigration, narrationHeardMigration],
          place,
        )
      : await openPlace(place);
    const metrics = openMetrics();
    const settings = {
      publicUrl: 'http://lamplight.example',
      nativeOrigins: ['capacitor://localhost'],
      developmentOrigin: undefined,
      trustedProxies: 0,
    };
    const app = await createHttpServer(settings, { log, metrics, translate: () => null });
    const api = createApi(app, {
      checkAnswers: true,
      identify: async ({ headers }) =>
        typeof headers['x-family'] === 'string'
          ? { userId: headers['x-family'], isAdmin: false, handedTo: null }
          : null,
    });
    let address = 'http://lamplight.example';
    const narration = createNarration({
      database,
      files: await openStore(),
      secrets: { keyFor: (purpose) => createHmac('sha256', secret).update(purpose).digest() },
      clock: { now: () => new Date(scene.now) },
      log,
      publicUrl: () => address,
      limits: { narrationCharsPerDay: charsPerDay },
      narrator: { version: 'scripted-1', narrate, estimateMs: async (text) => text.length * 50 },
      respellingsOf: async () => ({}),
      requirePlan: async () => {
        if (scene.planEnded) throw new Problem('payment_needed');
      },
      onStoryNarrated: async (...told) => {
        scene.narrated.push(told);
      },
    });
    narration.serve(api);
    address = await app.listen({ port: 0, host: '127.0.0.1' });
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
    const post = (path: string, body: unknown, family?: string, init: RequestInit = {}) =>
      ask(path, { ...init, method: 'POST', body: JSON.stringify(body), ...(family && { family }) });
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
}

export async function partsInStore(database: Database): Promise<number> {
  const row = await database
    .tables<NarrationTables>()
    .selectFrom('narrations')
    .select('parts')
    .executeTakeFirst();
  return row?.parts ?? 0;
}

export const bytesOf = async (response: Response): Promise<Buffer> =>
  Buffer.from(await response.arrayBuffer());

export const untilMade = async (house: NarrationHouse, { audioUrl }: Narrated) =>
  bytesOf(await house.ask(audioUrl));

export const marksOf = async (house: NarrationHouse, { marksUrl }: Narrated) =>
  (await (await house.ask(marksUrl)).json()) as Marks;

export async function untilKept(house: NarrationHouse, link: Narrated): Promise<void> {
  await untilMade(house, link);
  await expect.poll(async () => (await marksOf(house, link)).isFinal).toBe(true);
}
