import type { BrandText } from '#contract/brand.ts';
import { BuyButton } from '#web/features/billing/buy-button.tsx';
import { Island } from '#web/ui/island.tsx';
import storytellerUrl from '#web/ui/scenes/drawn/storyteller.svg?url';
import { questions } from './questions.ts';

const features = [
  'Unlimited personalised stories',
  'AI narrator with 3 voice options',
  'Family character profiles',
  'Night light mode',
  'Sleep sounds, music service, priority support and early access',
];

const trustBadges = [
  {
    label: 'SSL Secured',
    sign: 'M12 3l8 3v6c0 5-3.4 8-8 9.6C7.4 20 4 17 4 12V6z',
  },
  {
    label: 'Cancel Anytime',
    sign: 'M5 5v14h9M10 12h11m-4-4 4 4-4 4',
  },
  {
    label: 'Instant Access',
    sign: 'M13 2 5 13.5h6L10 22l9-12.5h-6.5z',
  },
];

const benefits = [
  {
    title: 'A new story every night',
    text: 'Or the same one for the ninth time. What they ask for again is kept under a star, at the top.',
  },
  {
    title: 'A voice when yours is gone',
    text: 'Three narrators who never sigh at page one, and who slow down when it is time to.',
  },
  {
    title: 'Less light, more dark',
    text: 'A night light in eight colours lies over the screen, as dim as you want it. Rain, waves or a playlist take over when the story is told.',
  },
];

export function PricingPage({ brand }: { brand: BrandText }) {
  return (
    <div className="night-room">
      <div className="pricing">
        <header className="pricing-words">
          <img src={storytellerUrl} alt="" width="190" height="170" />
          <h1>
            One plan, <em>every night</em> of it
          </h1>
          <p className="hero-lead">
            {brand.trialDays} days to see whether it works on your children. After that it costs about as much
            as one picture book a month.
          </p>
        </header>
        <article className="plan paper" aria-labelledby="premium">
          <p className="badge">Most Popular</p>
          <h2 id="premium">Premium</h2>
          <p className="plan-price">
            <strong>{brand.pricePerMonth}</strong>/month
          </p>
          <ul className="ticks">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <Island
            name="buy-button"
            component={BuyButton}
            props={{ trialDays: brand.trialDays }}
            when="visible"
          />
          <ul className="trust">
            {trustBadges.map(({ label, sign }) => (
              <li key={label}>
                <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
                  <path
                    d={sign}
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </svg>
                {label}
              </li>
            ))}
          </ul>
        </article>
      </div>
      <section className="site-section" aria-labelledby="why">
        <h2 id="why" className="site-heading">
          What a month of it is
        </h2>
        <ul className="benefits">
          {benefits.map(({ title, text }) => (
            <li key={title} className="benefit night-sheet">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="site-section questions-beside" aria-labelledby="questions">
        <h2 id="questions" className="site-heading">
          Questions parents ask
        </h2>
        <div className="questions">
          {questions(brand).map(({ question, answer }) => (
            <details key={question} className="question night-sheet">
              <summary>
                <h3>{question}</h3>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}
