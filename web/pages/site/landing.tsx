import type { BrandText } from '#contract/brand.ts';

export function LandingPage({ brand }: { brand: BrandText }) {
  return (
    <div className="night-room grid min-h-dvh content-center pt-32 pb-24">
      <div className="mx-auto grid w-full max-w-content px-5 md:px-8 justify-items-start gap-6">
        <h1 className="max-w-[12em] text-hero leading-[1.03] tracking-[-0.022em] text-lamp-50">
          Bedtime stories about the people <em className="text-lamp-300 italic">they love</em>
        </h1>
        <p className="max-w-[33em] text-lg text-night-100">
          Tell us who’s in the family, pets and toys included. We write a calm new story for tonight and read
          it aloud.
        </p>
        <a href="/signup" className="lamp-lit inline-flex min-h-14 items-center rounded-full px-8 font-[780]">
          Start Free Trial
        </a>
        <p className="text-sm text-night-200">
          {brand.trialDays} days free, then {brand.pricePerMonth} per month.
        </p>
      </div>
    </div>
  );
}
