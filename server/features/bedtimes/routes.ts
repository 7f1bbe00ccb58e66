import { randomUUID } from 'node:crypto';
import { type Bedtime, bedtimeCalls, type Bedtimes, type NoteDevice } from '#contract/bedtimes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Push } from '#server/platform/push/push.ts';
import { seal } from '#server/platform/push/seal.ts';
import { asBedtime, bedtimeQueries, type BedtimeQueries } from './bedtime-queries.ts';
import type { NewsQueries } from './news-queries.ts';
import { nightQueries } from './night-queries.ts';
import type { Tonight } from './make-tonight.ts';
import { noteDeviceQueries } from './note-device-queries.ts';
import {
  bedtimeNotFound,
  bedtimesAreFull,
  changedMeanwhile,
  noSuchBrowser,
  notMadeAhead,
} from './refusals.ts';

type Needs = {
  database: Database;
  clock: Clock;
  push: Push;
  queries: BedtimeQueries;
  news: NewsQueries;
  tonight: Tonight;
  all: (userId: string) => Promise<Bedtimes>;
};

/** HTTP in, HTTP out: a family's bedtimes, what became of their nights, and which browsers are told. */
export function serveBedtimes(api: Api, needs: Needs): void {
  const { database, clock, queries, news, tonight, all } = needs;

  api.serve(bedtimeCalls.list, ({ caller }) => all(caller.userId));

  api.serve(bedtimeCalls.add, async ({ caller: { userId }, body }): Promise<Bedtime> =>
    database.transaction(async (inside) => {
      const own = bedtimeQueries(inside);
      if (!(await own.hasRoom(userId))) throw bedtimesAreFull();
      const id = randomUUID();
      const asked = { id, ...asColumnsOf(body), is_resting: false };
      const nextAt = await tonight.nextAt(inside, asked);
      const added = await own.add(userId, id, body, { nextAt, now: clock.now() });
      await tonight.arrange(inside, added);
      return asBedtime(added);
    }),
  );

  api.serve(
    bedtimeCalls.edit,
    async ({ caller: { userId }, params: { id }, body: { version, ...draft } }): Promise<Bedtime> =>
      database.transaction(async (inside) => {
        const own = bedtimeQueries(inside);
        const before = await own.one(id);
        if (before?.user_id !== userId) throw bedtimeNotFound();
        if (version !== undefined && version !== before.version) throw changedMeanwhile();
        const awake = { is_resting: false, awake_since: clock.now() };
        // Its hour has struck and its story is on the way: whoever makes it finds out itself what comes next.
        const isAtIt = before.next_at !== null && before.next_at <= clock.now() && draft.isOn;
        const next_at = isAtIt
          ? before.next_at
          : await tonight.nextAt(inside, { ...before, ...asColumnsOf(draft), ...awake });
        const changed = await own.put(before, draft, { ...awake, next_at });
        if (!changed) throw changedMeanwhile();
        await tonight.arrange(inside, changed);
        return asBedtime(changed);
      }),
  );

  api.serve(bedtimeCalls.remove, async ({ caller, params: { id } }) => {
    if (!(await queries.remove(caller.userId, id))) throw bedtimeNotFound();
    return undefined;
  });

  api.serve(bedtimeCalls.news, async ({ caller, body }) => {
    await news.keep(caller.userId, body);
    return body;
  });

  api.serve(bedtimeCalls.noteHere, async ({ caller: { userId }, body }) => {
    if (!needs.push.isService(body.endpoint) || !isSealable(body)) throw noSuchBrowser();
    await database.transaction((inside) => noteDeviceQueries(inside).keep(userId, body, clock.now()));
    return undefined;
  });

  api.serve(bedtimeCalls.noNoteHere, async ({ caller: { userId }, body: { endpoint } }) => {
    await noteDeviceQueries(database).forget(userId, endpoint);
    return undefined;
  });

  api.serve(bedtimeCalls.opened, async ({ caller: { userId }, params: { storyId } }) => {
    await database.transaction(async (inside) => {
      if (!(await nightQueries(inside).noteOpened(userId, storyId, clock.now()))) throw notMadeAhead();
      const resting = (await bedtimeQueries(inside).list(userId)).filter((one) => one.is_resting);
      for (const bedtime of resting) await tonight.wake(inside, bedtime);
    });
    return undefined;
  });
}

/** As a row has it when it is read. */
const asColumnsOf = ({
  days,
  time,
  timeZone,
  isOn,
}: Pick<Bedtime, 'days' | 'time' | 'timeZone' | 'isOn'>) => ({
  days,
  time,
  time_zone: timeZone,
  is_on: isOn,
});

/** A key that is no point of the curve would fail each night. */
function isSealable({ keys }: NoteDevice): boolean {
  try {
    return seal('', keys).length > 0;
  } catch {
    return false;
  }
}
