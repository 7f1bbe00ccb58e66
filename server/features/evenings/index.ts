import { eveningCalls, eveningLimits } from '#contract/evenings.ts';
import type { FamilyMember } from '#contract/family.ts';
import type { Story } from '#contract/stories.ts';
import { type Clock, dayMs } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import { listeningQueries } from './listening-queries.ts';
import { knownFrom } from './known-stories.ts';
import { lookBack } from './look-back.ts';
import { type HeardStory, noteListening } from './note-listening.ts';

export { eveningMigration } from './tables.ts';

// The evening looked back on: from what was played and where it was left, for this family's own eyes. Nobody is watched for it.

type Needs = {
  database: Database;
  clock: Clock;
  /** Titles, narrators and children are as they are called today. */
  storiesOf: (userId: string) => Promise<readonly Story[]>;
  membersOf: (userId: string) => Promise<readonly FamilyMember[]>;
};

export type Evenings = {
  serve(api: Api): void;
  /** A place was kept; inside its transaction. */
  note(inside: Database, heard: HeardStory): Promise<void>;
  exportOf(userId: string): Promise<{ evenings: object }>;
  /** What is older than anybody can look back on goes. */
  sweep(): Promise<void>;
};

export function createEvenings({ database, clock, storiesOf, membersOf }: Needs): Evenings {
  const queries = listeningQueries(database);
  const horizon = () => new Date(clock.now().getTime() - eveningLimits.keptDays * dayMs);

  return {
    note: noteListening,
    async exportOf(userId) {
      const listenings = await queries.since(userId, new Date(0));
      return {
        evenings: {
          isCounted: await queries.isCounted(userId),
          listenings: listenings.map((one) => ({
            storyId: one.story_id,
            listener: one.listener,
            voice: one.voice,
            begunAt: one.begun_at,
            lastTouchedAt: one.touched_at,
            heardUntil: one.heard_until,
          })),
        },
      };
    },
    sweep: () => queries.forgetOlder(horizon()),

    serve(api) {
      api.serve(eveningCalls.lookBack, async ({ caller: { userId }, query: { timeZone } }) => ({
        isCounted: await queries.isCounted(userId),
        ...lookBack(await queries.since(userId, horizon()), {
          now: clock.now(),
          timeZone,
          known: knownFrom(await storiesOf(userId), await membersOf(userId)),
        }),
      }));

      api.serve(eveningCalls.count, async ({ caller: { userId }, body: { isCounted } }) => {
        await database.transaction((inside) => listeningQueries(inside).count(userId, isCounted));
        return { isCounted };
      });
    },
  };
}
