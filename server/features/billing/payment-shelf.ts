import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { dayMs } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { BillingTables } from './billing-tables.ts';
import type { PaidFact, SubscriptionNews } from './payment-events.ts';

type Told = { at: Date; eventId: string };

/** What a family has paid for, with what is known of its subscription and whether it was paid back. */
export type Purchase = {
  paidAt: Date;
  subscriptionId: string | null;
  isRefunded: boolean;
  /** Null for a single payment, and until the first news of the subscription comes. */
  subscription: { status: string; isCancelled: boolean; paidUntil: Date | null } | null;
};

const shelf = (database: Database) => database.tables<BillingTables>();

/** False when we have handled it: the provider sends a message again until it hears that it has arrived. */
export async function noteEvent(inside: Database, id: string, receivedAt: Date): Promise<boolean> {
  const noted = await shelf(inside)
    .insertInto('payment_events')
    .values({ id, received_at: receivedAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return noted.length > 0;
}

/** False when this checkout was recorded by another message. Whoever comes second waits here for the first, and then does nothing. */
export async function notePurchase(inside: Database, fact: PaidFact, paidAt: Date): Promise<boolean> {
  const noted = await shelf(inside)
    .insertInto('purchases')
    .values({
      checkout_hash: hashOf(fact.checkoutId),
      user_id: null,
      subscription_id: fact.subscriptionId,
      payment_id: fact.paymentId,
      paid_at: paidAt,
    })
    .onConflict((conflict) => conflict.column('checkout_hash').doNothing())
    .returning('checkout_hash')
    .execute();
  return noted.length > 0;
}

export async function notePurchaser(inside: Database, checkoutId: string, userId: string): Promise<void> {
  await shelf(inside)
    .updateTable('purchases')
    .set({ user_id: userId })
    .where('checkout_hash', '=', hashOf(checkoutId))
    .execute();
}

/**
 * Keeps the news if it is newer than what we know, whenever it comes. An ended subscription never begins again, and of two messages of the
 * same second the later id counts: so any order of the same messages leaves the same row.
 */
export async function noteSubscription(inside: Database, news: SubscriptionNews, told: Told): Promise<void> {
  const row = {
    status: news.status,
    is_ended: news.isEnded,
    paid_until: news.paidUntil,
    is_cancelled: news.isCancelled,
    told_at: told.at,
    event_id: told.eventId,
  };
  await shelf(inside)
    .insertInto('subscriptions')
    .values({ id: news.id, ...row })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(row)
        .where(
          sql<boolean>`(excluded.is_ended, excluded.told_at, excluded.event_id)
            > (subscriptions.is_ended, subscriptions.told_at, subscriptions.event_id)`,
        ),
    )
    .execute();
}

export async function noteRefund(inside: Database, paymentId: string, at: Date): Promise<void> {
  await shelf(inside)
    .insertInto('refunded_payments')
    .values({ payment_id: paymentId, refunded_at: at })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .execute();
}

export async function purchasesOf(database: Database, userId: string): Promise<Purchase[]> {
  const rows = await shelf(database)
    .selectFrom('purchases')
    .leftJoin('subscriptions', 'subscriptions.id', 'purchases.subscription_id')
    .leftJoin('refunded_payments', 'refunded_payments.payment_id', 'purchases.payment_id')
    .select([
      'purchases.paid_at',
      'purchases.subscription_id',
      'subscriptions.status',
      'subscriptions.is_cancelled',
      'subscriptions.paid_until',
      'refunded_payments.refunded_at',
    ])
    .where('purchases.user_id', '=', userId)
    .orderBy('purchases.paid_at')
    .execute();
  return rows.map((row) => ({
    paidAt: row.paid_at,
    subscriptionId: row.subscription_id,
    isRefunded: row.refunded_at !== null,
    subscription:
      row.status === null
        ? null
        : { status: row.status, isCancelled: row.is_cancelled ?? false, paidUntil: row.paid_until },
  }));
}

/** Forgets the subscriptions of a family that leaves, and tells which they were. */
export async function takeSubscriptions(inside: Database, userId: string): Promise<string[]> {
  const purchases = await purchasesOf(inside, userId);
  const ids = purchases.flatMap(({ subscriptionId: id }) => (id === null ? [] : [id]));
  if (ids.length > 0) await shelf(inside).deleteFrom('subscriptions').where('id', 'in', ids).execute();
  return ids;
}

export async function trialEnd(database: Database, userId: string): Promise<Date | null> {
  const row = await shelf(database)
    .selectFrom('trials')
    .select('ends_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.ends_at ?? null;
}

export async function noteTrial(inside: Database, userId: string, endsAt: Date): Promise<void> {
  await shelf(inside).insertInto('trials').values({ user_id: userId, ends_at: endsAt }).execute();
}

/**
 * The provider tries for three days; after thirty none of these messages comes again. Nor does a purchase for news that has none: that was of a
 * family that has left. Until then it is kept, lest a message that comes once more open what was paid back.
 */
export async function sweepNews(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 30 * dayMs);
  await shelf(database).deleteFrom('payment_events').where('received_at', '<', before).execute();
  await shelf(database)
    .deleteFrom('subscriptions')
    .where('told_at', '<', before)
    .where(noPurchaseWith('subscription_id', 'subscriptions.id'))
    .execute();
  await shelf(database)
    .deleteFrom('refunded_payments')
    .where('refunded_at', '<', before)
    .where(noPurchaseWith('payment_id', 'refunded_payments.payment_id'))
    .execute();
}

const noPurchaseWith = (column: 'subscription_id' | 'payment_id', id: string) =>
  sql<boolean>`not exists (select 1 from purchases where ${sql.ref(`purchases.${column}`)} = ${sql.ref(id)})`;

const hashOf = (checkoutId: string): string => createHash('sha256').update(checkoutId).digest('base64url');
