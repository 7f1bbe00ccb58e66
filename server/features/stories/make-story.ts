import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Breakfast } from '#contract/breakfast.ts';
import { Problem } from '#contract/problem.ts';
import type { StoryPicture } from '#contract/pictures.ts';
import type { Story, StoryRequest } from '#contract/stories.ts';
import type { Clock } from '#server/platform/clock.ts';
import { isForeignKeyViolation } from '#server/platform/database/database-errors.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createGrowing, type Growing } from '#server/platform/growing.ts';
import { keepLease } from '#server/platform/lease.ts';
import type { Log } from '#server/platform/log.ts';
import { type PictureWords, type StoryChoices, type Writer, WriterFailure } from '#server/writers/writer.ts';
import { type Begun, leaseMs, storyLeaseQueries, type StoryLease } from './story-lease-queries.ts';
import { type DrawnMember, pictureOf, type VignettesFor, wholePictureOf } from './picture-of.ts';
import { closingTime, enoughForToday, storyNotFound } from './refusals.ts';
import { storyChangeQueries } from './story-change-queries.ts';
import { storyQueries } from './story-queries.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { forTheWriter, type Ties } from './for-the-writer.ts';

/** A story in the making, or one just made: whoever follows it hears it from its beginning. */
export type Making = { told: () => AsyncIterable<Told>; story: Promise<Story> };
export type Told =
  | { type: 'picture'; picture: StoryPicture }
  | { type: 'title'; title: string }
  | { type: 'paragraph'; index: number; text: string };

/** What is to be made. */
export type Order = {
  request: StoryRequest;
  seriesOf: string | null;
  ties: Ties;
  /** Everybody of the family, as they are drawn tonight. */
  family: readonly DrawnMember[];
};

type Needs = {
  database: Database;
  clock: Clock;
  log: Log;
  writer: Writer;
  /** What a family reads under a story, from the id of whoever wrote it. */
  signatureOf: (writerId: string) => string;
  storiesPerDay: number;
  /** What a writer leaves unsaid of a picture, from the words of the wish. */
  pictureFor: (request: StoryRequest) => Promise<PictureWords>;
  vignettesFor: VignettesFor;
  onStoryKept: (inside: Database, userId: string, storyId: string) => Promise<void>;
};

/** How often we look whether another process has finished the same story. */
const lookAgainMs = 250;

export type StoryMaker = ReturnType<typeof createStoryMaker>;

/**
 * Once begun, a story is made to its end, whether or not the browser that wished for it is still there: the family finds it in its
 * library. A making is begun and counted in one transaction, written without holding any, and kept and marked as done in another; a
 * process that dies between the two leaves nothing behind but a lease that runs out.
 */
export function createStoryMaker(needs: Needs) {
  const { database, clock, log, writer } = needs;
  const here = new Map<string, Promise<Making>>();
  const closing = new AbortController();
  const afterTheOthers = oneAtATime();

  /** The same key finds the same making: in this process at once, in another one by way of the database. */
  function make(userId: string, key: string, order: Order): Promise<Making> {
    const place = JSON.stringify([userId, key]);
    const known = here.get(place);
    if (known) return known;
    const making = attempt({ userId, key, holder: randomUUID() }, order);
    here.set(place, making);
    void Promise.allSettled([making.then(({ story }) => story)]).finally(() => here.delete(place));
    return making;
  }

  async function attempt(lease: StoryLease, order: Order): Promise<Making> {
    if (closing.signal.aborted) throw closingTime();
    const begun = await begin(lease);
    if (begun.state === 'ours') return start(lease, order);
    if (begun.state === 'made') return retold(await find(lease.userId, begun.storyId));
    return later(lookAgain(lease, order));
  }

  async function lookAgain(lease: StoryLease, order: Order): Promise<Making> {
    await pause(lookAgainMs);
    return attempt(lease, order);
  }

  async function begin(lease: StoryLease): Promise<Begun> {
    const now = clock.now();
    try {
      return await database.transaction(async (inside) => {
        const begun = await storyLeaseQueries(inside).begin(lease, needs.storiesPerDay, now);
        if (begun.state === 'full') throw enoughForToday(needs.storiesPerDay, now);
        return begun;
      });
    } catch (error) {
      // The account went away between its session and this line.
      throw isForeignKeyViolation(error) ? new Problem('not_signed_in', { cause: error }) : error;
    }
  }

  async function find(userId: string, storyId: string): Promise<Story> {
    const story = await storyQueries(database).one(userId, storyId);
    if (!story) throw storyNotFound();
    return story;
  }

  function start(lease: StoryLease, order: Order): Making {
    const telling = createGrowing<Told>();
    const story = carryOut(lease, order, telling).finally(() => telling.end());
    return { told: () => telling.follow(), story };
  }

  async function carryOut(lease: StoryLease, order: Order, telling: Growing<Told>): Promise<Story> {
    const letGo = keepLease({
      leaseMs,
      now: () => clock.now(),
      renew: (until) => storyLeaseQueries(database).renew(lease, until),
      onFailure: (error) => log.warn({ err: error }, 'a lease could not be renewed'),
    });
    try {
      // One after the other within a family, so that each knows the one before it and none is told twice.
      const kept = await afterTheOthers(lease.userId, async () =>
        keep(lease, order, await write(lease, order, telling)),
      );
      // Another took over, because this process was gone for so long. Then its story is the one.
      return kept ?? (await (await lookAgain(lease, order)).story);
    } catch (error) {
      await storyLeaseQueries(database)
        .abandon(lease)
        .catch((second: unknown) => log.warn({ err: second }, 'the lease will give the day its story back'));
      throw inOurWords(error);
    } finally {
      letGo();
    }
  }

  async function write({ userId }: StoryLease, order: Order, telling: Growing<Told>): Promise<Written> {
    const began = clock.now().getTime();
    const history = await storyQueries(database).earlier(userId);
    const request = forTheWriter(order.request, history, order.ties);
    let shown: PictureWords | undefined;
    const show = (words: PictureWords) => {
      if (JSON.stringify(words) === JSON.stringify(shown)) return;
      shown = words;
      telling.push({ type: 'picture', picture: pictureOf(order.request, words, order.family) });
    };
    // What the wish alone says of it stands there until the writer knows better.
    const wished = await needs.pictureFor(order.request);
    show(wished);
    let title = '';
    let paragraphs: string[] = [];
    for await (const event of writer.write(request, closing.signal)) {
      if (event.type === 'finished') {
        if (title === '' || paragraphs.length === 0) throw stoppedShort();
        const ms = clock.now().getTime() - began;
        const { writer: writtenBy } = event.choices;
        log.info({ writer: writtenBy, paragraphs: paragraphs.length, ms }, 'a story was written');
        return { ...event, title, paragraphs, shown: event.choices.picture ?? wished };
      }
      if (event.type === 'paragraph') {
        paragraphs.push(event.text);
        telling.push(event);
        continue;
      }
      [title, paragraphs] = [event.title, []];
      if (event.picture) show(event.picture);
      telling.push({ type: 'title', title });
    }
    throw closing.signal.aborted ? closingTime() : stoppedShort();
  }

  function keep(
    lease: StoryLease,
    { request, seriesOf, family }: Order,
    written: Written,
  ): Promise<Story | null> {
    return database.transaction(async (inside) => {
      const id = randomUUID();
      if (!(await storyLeaseQueries(inside).finish(lease, id))) return null;
      // The one before it may have been deleted while this one was written.
      const isSeries = seriesOf !== null && (await storyQueries(inside).one(lease.userId, seriesOf)) !== null;
      const story = await storyChangeQueries(inside).add(lease.userId, {
        id,
        title: written.title,
        content: written.paragraphs.join('\n\n'),
        createdAt: clock.now(),
        isFavorite: false,
        narratorVoice: request.narratorVoice,
        writtenBy: signed(needs.signatureOf(written.choices.writer), written.choices),
        request,
        picture: wholePictureOf(
          pictureOf(request, written.shown, family),
          request,
          written.paragraphs,
          needs.vignettesFor,
        ),
        choices: written.choices,
        ...(written.breakfast && { breakfast: written.breakfast }),
        seriesOf: isSeries ? seriesOf : null,
        durationMs: null,
      });
      await needs.onStoryKept(inside, lease.userId, id);
      return story;
    });
  }

  return {
    make,
    /** Ends what is being written; what it had counted is given back. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.allSettled([...here.values()].map(async (making) => (await making).story));
    },
  };
}

type Written = {
  title: string;
  paragraphs: readonly string[];
  choices: StoryChoices;
  /** What is on its picture, in the writer's words or in the wish's. */
  shown: PictureWords;
  breakfast?: Breakfast;
};

function retold(story: Story): Making {
  return {
    story: Promise.resolve(story),
    async *told() {
      if (story.picture) yield { type: 'picture', picture: story.picture };
      yield { type: 'title', title: story.title };
      for (const [index, text] of story.content.split('\n\n').entries())
        yield { type: 'paragraph', index, text };
    },
  };
}

function later(next: Promise<Making>): Making {
  return {
    story: next.then(({ story }) => story),
    async *told() {
      yield* (await next).told();
    },
  };
}

function inOurWords(error: unknown): unknown {
  if (!(error instanceof WriterFailure)) return error;
  if (error.kind === 'busy') return new Problem('resting', { retryAfterSeconds: 10, cause: error });
  if (error.kind === 'refused') return new Problem('unfit_for_bedtime', { suggestions, cause: error });
  return new Problem('provider_failed', { cause: error });
}

const suggestions = [
  'a small lost thing that wants to go home',
  'a night walk with a lantern and a thermos',
  'the day it rained buttons',
];

const stoppedShort = () => new WriterFailure('broken', 'The writer stopped before the end.');

/** "Lamplight, which tells in English", where a family asked in another language; "…, which has no tale of that yet". */
function signed(writer: string, { tellsIn, isStandIn }: Pick<StoryChoices, 'tellsIn' | 'isStandIn'>): string {
  const admitted = [
    ...(tellsIn === undefined ? [] : [`tells in ${tellsIn}`]),
    ...(isStandIn ? ['has no tale of that yet'] : []),
  ];
  return admitted.length === 0 ? writer : `${writer}, which ${admitted.join(' and ')}`;
}
