import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type ChildScreen, childScreenCalls } from '#contract/child-screen.ts';
import type { FamilyMember } from '#contract/family.ts';
import { isChild } from '#contract/listeners.ts';
import type { StoryPlace } from '#contract/story-places.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { ChildsEvening } from './childs-evening.ts';
import { handOverQueries, type HandOverQueries } from './hand-over-queries.ts';
import type { ParentCodes } from './parent-code.ts';
import { childNotFound, codeNeeded, codeSpent, wrongCode, wrongPassword } from './refusals.ts';

export type RouteNeeds = {
  database: Database;
  clock: Clock;
  membersOf: (userId: string) => Promise<FamilyMember[]>;
  placeOf: (userId: string, storyId: string, listener: string) => Promise<StoryPlace>;
  keepPlace: (userId: string, storyId: string, place: StoryPlace) => Promise<StoryPlace>;
};

export type Accounts = {
  /** Gives the device that asks into a child's hands, or takes it back. */
  handing: (request: FastifyRequest) => Promise<(inside: Database, handedTo: string | null) => Promise<void>>;
  /** Whether this is the account's password; counted as every sign-in is. */
  isPassword: (request: FastifyRequest, password: string) => Promise<boolean>;
};

type Parts = { queries: HandOverQueries; codes: ParentCodes; evening: ChildsEvening; accounts: Accounts };

/** HTTP in, HTTP out: a parent gives a device and takes it back; in between a child looks, listens and falls asleep. */
export function serveChildScreens(api: Api, needs: RouteNeeds, parts: Parts): void {
  serveParents(api, needs, parts);
  serveChild(api, needs, parts);
}

function serveParents(api: Api, needs: RouteNeeds, { codes, evening, accounts }: Parts): void {
  const { database, clock } = needs;
  const { handing, isPassword } = accounts;

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
    return evening.screenOf(row);
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
}

function serveChild(api: Api, needs: RouteNeeds, { queries, evening }: Parts): void {
  const { clock } = needs;

  api.serve(childScreenCalls.show, async ({ caller }) => {
    if (caller.handedTo === null) return null;
    // Whatever has become of the hand-over, the device stays with the child until a parent takes it back.
    if (!(await queries.find(caller.handedTo))) return nothingToShow;
    return evening.screenOf(await evening.handOverOf(caller));
  });

  api.serve(childScreenCalls.tell, async ({ caller, params, signal }) => {
    const row = await evening.handOverOf(caller);
    const story = await evening.storyFor(row, params.id);
    const telling = await evening.begin(row, story, signal);
    const { positionMs } = await needs.placeOf(row.user_id, story.id, row.child_id);
    return { ...telling, positionMs, night: evening.shown((await queries.find(row.id)) ?? row) };
  });

  api.serve(childScreenCalls.place, async ({ caller, params, body }) => {
    const row = await evening.handOverOf(caller);
    const story = await evening.storyFor(row, params.id);
    await needs.keepPlace(row.user_id, story.id, {
      ...body,
      isAsleep: false,
      updatedAt: clock.now().toISOString(),
      listener: row.child_id,
    });
    return undefined;
  });

  api.serve(childScreenCalls.sleep, async ({ caller }) => {
    const row = await evening.handOverOf(caller);
    await queries.putToSleep(row.id, clock.now());
    return evening.shown((await queries.find(row.id)) ?? row);
  });
}

const nothingToShow: ChildScreen = {
  child: null,
  stories: [],
  bedtime: { stories: null, minutes: null },
  night: { endsAt: null, storiesLeft: null, lastStory: null, asleepUntil: null },
};
