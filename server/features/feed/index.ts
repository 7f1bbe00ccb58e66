import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Feed, feedCalls, mostEpisodes } from '#contract/feed.ts';
import type { Marks } from '#contract/narration.ts';
import type { StoryPicture } from '#contract/pictures.ts';
import { Problem } from '#contract/problem.ts';
import type { SoundTag } from '#server/audio/id3-tag.ts';
import { type CoverPainter, PainterBusy } from '#server/covers/cover-painter.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';
import type { Database } from '#server/platform/database/database.ts';
import { networkOf } from '#server/platform/http/client-network.ts';
import type { Api } from '#server/platform/http/api.ts';
import { type Limit, type Throttle, tooManyTries } from '#server/platform/throttle.ts';
import { chaptersOf } from './chapters.ts';
import { episodeDescription, episodeTitle, tellerName } from './episode-words.ts';
import { type Episode, feedDocument } from './feed-document.ts';
import { feedLinks } from './feed-links.ts';
import { feedQueries, type FeedRow } from './feed-queries.ts';
import { isKnown, sendSound, type KeptSounds, taggedSound, type TaggedSound } from './tagged-sound.ts';
import { type ToldNeeds, toldStories, type ToldStory } from './told-stories.ts';

export { feedMigration } from './tables.ts';

type Needs = ToldNeeds & {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  throttle: Throttle;
  publicUrl: () => string;
  houseName: string;
  painter: CoverPainter;
  sounds: KeptSounds & { marksOf: (soundId: string) => Promise<Marks | null> };
  /** The names of the whole family, so that a title can be told from one with a name in it. */
  namesOf: (userId: string) => Promise<string[]>;
};

export type FeedRoom = {
  serve: (api: Api) => void;
  exportOf: (userId: string) => Promise<{ podcast: Omit<Feed, 'address'> | null }>;
};

/** Secrets that nobody has given: from one place so many, and then no more for a while. */
const wrongSecrets: Limit = { name: 'feed-secret', most: 20, perMs: 600_000 };
/** A player asks for a sound in parts, and for a picture of each story: some hundreds in an evening, and no more than a house can bear. */
const askedFor: Limit = { name: 'feed', most: 900, perMs: 600_000 };

/** As podcast directories want it; inside a sound it is looked at on a small player. */
const coverPx = { alone: 1_400, inSound: 700 } as const;

/** The picture of the podcast itself: what every one of its evenings has. */
const feedPicture: StoryPicture = {
  subjects: [
    { is: 'book', isMany: false },
    { is: 'lamp', isMany: false },
  ],
  place: 'hill',
  hour: 'night',
  arrangement: 1,
  people: [],
};

/** Apps fetch through servers of their own: where nobody shall be named there, nobody's face is shown either. */
function shownOf(picture: StoryPicture | null, withNames: boolean): StoryPicture {
  if (!picture) return feedPicture;
  if (withNames) return picture;
  return {
    ...picture,
    people: [],
    subjects: picture.subjects.length > 0 ? picture.subjects : feedPicture.subjects,
  };
}

/** A podcast of a family's own: the stories that were told to it, for apps, speakers and players that know nothing of us. */
export function createFeed(needs: Needs): FeedRoom {
  const { clock, throttle, sounds } = needs;
  const queries = feedQueries(needs.database);
  const links = feedLinks(needs.secrets, needs.publicUrl);
  const told = toldStories(needs);

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

  type Words = { withNames: boolean; familyNames: readonly string[] };

  async function wordsFor(row: FeedRow): Promise<Words> {
    return { withNames: row.with_names, familyNames: await needs.namesOf(row.user_id) };
  }

  /** The tag is a part of what is sent, so it is the same for every part of it that somebody asks for. */
  async function sounding({ story, soundId, teller }: ToldStory, words: Words, cover?: Uint8Array) {
    const marks = await sounds.marksOf(soundId);
    const tag: SoundTag = {
      title: episodeTitle(story, words),
      artist: tellerName(teller, words.withNames),
      album: albumOf(needs.houseName),
      year: story.createdAt.slice(0, 4),
      durationMs: marks?.durationMs ?? 0,
      chapters: marks ? chaptersOf(story.content, story.picture, marks) : [],
      ...(cover && { cover }),
    };
    const sound = marks && (await taggedSound(sounds, soundId, tag));
    return sound ? { sound, durationMs: tag.durationMs, chapters: tag.chapters } : null;
  }

  async function mustSound(one: ToldStory, words: Words, cover?: Uint8Array): Promise<TaggedSound> {
    const sounded = await sounding(one, words, cover);
    if (!sounded) throw storyNotTold();
    return sounded.sound;
  }

  async function episodeOf(row: FeedRow, words: Words, one: ToldStory): Promise<Episode | null> {
    const sounded = await sounding(one, words);
    if (!sounded) return null;
    const { story, teller } = one;
    return {
      guid: story.id,
      title: episodeTitle(story, words),
      description: episodeDescription(story, teller, words),
      publishedAt: story.createdAt,
      durationMs: sounded.durationMs,
      sound: { address: links.sound(row.id, story.id), bytes: sounded.sound.sizeBytes },
      cover: links.episodeCover(row.id, story.id),
      chapters: links.chapters(row.id, story.id),
    };
  }

  async function documentOf(row: FeedRow): Promise<(changedAt: Date) => string> {
    const words = await wordsFor(row);
    const episodes: Episode[] = [];
    for (const one of (await told.all(row.user_id)).slice(0, mostEpisodes)) {
      const episode = await episodeOf(row, words, one);
      if (episode) episodes.push(episode);
    }
    const { houseName } = needs;
    const feed = {
      title: albumOf(houseName),
      description: `The bedtime stories that ${houseName} has told this family. For this family alone: please keep the address to yourself.`,
      author: houseName,
      guid: links.guidOf(row.id),
      home: links.home(),
      address: links.feed(row.id),
      cover: links.cover(row.id),
      episodes,
    };
    return (changedAt) => feedDocument(feed, changedAt);
  }

  async function painted(picture: StoryPicture, sidePx: number): Promise<Uint8Array> {
    try {
      return await needs.painter.paint(picture, sidePx);
    } catch (error) {
      if (error instanceof PainterBusy) throw new Problem('resting', { retryAfterSeconds: 20, cause: error });
      throw error;
    }
  }

  async function sendCover(
    picture: StoryPicture,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const etag = `"${hashOf(JSON.stringify(picture))}"`;
    void reply.headers({ etag, 'cache-control': 'private, max-age=86400', 'content-type': 'image/png' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(Buffer.from(await painted(picture, coverPx.alone)));
  }

  return {
    serve(api) {
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
        const cover = await painted(one.story.picture ?? feedPicture, coverPx.inSound);
        const sound = await mustSound(one, { withNames: true, familyNames: [] }, cover);
        void reply.header('content-disposition', 'attachment; filename="story.mp3"');
        return sendSound(sound, new Date(one.story.createdAt), request, reply);
      });

      api.serve(feedCalls.document, async ({ params, request, reply }) => {
        const row = await feedOf(params.secret, request, reply);
        const document = await documentOf(row);
        // Whatever it says is hashed but the day it says that it has changed.
        const hash = hashOf(document(new Date(0)));
        const changedAt = await queries.noteContent(row, hash, clock.now());
        if (isKnown(request, reply, `"${hash}"`, changedAt)) return reply.code(304).send();
        return reply.type('application/rss+xml; charset=utf-8').send(document(changedAt));
      });

      api.serve(feedCalls.cover, async ({ params, request, reply }) => {
        await feedOf(params.secret, request, reply);
        return sendCover(feedPicture, request, reply);
      });

      api.serve(feedCalls.sound, async ({ params, request, reply }) => {
        const row = await feedOf(params.secret, request, reply);
        const one = await storyIn(row, params.id);
        const sound = await mustSound(one, await wordsFor(row));
        return sendSound(sound, row.changed_at, request, reply);
      });

      api.serve(feedCalls.episodeCover, async ({ params, request, reply }) => {
        const row = await feedOf(params.secret, request, reply);
        const { story } = await storyIn(row, params.id);
        return sendCover(shownOf(story.picture, row.with_names), request, reply);
      });

      api.serve(feedCalls.chapters, async ({ params, request, reply }) => {
        const row = await feedOf(params.secret, request, reply);
        const sounded = await sounding(await storyIn(row, params.id), await wordsFor(row));
        if (!sounded) throw storyNotTold();
        const chapters = sounded.chapters.map(({ title, startMs }) => ({
          title,
          startTime: startMs / 1_000,
        }));
        return reply.type('application/json+chapters').send(JSON.stringify({ version: '1.2.0', chapters }));
      });
    },

    async exportOf(userId) {
      const row = await queries.of(userId);
      return {
        podcast: row ? { withNames: row.with_names, createdAt: row.created_at.toISOString() } : null,
      };
    },
  };
}

/** Never listed and never shared between people; web players may play and show what they were given the address of. */
function forThisAppAlone(reply: FastifyReply): void {
  void reply.headers({
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'cross-origin-resource-policy': 'cross-origin',
  });
}

const albumOf = (houseName: string): string => `${houseName}: our bedtime stories`;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const feedNotFound = () => new Problem('not_found', { message: 'There is no podcast here.' });
const noFeedYet = () => new Problem('not_found', { message: 'You have no podcast yet.' });
const storyNotTold = () =>
  new Problem('not_found', { message: 'There is no sound of this story yet. Play it once, to its end.' });
