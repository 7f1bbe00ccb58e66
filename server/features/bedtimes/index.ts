import type { Bedtimes } from '#contract/bedtimes.ts';
import type { Story } from '#contract/stories.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Push } from '#server/platform/push/push.ts';
import { asBedtime, bedtimeQueries } from './bedtime-queries.ts';
import { createTonight, type Needs as TonightNeeds } from './make-tonight.ts';
import { noteDeviceQueries } from './note-device-queries.ts';
import { createNotes } from './notes.ts';
import { createNewsLetters } from './news-letters.ts';
import { newsQueries } from './news-queries.ts';
import { asNight, nightQueries } from './night-queries.ts';
import { serveBedtimes } from './routes.ts';

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
  exportOf(userId: string): Promise<Bedtimes & { noteDevices: { service: string; since: Date }[] }>;
  /** Once a day: what is long ago goes, and what was lost is picked up. */
  sweep(): Promise<void>;
};

/** Stories that are there before anybody asks for them. */
export function createBedtimes(needs: Needs): BedtimesFeature {
  const { database, clock } = needs;
  const queries = bedtimeQueries(database);
  const nights = nightQueries(database);
  const news = newsQueries(database);
  const [write, note] = [createNewsLetters(needs), createNotes(needs)];
  const tonight = createTonight({
    ...needs,
    async announce(inside, { userId, storyId }) {
      await write(inside, { userId, storyId });
      if (storyId !== null) await note(inside, { userId, storyId });
    },
  });

  async function all(userId: string, most?: number): Promise<Bedtimes> {
    const [bedtimes, latest, wanted] = await Promise.all([
      queries.list(userId),
      nights.latest(userId, most),
      news.one(userId),
    ]);
    const noteKey = needs.push.publicKey;
    return { bedtimes: bedtimes.map(asBedtime), nights: latest.map(asNight), news: wanted, noteKey };
  }

  return {
    forgetListener: (userId, memberId) => queries.removeOf(userId, memberId),
    exportOf: async (userId) => ({
      ...(await all(userId, Number.MAX_SAFE_INTEGER)),
      noteDevices: (await noteDeviceQueries(database).list(userId)).map(
        ({ endpoint, created_at: since }) => ({
          service: new URL(endpoint).host,
          since,
        }),
      ),
    }),
    async sweep() {
      await nights.forgetBefore(new Date(clock.now().getTime() - nightsKeptMs));
      await tonight.pickUp();
    },

    serve: (api) => serveBedtimes(api, { database, clock, push: needs.push, queries, news, tonight, all }),
  };
}
