import { onTestFinished } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import type { Story, StoryCharacter, StoryStreamEvent } from '#contract/stories.ts';
import {
  createStories,
  listenerMigration,
  listenerOwnerMigration,
  type KeptStories,
  openKeptStories,
  storyBreakfastMigration,
  storyHeardMigration,
  storyMigration,
  storyPictureMigration,
  storyPlaceMigration,
  type Stories,
} from '#server/features/stories/index.ts';
import type { DrawnMember } from '#server/features/stories/picture-of.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failuresInWords } from '#server/platform/failures.ts';
import { openMetrics } from '#server/platform/http/metrics.ts';
import { asProblem } from '#server/platform/http/problems.ts';
import { createApi } from '#server/platform/http/api.ts';
import { createHttpServer } from '#server/platform/http/server.ts';
import { openLog } from '#server/platform/log.ts';
import { openBuiltInStoryteller } from '#server/writers/built-in.ts';
import type { Writer } from '#server/writers/writer.ts';
import { onlyFamilies } from '#tests/support/database/only-families.ts';
import { newPlace, openTestDatabase, type TestPlace } from '#tests/support/database/databases.ts';
import { type Answer, asker, type AskInit } from '#tests/support/house/house.ts';

export type StoryRoom = {
  place: TestPlace;
  database: Database;
  stories: Stories;
  /** What is kept of them, read as other features read it. */
  kept: KeptStories;
  clock: { now: () => Date; pass: (milliseconds: number) => void };
  logged: () => string;
  /** A request of the family with that id; of nobody with none. */
  as: (family?: string) => Asking;
  /** Whose texts were given up, and which. */
  forgotten: { userId: string; text: string }[];
  close: () => Promise<void>;
};

export type Asking = {
  ask: (method: string, path: string, init?: AskInit) => Promise<Answer>;
  make: (wish?: object, headers?: Record<string, string>) => Promise<{ status: number; story: Story }>;
  library: (query?: string) => Promise<Story[]>;
  /** Each event as it comes. Leaving the loop closes the connection, as a closed browser does. */
  stream: (wish?: object, headers?: Record<string, string>) => AsyncGenerator<StoryStreamEvent>;
};

type Options = {
  writer?: Writer;
  signatureOf?: (writerId: string) => string;
  storiesPerDay?: number;
  place?: TestPlace;
  wantsBreakfast?: boolean;
  requirePlan?: (userId: string) => Promise<void>;
  /** Whoever says nothing of a face has the plain one. */
  family?: readonly (StoryCharacter & Partial<DrawnMember>)[];
};

const writers = openBuiltInStoryteller();
const { builtIn } = writers;

export const wishForTests = {
  childName: 'Mia, Biscuit',
  ageRange: 'Multiple characters',
  theme: 'space adventure',
  duration: 'short',
  narratorVoice: 'emma',
  interests: ['drawing', 'magical discovery'],
  culturalBackground: 'western',
  characterNames: ['Mia', 'Biscuit'],
  characterDetails: [
    { name: 'Mia', age: 6, relationship: 'daughter', hobbies: ['drawing'], traits: ['curious'] },
    { name: 'Biscuit', age: 3, relationship: 'dog', hobbies: ['sniffing'], traits: ['loyal'] },
  ],
};

/** The stories feature behind a real HTTP door over a real database. A second room on the same place is a second process. */
export async function openStoryRoom(options: Options = {}): Promise<StoryRoom> {
  const place = options.place ?? (await newPlace());
  const database = await openTestDatabase(
    [
      onlyFamilies(['moon', 'river']),
      storyMigration,
      storyPlaceMigration,
      storyHeardMigration,
      storyPictureMigration,
      listenerMigration,
      listenerOwnerMigration,
      storyBreakfastMigration,
    ],
    place,
  );
  const lines: string[] = [];
  const log = openLog({ level: 'debug', forPeople: false, write: (line) => lines.push(line) });
  let now = new Date('2026-11-20T19:00:00.000Z').getTime();
  // Each look is a millisecond later, so that "newest first" has an answer.
  const clock = { now: () => new Date(now++), pass: (milliseconds: number) => void (now += milliseconds) };

  const metrics = openMetrics();
  const settings = {
    publicUrl: 'http://localhost',
    nativeOrigins: [],
    developmentOrigin: undefined,
    trustedProxies: 0,
  };
  const app = await createHttpServer(settings, { log, metrics, translate: failuresInWords });
  const api = createApi(app, {
    checkAnswers: true,
    identify: async ({ headers }) =>
      typeof headers['x-family'] === 'string'
        ? { userId: headers['x-family'], isAdmin: false, handedTo: null }
        : null,
  });
  const forgotten: StoryRoom['forgotten'] = [];
  const stories = createStories({
    database,
    clock,
    log,
    limits: { storiesPerDay: options.storiesPerDay ?? 30 },
    writer: options.writer ?? builtIn,
    signatureOf: options.signatureOf ?? ((id) => (id === 'builtin' ? 'Lamplight' : id)),
    familyOf: async () =>
      (options.family ?? []).map((member) => ({ id: member.name, avatar: 'child', look: {}, ...member })),
    vignettesFor: (told) => writers.vignettesFor(told),
    pictureFor: ({ theme, characterDetails }) =>
      writers.pictureFor({
        theme,
        characters: characterDetails.map(({ pronouns, ...character }) => ({
          ...character,
          ...(pronouns && { pronouns }),
        })),
      }),
    requirePlan: options.requirePlan ?? (async () => undefined),
    readingsOf: async () => new Map(),
    wantsBreakfast: async () => options.wantsBreakfast ?? false,
    paintingsOf: async () => new Map(),
    onStoryKept: async () => undefined,
    onHeard: async () => undefined,
    onStoryLeaving: async () => undefined,
    onStoryDeleted: async (userId, text) => void forgotten.push({ userId, text }),
    problemOf: (error): Problem => asProblem(error, failuresInWords),
  });
  stories.serve(api);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await stories.close();
    app.server.closeAllConnections();
    await app.close();
    metrics.close();
    await database.close();
  };
  onTestFinished(close);
  return {
    place,
    database,
    stories,
    kept: openKeptStories({ database, clock }),
    clock,
    forgotten,
    logged: () => lines.join(''),
    as: (family) => asking(address, family),
    close,
  };
}

function asking(address: string, family: string | undefined): Asking {
  const ask = asker(address);
  const who: Record<string, string> = family === undefined ? {} : { 'x-family': family };
  const asFamily: Asking['ask'] = (method, path, init = {}) =>
    ask(method, path, { ...init, headers: { ...who, ...init.headers } });
  return {
    ask: asFamily,
    async make(wish = {}, headers = {}) {
      const { status, json } = await asFamily('POST', '/api/stories', {
        body: { ...wishForTests, ...wish },
        headers,
      });
      return { status, story: json as Story };
    },
    async library(query = '') {
      return (await asFamily('GET', `/api/stories${query}`)).json as Story[];
    },
    async *stream(wish = {}, headers = {}) {
      const gone = new AbortController();
      const response = await fetch(`${address}/api/stories`, {
        method: 'POST',
        body: JSON.stringify({ ...wishForTests, ...wish }),
        headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...who, ...headers },
        signal: gone.signal,
      });
      try {
        yield* eventsIn(response);
      } finally {
        gone.abort();
      }
    },
  };
}

/** The header that says which wish it is, however often it is sent. */
export const keyed = (key: string) => ({ 'idempotency-key': key });

/** How many stories the first family was granted on the one day of a test. */
export const storiesGranted = async (room: StoryRoom): Promise<number> =>
  (await room.kept.exportOf('moon')).storiesByDay[0]?.stories ?? 0;

/** Events as a browser reads them; a refusal before the stream began is its one event. */
export async function* eventsIn(response: Response): AsyncGenerator<StoryStreamEvent> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    yield { event: 'problem', data: await response.json() };
    return;
  }
  if (!response.body) throw new Error('A stream has a body.');
  let rest = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) yield* eventsOf(block);
  }
}

/** The events in a text; comments are none. */
export function eventsOf(text: string): StoryStreamEvent[] {
  return [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(
    ([, event, data = '']) => ({ event, data: JSON.parse(data) }) as StoryStreamEvent,
  );
}

export async function allOf<T>(sequence: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of sequence) all.push(one);
  return all;
}
