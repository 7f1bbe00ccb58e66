import { randomUUID } from 'node:crypto';
import { Problem } from '#contract/problem.ts';
import {
  type Story,
  storyCalls,
  storyLimits,
  type StoryReading,
  type StoryStreamEvent,
  type StoryWish,
} from '#contract/stories.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sendEvents, wantsEvents } from '#server/platform/http/event-stream.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Log } from '#server/platform/log.ts';
import { bookmarkFrom, cursorAfter, etagOf, isKnown } from './library-page.ts';
import { listenerStarQueries, withStars } from './listener-star-queries.ts';
import type { Making, Order, StoryMaker } from './make-story.ts';
import { createRecentLists } from './recent-lists.ts';
import { storyNotFound } from './refusals.ts';
import { storyChangeQueries } from './story-change-queries.ts';
import { storyQueries } from './story-queries.ts';

export type RouteNeeds = {
  database: Database;
  log: Log;
  maker: StoryMaker;
  readWish: (userId: string, wish: StoryWish) => Promise<Order>;
  requirePlan: (userId: string) => Promise<void>;
  /** Throws where this family has nobody with that id. */
  requireListener: (userId: string, listener: string | undefined) => Promise<void>;
  readingsOf: (userId: string) => Promise<ReadonlyMap<string, StoryReading[]>>;
  paintingsOf: (userId: string) => Promise<ReadonlyMap<string, string>>;
  onStoryLeaving: (userId: string, storyId: string) => Promise<void>;
  onStoryDeleted: (userId: string, text: string) => Promise<void>;
  problemOf: (error: unknown) => Problem;
};

/** HTTP in, HTTP out: the library, one story, one that is made, and what becomes of it. */
export function serveStories(api: Api, needs: RouteNeeds): void {
  const { database, maker, requireListener } = needs;
  const queries = storyQueries(database);
  const recentLists = createRecentLists();

  api.serve(storyCalls.list, async ({ caller: { userId }, query: { limit, cursor }, request, reply }) => {
    const after = cursor === undefined ? undefined : bookmarkFrom(cursor);
    const etag = etagOf(userId, await queries.version(userId));
    void reply.header('etag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (limit === undefined && !after) {
      const known = recentLists.find(userId, etag);
      if (known) return known;
      const whole = api.inBytes(storyCalls.list, await asShown(userId, await queries.list(userId)));
      recentLists.keep(userId, etag, whole);
      return whole;
    }
    if (limit === undefined) return asShown(userId, await queries.list(userId, { after }));
    // One more than asked for, only to know whether there is one.
    const stories = await queries.list(userId, { limit: limit + 1, after });
    const last = stories[limit - 1];
    if (stories.length > limit && last) {
      const next = `${storyCalls.list.path}?limit=${limit}&cursor=${cursorAfter(last)}`;
      void reply.header('link', `<${next}>; rel="next"`);
    }
    return asShown(userId, stories.slice(0, limit));
  });

  api.serve(storyCalls.one, async ({ caller, params }) => {
    const story = await queries.one(caller.userId, params.id);
    if (!story) throw storyNotFound();
    return oneAsShown(caller.userId, story);
  });

  api.serve(storyCalls.create, async ({ caller: { userId }, body, request, reply }) => {
    await needs.requirePlan(userId);
    const key = keyOf(request.headers['idempotency-key']) ?? randomUUID();
    const making = await maker.make(userId, key, await needs.readWish(userId, body));
    if (wantsEvents(request)) return sendEvents(reply, streamOf(making));
    return making.story;
  });

  api.serve(storyCalls.favourite, async ({ caller: { userId }, params: { id }, body }) => {
    const { isFavorite, listener } = body;
    await requireListener(userId, listener);
    const changed = await database.transaction(async (inside) => {
      const story =
        listener === undefined
          ? await storyChangeQueries(inside).change(userId, id, { is_favorite: isFavorite })
          : await storyQueries(inside).one(userId, id);
      if (!story) throw storyNotFound();
      if (listener === undefined) return story;
      await listenerStarQueries(inside).put({ userId, listener }, id, isFavorite);
      await storyChangeQueries(inside).countChange(userId);
      return story;
    });
    return oneAsShown(userId, changed);
  });

  api.serve(storyCalls.giveTo, async ({ caller: { userId }, params: { id }, body: { toldFor } }) => {
    for (const listener of toldFor ?? []) await requireListener(userId, listener);
    const moved = await database.transaction((inside) =>
      storyChangeQueries(inside).giveTo(userId, id, toldFor),
    );
    if (!moved) throw storyNotFound();
    return oneAsShown(userId, moved);
  });

  api.serve(storyCalls.remove, async ({ caller: { userId }, params: { id } }) => {
    const story = await queries.one(userId, id);
    if (!story) throw storyNotFound();
    await needs.onStoryLeaving(userId, id);
    if (!(await queries.hasTwin(userId, story))) await needs.onStoryDeleted(userId, story.content);
    const isGone = await database.transaction((inside) => storyChangeQueries(inside).remove(userId, id));
    if (!isGone) throw storyNotFound();
    return undefined;
  });

  /** With all that is known beside the stories themselves: who reads them, and whose favourites they are. */
  async function asShown(userId: string, stories: readonly Story[]): Promise<Story[]> {
    const [byStory, paintings] = await Promise.all([needs.readingsOf(userId), needs.paintingsOf(userId)]);
    const starred = await withStars(database, userId, stories);
    return starred.map((story) => {
      const readings = byStory.get(story.id);
      const painting = paintings.get(story.id);
      return { ...story, ...(readings && { readings }), ...(painting !== undefined && { painting }) };
    });
  }

  async function oneAsShown(userId: string, story: Story): Promise<Story> {
    const [shown = story] = await asShown(userId, [story]);
    return shown;
  }

  async function* streamOf({ told, story }: Making): AsyncGenerator<StoryStreamEvent> {
    try {
      for await (const event of told()) {
        if (event.type === 'picture') yield { event: 'picture', data: event.picture };
        else if (event.type === 'title') yield { event: 'title', data: { title: event.title } };
        else yield { event: 'paragraph', data: { index: event.index, text: event.text } };
      }
      yield { event: 'story', data: await story };
    } catch (error) {
      const problem = needs.problemOf(error);
      if (problem.status >= 500)
        needs.log.error({ err: problem.cause ?? problem, route: storyCalls.create.path }, 'request failed');
      yield { event: 'problem', data: problem.body() };
    }
  }
}

function keyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const isOne = typeof header === 'string' && /^[\x21-\x7e]+$/.test(header);
  if (isOne && header.length <= storyLimits.idempotencyKey) return header;
  const message = `An Idempotency-Key has 1 to ${storyLimits.idempotencyKey} characters without spaces`;
  throw new Problem('invalid_field', { message, fields: { 'Idempotency-Key': message } });
}
