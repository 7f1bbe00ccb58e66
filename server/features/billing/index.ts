import type { FastifyInstance } from 'fastify';
import type { Plan } from '#contract/billing.ts';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { createEndSubscription } from './end-subscription.ts';
import type { PaidFact, PaymentEvent } from './payment-events.ts';
import { createOffer, type OfferSettings } from './offer.ts';
import {
  noteEvent,
  noteInvoicePayment,
  notePurchase,
  notePurchaser,
  noteRefund,
  noteSubscription,
  purchasesOf,
  sweepNews,
  trialEnd,
} from './payment-queries.ts';
import { planFrom } from './plan.ts';
import { createTrial, type TrialBrand } from './trial.ts';
import { serveWebhook } from './webhook.ts';

export { billingMigration, paidPeriodsMigration } from './tables.ts';

type Needs = {
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  mail: Mail;
  settings: {
    publicUrl: string;
    brand: TrialBrand;
    stripe:
      | (OfferSettings & { secretKey: string; webhookSecret: string; apiUrl?: string | undefined })
      | null;
  };
  addresseeOf: (userId: string) => Promise<{ email: string; firstName: string } | null>;
};

/** The account of whoever paid, opened if there is none. */
type OpenForPurchase = (inside: Database, purchase: { email: string; checkoutId: string }) => Promise<string>;

export type Billing = {
  /** Sees, where it may, whether the settings say what the payment provider says. Before the house opens. */
  start(): Promise<void>;
  /** Takes the payment provider's messages. */
  serve(app: FastifyInstance, accounts: { openForPurchase: OpenForPurchase }): void;
  planOf(userId: string): Promise<Plan>;
  /** Refuses, kindly, what only a trial or a subscription opens: new stories and new narration. */
  requirePlan(userId: string): Promise<void>;
  /** In the transaction in which an account opens. */
  startTrial(inside: Database, userId: string): Promise<void>;
  /** In the transaction in which an account goes. */
  endSubscriptions(inside: Database, userId: string): Promise<void>;
  exportOf(userId: string): Promise<Record<string, unknown>>;
  /** Removes what has lost its meaning. */
  sweep(): Promise<void>;
};

export function createBilling(needs: Needs): Billing {
  const { database, clock, settings } = needs;
  const { stripe } = settings;
  const takesPayment = stripe !== null;

  const planOf = async (userId: string): Promise<Plan> =>
    planFrom({
      takesPayment,
      trialEndsAt: await trialEnd(database, userId),
      purchases: await purchasesOf(database, userId),
      now: clock.now(),
    });
  const { brand, publicUrl } = settings;
  const trial = createTrial({ ...needs, brand, publicUrl, takesPayment, planOf });
  const provider = stripe && {
    secretKey: stripe.secretKey,
    apiUrl: stripe.apiUrl?.replace(/\/$/, '') ?? 'https://api.stripe.com',
  };
  const offer = stripe && provider && createOffer({ settings: stripe, provider, log: needs.log });
  const endSubscriptions = createEndSubscription({ jobs: needs.jobs, log: needs.log, provider });

  return {
    planOf,
    endSubscriptions,
    startTrial: (inside, userId) => trial.start(inside, userId),
    sweep: () => sweepNews(database, clock.now()),
    async requirePlan(userId) {
      if ((await planOf(userId)).state === 'ended') throw new Problem('payment_needed');
    },
    async exportOf(userId) {
      const purchases = await purchasesOf(database, userId);
      return { plan: await planOf(userId), purchases };
    },
    start: async () => await offer?.compare(),
    serve(app, { openForPurchase }) {
      const webhookSecrets = stripe?.webhookSecret.split(',').map((secret) => secret.trim());
      serveWebhook(app, {
        clock,
        log: needs.log,
        webhookSecrets,
        receive: (event) => receive(event, openForPurchase),
      });
    },
  };

  /** Whoever has a key of the provider's can have it sign a message of any kind. Only what this house sells counts. */
  async function receive(event: PaymentEvent, openForPurchase: OpenForPurchase): Promise<void> {
    const because = await objectionTo(event);
    if (because === null) await keep(event, openForPurchase);
    else needs.log.warn({ event: event.id, because }, 'a payment message was set aside');
  }

  async function objectionTo({ isLive, fact }: PaymentEvent): Promise<string | null> {
    if (isLive !== /^[a-z]+_live_/.test(stripe?.secretKey ?? '')) return 'the other mode, test or live';
    return fact.kind === 'paid' && offer ? await offer.objectionTo(fact) : null;
  }

  /** The message and what it changes are kept together or not at all, so each counts once, and one that failed is sent to us again. */
  async function keep({ id, at, fact }: PaymentEvent, openForPurchase: OpenForPurchase): Promise<void> {
    await database.transaction(async (inside) => {
      if (!(await noteEvent(inside, id, clock.now()))) return;
      if (fact.kind === 'subscription') await noteSubscription(inside, fact, { at, eventId: id });
      if (fact.kind === 'refunded') await noteRefund(inside, fact, at);
      if (fact.kind === 'invoice-paid') await noteInvoicePayment(inside, fact, at);
      if (fact.kind === 'paid' && (await notePurchase(inside, fact, at)))
        await openAccount(inside, fact, id, openForPurchase);
    });
  }

  async function openAccount(
    inside: Database,
    { email, checkoutId }: PaidFact,
    event: string,
    openForPurchase: OpenForPurchase,
  ): Promise<void> {
    if (email === null) {
      needs.log.error({ event }, 'a payment came without an address to open an account for');
      return;
    }
    const userId = await openForPurchase(inside, { email, checkoutId });
    await notePurchaser(inside, checkoutId, userId);
  }
}
