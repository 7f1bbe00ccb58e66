import { randomUUID } from 'node:crypto';
import {
  type Bedtime,
  bedtimeCalls,
  bedtimeLimits,
  type Bedtimes,
  type NoteDevice,
} from '#contract/bedtimes.ts';
import { Problem } from '#contract/problem.ts';
import type { Story } from '#contract/stories.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Push } from '#server/platform/push/push.ts';
import { seal } from '#server/platform/push/seal.ts';
import { asBedtime, asNight, bedtimeQueries } from './bedtime-queries.ts';
import { createTonight, type Needs as TonightNeeds } from './make-tonight.ts';
import { noteDeviceQueries } from './note-device-queries.ts';
import { createNotes } from './notes.ts';
import { createNewsLetters } from './news-letters.ts';

export { bedtimeMigration, nightsOfFamilyMigration, noteDeviceMigration } from './tables.ts';

type Needs = Omit<TonightNeeds, 'announce'> & {
  mail: Mail;
  push: Push;
  publicUrl: () => string;
  addresseeOf: (userId: string) => Promise<{ email: string; firstName: string } | null>;
  storyOf: (userId: string, storyId: string) => Promise<Story | null>;
};

/** Longer than anybody looks back, and than the house waits for somebody to listen. */
const nightsKeptMs = 60 * dayMs;

export type BedtimesFeature = {
  serve(api: Api): void;
  /** Somebody leaves the family, and their bedtimes with them. */
  forgetListener(userId: string, memberId: string): Promise<void>;
  exportOf(userId: string): Promise<Bedtimes & { noteDeviceQueries: { service: string; since: Date }[] }>;
  /** Once a day: what is long ago goes, and what was lost is picked up. */
  sweep(): Promise<void>;
};

/** Stories that are there before anybody asks for them. */
export function createBedtimes(needs: Needs): BedtimesFeature {
  const { database, clock } = needs;
  const queries = bedtimeQueries(database);
  const [write, note] = [createNewsLetters(needs), createNotes(needs)];
  const tonight = createTonight({
    ...needs,
    async announce(inside, { userId, storyId }) {
      await write(inside, { userId, storyId });
      if (storyId !== null) await note(inside, { userId, storyId });
    },
  });

  async function all(userId: string, most?: number): Promise<Bedtimes> {
    const [bedtimes, nights, news] = await Promise.all([
      queries.list(userId),
      queries.nights(userId, most),
      queries.news(userId),
    ]);
    const noteKey = needs.push.publicKey;
    return { bedtimes: bedtimes.map(asBedtime), nights: nights.map(asNight), news, noteKey };
  }

  return {
    forgetListener: (userId, memberId) => queries.removeOf(userId, memberId),
    exportOf: async (userId) => ({
      ...(await all(userId, Number.MAX_SAFE_INTEGER)),
      noteDeviceQueries: (await noteDeviceQueries(database).list(userId)).map(
        ({ endpoint, created_at: since }) => ({
          service: new URL(endpoint).host,
          since,
        }),
      ),
    }),
    async sweep() {
      await queries.forgetNightsBefore(new Date(clock.now().getTime() - nightsKeptMs));
      await tonight.pickUp();
    },

    serve(api) {
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
        await queries.keepNews(caller.userId, body);
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
          const own = bedtimeQueries(inside);
          if (!(await own.noteOpened(userId, storyId, clock.now()))) throw notMadeAhead();
          const resting = (await own.list(userId)).filter((one) => one.is_resting);
          for (const bedtime of resting) await tonight.wake(inside, bedtime);
        });
        return undefined;
      });
    },
  };
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

const noSuchBrowser = () =>
  new Problem('invalid_field', {
    message: 'Notes can be sent to the browsers we know, and this is not one of them.',
    fields: { endpoint: 'Not one of the browsers we know' },
  });

/** The same for one that never was and for one of another family. */
const bedtimeNotFound = () => new Problem('not_found', { message: 'We could not find that bedtime.' });

const notMadeAhead = () => new Problem('not_found', { message: 'That story was not made ahead.' });

const changedMeanwhile = () =>
  new Problem('conflict', {
    message: 'This bedtime has changed meanwhile. It is shown as it is now; please try again.',
  });

const bedtimesAreFull = () =>
  new Problem('conflict', {
    message: `There are ${bedtimeLimits.bedtimes} bedtimes, which is as many as we can keep. Please remove one first.`,
  });
