import { useState } from 'react';
import type { Plan } from '#contract/billing.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { trialReminder } from './plan-words.ts';

/** A quiet word that the trial runs out, where something is sold at all. */
export function TrialBanner({ plan }: { plan: Plan | undefined }) {
  const [now] = useState(() => new Date());
  const reminder = trialReminder(plan, now);
  if (!reminder) return null;
  return (
    <div className="mb-8">
      <Banner>
        <p>
          <strong>{reminder.title}.</strong> {reminder.words}{' '}
          <TextLink href="/subscribe">See the plan</TextLink>
        </p>
      </Banner>
    </div>
  );
}
