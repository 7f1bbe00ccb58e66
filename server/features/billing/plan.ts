import type { Plan } from '#contract/billing.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Purchase } from './purchase.ts';

/** A payment that is late keeps the stories coming while the provider tries again. */
const running = ['trialing', 'active', 'past_due'];

/** What a single payment buys, and what one for a subscription of which nothing else is known. */
const monthMs = 31 * dayMs;

/** News of a renewal may be late, or the provider may be trying a card again. After that nothing has been heard, and nothing is paid. */
const graceMs = 7 * dayMs;

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

  const valid = facts.purchases.filter((purchase) => isRunning(purchase, facts.now));
  if (valid.length > 0) {
    const last = Math.max(...valid.map((purchase) => paidUntil(purchase)));
    return {
      state: 'premium',
      trialEndsAt,
      paidUntil: new Date(last).toISOString(),
      isCancelled: valid.every(endsByItself),
    };
  }
  const isTrying = facts.trialEndsAt !== null && facts.now < facts.trialEndsAt;
  return { state: isTrying ? 'trial' : 'ended', ...none };
}

function isRunning(purchase: Purchase, now: Date): boolean {
  const { isRefunded, subscription, subscriptionId } = purchase;
  if (isRefunded) return false;
  if (subscription !== null && !running.includes(subscription.status)) return false;
  const grace = subscriptionId === null ? 0 : graceMs;
  return now.getTime() < paidUntil(purchase) + grace;
}

const paidUntil = ({ paidAt, subscription }: Purchase): number =>
  subscription?.paidUntil?.getTime() ?? paidAt.getTime() + monthMs;

const endsByItself = ({ subscriptionId, subscription }: Purchase): boolean =>
  subscriptionId === null || (subscription?.isCancelled ?? false);
