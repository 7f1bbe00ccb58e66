import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Story, StoryRequest } from '#contract/stories.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { EarlierStory, StoryChoices } from '#server/writers/writer.ts';
import { asStory, shown } from './story-row.ts';
import type { StoryTables } from './tables.ts';

/** Where a page of the library ends: the next begins with what comes after this story. */
export type Bookmark = { isFavorite: boolean; createdAt: Date; id: string };

/** Enough for the writer's memory, and for no title to come twice in a season. */
const storiesRemembered = 100;

export type StoryQueries = ReturnType<typeof storyQueries>;

/** What is asked of the stories themselves; what changes them is in `story-change-queries.ts`. Whose story it is stands in every statement. */
export function storyQueries(database: Database) {
  const tables = database.tables<StoryTables>();
  const mine = (userId: string, id: string) => ({ user_id: userId, id });

  return {
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
    async earlier(userId: string): Promise<EarlierStory[]> {
      const rows = await tables
        .selectFrom('stories')
        .select(['title', 'content', 'choices', 'request'])
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(storiesRemembered)
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
