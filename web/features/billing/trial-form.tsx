import { useEffect, useId, useState } from 'react';
import { askPublicConfig } from '#web/platform/public-config.ts';
import { agreedToTerms } from '#web/platform/terms.ts';
import { useCurrent } from '#web/platform/use-current.ts';

/**
 * The way into a trial: the terms first, then the external checkout in a tab of its own. A house without payment has nothing to
 * sell, so there the button leads to the sign-up.
 */
export function TrialForm({ trialDays }: { trialDays: string }) {
  const hasAgreed = useCurrent(agreedToTerms);
  const [hasTried, setTried] = useState(false);
  const messageId = useId();
  useEffect(() => {
    // Asked now, so that the tap can open the checkout at once: a browser blocks tabs that open long after it.
    void askPublicConfig();
  }, []);

  return (
    <div className="trial-form">
      <label className="trial-terms">
        <input
          type="checkbox"
          checked={hasAgreed}
          aria-describedby={messageId}
          onChange={(event) => agreedToTerms.change(event.target.checked)}
        />
        <span>
          I agree to the{' '}
          <a href="/terms" className="paper-link">
            Terms and Conditions
          </a>{' '}
          and the{' '}
          <a href="/privacy" className="paper-link">
            Privacy Policy
          </a>
        </span>
      </label>
      <output id={messageId} className="trial-message" data-tried={hasTried ? '' : undefined}>
        {hasAgreed ? '' : 'Please accept the terms and conditions to continue'}
      </output>
      {/* A button that sleeps hears nothing; who taps it all the same is told why. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span className="trial-start" data-hears-taps onClick={() => setTried(!hasAgreed)}>
        <button
          type="button"
          className={hasAgreed ? 'site-button lamp-lit' : 'site-button'}
          disabled={!hasAgreed}
          onClick={() => void startTrial()}
        >
          Start {trialDays}-Day Free Trial
        </button>
      </span>
    </div>
  );
}

async function startTrial(): Promise<void> {
  const house = await askPublicConfig();
  if (house?.payment) window.open(house.payment.link, '_blank', 'noopener');
  else location.assign('/signup');
}
