import * as z from 'zod/mini';
import { emailAddress } from '#contract/accounts.ts';

/** What a message of the payment provider means to us. Of the many that there are, these change something. */
export type PaymentFact =
  | {
      kind: 'paid';
      checkoutId: string;
      /** Null when the checkout asked for none that we could write to. */
      email: string | null;
      subscriptionId: string | null;
      paymentId: string | null;
      invoiceId: string | null;
      customerId: string | null;
      /** What was sold, and how; whether that is what this house sells is judged elsewhere. */
      sale: Sale;
    }
  | {
      kind: 'subscription';
      id: string;
      status: string;
      isEnded: boolean;
      isCancelled: boolean;
      paidUntil: Date | null;
      periodStart: Date | null;
      /** The newest, whichever month it is for. */
      invoiceId: string | null;
      customerId: string | null;
    }
  | { kind: 'invoice-paid'; invoiceId: string; paymentId: string }
  | {
      kind: 'refunded';
      paymentId: string;
      invoiceId: string | null;
      customerId: string | null;
      amount: number;
      chargedAt: Date;
    }
  | { kind: 'nothing' };

/** Amounts in the currency's smallest unit, as the provider counts. */
export type Sale = {
  mode: string;
  paymentStatus: string;
  linkId: string | null;
  currency: string | null;
  /** Before discounts and taxes. */
  price: number | null;
  discount: number;
  /** What was taken. */
  total: number | null;
};

export type PaidFact = Extract<PaymentFact, { kind: 'paid' }>;
export type SubscriptionNews = Extract<PaymentFact, { kind: 'subscription' }>;
export type RefundFact = Extract<PaymentFact, { kind: 'refunded' }>;
export type InvoicePayment = Extract<PaymentFact, { kind: 'invoice-paid' }>;
export type PaymentEvent = { id: string; at: Date; isLive: boolean; fact: PaymentFact };

const Reference = z.nullish(z.union([z.string(), z.object({ id: z.string() })]));
const Seconds = z.int().check(z.nonnegative(), z.maximum(4_102_444_800));
const Amount = z.int().check(z.nonnegative());

const Envelope = z.object({
  id: z.string().check(z.regex(/^evt_\w{1,200}$/)),
  type: z.string(),
  created: Seconds,
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

export const Checkout = z.object({
  id: z.string(),
  mode: z.string(),
  payment_status: z.string(),
  payment_link: Reference,
  currency: z.nullish(z.string()),
  amount_subtotal: z.nullish(Amount),
  amount_total: z.nullish(Amount),
  total_details: z.nullish(z.object({ amount_discount: Amount })),
  // In older versions of the provider's interface the amounts above are what the buyer saw, in the buyer's own currency; ours are here.
  currency_conversion: z.nullish(
    z.object({ amount_subtotal: Amount, amount_total: Amount, source_currency: z.string() }),
  ),
  customer_details: z.nullish(z.object({ email: z.nullish(z.string()) })),
  customer_email: z.nullish(z.string()),
  customer: Reference,
  subscription: Reference,
  payment_intent: Reference,
  invoice: Reference,
});

const Period = z.object({ current_period_start: z.nullish(Seconds), current_period_end: z.nullish(Seconds) });

export const Subscription = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at_period_end: z.optional(z.boolean()),
  cancel_at: z.nullish(Seconds),
  customer: Reference,
  latest_invoice: Reference,
  current_period_start: z.nullish(Seconds),
  current_period_end: z.nullish(Seconds),
  // Where newer versions of the provider's interface say it.
  items: z.optional(z.object({ data: z.array(Period) })),
});

export const Charge = z.object({
  id: z.string(),
  amount: Amount,
  created: Seconds,
  payment_intent: Reference,
  customer: Reference,
  // Newer versions say it of the payment of an invoice instead.
  invoice: z.optional(Reference),
  refunded: z.boolean(),
});

export const Dispute = z.object({
  charge: Reference,
  payment_intent: Reference,
  amount: Amount,
  created: Seconds,
});

export const InvoicePaymentPaid = z.object({
  invoice: Reference,
  payment: z.object({ payment_intent: z.optional(Reference) }),
});

/** Throws a ZodError when it is not shaped as documented: then we would rather hear it again than guess. */
export function readPaymentEvent(body: unknown): PaymentEvent {
  const { id, type, created, livemode, data } = Envelope.parse(body);
  return { id, at: new Date(created * 1_000), isLive: livemode, fact: factOf(type, data.object) };
}

function factOf(type: string, object: unknown): PaymentFact {
  if (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded')
    return paid(Checkout.parse(object));
  if (type.startsWith('customer.subscription.')) return subscription(Subscription.parse(object));
  if (type === 'invoice_payment.paid') return invoicePaid(InvoicePaymentPaid.parse(object));
  if (type === 'charge.refunded') return refunded(Charge.parse(object));
  if (type === 'charge.dispute.created') return disputed(Dispute.parse(object));
  return { kind: 'nothing' };
}

function paid(checkout: z.infer<typeof Checkout>): PaymentFact {
  // Of a slow way of paying, such as a bank debit, another message follows when the money has come.
  if (checkout.payment_status === 'unpaid') return { kind: 'nothing' };
  const email = emailAddress('').safeParse(checkout.customer_details?.email ?? checkout.customer_email);
  const ours = checkout.currency_conversion;
  return {
    kind: 'paid',
    checkoutId: checkout.id,
    email: email.success ? email.data : null,
    subscriptionId: idOf(checkout.subscription),
    paymentId: idOf(checkout.payment_intent),
    invoiceId: idOf(checkout.invoice),
    customerId: idOf(checkout.customer),
    sale: {
      mode: checkout.mode,
      paymentStatus: checkout.payment_status,
      linkId: idOf(checkout.payment_link),
      currency: ours?.source_currency ?? checkout.currency ?? null,
      price: (ours ?? checkout).amount_subtotal ?? null,
      discount: checkout.total_details?.amount_discount ?? 0,
      total: (ours ?? checkout).amount_total ?? null,
    },
  };
}

function subscription(it: z.infer<typeof Subscription>): PaymentFact {
  const periods = [it, ...(it.items?.data ?? [])];
  const start = latest(periods.map(({ current_period_start: time }) => time));
  const end = latest(periods.map(({ current_period_end: time }) => time));
  return {
    kind: 'subscription',
    id: it.id,
    status: it.status,
    isEnded: it.status === 'canceled' || it.status === 'incomplete_expired',
    isCancelled: (it.cancel_at_period_end ?? false) || (it.cancel_at ?? null) !== null,
    // A period begins before its money has come. While that is late, what has been paid for is what went before.
    paidUntil: it.status === 'past_due' ? (start ?? end) : end,
    periodStart: start,
    invoiceId: idOf(it.latest_invoice),
    customerId: idOf(it.customer),
  };
}

/** Whatever else pays an invoice, such as a note of the operator's, is no payment that could go back. */
function invoicePaid({ invoice, payment }: z.infer<typeof InvoicePaymentPaid>): PaymentFact {
  const invoiceId = idOf(invoice);
  const paymentId = idOf(payment.payment_intent);
  return invoiceId === null || paymentId === null
    ? { kind: 'nothing' }
    : { kind: 'invoice-paid', invoiceId, paymentId };
}

function refunded(charge: z.infer<typeof Charge>): PaymentFact {
  if (!charge.refunded) return { kind: 'nothing' };
  return {
    kind: 'refunded',
    paymentId: idOf(charge.payment_intent) ?? charge.id,
    invoiceId: idOf(charge.invoice),
    customerId: idOf(charge.customer),
    amount: charge.amount,
    chargedAt: new Date(charge.created * 1_000),
  };
}

/** The buyer's bank takes the money back. It knows no invoice and no customer of the provider's. */
function disputed({ payment_intent, charge, amount, created }: z.infer<typeof Dispute>): PaymentFact {
  const paymentId = idOf(payment_intent) ?? idOf(charge);
  if (paymentId === null) return { kind: 'nothing' };
  const chargedAt = new Date(created * 1_000);
  return { kind: 'refunded', paymentId, invoiceId: null, customerId: null, amount, chargedAt };
}

function latest(times: readonly (number | null | undefined)[]): Date | null {
  const last = Math.max(0, ...times.map((time) => time ?? 0));
  return last === 0 ? null : new Date(last * 1_000);
}

const idOf = (reference: z.infer<typeof Reference>): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
