import type { BrandText } from '#contract/brand.ts';
import { BackToHome, Sheet } from './sheet.tsx';

export function TermsPage({ brand }: { brand: BrandText }) {
  return (
    <Sheet title="Terms and Conditions" note="Last updated July 30, 2025">
      <p>
        {brand.name} costs {brand.pricePerMonth} per month after a free trial of {brand.trialDays} days. To
        cancel, write to{' '}
        <a href={`mailto:${brand.email}`} className="font-bold text-lamp-700 underline">
          {brand.email}
        </a>{' '}
        with “cancel” in the subject.
      </p>
      <BackToHome />
    </Sheet>
  );
}
