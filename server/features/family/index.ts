import { randomUUID } from 'node:crypto';
import { familyCalls, type FamilyMember } from '#contract/family.ts';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import { familyQueries } from './family-queries.ts';

export { familyMigration, looksMigration, sampleFamilyMigration } from './tables.ts';

type Needs = {
  database: Database;
  clock: Clock;
  limits: { familySize: number };
};

type Hears = {
  /** What goes with a person of the family: their voice. It goes first, so that somebody whose voice cannot go yet can be asked to again. */
  onMemberLeaving: (userId: string, memberId: string) => Promise<void>;
};

export type Family = {
  serve(api: Api, hears: Hears): void;
  /** For the feature that tells stories: everyone who may star in one. */
  membersOf(userId: string): Promise<FamilyMember[]>;
  /** For the narrator: how the family says the names that are not said as they are written. */
  respellingsOf(userId: string): Promise<Record<string, string>>;
};

export function createFamily({ database, clock, limits }: Needs): Family {
  const membersOf = (userId: string) => familyQueries(database).list(userId);
  return {
    membersOf,
    async respellingsOf(userId) {
      const members = await membersOf(userId);
      return Object.fromEntries(members.flatMap(({ name, sayAs }) => (sayAs ? [[name, sayAs]] : [])));
    },
    serve(api, { onMemberLeaving }) {
      api.serve(familyCalls.list, ({ caller }) => membersOf(caller.userId));

      api.serve(familyCalls.add, ({ caller, body }) =>
        database.transaction(async (inside) => {
          const queries = familyQueries(inside);
          if (!(await queries.takePlace(caller.userId, limits.familySize)))
            throw familyIsFull(limits.familySize);
          return queries.add(caller.userId, randomUUID(), body, clock.now());
        }),
      );

      api.serve(familyCalls.edit, async ({ caller, params, body: { version, ...draft } }) => {
        const queries = familyQueries(database);
        const own = { ...draft, isSample: false };
        const member = await queries.replace(caller.userId, params.id, own, version);
        if (member) return member;
        throw (await queries.exists(caller.userId, params.id)) ? changedMeanwhile() : memberNotFound();
      });

      api.serve(familyCalls.remove, async ({ caller, params }) => {
        await onMemberLeaving(caller.userId, params.id);
        return database.transaction(async (inside) => {
          if (!(await familyQueries(inside).remove(caller.userId, params.id))) throw memberNotFound();
          return undefined;
        });
      });
    },
  };
}

const memberNotFound = () => new Problem('not_found', { message: 'We could not find that family member.' });

const changedMeanwhile = () =>
  new Problem('conflict', {
    message:
      'Somebody else changed this family member meanwhile. The card shows how it is now; save again to keep what you typed.',
  });

const familyIsFull = (most: number) =>
  new Problem('conflict', {
    message: `Your family has ${most} people, which is as many as we can keep. Please remove somebody first.`,
  });
