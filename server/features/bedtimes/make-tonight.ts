import * as z from 'zod/mini';
import type { FamilyMember } from '#contract/family.ts';
import { Problem } from '#contract/problem.ts';
import type { Story, StoryWish } from '#contract/stories.ts';
import { json } from '#server/platform/database/columns.ts';
import { type Clock, dayMs } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Job, Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { type BedtimeRow, bedtimeQueries } from './bedtime-queries.ts';
import { nightQueries, type NightRow } from './night-queries.ts';
import { type Evening, latestEvening, nextEvening } from './evenings.ts';
import { type Asked, wishesForTonight } from './tonights-wish.ts';

export type Needs = {
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  membersOf: (userId: string) => Promise<FamilyMember[]>;
  storiesOf: (userId: string) => Promise<Story[]>;
  /** Writes a story, as if the family had wished for it: the same key is the same story. Refuses as that would. */
  makeStory: (userId: string, key: string, wish: StoryWish) => Promise<Story>;
  /** Has it told, to its last word. */
  tellStory: (userId: string, story: Story, signal: AbortSignal) => Promise<void>;
  /** When somebody of the family listened last. */
  lastHeardAt: (userId: string) => Promise<Date | null>;
  /** With the change that it is about, or not at all. */
  announce: (inside: Database, news: News) => Promise<void>;
};

/** A story is ready; or, without one, no more are made. */
export type Tonight = ReturnType<typeof createTonight>;
export type News = { userId: string; storyId: string | null };

const jobKind = 'bedtimes.make';
const Payload = z.object({ bedtimeId: z.string(), at: z.string() });

/** Nobody has opened one for so long: whoever is away has no use for more. */
export const restAfterMs = 14 * dayMs;
/** About twenty minutes. A narrator that is away for longer is not here before bedtime. */
const mostTries = 9;
/** A daily limit is no reason to try again tonight, a busy minute is. */
const tonightSeconds = 3_600;

/**
 * The next story of each bedtime is a job that is due at its hour. The job knows for when it was arranged: a bedtime that was changed
 * meanwhile has another one, and the old one does nothing. A story is made under a key that names the night, so whoever takes over from a
 * process that died gets the same one; and what came of a night is kept in one transaction with the arrangement of the next, so that
 * neither happens twice and none is lost.
 */
export function createTonight(needs: Needs) {
  const { database, clock, jobs, log } = needs;

  jobs.handle(jobKind, async (job) => {
    const { bedtimeId, at } = Payload.parse(job.payload);
    const bedtime = await bedtimeQueries(database).one(bedtimeId);
    if (bedtime?.next_at?.toISOString() !== at) return;
    // However many evenings passed while nobody was here to see them, the latest is the one that is made up for.
    const evening = latestEvening(rhythmOf(bedtime), clock.now());
    if (!evening) return;
    // Moved to a later hour after its night had its story.
    const lastNight = await nightQueries(database).last(bedtimeId);
    if (lastNight !== null && lastNight >= evening.night) return goOn(bedtime);
    if (await nobodyListens(bedtime)) return rest(bedtime);
    await conclude(bedtime, evening, await makeAndTell(bedtime, evening, job));
  });

  type Outcome = Pick<NightRow, 'story_id' | 'is_told' | 'note'> & { done: readonly string[] };

  async function makeAndTell(bedtime: BedtimeRow, { night }: Evening, job: Job): Promise<Outcome> {
    const isLastTry = job.attempt >= mostTries;
    const nothing = { story_id: null, is_told: false, done: [] };
    const [family, stories] = await Promise.all([
      needs.membersOf(bedtime.user_id),
      needs.storiesOf(bedtime.user_id),
    ]);
    if (family.length === 0) return { ...nothing, note: 'Nobody is in the family who could be in it.' };
    const unfit: string[] = [];
    let made: { story: Story; asked: Asked };
    try {
      made = await makeFirstFit(bedtime, night, wishesForTonight({ bedtime, night, family, stories }), unfit);
    } catch (trouble) {
      const why = isLastTry ? 'The storyteller could not be reached tonight.' : refusalIn(trouble);
      if (why === null) throw trouble;
      log.warn({ err: trouble }, 'no story was made ahead');
      return { ...nothing, note: why };
    }
    const { story, asked } = made;
    const done = asked.wishId === null ? unfit : [...unfit, asked.wishId];
    const kept = { story_id: story.id, done };
    try {
      await needs.tellStory(bedtime.user_id, story, job.signal);
    } catch (trouble) {
      if (!isLastTry && refusalIn(trouble) === null) throw trouble;
      log.warn({ err: trouble }, 'a story was made ahead without its sound');
      return { ...kept, is_told: false, note: notes(unfit, 'Its sound is made when you press play.') };
    }
    return { ...kept, is_told: true, note: notes(unfit) };
  }

  /** What is not for bedtime is passed over, and the next on the list is told. */
  async function makeFirstFit(
    { id, user_id: userId }: BedtimeRow,
    night: string,
    wishes: readonly Asked[],
    unfit: string[],
  ): Promise<{ story: Story; asked: Asked }> {
    for (const asked of wishes) {
      try {
        return { story: await needs.makeStory(userId, `bedtime-${id}-${night}`, asked.wish), asked };
      } catch (trouble) {
        if (!isUnfit(trouble) || asked.wishId === null) throw trouble;
        unfit.push(asked.wishId);
      }
    }
    throw new Error('There is always a wish of ours.');
  }

  async function nobodyListens(bedtime: BedtimeRow): Promise<boolean> {
    const signs = [
      bedtime.awake_since,
      await nightQueries(database).lastOpened(bedtime.user_id),
      await needs.lastHeardAt(bedtime.user_id),
    ];
    const latest = Math.max(...signs.map((sign) => sign?.getTime() ?? 0));
    return clock.now().getTime() - latest >= restAfterMs;
  }

  async function rest(bedtime: BedtimeRow): Promise<void> {
    await database.transaction(async (inside) => {
      const changed = await bedtimeQueries(inside).change(bedtime, { is_resting: true, next_at: null });
      if (changed) await needs.announce(inside, { userId: bedtime.user_id, storyId: null });
    });
  }

  async function goOn(bedtime: BedtimeRow): Promise<void> {
    await database.transaction(async (inside) => {
      const changed = await bedtimeQueries(inside).change(bedtime, {
        next_at: await nextAt(inside, bedtime),
      });
      if (changed) await arrange(inside, changed);
    });
  }

  /** What came of the night, the list without what was told, and the next evening: together or not at all. */
  async function conclude(
    { id, user_id: userId, listener }: BedtimeRow,
    { night }: Evening,
    { done, ...outcome }: Outcome,
  ): Promise<void> {
    await database.transaction(async (inside) => {
      const queries = bedtimeQueries(inside);
      const now = clock.now();
      // A parent may have changed it while the story was written, or taken it away.
      const bedtime = await queries.one(id);
      if (!bedtime) return;
      const isNew = await nightQueries(inside).add({
        bedtime_id: id,
        night,
        user_id: userId,
        listener,
        made_at: now,
        ...outcome,
      });
      const wishes = bedtime.wishes.filter((wish) => !done.includes(wish.id));
      const changed = await queries.change(bedtime, {
        wishes: json(wishes),
        next_at: await nextAt(inside, bedtime),
      });
      // Changed in this very moment: the job is tried again, finds its story, and concludes then.
      if (!changed) throw new Error('The bedtime was changed while its night was concluded.');
      await arrange(inside, changed);
      if (isNew && outcome.story_id !== null)
        await needs.announce(inside, { userId, storyId: outcome.story_id });
    });
  }

  /** When the next story of this bedtime is made, as it stands now. */
  async function nextAt(
    inside: Database,
    bedtime: Pick<BedtimeRow, 'id' | 'days' | 'time' | 'time_zone' | 'is_on' | 'is_resting'>,
  ): Promise<Date | null> {
    if (!bedtime.is_on || bedtime.is_resting) return null;
    const lastNight = await nightQueries(inside).last(bedtime.id);
    return nextEvening(rhythmOf(bedtime), clock.now(), lastNight)?.at ?? null;
  }

  async function arrange(inside: Database, { id, user_id: owner, next_at: at }: BedtimeRow): Promise<void> {
    if (at === null) return;
    const payload = { bedtimeId: id, at: at.toISOString() };
    await jobs.enqueue(inside, jobKind, payload, { runAt: at, key: `${id} ${payload.at}`, owner });
  }

  return {
    nextAt,
    arrange,
    /** Somebody listens again, or wants it to go on. */
    async wake(inside: Database, bedtime: BedtimeRow): Promise<void> {
      const awake = { is_resting: false, awake_since: clock.now() };
      const next_at = await nextAt(inside, { ...bedtime, ...awake });
      const changed = await bedtimeQueries(inside).change(bedtime, { ...awake, next_at });
      if (changed) await arrange(inside, changed);
    },
    /** A job that has failed for good took its chain of evenings with it; nobody shall wait for a story for ever. */
    async pickUp(): Promise<void> {
      const overdue = await bedtimeQueries(database).overdue(new Date(clock.now().getTime() - dayMs / 4));
      for (const bedtime of overdue) await arrange(database, bedtime);
    },
  };
}

export const rhythmOf = ({ days, time, time_zone }: Pick<BedtimeRow, 'days' | 'time' | 'time_zone'>) => ({
  days,
  time,
  timeZone: time_zone,
});

/** What a parent should know of it; null where all went as it was asked. */
function notes(unfit: readonly string[], ...more: string[]): string | null {
  const passedOver = unfit.length > 0 ? ['One wish was not quite right for bedtime, so it is another.'] : [];
  return [...passedOver, ...more].join(' ') || null;
}

const isUnfit = (trouble: unknown): boolean =>
  trouble instanceof Problem && trouble.code === 'unfit_for_bedtime';

/** What no second try would mend tonight, in a sentence for the family; null where one may. */
function refusalIn(trouble: unknown): string | null {
  if (!(trouble instanceof Problem)) return null;
  const { code, message, retryAfterSeconds = 0 } = trouble;
  if (code === 'too_many_tries') return retryAfterSeconds > tonightSeconds ? message : null;
  return ['payment_needed', 'unfit_for_bedtime', 'not_found', 'invalid_field'].includes(code)
    ? message
    : null;
}
