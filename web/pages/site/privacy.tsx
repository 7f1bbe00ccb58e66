import type { BrandText } from '#contract/brand.ts';
import { BackToHome, Sheet } from './sheet.tsx';

export function PrivacyPage({ brand }: { brand: BrandText }) {
  return (
    <Sheet title="Privacy Policy" note="Last updated August 3, 2025">
      <p>
        What you tell {brand.name} about your family is kept to write your stories. You can take all of it
        with you or have it erased, both from My Profile. Questions go to{' '}
        <a href={`mailto:${brand.email}`} className="font-bold text-lamp-700 underline">
          {brand.email}
        </a>
        .
      </p>
      <BackToHome />
    </Sheet>
  );
}
