import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { dayMs } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { BillingTables } from './tables.ts';
import type { InvoicePayment, PaidFact, RefundFact, SubscriptionNews } from './payment-events.ts';
import type { Paid, Purchase } from './purchase.ts';
import { isPaidBack, type Refund } from './refunds.ts';

type Told = { at: Date; eventId: string };

const tables = (database: Database) => database.tables<BillingTables>();

/** False when we have handled it: the provider sends a message again until it hears that it has arrived. */
export async function noteEvent(inside: Database, id: string, receivedAt: Date): Promise<boolean> {
  const noted = await tables(inside)
    .insertInto('payment_events')
    .values({ id, received_at: receivedAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return noted.length > 0;
}

/** False when this checkout was recorded by another message. Whoever comes second waits here for the first, and then does nothing. */
export async function notePurchase(inside: Database, fact: PaidFact, paidAt: Date): Promise<boolean> {
  const noted = await tables(inside)
    .insertInto('purchases')
    .values({
      checkout_hash: hashOf(fact.checkoutId),
      user_id: null,
      subscription_id: fact.subscriptionId,
      payment_id: fact.paymentId,
      paid_at: paidAt,
      invoice_id: fact.invoiceId,
      customer_id: fact.customerId,
      amount: fact.sale.total,
    })
    .onConflict((conflict) => conflict.column('checkout_hash').doNothing())
    .returning('checkout_hash')
    .execute();
  return noted.length > 0;
}

export async function notePurchaser(inside: Database, checkoutId: string, userId: string): Promise<void> {
  await tables(inside)
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
    invoice_id: news.invoiceId,
    period_start: news.periodStart,
    customer_id: news.customerId,
  };
  await tables(inside)
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

export async function noteRefund(inside: Database, refund: RefundFact, at: Date): Promise<void> {
  await tables(inside)
    .insertInto('refunded_payments')
    .values({
      payment_id: refund.paymentId,
      refunded_at: at,
      invoice_id: refund.invoiceId,
      customer_id: refund.customerId,
      amount: refund.amount,
      charged_at: refund.chargedAt,
    })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .execute();
}

export async function noteInvoicePayment(inside: Database, paid: InvoicePayment, at: Date): Promise<void> {
  await tables(inside)
    .insertInto('invoice_payments')
    .values({ payment_id: paid.paymentId, invoice_id: paid.invoiceId, told_at: at })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .execute();
}

export async function purchasesOf(database: Database, userId: string): Promise<Purchase[]> {
  const purchases = await tables(database)
    .selectFrom('purchases')
    .select([
      'paid_at as paidAt',
      'subscription_id as subscriptionId',
      'payment_id as paymentId',
      'invoice_id as invoiceId',
      'customer_id as customerId',
      'amount',
    ])
    .where('user_id', '=', userId)
    .orderBy('paid_at')
    .execute();
  const subscriptions = await subscriptionsOf(database, purchases);
  const paid = purchases.map((purchase): Paid => {
    const subscription = subscriptions.find(({ id }) => id === purchase.subscriptionId);
    return {
      ...purchase,
      subscription: subscription
        ? {
            status: subscription.status,
            isCancelled: subscription.is_cancelled,
            paidUntil: subscription.paid_until,
            periodStart: subscription.period_start,
            invoiceId: subscription.invoice_id,
            customerId: subscription.customer_id,
          }
        : null,
    };
  });
  const refunds = await refundsOf(database, paid);
  return paid.map((one) => ({ ...one, isRefunded: refunds.some((refund) => isPaidBack(one, refund)) }));
}

/** Asked for by their ids, and not joined: a planner that finds the table small would read all of it for one family. */
async function subscriptionsOf(database: Database, purchases: readonly { subscriptionId: string | null }[]) {
  const ids = purchases.flatMap(({ subscriptionId }) => (subscriptionId === null ? [] : [subscriptionId]));
  if (ids.length === 0) return [];
  return tables(database)
    .selectFrom('subscriptions')
    .select(['id', 'status', 'is_cancelled', 'paid_until', 'period_start', 'invoice_id', 'customer_id'])
    .where('id', 'in', ids)
    .execute();
}

/** Every refund that may be of one of these. */
async function refundsOf(database: Database, paid: readonly Paid[]): Promise<Refund[]> {
  const known = (ids: readonly (string | null | undefined)[]) => [...new Set(ids)].filter((id) => id != null);
  const invoices = known(paid.flatMap((one) => [one.invoiceId, one.subscription?.invoiceId]));
  const customers = known(paid.flatMap((one) => [one.customerId, one.subscription?.customerId]));
  const settled = invoices.length === 0 ? [] : await invoicePayments(database, invoices);
  const payments = known([
    ...paid.map(({ paymentId }) => paymentId),
    ...settled.map(({ payment_id }) => payment_id),
  ]);
  const either = { payment_id: payments, invoice_id: invoices, customer_id: customers };
  const asked = Object.entries(either).filter(([, ids]) => ids.length > 0);
  if (asked.length === 0) return [];
  const rows = await tables(database)
    .selectFrom('refunded_payments')
    .leftJoin('invoice_payments', 'invoice_payments.payment_id', 'refunded_payments.payment_id')
    .select([
      'refunded_payments.payment_id as paymentId',
      'refunded_payments.invoice_id as ownInvoiceId',
      'invoice_payments.invoice_id as settledInvoiceId',
      'refunded_payments.customer_id as customerId',
      'refunded_payments.amount',
      'refunded_payments.charged_at as chargedAt',
    ])
    .where((row) =>
      row.or(asked.map(([column, ids]) => row(sql.ref<string>(`refunded_payments.${column}`), 'in', ids))),
    )
    .execute();
  return rows.map(({ ownInvoiceId, settledInvoiceId, ...row }) => ({
    ...row,
    invoiceId: ownInvoiceId ?? settledInvoiceId,
  }));
}

async function invoicePayments(database: Database, invoices: readonly string[]) {
  return await tables(database)
    .selectFrom('invoice_payments')
    .select('payment_id')
    .where('invoice_id', 'in', invoices)
    .execute();
}

/** Forgets the subscriptions of a family that leaves, and tells which they were. */
export async function takeSubscriptions(inside: Database, userId: string): Promise<string[]> {
  const purchases = await purchasesOf(inside, userId);
  const ids = purchases.flatMap(({ subscriptionId: id }) => (id === null ? [] : [id]));
  if (ids.length > 0) await tables(inside).deleteFrom('subscriptions').where('id', 'in', ids).execute();
  return ids;
}

export async function trialEnd(database: Database, userId: string): Promise<Date | null> {
  const row = await tables(database)
    .selectFrom('trials')
    .select('ends_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.ends_at ?? null;
}

export async function noteTrial(inside: Database, userId: string, endsAt: Date): Promise<void> {
  await tables(inside).insertInto('trials').values({ user_id: userId, ends_at: endsAt }).execute();
}

/**
 * The provider tries for three days; after thirty none of these messages comes again. Nor does a purchase for news that has none: that was of a
 * family that has left. Until then it is kept, lest a message that comes once more open what was paid back.
 */
export async function sweepNews(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 30 * dayMs);
  await tables(database).deleteFrom('payment_events').where('received_at', '<', before).execute();
  await tables(database)
    .deleteFrom('subscriptions')
    .where('told_at', '<', before)
    .where(noneWith('purchases', 'subscription_id', 'subscriptions.id'))
    .execute();
  await tables(database)
    .deleteFrom('refunded_payments')
    .where('refunded_at', '<', before)
    .where(noneWith('purchases', 'payment_id', 'refunded_payments.payment_id'))
    .where(noneWith('purchases', 'customer_id', 'refunded_payments.customer_id'))
    .where(noneWith('purchases', 'invoice_id', 'refunded_payments.invoice_id'))
    .where(noneWith('subscriptions', 'invoice_id', 'refunded_payments.invoice_id'))
    .where(
      sql<boolean>`not exists (select 1 from invoice_payments where invoice_payments.payment_id = refunded_payments.payment_id)`,
    )
    .execute();
  await tables(database)
    .deleteFrom('invoice_payments')
    .where('told_at', '<', before)
    .where(noneWith('purchases', 'invoice_id', 'invoice_payments.invoice_id'))
    .where(noneWith('subscriptions', 'invoice_id', 'invoice_payments.invoice_id'))
    .execute();
}

/** No such thing is known (or, of what is null, could be). */
const noneWith = (table: 'purchases' | 'subscriptions', column: string, id: string) =>
  sql<boolean>`not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${sql.ref(id)})`;

const hashOf = (checkoutId: string): string => createHash('sha256').update(checkoutId).digest('base64url');
