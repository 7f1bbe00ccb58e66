import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { AccountTables } from './account-tables.ts';

const hourMs = 3_600_000;
/** How long there is to sign in with one, and afterwards to choose a password of one's own. */
const lifeMs = { mailed: hourMs, first: 72 * hourMs } as const;
const changeWithinMs = { mailed: 24 * hourMs, first: 72 * hourMs } as const;
/** Whoever asks for a mail again and again can neither void the one its owner is just reading nor fill the table. */
const mailedAtMost = 3;
const slots = mailedAtMost + 1;

export type Kind = AccountTables['temporary_passwords']['kind'];
type Slot = { id: string; kind: Kind };
export type TemporaryPasswords = ReturnType<typeof createTemporaryPasswords>;

/**
 * Passwords that we make: beside the owner's own, for one sign-in. They have 120 bits, so a fast keyed hash keeps them as safe as a slow
 * one would, and looking at them costs every sign-in the same, whether any are waiting or not.
 */
export function createTemporaryPasswords(needs: { database: Database; clock: Clock; key: Buffer }) {
  const { database, clock } = needs;
  const shelf = (inside: Database) => inside.tables<AccountTables>();
  const later = (ms: number) => new Date(clock.now().getTime() + ms);
  const macOf = (userId: string, password: string) =>
    createHmac('sha256', needs.key).update(`${userId}\n${asMeant(password)}`).digest('base64url');

  return {
    /** Gives null when three are under way already: one of those mails will do. */
    async make(inside: Database, userId: string, kind: Kind): Promise<string | null> {
      await shelf(inside)
        .deleteFrom('temporary_passwords')
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .where((row) => row.or([row('expires_at', '<=', clock.now()), row.and([row.lit(kind === 'first'), row('kind', '=', 'first')])]))
        .execute();
      if (kind === 'mailed' && (await countMailed(inside, userId)) >= mailedAtMost) return null;
      const password = newPassword();
      await shelf(inside)
        .insertInto('temporary_passwords')
        .values({
          id: randomUUID(),
          user_id: userId,
          kind,
          secret_mac: macOf(userId, password),
          created_at: clock.now(),
          expires_at: later(lifeMs[kind]),
          used_at: null,
        })
        .execute();
      return password;
    },

    /** The one that this password is, if it still opens. The same work for everybody, account or not. */
    async match(userId: string | undefined, password: string): Promise<Slot | null> {
      return await matching(userId, password, 'unused');
    },

    /** Whether it is the one that its owner signed in with a while ago, and may give as the current password now. */
    async wasUsed(userId: string, password: string): Promise<boolean> {
      return (await matching(userId, password, 'used')) !== null;
    },

    /** Of any number of sign-ins at once, one is told true. */
    async use(inside: Database, { id, kind }: Slot): Promise<boolean> {
      const used = await shelf(inside)
        .updateTable('temporary_passwords')
        .set({ used_at: clock.now(), expires_at: later(changeWithinMs[kind]) })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('expires_at', '>', clock.now())
        .returning('id')
        .execute();
      return used.length > 0;
    },

    async dropAll(inside: Database, userId: string, but?: Slot): Promise<void> {
      await shelf(inside)
        .deleteFrom('temporary_passwords')
        .where('user_id', '=', userId)
        .where('id', '!=', but?.id ?? '')
        .execute();
    },

    async sweep(): Promise<void> {
      await shelf(database).deleteFrom('temporary_passwords').where('expires_at', '<=', clock.now()).execute();
    },
  };

  async function matching(
    userId: string | undefined,
    password: string,
    state: 'used' | 'unused',
  ): Promise<Slot | null> {
    const rows = await shelf(database)
      .selectFrom('temporary_passwords')
      .select(['id', 'kind', 'secret_mac'])
      .where('user_id', '=', userId ?? '')
      .where('used_at', state === 'used' ? 'is not' : 'is', null)
      .where('expires_at', '>', clock.now())
      .limit(slots)
      .execute();
    const typed = Buffer.from(macOf(userId ?? '', password));
    let found: Slot | null = null;
    for (let slot = 0; slot < slots; slot += 1) {
      const row = rows[slot];
      if (timingSafeEqual(Buffer.from(row?.secret_mac ?? nobodys), typed) && row) found = row;
    }
    return found;
  }

  async function countMailed(inside: Database, userId: string): Promise<number> {
    const rows = await shelf(inside)
      .selectFrom('temporary_passwords')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', 'mailed')
      .where('used_at', 'is', null)
      .execute();
    return rows.length;
  }
}

/** As long as a real one, and never equal to it. */
const nobodys = '.'.repeat(43);

/** Crockford's letters: none looks like another, and no word comes out of them. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 24 of 32 letters: 120 bits. In fours, so that it can be read from one screen and typed on another. */
function newPassword(): string {
  const drawn = Array.from(randomBytes(24), (byte) => letters[byte % letters.length]).join('');
  return drawn.replace(/.{4}(?=.)/g, '$&-');
}

/** What somebody meant who typed an O for a 0, or left the dashes out. */
function asMeant(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}
