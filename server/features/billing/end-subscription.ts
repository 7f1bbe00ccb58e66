import * as z from 'zod/mini';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { takeSubscriptions } from './payment-queries.ts';

type Needs = { jobs: Jobs; log: Log; provider: { secretKey: string; apiUrl: string } | null };

const Payload = z.object({ subscriptionId: z.string() });
const answerWithinMs = 10_000;

/** Whoever deletes their account is not charged again. A job, because the provider may be away when a family leaves, and must still hear it. */
export function createEndSubscription({ jobs, log, provider }: Needs) {
  jobs.handle('billing.end-subscription', async ({ payload, signal }) => {
    if (!provider) return;
    const { subscriptionId } = Payload.parse(payload);
    await end(provider, subscriptionId, signal).catch((error: unknown) => {
      // Should it never succeed, it has to be ended by hand, and by then nothing else knows which one it is.
      log.warn({ subscription: subscriptionId, err: error }, 'a subscription could not be ended');
      throw error;
    });
  });

  return async (inside: Database, userId: string): Promise<void> => {
    for (const subscriptionId of await takeSubscriptions(inside, userId))
      if (provider) await jobs.enqueue(inside, 'billing.end-subscription', { subscriptionId });
  };
}

async function end(
  { apiUrl, secretKey }: { apiUrl: string; secretKey: string },
  subscriptionId: string,
  signal: AbortSignal,
): Promise<void> {
  const answer = await fetch(`${apiUrl}/v1/subscriptions/${encodeURIComponent(subscriptionId)}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${secretKey}` },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
  });
  await answer.body?.cancel();
  // 404: it has ended already.
  if (!answer.ok && answer.status !== 404)
    throw new Error(`The payment provider answered ${answer.status} to the end of a subscription.`);
}
