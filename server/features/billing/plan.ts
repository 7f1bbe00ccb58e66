import type { Plan } from '#contract/billing.ts';
import type { Purchase } from './payment-shelf.ts';

/** A payment that is late keeps the stories coming while the provider tries again. */
const running = ['trialing', 'active', 'past_due'];

/** What a family may do at this moment, from what it has paid and when it came. */
export function planFrom(facts: {
  takesPayment: boolean;
  trialEndsAt: Date | null;
  purchases: readonly Purchase[];
  now: Date;
}): Plan {
  const trialEndsAt = facts.trialEndsAt?.toISOString() ?? null;
  const none = { trialEndsAt, paidUntil: null, isCancelled: false };
  if (!facts.takesPayment) return { state: 'open', ...none };

  const valid = facts.purchases.filter(isRunning);
  if (valid.length > 0) {
    const ends = valid.map(({ subscription }) => subscription?.paidUntil?.getTime() ?? 0);
    const last = Math.max(...ends);
    return {
      state: 'premium',
      trialEndsAt,
      paidUntil: last === 0 ? null : new Date(last).toISOString(),
      isCancelled: valid.every(({ subscription }) => subscription?.isCancelled ?? false),
    };
  }
  const isTrying = facts.trialEndsAt !== null && facts.now < facts.trialEndsAt;
  return { state: isTrying ? 'trial' : 'ended', ...none };
}

/** A subscription counts while it runs; one that we have not heard of yet was paid for a moment ago; a single payment counts for good. */
const isRunning = ({ isRefunded, subscription }: Purchase): boolean =>
  !isRefunded && (subscription === null || running.includes(subscription.status));
