import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Feed, feedCalls } from '#contract/feed.ts';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Api } from '#server/platform/http/api.ts';
import { networkOf } from '#server/platform/http/client-network.ts';
import { type Limit, type Throttle, tooManyTries } from '#server/platform/throttle.ts';
import { coverPx, type EpisodeCovers, feedPicture, shownOf } from './episode-covers.ts';
import type { Episodes } from './episodes.ts';
import type { FeedLinks } from './feed-links.ts';
import type { FeedQueries, FeedRow } from './feed-queries.ts';
import { feedNotFound, noFeedYet, storyNotTold } from './refusals.ts';
import { hashOf, isKnown, sendSound } from './tagged-sound.ts';
import type { ToldStories, ToldStory } from './told-stories.ts';

/** Secrets that nobody has given: from one place so many, and then no more for a while. */
const wrongSecrets: Limit = { name: 'feed-secret', most: 20, perMs: 600_000 };
/** A player asks for a sound in parts, and for a picture of each story: some hundreds in an evening, and no more than a house can bear. */
const askedFor: Limit = { name: 'feed', most: 900, perMs: 600_000 };

type Needs = {
  clock: Clock;
  throttle: Throttle;
  queries: FeedQueries;
  links: FeedLinks;
  told: ToldStories;
  episodes: Episodes;
  covers: EpisodeCovers;
};

/** HTTP in, HTTP out: a family's own page about its feed, and what apps fetch that know only its secret. */
export function serveFeed(api: Api, needs: Needs): void {
  const { clock, throttle, queries, links, told, episodes, covers } = needs;

  const shown = (row: FeedRow): Feed => ({
    address: links.feed(row.id),
    withNames: row.with_names,
    createdAt: row.created_at.toISOString(),
  });

  /** Whose feed this is. Without its secret nobody learns whether there ever was such a one. */
  async function feedOf(secret: string, request: FastifyRequest, reply: FastifyReply): Promise<FeedRow> {
    forThisAppAlone(reply);
    const id = links.idIn(secret);
    const row = id === null ? undefined : await queries.find(id);
    const tried = row
      ? { limit: askedFor, subject: row.id, place: '' }
      : { limit: wrongSecrets, subject: '', place: networkOf(request.ip) };
    const refusal = await throttle.take([tried]);
    if (refusal) throw tooManyTries(refusal.waitMs);
    if (!row) throw feedNotFound();
    return row;
  }

  async function storyIn(row: FeedRow, storyId: string): Promise<ToldStory> {
    const found = await told.one(row.user_id, storyId);
    if (!found) throw storyNotTold();
    return found;
  }

  api.serve(feedCalls.show, async ({ caller }) => {
    const row = await queries.of(caller.userId);
    return row ? shown(row) : null;
  });

  api.serve(feedCalls.open, async ({ caller: { userId } }) => {
    const now = clock.now();
    const row = await queries.add({
      id: randomBytes(16).toString('hex'),
      user_id: userId,
      with_names: false,
      created_at: now,
      content_hash: '',
      changed_at: now,
    });
    const kept = row ?? (await queries.of(userId));
    if (!kept) throw new Problem('conflict');
    return shown(kept);
  });

  api.serve(feedCalls.change, async ({ caller, body }) => {
    const row = await queries.setNames(caller.userId, body.withNames);
    if (!row) throw noFeedYet();
    return shown(row);
  });

  api.serve(feedCalls.close, async ({ caller }) => {
    await queries.remove(caller.userId);
    return undefined;
  });

  api.serve(feedCalls.download, async ({ caller, params, request, reply }) => {
    const one = await told.one(caller.userId, params.id);
    if (!one) throw storyNotTold();
    const cover = await covers.painted(one.story.picture ?? feedPicture, coverPx.inSound);
    const sound = await episodes.mustSound(one, { withNames: true, familyNames: [] }, cover);
    void reply.header('content-disposition', 'attachment; filename="story.mp3"');
    return sendSound(sound, new Date(one.story.createdAt), request, reply);
  });

  api.serve(feedCalls.document, async ({ params, request, reply }) => {
    const row = await feedOf(params.secret, request, reply);
    const document = await episodes.documentOf(row);
    // Whatever it says is hashed but the day it says that it has changed.
    const hash = hashOf(document(new Date(0)));
    const changedAt = await queries.noteContent(row, hash, clock.now());
    if (isKnown(request, reply, `"${hash}"`, changedAt)) return reply.code(304).send();
    return reply.type('application/rss+xml; charset=utf-8').send(document(changedAt));
  });

  api.serve(feedCalls.cover, async ({ params, request, reply }) => {
    await feedOf(params.secret, request, reply);
    return covers.send(feedPicture, request, reply);
  });

  api.serve(feedCalls.sound, async ({ params, request, reply }) => {
    const row = await feedOf(params.secret, request, reply);
    const one = await storyIn(row, params.id);
    const sound = await episodes.mustSound(one, await episodes.wordsFor(row));
    return sendSound(sound, row.changed_at, request, reply);
  });

  api.serve(feedCalls.episodeCover, async ({ params, request, reply }) => {
    const row = await feedOf(params.secret, request, reply);
    const { story } = await storyIn(row, params.id);
    return covers.send(shownOf(story.picture, row.with_names), request, reply);
  });

  api.serve(feedCalls.chapters, async ({ params, request, reply }) => {
    const row = await feedOf(params.secret, request, reply);
    const sounded = await episodes.sounding(await storyIn(row, params.id), await episodes.wordsFor(row));
    if (!sounded) throw storyNotTold();
    const chapters = sounded.chapters.map(({ title, startMs }) => ({
      title,
      startTime: startMs / 1_000,
    }));
    return reply.type('application/json+chapters').send(JSON.stringify({ version: '1.2.0', chapters }));
  });
}

/** Never listed and never shared between people; web players may play and show what they were given the address of. */
function forThisAppAlone(reply: FastifyReply): void {
  void reply.headers({
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'cross-origin-resource-policy': 'cross-origin',
  });
}
