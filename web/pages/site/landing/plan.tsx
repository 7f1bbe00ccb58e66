import type { BrandText } from '#contract/brand.ts';
import { TrialForm } from '#web/features/billing/trial-form.tsx';
import { Island } from '#web/ui/island.tsx';
import lanternUrl from '#web/ui/scenes/drawn/lantern.svg?url';

const included = [
  'Unlimited personalised stories',
  'AI narrator with 3 voice options',
  'Family character profiles',
  'Night light mode',
  'Sleep sounds, and your music service after the story',
  'Priority support',
  'Early access to what is new',
];

export function Plan({ brand }: { brand: BrandText }) {
  return (
    <section className="site-section lantern-hung" aria-labelledby="plan">
      <img src={lanternUrl} alt="" width="160" height="330" loading="lazy" />
      <img src={lanternUrl} alt="" width="160" height="330" loading="lazy" />
      <article id="trial" className="plan paper">
        <div className="plan-terms">
          <h2 id="plan">Premium</h2>
          <p className="plan-price">
            <strong>{brand.pricePerMonth}</strong> per month
          </p>
          <p>
            after a <strong>{brand.trialDays}-day free trial</strong>. One plan, with everything in it.
          </p>
          <ul className="ticks">
            {included.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </div>
        <div className="plan-way-in">
          <Island
            name="trial-form"
            component={TrialForm}
            props={{ trialDays: brand.trialDays }}
            when="visible"
          />
          <noscript>
            <a href="/signup" className="site-button lamp-lit">
              Start your free trial
            </a>
          </noscript>
          <p className="plan-sign-in">
            Already have a family here?{' '}
            <a href="/login" className="paper-link">
              Sign In
            </a>
          </p>
        </div>
      </article>
    </section>
  );
}
