import type { BrandText } from '#contract/brand.ts';
import { TrialForm } from '#web/features/billing/trial-form.tsx';
import { Island } from '#web/ui/island.tsx';

const included = [
  'Unlimited personalised stories',
  'AI narrator with 3 voice options',
  'Family character profiles',
  'Night light mode',
];

export function Plan({ brand }: { brand: BrandText }) {
  return (
    <section className="site-section" aria-labelledby="plan">
      <article id="trial" className="plan paper">
        <div className="plan-terms">
          <h2 id="plan">Premium</h2>
          <p className="plan-price">
            <strong>{brand.pricePerMonth}</strong> per month
          </p>
          <p>
            after a <strong>{brand.trialDays}-day free trial</strong>. One plan, with everything in it; leave whenever
            you like.
          </p>
        </div>
        <ul className="ticks">
          {included.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <Island name="trial-form" component={TrialForm} props={{ trialDays: brand.trialDays }} when="visible" />
        <noscript>
          <p>
            <a href="/signup" className="paper-link">
              Start your free trial
            </a>
          </p>
        </noscript>
        <p className="plan-sign-in">
          Already have a family here?{' '}
          <a href="/login" className="paper-link">
            Sign In
          </a>
        </p>
      </article>
    </section>
  );
}
