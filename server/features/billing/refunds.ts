import type { Paid } from './purchase.ts';

/** A payment that went back. Which invoice it had settled is known of most. */
export type Refund = {
  paymentId: string;
  invoiceId: string | null;
  customerId: string | null;
  amount: number | null;
  chargedAt: Date | null;
};

/** The charge of a new month comes a little after the month has begun, by a clock of the provider's own. */
const slackMs = 3_600_000;

/**
 * Whether what this purchase is worth today was paid back. Of a subscription that is its newest month: what went back of an earlier one was
 * lived through. A refund names a payment, a subscription an invoice; where nothing says which payment settled which invoice, the buyer,
 * the sum and the time have to agree.
 */
export function isPaidBack(paid: Paid, refund: Refund): boolean {
  const { subscription } = paid;
  if (isSomebodyElse(paid, refund)) return false;
  if (paid.subscriptionId === null) return refund.paymentId === paid.paymentId;

  const newest = subscription?.invoiceId ?? paid.invoiceId;
  if (refund.invoiceId !== null) return refund.invoiceId === newest;
  const isFirstMonth = subscription === null || newest === paid.invoiceId || newest === null;
  if (refund.paymentId === paid.paymentId) return isFirstMonth;
  const begun = subscription?.periodStart ?? paid.paidAt;
  return (
    refund.customerId !== null &&
    refund.amount === paid.amount &&
    refund.chargedAt !== null &&
    refund.chargedAt.getTime() >= begun.getTime() - slackMs
  );
}

/** Where both are known. */
function isSomebodyElse({ customerId, subscription }: Paid, refund: Refund): boolean {
  const buyer = subscription?.customerId ?? customerId;
  return buyer !== null && refund.customerId !== null && buyer !== refund.customerId;
}
