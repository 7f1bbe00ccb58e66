import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isHeardStill, mayBegin, nightOf } from '#contract/child-evening.ts';
import { type ChildScreen, childScreenCalls, type Night } from '#contract/child-screen.ts';
import type { FamilyMember } from '#contract/family.ts';
import { isChild, isToldFor } from '#contract/listeners.ts';
import type { Telling } from '#contract/narration.ts';
import { Problem } from '#contract/problem.ts';
import type { Story } from '#contract/stories.ts';
import type { StoryPlace } from '#contract/story-places.ts';
import { type Clock, dayMs } from '#server/platform/clock.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Caller, Api } from '#server/platform/http/api.ts';
import { eveningOf, type HandOver, handOverQueries } from './hand-over-queries.ts';
import { parentCodes } from './parent-code.ts';

export { childScreenMigration } from './tables.ts';

type Needs = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  membersOf: (userId: string) => Promise<FamilyMember[]>;
  storiesOf: (userId: string) => Promise<Story[]>;
  placeOf: (userId: string, storyId: string, listener: string) => Promise<StoryPlace>;
  keepPlace: (userId: string, storyId: string, place: StoryPlace) => Promise<StoryPlace>;
  /** By whom the family loves to hear it, else by its narrator. */
  tell: (userId: string, story: Story, gone: AbortSignal) => Promise<Telling>;
};

type Accounts = {
  /** Gives the device that asks into a child's hands, or takes it back. */
  handing: (request: FastifyRequest) => Promise<(inside: Database, handedTo: string | null) => Promise<void>>;
  /** Whether this is the account's password; counted as every sign-in is. */
  isPassword: (request: FastifyRequest, password: string) => Promise<boolean>;
};

export type ChildScreens = {
  serve(api: Api, accounts: Accounts): void;
  exportOf(userId: string): Promise<Record<string, unknown>>;
  sweep(): Promise<void>;
};

/** As many as a finger can look through. */
const mostStories = 60;
/** No session is older than that, and so no device is in anybody's hands for longer. */
const longestDays = 90;

/**
 * A device in a child's hands. That its session may do nothing else is the door's doing, which refuses every call that is not said to be for a
 * child; here is what it may do.
 */
export function createChildScreens(needs: Needs): ChildScreens {
  const { database, clock } = needs;
  const queries = handOverQueries(database);
  const codes = parentCodes(database, needs.secrets);

  /** The hand-over of this session, with an evening that is today's. */
  async function handOverOf({ handedTo }: Caller): Promise<HandOver> {
    const row = handedTo === null ? undefined : await queries.find(handedTo);
    if (!row) throw notGiven();
    if (!nightOf(eveningOf(row), clock.now()).isNewDay) return row;
    await queries.beginNewDay(row);
    return (await queries.find(row.id)) ?? row;
  }

  async function childOf(row: HandOver): Promise<{ child: FamilyMember | undefined; stories: Story[] }> {
    const members = await needs.membersOf(row.user_id);
    const child = members.find(({ id }) => id === row.child_id);
    if (!child) return { child, stories: [] };
    const stories = (await needs.storiesOf(row.user_id))
      .filter((story) => isToldFor(story, child, members))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    return { child, stories: stories.slice(0, mostStories) };
  }

  async function screenOf(row: HandOver): Promise<ChildScreen> {
    const { child, stories } = await childOf(row);
    return {
      child: child ? { name: child.name, age: child.age, avatar: child.avatar, look: child.look } : null,
      stories: stories.map(({ id, title, picture }) => ({ id, title, picture })),
      bedtime: eveningOf(row).bedtime,
      night: shown(row),
    };
  }

  const shown = (row: HandOver): Night => nightOf(eveningOf(row), clock.now()).night;

  /** One of this child's own; any other is as if it had never been. */
  async function storyFor(row: HandOver, storyId: string): Promise<Story> {
    const { stories } = await childOf(row);
    const story = stories.find(({ id }) => id === storyId);
    if (!story) throw new Problem('not_found', { message: 'We could not find that story.' });
    return story;
  }

  async function begin(row: HandOver, story: Story, gone: AbortSignal): Promise<Telling> {
    const now = clock.now();
    if (!mayBegin(eveningOf(row), story.id, now)) throw asleep();
    const isStill = isHeardStill(eveningOf(row), story.id, now);
    const telling = await needs.tell(row.user_id, story, gone);
    if (isStill) return telling;
    const news = { last_story: story.id, last_told_at: clock.now(), last_ms: telling.durationMs };
    if (!(await queries.countTelling(row, news))) throw new Problem('conflict');
    return telling;
  }

  return {
    serve(api, { handing, isPassword }) {
      api.serve(childScreenCalls.show, async ({ caller }) => {
        if (caller.handedTo === null) return null;
        // Whatever has become of the hand-over, the device stays with the child until a parent takes it back.
        if (!(await queries.find(caller.handedTo))) return nothingToShow;
        return screenOf(await handOverOf(caller));
      });

      api.serve(childScreenCalls.code, async ({ caller }) => ({
        isChosen: await codes.isChosen(caller.userId),
      }));

      api.serve(childScreenCalls.chooseCode, async ({ caller, body }) => {
        await codes.choose(caller.userId, body.code);
        return undefined;
      });

      api.serve(childScreenCalls.give, async ({ caller: { userId }, body, request }) => {
        const child = (await needs.membersOf(userId)).find(({ id }) => id === body.childId);
        if (!child || !isChild(child)) throw childNotFound();
        if (!(await codes.isChosen(userId))) throw codeNeeded();
        const hand = await handing(request);
        const row = await database.transaction(async (inside) => {
          const given = await handOverQueries(inside).begin({
            id: randomUUID(),
            user_id: userId,
            child_id: child.id,
            bedtime_stories: body.bedtime.stories,
            bedtime_minutes: body.bedtime.minutes,
            time_zone: body.timeZone,
            begun_at: clock.now(),
          });
          await hand(inside, given.id);
          return given;
        });
        return screenOf(row);
      });

      api.serve(childScreenCalls.tell, async ({ caller, params, signal }) => {
        const row = await handOverOf(caller);
        const story = await storyFor(row, params.id);
        const telling = await begin(row, story, signal);
        const { positionMs } = await needs.placeOf(row.user_id, story.id, row.child_id);
        return { ...telling, positionMs, night: shown((await queries.find(row.id)) ?? row) };
      });

      api.serve(childScreenCalls.place, async ({ caller, params, body }) => {
        const row = await handOverOf(caller);
        const story = await storyFor(row, params.id);
        await needs.keepPlace(row.user_id, story.id, {
          ...body,
          isAsleep: false,
          updatedAt: clock.now().toISOString(),
          listener: row.child_id,
        });
        return undefined;
      });

      api.serve(childScreenCalls.sleep, async ({ caller }) => {
        const row = await handOverOf(caller);
        await queries.putToSleep(row.id, clock.now());
        return shown((await queries.find(row.id)) ?? row);
      });

      api.serve(childScreenCalls.takeBack, async ({ caller, body, request }) => {
        const { userId, handedTo } = caller;
        if (handedTo === null) return undefined;
        if ('code' in body) {
          const { tried, left } = await codes.attempt(userId, body.code);
          if (tried === 'no-more') throw codeSpent();
          if (tried === 'wrong') throw wrongCode(left);
        } else if (!(await isPassword(request, body.password))) throw wrongPassword();
        const hand = await handing(request);
        await database.transaction(async (inside) => {
          await codes.forgive(inside, userId);
          await hand(inside, null);
          await handOverQueries(inside).end(handedTo);
        });
        return undefined;
      });
    },

    async exportOf(userId) {
      const given = await queries.list(userId);
      return {
        childScreen: {
          hasCode: await codes.isChosen(userId),
          givenTo: given.map(({ child_id: childId, begun_at: since }) => ({ childId, since })),
        },
      };
    },
    sweep: () => queries.forgetOlder(new Date(clock.now().getTime() - longestDays * dayMs)),
  };
}

const nothingToShow: ChildScreen = {
  child: null,
  stories: [],
  bedtime: { stories: null, minutes: null },
  night: { endsAt: null, storiesLeft: null, lastStory: null, asleepUntil: null },
};

const notGiven = () => new Problem('not_found', { message: 'This device is in nobody’s hands.' });
const childNotFound = () => new Problem('not_found', { message: 'We could not find that child.' });
const codeNeeded = () =>
  new Problem('conflict', { message: 'Please choose four digits for yourself first.' });
const asleep = () =>
  new Problem('not_allowed', { message: 'The stories are asleep. They wake in the morning.' });
const wrongCode = (left: number) =>
  new Problem('wrong_credentials', {
    message: `That was not it. ${left === 1 ? 'One more try' : `${left} more tries`}.`,
  });
const codeSpent = () =>
  new Problem('too_many_tries', {
    message: 'That was not it. Now only the password of your account opens.',
  });
const wrongPassword = () =>
  new Problem('wrong_credentials', { message: 'That is not the password of this account.' });
