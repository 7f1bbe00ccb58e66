import type { Plan } from '#contract/billing.ts';
import { dayInWords, spelled } from '#web/platform/language.ts';

const dayMs = 86_400_000;
/** From here on a family is reminded, once a page and quietly. */
const soonDays = 3;

/** How many nights of the trial are left; tonight counts. */
export function nightsLeft(trialEndsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(trialEndsAt).getTime() - now.getTime()) / dayMs));
}

/** What is to be said about a trial above a page where stories begin, if anything. */
export function trialReminder(plan: Plan | undefined, now: Date): { title: string; words: string } | null {
  if (plan?.state === 'ended') {
    return {
      title: 'Your free trial has ended',
      words: 'Everything you made stays yours, to read and to hear. New stories wait for you to subscribe.',
    };
  }
  if (plan?.state !== 'trial' || plan.trialEndsAt === null) return null;
  const nights = nightsLeft(plan.trialEndsAt, now);
  if (nights > soonDays) return null;
  return {
    title:
      nights <= 1
        ? 'This is the last night of your free trial'
        : `${nights} nights of your free trial are left`,
    words: 'If you subscribe, the stories go on. If you do not, everything you made stays yours.',
  };
}

/** How things stand, in a sentence, for whoever looks. */
export function planWords(plan: Plan | undefined, price: string): string {
  switch (plan?.state) {
    case 'trial':
      return plan.trialEndsAt === null
        ? 'You are on the free trial.'
        : `You are on the free trial until ${dayInWords(plan.trialEndsAt)}. After that Premium is ${price} per month.`;
    case 'premium':
      return premiumWords(plan, price);
    case 'ended':
      return `Your free trial has ended. Everything you made stays yours; new stories are part of Premium, at ${price} per month.`;
    case 'open':
    case undefined:
      break;
  }
  return 'Everything is open to your family here, and nothing is charged.';
}

function premiumWords({ paidUntil, isCancelled }: Plan, price: string): string {
  if (paidUntil === null) return `You have Premium, at ${price} per month.`;
  return isCancelled
    ? spelled(`You have Premium until ${dayInWords(paidUntil)}. It is cancelled, and nothing more is taken.`)
    : `You have Premium. It is renewed on ${dayInWords(paidUntil)}, at ${price}.`;
}
