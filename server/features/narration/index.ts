import type { Marks, Telling, Voice } from '#contract/narration.ts';
import type { NarrationEvent, NarrationRequest } from '#server/audio/narrate.ts';
import { type Clock, dayMs, dayOf } from '#server/platform/clock.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ByteRange, FileStore, StoredFile } from '#server/platform/files/file-store.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Log } from '#server/platform/log.ts';
import { createSoundFinder } from './find-sound.ts';
import { createSoundMaker, type Respellings } from './make-sound.ts';
import { createNarrationQuota } from './narration-quota.ts';
import { narrationDayQueries } from './narration-day-queries.ts';
import { narrationQueries } from './narration-queries.ts';
import { serveNarration } from './routes.ts';
import { soundLeaseQueries } from './sound-lease-queries.ts';
import { createSoundSender } from './send-sound.ts';
import { soundFiles } from './sound-files.ts';
import { createSoundLinks } from './sound-links.ts';
import { createSoundNames } from './sound-names.ts';
import { givenVoice } from './tables.ts';
import { createTeller, type Tell, type TellAhead } from './tell-text.ts';

export { narrationHeardMigration, narrationMigration } from './tables.ts';

type Needs = {
  database: Database;
  files: FileStore;
  secrets: Secrets;
  clock: Clock;
  log: Log;
  publicUrl: () => string;
  limits: { narrationCharsPerDay: number };
  narrator: {
    /** Changes whenever the same words would sound different. */
    version: string;
    narrate: (request: NarrationRequest) => AsyncIterable<NarrationEvent>;
    estimateMs: (text: string, voice: Voice) => Promise<number>;
  };
  /** How this family wants its names to be said. */
  respellingsOf: (userId: string) => Promise<Respellings>;
  /** Refuses when the family's plan has ended. */
  requirePlan: (userId: string) => Promise<void>;
  /** A story's sound is whole: this is how long it really is. */
  onStoryNarrated: (userId: string, storyId: string, durationMs: number) => Promise<void>;
};

export type Narration = {
  serve: (api: Api) => void;
  tell: Tell;
  tellAhead: TellAhead;
  /** A story was deleted, and no other of this family has the same text. */
  forgetText: (userId: string, text: string) => Promise<void>;
  forgetUser: (userId: string) => Promise<void>;
  /** Keeps a sound that was made elsewhere, and gives its name. From then on it is heard like every other. */
  keepGiven: (given: GivenSound) => Promise<string>;
  tellGiven: (id: string) => Promise<Telling>;
  /** A whole sound by its name, however it was made; the times of its words; how long it is in bytes, undefined where the store has lost it. */
  kept: {
    open: (id: string, range?: ByteRange) => Promise<StoredFile | undefined>;
    sizeOf: (id: string) => Promise<number | undefined>;
    marksOf: (id: string) => Promise<Marks | null>;
  };
  forgetGiven: (id: string) => Promise<void>;
  exportOf: (userId: string) => Promise<NarrationExport>;
  /** The whole tellings there are of these texts, in their order: the newest of each voice. */
  soundsOf: (userId: string, texts: readonly { id: string; content: string }[]) => Promise<KeptTelling[]>;
  sweep: () => Promise<void>;
  close: () => Promise<void>;
};

export type GivenSound = { userId: string; name: string; bytes: Uint8Array; marks: Marks };
export type KeptTelling = {
  storyId: string;
  voice: Voice;
  soundId: string;
  open: () => Promise<StoredFile | undefined>;
};

export type NarrationExport = {
  narrations: { voice: Voice; toldAt: Date; durationMs: number }[];
  narrationByDay: { day: string; characters: number }[];
};

/** Has texts told: each once, kept, and given only to those it was made for. */
export function createNarration(needs: Needs): Narration {
  const { database, clock, narrator, log } = needs;
  const queries = narrationQueries(database);
  const leases = soundLeaseQueries(database);
  const days = narrationDayQueries(database);
  const files = soundFiles(needs.files);
  const links = createSoundLinks(needs);
  const names = createSoundNames({
    secret: needs.secrets.keyFor('sound-names'),
    narratorVersion: narrator.version,
  });
  const quota = createNarrationQuota({ ...needs, days, charsPerDay: needs.limits.narrationCharsPerDay });
  const maker = createSoundMaker({ queries, leases, files, narrate: narrator.narrate, clock, log });
  const find = createSoundFinder({ ...needs, queries, maker, names, quota });
  const { tell, tellAhead } = createTeller({ ...needs, find, links, estimateMs: narrator.estimateMs });

  async function remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await maker.stop(id);
      await files.remove(id);
      await queries.remove(id);
    }
  }

  return {
    tell,
    tellAhead,
    serve: (api) => serveNarration(api, { find, send: createSoundSender({ queries, files }), links, tell }),
    async forgetText(userId, text) {
      await remove(await queries.letGoOf(userId, names.ofText(userId, text)));
    },
    async forgetUser(userId) {
      await remove(await queries.letGoOf(userId));
    },
    async keepGiven({ userId, name, bytes, marks }) {
      const id = names.ofGiven(userId, name);
      await maker.keepGiven({ id, userId, textKey: id, voice: givenVoice }, bytes, marks);
      return id;
    },
    async tellGiven(id) {
      const { marks } = await find.byName(id);
      return { ...links.urlsOf(id), durationMs: marks.durationMs };
    },
    kept: {
      open: (id, range) => files.open(id, range),
      sizeOf: (id) => files.sizeOf(id),
      async marksOf(id) {
        const row = await queries.find(id);
        return row?.is_whole ? row.marks : null;
      },
    },
    forgetGiven: async (id) => {
      await queries.letGoGiven(id);
      await remove([id]);
    },
    async exportOf(userId) {
      const [all, byDay] = await Promise.all([queries.all(userId), days.all(userId)]);
      const sounds = all.filter(isTold);
      return {
        narrations: sounds.map(({ voice, marks: { durationMs }, created_at: toldAt }) => ({
          voice,
          toldAt,
          durationMs,
        })),
        narrationByDay: byDay,
      };
    },
    async soundsOf(userId, texts) {
      const rows = (await queries.whole(userId)).filter(isTold);
      return texts.flatMap(({ id: storyId, content }) => {
        const key = names.ofText(userId, content);
        // Later ones take the place of earlier ones: a name may be said otherwise since.
        const newest = new Map(
          rows.filter(({ text_key: one }) => one === key).map(({ voice, id }) => [voice, id]),
        );
        return [...newest].map(([voice, soundId]) => ({
          storyId,
          voice,
          soundId,
          open: () => files.open(soundId),
        }));
      });
    },
    async sweep() {
      await maker.sweep();
      await days.forgetDaysBefore(dayOf(new Date(clock.now().getTime() - dayMs)));
    },
    close: () => maker.close(),
  };
}

const isTold = <Row extends { voice: Voice | typeof givenVoice }>(row: Row): row is Row & { voice: Voice } =>
  row.voice !== givenVoice;
