import { type ExpressionBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { Problem } from '#contract/problem.ts';
import type { StoryPicture } from '#contract/pictures.ts';
import type { Story, StoryRequest } from '#contract/stories.ts';
import { json } from '#server/platform/database/columns.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { EarlierStory, StoryChoices } from '#server/writers/writer.ts';
import type { StoryTables } from './tables.ts';

export type NewStory = Omit<Story, 'createdAt'> & { createdAt: Date; choices: StoryChoices };

/** Where a page of the library ends: the next begins with what comes after this story. */
export type Bookmark = { isFavorite: boolean; createdAt: Date; id: string };

/** The same for a story that never was and for one of another family. */
export const storyNotFound = () => new Problem('not_found', { message: 'We could not find that story.' });

export type StoryQueries = ReturnType<typeof storyQueries>;

/** This feature's SQL over the stories themselves. Whose story it is stands in every statement. */
export function storyQueries(database: Database) {
  const tables = database.tables<StoryTables>();
  const mine = (userId: string, id: string) => ({ user_id: userId, id });

  /** In one statement, so that two changes at once count as two. */
  async function countChange(userId: string): Promise<void> {
    await tables
      .insertInto('story_libraries')
      .values({ user_id: userId, version: 1 })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ version: sql<number>`story_libraries.version + 1` }),
      )
      .execute();
  }

  return {
    countChange,

    async version(userId: string): Promise<number> {
      const row = await tables
        .selectFrom('story_libraries')
        .select('version')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.version ?? 0;
    },

    /** Of all families. */
    async count(): Promise<number> {
      const counted = await tables
        .selectFrom('stories')
        .select((row) => row.fn.countAll<number>().as('stories'))
        .executeTakeFirstOrThrow();
      return counted.stories;
    },

    /** Favourites first, then the newest. */
    async list(
      userId: string,
      page: { limit?: number; after?: Bookmark | undefined } = {},
    ): Promise<Story[]> {
      let query = tables
        .selectFrom('stories')
        // How each was made is longer than what is shown of it beside its words, and is for its writer alone.
        .select(shown)
        .where('user_id', '=', userId)
        .orderBy('is_favorite', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc');
      const { after } = page;
      if (after) query = query.where((eb) => comesAfter(eb, after));
      if (page.limit !== undefined) query = query.limit(page.limit);
      return (await query.execute()).map(asStory);
    },

    async one(userId: string, id: string): Promise<Story | null> {
      const row = await tables
        .selectFrom('stories')
        .selectAll()
        .where((eb) => eb.and(mine(userId, id)))
        .executeTakeFirst();
      return row ? asStory(row) : null;
    },

    /** What a writer may know of this family's evenings, oldest first. */
    async earlier(userId: string, most: number): Promise<EarlierStory[]> {
      const rows = await tables
        .selectFrom('stories')
        .select(['title', 'content', 'choices', 'request'])
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return rows.map(asEarlier).toReversed();
    },

    /** One that another is made after: what was asked for it, and what a writer may know of it. */
    async forAnother(
      userId: string,
      id: string,
    ): Promise<{ request: StoryRequest; earlier: EarlierStory } | null> {
      const row = await tables
        .selectFrom('stories')
        .select(['title', 'content', 'choices', 'request'])
        .where((eb) => eb.and(mine(userId, id)))
        .executeTakeFirst();
      return row ? { request: row.request, earlier: asEarlier(row) } : null;
    },

    async add(userId: string, story: NewStory): Promise<Story> {
      const row = await tables
        .insertInto('stories')
        .values({
          id: story.id,
          user_id: userId,
          title: story.title,
          content: story.content,
          narrator_voice: story.narratorVoice,
          is_favorite: story.isFavorite,
          written_by: story.writtenBy,
          request: json(story.request),
          picture: story.picture && json(story.picture),
          breakfast: story.breakfast ? json(story.breakfast) : null,
          choices: json(story.choices),
          series_of: story.seriesOf,
          duration_ms: story.durationMs,
          created_at: story.createdAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await countChange(userId);
      return asStory(row);
    },

    async change(
      userId: string,
      id: string,
      change: Partial<Pick<Updateable<StoryTables['stories']>, 'is_favorite' | 'duration_ms' | 'request'>>,
    ): Promise<Story | null> {
      const row = await tables
        .updateTable('stories')
        .set(change)
        .where((eb) => eb.and(mine(userId, id)))
        .returningAll()
        .executeTakeFirst();
      if (!row) return null;
      await countChange(userId);
      return asStory(row);
    },

    /** Inside a transaction: whose it is is kept with what was asked. */
    async giveTo(userId: string, id: string, toldFor: readonly string[] | null): Promise<Story | null> {
      const row = await tables
        .selectFrom('stories')
        .select('request')
        .where((eb) => eb.and(mine(userId, id)))
        .executeTakeFirst();
      if (!row) return null;
      const request = { ...row.request };
      if (toldFor) request.toldFor = [...toldFor];
      else delete request.toldFor;
      return this.change(userId, id, { request: json(request) });
    },

    /** Some of those that are older than our pictures, whoever's they are. */
    async withoutPicture(most: number): Promise<{ userId: string; story: Story }[]> {
      const rows = await tables
        .selectFrom('stories')
        .selectAll()
        .where('picture', 'is', null)
        .orderBy('user_id')
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map((row) => ({ userId: row.user_id, story: asStory(row) }));
    },

    async givePicture(userId: string, id: string, picture: StoryPicture): Promise<void> {
      const given = await tables
        .updateTable('stories')
        .set({ picture: json(picture) })
        .where((eb) => eb.and(mine(userId, id)))
        .where('picture', 'is', null)
        .executeTakeFirst();
      if (given.numUpdatedRows > 0n) await countChange(userId);
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await tables
        .deleteFrom('stories')
        .where((eb) => eb.and(mine(userId, id)))
        .executeTakeFirst();
      if (removed.numDeletedRows === 0n) return false;
      await countChange(userId);
      return true;
    },

    /** Whether another story of this family has the same words, and so the same sound. */
    async hasTwin(userId: string, { id, content }: Story): Promise<boolean> {
      const twin = await tables
        .selectFrom('stories')
        .select('id')
        .where('user_id', '=', userId)
        .where('content', '=', content)
        .where('id', '!=', id)
        .executeTakeFirst();
      return twin !== undefined;
    },

    /** Everything kept about each, for the family that wants to take it along. */
    async all(userId: string): Promise<(Story & { choices: StoryChoices })[]> {
      const rows = await tables
        .selectFrom('stories')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...asStory(row), choices: row.choices }));
    },
  };
}

function comesAfter(eb: ExpressionBuilder<StoryTables, 'stories'>, { isFavorite, createdAt, id }: Bookmark) {
  const later = eb.and([
    eb('is_favorite', '=', isFavorite),
    eb.or([eb('created_at', '<', createdAt), eb.and([eb('created_at', '=', createdAt), eb('id', '<', id)])]),
  ]);
  return isFavorite ? eb.or([eb('is_favorite', '=', false), later]) : later;
}

const asEarlier = (
  row: Pick<Selectable<StoryTables['stories']>, 'title' | 'content' | 'choices' | 'request'>,
): EarlierStory => ({
  title: row.title,
  text: row.content,
  choices: row.choices,
  names: row.request.characterDetails.map(({ name }) => name),
});

const shown = [
  'id',
  'title',
  'content',
  'created_at',
  'is_favorite',
  'narrator_voice',
  'written_by',
  'request',
  'picture',
  'breakfast',
  'series_of',
  'duration_ms',
] as const;

const asStory = (row: Pick<Selectable<StoryTables['stories']>, (typeof shown)[number]>): Story => ({
  id: row.id,
  title: row.title,
  content: row.content,
  createdAt: row.created_at.toISOString(),
  isFavorite: row.is_favorite,
  narratorVoice: row.narrator_voice,
  writtenBy: row.written_by,
  request: row.request,
  picture: row.picture,
  ...(row.breakfast && { breakfast: row.breakfast }),
  seriesOf: row.series_of,
  durationMs: row.duration_ms,
});
