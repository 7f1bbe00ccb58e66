import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { AccountTables } from '../tables.ts';

const hourMs = 3_600_000;
/** How long there is to sign in with one, and afterwards to choose a password of one's own. */
const lifeMs = { mailed: hourMs, first: 72 * hourMs } as const;
const changeWithinMs = { mailed: 24 * hourMs, first: 72 * hourMs } as const;
/** Whoever asks for a mail again and again can neither void the one its owner is just reading nor fill the table. */
const mailedAtMost = 3;
const slots = mailedAtMost + 1;
const mostSkewMs = 60_000;

export type Kind = AccountTables['temporary_passwords']['kind'];
export type Slot = { id: string; kind: Kind };
export type TemporaryPasswords = ReturnType<typeof createTemporaryPasswords>;

/**
 * Passwords that we make: beside the owner's own, for one sign-in. They have 120 bits, so a fast keyed hash keeps them as safe as a slow
 * one would, and looking at them costs every sign-in the same, whether any are waiting or not.
 */
export function createTemporaryPasswords(needs: { database: Database; clock: Clock; key: Buffer }) {
  const { database, clock } = needs;
  const tables = (inside: Database) => inside.tables<AccountTables>();
  const later = (ms: number) => new Date(clock.now().getTime() + ms);
  const macOf = (userId: string, password: string) =>
    createHmac('sha256', needs.key)
      .update(`${userId}\n${asMeant(password)}`)
      .digest('base64url');

  return {
    /** For the browser that has paid: the one shown before opens nothing any more, so reloading the page is harmless. */
    async makeFirst(inside: Database, userId: string): Promise<string> {
      await unused(inside, userId).where('kind', '=', 'first').execute();
      const password = inLetters(randomBytes(15));
      await add(inside, { id: randomUUID(), userId, kind: 'first', password });
      return password;
    },

    /**
     * For one letter. A letter that has to be sent again carries the same password, made from our key and the letter's id, so it need not
     * lie anywhere in plain words until the mail server takes it. Null when three others are under way: one of those will do.
     */
    async makeMailed(inside: Database, userId: string, letterId: string): Promise<string | null> {
      await unused(inside, userId).where('expires_at', '<=', clock.now()).execute();
      if ((await countMailed(inside, userId, letterId)) >= mailedAtMost) return null;
      const bytes = createHmac('sha256', needs.key).update(`letter ${letterId}`).digest();
      const password = inLetters(bytes.subarray(0, 15));
      await add(inside, { id: letterId, userId, kind: 'mailed', password });
      return password;
    },

    /** The one that this password is, if it still opens. The same work for everybody, account or not. */
    async match(userId: string | undefined, password: string): Promise<Slot | null> {
      return await matching(userId, password, 'unused');
    },

    /** The one that its owner signed in with a while ago, and may give as the current password now. */
    async used(userId: string, password: string): Promise<Slot | null> {
      return await matching(userId, password, 'used');
    },

    /** Of any number of sign-ins at once, one is told true. */
    async use(inside: Database, { id, kind }: Slot): Promise<boolean> {
      const used = await tables(inside)
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
      await tables(inside)
        .deleteFrom('temporary_passwords')
        .where('user_id', '=', userId)
        .where('id', '!=', but?.id ?? '')
        .execute();
    },

    async sweep(): Promise<void> {
      await tables(database)
        .deleteFrom('temporary_passwords')
        .where('expires_at', '<=', clock.now())
        .execute();
    },
  };

  async function matching(
    userId: string | undefined,
    password: string,
    state: 'used' | 'unused',
  ): Promise<Slot | null> {
    const rows = await tables(database)
      .selectFrom('temporary_passwords')
      .select(['id', 'kind', 'secret_mac'])
      .where('user_id', '=', userId ?? '')
      .where('used_at', state === 'used' ? 'is not' : 'is', null)
      .where('expires_at', '>', clock.now())
      // Made by a clock that was ahead, it would open the account for longer than an hour.
      .where('created_at', '<=', later(mostSkewMs))
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

  async function add(
    inside: Database,
    made: { id: string; userId: string; kind: Kind; password: string },
  ): Promise<void> {
    const expiresAt = later(lifeMs[made.kind]);
    await tables(inside)
      .insertInto('temporary_passwords')
      .values({
        id: made.id,
        user_id: made.userId,
        kind: made.kind,
        secret_mac: macOf(made.userId, made.password),
        created_at: clock.now(),
        expires_at: expiresAt,
        used_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ expires_at: expiresAt })
          .where('temporary_passwords.used_at', 'is', null),
      )
      .execute();
  }

  function unused(inside: Database, userId: string) {
    return tables(inside)
      .deleteFrom('temporary_passwords')
      .where('user_id', '=', userId)
      .where('used_at', 'is', null);
  }

  async function countMailed(inside: Database, userId: string, butId: string): Promise<number> {
    const rows = await tables(inside)
      .selectFrom('temporary_passwords')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', 'mailed')
      .where('used_at', 'is', null)
      .where('id', '!=', butId)
      .execute();
    return rows.length;
  }
}

/** As long as a real one, and never equal to it. */
const nobodys = '.'.repeat(43);

/** Crockford's letters: none looks like another, and no word comes out of them. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 15 bytes are 24 letters of five bits each. In fours, so that they can be read from one screen and typed on another. */
function inLetters(bytes: Buffer): string {
  let bits = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (let letter = 0; letter < 24; letter += 1) {
    text = (letters[Number(bits & 31n)] ?? '') + text;
    bits >>= 5n;
  }
  return text.replace(/.{4}(?=.)/g, '$&-');
}

/** What somebody meant who typed an O for a 0, or left the dashes out. */
function asMeant(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}
