import type { Plan } from '#contract/billing.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { planWords } from './plan-words.ts';

type SubscriptionNoteProps = { plan: Plan | undefined; pricePerMonth: string; supportEmail: string };

export function SubscriptionNote({ plan, pricePerMonth, supportEmail }: SubscriptionNoteProps) {
  const isToBuy = plan?.state === 'trial' || plan?.state === 'ended';
  return (
    <div className="grid gap-2 text-on-soft">
      <p>{planWords(plan, pricePerMonth)}</p>
      {isToBuy && (
        <p>
          <TextLink href="/subscribe">See the plan</TextLink>
        </p>
      )}
      <p>
        To cancel a subscription, any time, write to{' '}
        <TextLink href={`mailto:${supportEmail}?subject=cancel`}>{supportEmail}</TextLink> with “cancel” in
        the subject.
      </p>
    </div>
  );
}
