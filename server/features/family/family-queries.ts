import type { Selectable } from 'kysely';
import type { FamilyMember, MemberDraft } from '#contract/family.ts';
import { json } from '#server/platform/database/columns.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { FamilyTables } from './tables.ts';

/** This feature's SQL, and no other's. Whose row it is stands in every statement. */
export function familyQueries(database: Database) {
  const tables = database.tables<FamilyTables>();
  const mine = (userId: string, id: string) => ({ user_id: userId, id });

  return {
    async list(userId: string): Promise<FamilyMember[]> {
      const rows = await tables
        .selectFrom('family_members')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(asMember);
    },

    /** Counts one more, unless the family is full. */
    async takePlace(userId: string, most: number): Promise<boolean> {
      await tables
        .insertInto('family_sizes')
        .values({ user_id: userId, members: 0 })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute();
      const taken = await tables
        .updateTable('family_sizes')
        .set((eb) => ({ members: eb('members', '+', 1) }))
        .where('user_id', '=', userId)
        .where('members', '<', most)
        .executeTakeFirst();
      return taken.numUpdatedRows > 0n;
    },

    async add(userId: string, id: string, draft: MemberDraft, now: Date): Promise<FamilyMember> {
      const row = { id, user_id: userId, ...asColumns(draft), version: 1, created_at: now };
      return asMember(
        await tables.insertInto('family_members').values(row).returningAll().executeTakeFirstOrThrow(),
      );
    },

    /** Without a version the edit is taken as it comes; with one, only if nobody has changed the member since. */
    async replace(
      userId: string,
      id: string,
      draft: MemberDraft,
      version: number | undefined,
    ): Promise<FamilyMember | null> {
      let update = tables
        .updateTable('family_members')
        .set((eb) => ({ ...asColumns(draft), version: eb('version', '+', 1) }))
        .where((eb) => eb.and(mine(userId, id)));
      if (version !== undefined) update = update.where('version', '=', version);
      const row = await update.returningAll().executeTakeFirst();
      return row ? asMember(row) : null;
    },

    async exists(userId: string, id: string): Promise<boolean> {
      const row = await tables
        .selectFrom('family_members')
        .select('id')
        .where((eb) => eb.and(mine(userId, id)))
        .executeTakeFirst();
      return row !== undefined;
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await tables
        .deleteFrom('family_members')
        .where((eb) => eb.and(mine(userId, id)))
        .executeTakeFirst();
      if (removed.numDeletedRows === 0n) return false;
      await tables
        .updateTable('family_sizes')
        .set((eb) => ({ members: eb('members', '-', 1) }))
        .where('user_id', '=', userId)
        .execute();
      return true;
    },
  };
}

const asColumns = (draft: MemberDraft) => ({
  name: draft.name,
  age: draft.age,
  relationship: draft.relationship,
  avatar: draft.avatar,
  look: json(draft.look),
  hobbies: json(draft.hobbies),
  character_traits: json(draft.characterTraits),
  is_guest: draft.isGuest,
  pronouns: draft.pronouns,
  say_as: draft.sayAs,
  is_sample: draft.isSample,
});

const asMember = (row: Selectable<FamilyTables['family_members']>): FamilyMember => ({
  id: row.id,
  userId: row.user_id,
  name: row.name,
  age: row.age,
  relationship: row.relationship,
  avatar: row.avatar,
  look: row.look,
  hobbies: row.hobbies,
  characterTraits: row.character_traits,
  isGuest: row.is_guest,
  pronouns: row.pronouns,
  sayAs: row.say_as,
  isSample: row.is_sample,
  version: row.version,
});
