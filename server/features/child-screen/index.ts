import { dayMs } from '#server/platform/clock.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';
import type { Api } from '#server/platform/http/api.ts';
import { createChildsEvening, type EveningNeeds } from './childs-evening.ts';
import { handOverQueries } from './hand-over-queries.ts';
import { parentCodes } from './parent-code.ts';
import { type Accounts, type RouteNeeds, serveChildScreens } from './routes.ts';

export { childScreenMigration } from './tables.ts';

type Needs = EveningNeeds & RouteNeeds & { secrets: Secrets };

export type ChildScreens = {
  serve(api: Api, accounts: Accounts): void;
  exportOf(userId: string): Promise<Record<string, unknown>>;
  sweep(): Promise<void>;
};

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
  const evening = createChildsEvening({ ...needs, queries });

  return {
    serve: (api, accounts) => serveChildScreens(api, needs, { queries, codes, evening, accounts }),

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
