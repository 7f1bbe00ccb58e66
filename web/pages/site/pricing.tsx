import type { BrandText } from '#contract/brand.ts';
import { Sheet } from './sheet.tsx';

const features = [
  'Unlimited personalised stories',
  'AI narrator with 3 voice options',
  'Family character profiles',
  'Night light mode',
  'Cancel anytime',
];

export function PricingPage({ brand }: { brand: BrandText }) {
  return (
    <Sheet title="One plan, every night of it" note="Most Popular">
      <p className="font-display text-2xl">{brand.pricePerMonth}/month</p>
      <p>The first {brand.trialDays} days are free.</p>
      <ul className="grid list-disc gap-2 pl-6">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p>
        <a href="/signup" className="lamp-lit inline-flex min-h-14 items-center rounded-full px-8 font-[780]">
          Start Free Trial
        </a>
      </p>
    </Sheet>
  );
}
