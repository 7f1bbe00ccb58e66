import * as z from 'zod/mini';
import type { Plan } from '#contract/billing.ts';
import { type Clock, dayMs } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { noteTrial } from './payment-queries.ts';

const reminderDays = 2;

export type TrialBrand = { name: string; email: string; pricePerMonth: string; trialDays: number };
type Needs = {
  clock: Clock;
  jobs: Jobs;
  mail: Mail;
  brand: TrialBrand;
  publicUrl: string;
  takesPayment: boolean;
  planOf: (userId: string) => Promise<Plan>;
  addresseeOf: (userId: string) => Promise<{ email: string; firstName: string } | null>;
};

const Payload = z.object({ userId: z.string() });

/** Starts with the account. Two days before its end a letter says so, unless the family has subscribed or nothing is ever locked here. */
export function createTrial(needs: Needs) {
  needs.jobs.handle('billing.trial-reminder', async ({ id, payload }) => {
    const { userId } = Payload.parse(payload);
    const plan = await needs.planOf(userId);
    if (plan.state !== 'trial' || plan.trialEndsAt === null) return;
    const addressee = await needs.addresseeOf(userId);
    if (!addressee) return;
    await needs.mail.deliver({ to: addressee.email, ...reminder(needs, addressee.firstName) }, id);
    // Had they left while it was being written, a letter in the outbox would be the one thing that stays.
    if (!(await needs.addresseeOf(userId))) await needs.mail.forget(addressee.email);
  });

  return {
    async start(inside: Database, userId: string): Promise<void> {
      const endsAt = new Date(needs.clock.now().getTime() + needs.brand.trialDays * dayMs);
      await noteTrial(inside, userId, endsAt);
      if (!needs.takesPayment || needs.brand.trialDays <= reminderDays) return;
      const runAt = new Date(endsAt.getTime() - reminderDays * dayMs);
      await needs.jobs.enqueue(inside, 'billing.trial-reminder', { userId }, { runAt, owner: userId });
    },
  };
}

function reminder(
  { brand, publicUrl }: Pick<Needs, 'brand' | 'publicUrl'>,
  firstName: string,
): Omit<Letter, 'to'> {
  return {
    subject: 'Two more evenings in your trial',
    paragraphs: [
      firstName === '' ? 'Hello,' : `Hello ${firstName},`,
      `Your free days with ${brand.name} end in two days. Nothing is taken from you then, and nothing is charged by itself: the stories and recordings you have stay yours, to read, to hear and to keep.`,
      `If there should be new ones after that, Premium is ${brand.pricePerMonth} a month.`,
    ],
    action: { label: 'See Premium', url: `${publicUrl}/subscribe` },
    postscript: `You can cancel at any time: write to ${brand.email} with “cancel” in the subject, and it ends with the month that is paid.`,
  };
}
