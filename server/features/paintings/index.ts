import { randomBytes } from 'node:crypto';
import type { StoryPicture } from '#contract/pictures.ts';
import { paintingAddress, paintingCalls } from '#contract/paintings.ts';
import { Problem } from '#contract/problem.ts';
import { isForeignKeyViolation } from '#server/platform/database/database-errors.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { type Painter, PainterFailure } from '#server/painters/painter.ts';
import { paintingQueries } from './painting-queries.ts';
import { sceneOf } from './scene-of.ts';

export { paintingMigration } from './tables.ts';

type Needs = {
  database: Database;
  files: FileStore;
  clock: Clock;
  log: Log;
  /** Of its own: a painting takes minutes, and no letter waits behind one. */
  jobs: Jobs;
  /** Null where the house draws for itself. What was painted before is seen all the same. */
  painter: Painter | null;
  /** A picture as our own artist draws it, as a PNG. */
  coverOf: (picture: StoryPicture) => Promise<Uint8Array>;
  pictureOf: (userId: string, storyId: string) => Promise<StoryPicture | null>;
  /** There is something new to be seen on this family's shelf. */
  onPainted: (userId: string) => Promise<void>;
};

export type Paintings = {
  serve(api: Api): void;
  /** Has a story's picture painted, once the story is kept: inside its transaction. */
  wish(inside: Database, userId: string, storyId: string): Promise<void>;
  /** Where the paintings of a family's stories are seen. */
  paintingsOf(userId: string): Promise<ReadonlyMap<string, string>>;
  forgetStory(userId: string, storyId: string): Promise<void>;
  forgetUser(userId: string): Promise<void>;
  exportOf(userId: string): Promise<PaintingExport>;
  /** Removes files that no story has any more. */
  sweep(): Promise<void>;
  start(): void;
  close(): Promise<void>;
};

type PaintingExport = { paintings: { storyId: string; paintedBy: string; paintedAt: Date }[] };

const jobKind = 'paint-story';
/** Over some three minutes. After that our own picture stays: nobody pays for a vendor's bad evening all night. */
const mostTries = 6;
const folder = 'paintings/';
const fileOf = (id: string): string => `${folder}${id}`;

/** Stories' pictures as a painter outside the house makes them: each painted once and kept, our own picture standing until then. */
export function createPaintings(needs: Needs): Paintings {
  const { database, files, clock, log, painter, jobs } = needs;
  const queries = paintingQueries(database);
  const closing = new AbortController();

  if (painter) jobs.handle(jobKind, (job) => paintFor(painter, job));

  async function paintFor(by: Painter, job: Job): Promise<void> {
    const { userId, storyId } = job.payload as Wish;
    try {
      await paint(by, { userId, storyId }, AbortSignal.any([job.signal, closing.signal]));
    } catch (error) {
      const isHopeless = error instanceof PainterFailure && error.kind === 'refused';
      if (closing.signal.aborted || (!isHopeless && job.attempt < mostTries)) throw error;
      const kind = error instanceof PainterFailure ? error.kind : 'broken';
      log.warn({ painter: by.name, kind, cause: causeOf(error) }, 'a story keeps the picture that we drew');
    }
  }

  async function paint(by: Painter, { userId, storyId }: Wish, signal: AbortSignal): Promise<void> {
    const before = await queries.ofStory(storyId);
    if (before?.media) return;
    // Its file may be there or not: whoever made it did not come back.
    if (before) await remove(before.id);
    const picture = await needs.pictureOf(userId, storyId);
    if (!picture) return;
    const began = clock.now().getTime();
    const cover = () => needs.coverOf({ ...picture, people: [], vignettes: [] });
    const { bytes, media } = await by.paint({ scene: sceneOf(picture), cover }, signal);
    const id = randomBytes(16).toString('hex');
    const row = { id, user_id: userId, story_id: storyId, media: null, painted_by: by.name };
    try {
      await queries.add({ ...row, created_at: clock.now() });
    } catch (error) {
      // The story has gone away meanwhile.
      if (isForeignKeyViolation(error)) return;
      throw error;
    }
    await files.put(fileOf(id), bytes);
    // Or just now: then its row has gone along.
    if (!(await queries.keep(id, media))) return remove(id);
    await needs.onPainted(userId);
    log.info(
      { painter: by.name, bytes: bytes.length, ms: clock.now().getTime() - began },
      'a picture was painted',
    );
  }

  async function remove(id: string): Promise<void> {
    await files.delete(fileOf(id));
    await queries.remove(id);
  }

  return {
    serve(api) {
      api.serve(paintingCalls.painting, async ({ params: { id }, reply }) => {
        const row = await queries.one(id);
        const file = row?.media ? await files.get(fileOf(id)) : undefined;
        if (!row?.media || !file) throw paintingNotFound();
        void reply.headers({
          'content-length': String(file.sizeBytes),
          'cache-control': 'private, max-age=31536000, immutable',
          // The native wrapper's pages stand on another origin.
          'cross-origin-resource-policy': 'cross-origin',
        });
        return reply.type(row.media).send(file.content);
      });
    },

    async wish(inside, userId, storyId) {
      if (painter) await jobs.enqueue(inside, jobKind, { userId, storyId }, { key: storyId, owner: userId });
    },

    async paintingsOf(userId) {
      const rows = await queries.of(userId);
      return new Map(rows.map(({ story_id: storyId, id }) => [storyId, paintingAddress(id)]));
    },

    async forgetStory(userId, storyId) {
      for (const { id } of await queries.all(userId, storyId)) await remove(id);
    },
    async forgetUser(userId) {
      for (const { id } of await queries.all(userId)) await remove(id);
    },

    async exportOf(userId) {
      const rows = await queries.of(userId);
      return {
        paintings: rows.map(({ story_id: storyId, painted_by: paintedBy, created_at: paintedAt }) => ({
          storyId,
          paintedBy,
          paintedAt,
        })),
      };
    },

    async sweep() {
      for await (const { name } of files.list(folder)) {
        const id = name.slice(folder.length);
        if (!(await queries.one(id))) await files.delete(name);
      }
    },

    start: () => jobs.start(),
    async close() {
      closing.abort();
      await jobs.stop();
    },
  };
}

type Wish = { userId: string; storyId: string };

const causeOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.message}${error.cause instanceof Error ? `: ${error.cause.message}` : ''}`
    : String(error);

const paintingNotFound = () => new Problem('not_found', { message: 'This picture is no longer here.' });
