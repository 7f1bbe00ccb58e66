import * as z from 'zod/mini';

/**
 * What a family may do today. `open`: this house takes no payment, so nothing is ever locked. `trial` and `premium` may make all they
 * like. `ended`: everything made stays theirs, to read, to hear, to export and to delete, and new stories wait for a subscription.
 */
const planStates = ['open', 'trial', 'premium', 'ended'] as const;

export const Plan = z.object({
  state: z.enum(planStates),
  trialEndsAt: z.nullable(z.iso.datetime()),
  /** The end of what has been paid for; null without a subscription, or when no end is known. */
  paidUntil: z.nullable(z.iso.datetime()),
  /** True when the subscription runs out at `paidUntil` instead of being renewed. */
  isCancelled: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

/** Where the payment provider tells us what was bought. Not a call of the contract: its body is signed bytes, not our JSON. */
export const paymentWebhookPath = '/api/webhooks/stripe';
export const paymentWebhookBytes = 256_000;
