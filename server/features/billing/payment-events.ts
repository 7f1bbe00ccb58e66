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
    }
  | {
      kind: 'subscription';
      id: string;
      status: string;
      isEnded: boolean;
      isCancelled: boolean;
      paidUntil: Date | null;
    }
  | { kind: 'refunded'; paymentId: string }
  | { kind: 'nothing' };

export type PaidFact = Extract<PaymentFact, { kind: 'paid' }>;
export type SubscriptionNews = Extract<PaymentFact, { kind: 'subscription' }>;
export type PaymentEvent = { id: string; at: Date; isLive: boolean; fact: PaymentFact };

const Reference = z.nullish(z.union([z.string(), z.object({ id: z.string() })]));
const Seconds = z.int().check(z.nonnegative(), z.maximum(4_102_444_800));

const Envelope = z.object({
  id: z.string().check(z.regex(/^evt_\w{1,200}$/)),
  type: z.string(),
  created: Seconds,
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

const Checkout = z.object({
  id: z.string(),
  payment_status: z.string(),
  customer_details: z.nullish(z.object({ email: z.nullish(z.string()) })),
  customer_email: z.nullish(z.string()),
  subscription: Reference,
  payment_intent: Reference,
});

const Subscription = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at_period_end: z.optional(z.boolean()),
  cancel_at: z.nullish(Seconds),
  current_period_end: z.nullish(Seconds),
  // Where newer versions of the provider's interface say it.
  items: z.optional(z.object({ data: z.array(z.object({ current_period_end: z.nullish(Seconds) })) })),
});

const Charge = z.object({ payment_intent: Reference, refunded: z.optional(z.boolean()) });

/** Throws a ZodError when it is not shaped as documented: then we would rather hear it again than guess. */
export function readPaymentEvent(body: unknown): PaymentEvent {
  const { id, type, created, livemode, data } = Envelope.parse(body);
  return { id, at: new Date(created * 1_000), isLive: livemode, fact: factOf(type, data.object) };
}

function factOf(type: string, object: unknown): PaymentFact {
  if (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded')
    return paid(Checkout.parse(object));
  if (type.startsWith('customer.subscription.')) return subscription(Subscription.parse(object));
  if (type === 'charge.refunded') return refunded(Charge.parse(object), false);
  if (type === 'charge.dispute.created') return refunded(Charge.parse(object), true);
  return { kind: 'nothing' };
}

function paid(checkout: z.infer<typeof Checkout>): PaymentFact {
  // Of a slow way of paying, such as a bank debit, another message follows when the money has come.
  if (!['paid', 'no_payment_required'].includes(checkout.payment_status)) return { kind: 'nothing' };
  const email = emailAddress('').safeParse(checkout.customer_details?.email ?? checkout.customer_email);
  return {
    kind: 'paid',
    checkoutId: checkout.id,
    email: email.success ? email.data : null,
    subscriptionId: idOf(checkout.subscription),
    paymentId: idOf(checkout.payment_intent),
  };
}

function subscription(it: z.infer<typeof Subscription>): PaymentFact {
  const ends = [it.current_period_end, ...(it.items?.data ?? []).map((item) => item.current_period_end)];
  const paidUntil = Math.max(0, ...ends.map((end) => end ?? 0));
  return {
    kind: 'subscription',
    id: it.id,
    status: it.status,
    isEnded: it.status === 'canceled' || it.status === 'incomplete_expired',
    isCancelled: (it.cancel_at_period_end ?? false) || (it.cancel_at ?? null) !== null,
    paidUntil: paidUntil === 0 ? null : new Date(paidUntil * 1_000),
  };
}

function refunded(charge: z.infer<typeof Charge>, isDisputed: boolean): PaymentFact {
  const paymentId = idOf(charge.payment_intent);
  const isWhole = isDisputed || charge.refunded === true;
  return isWhole && paymentId !== null ? { kind: 'refunded', paymentId } : { kind: 'nothing' };
}

const idOf = (reference: z.infer<typeof Reference>): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
