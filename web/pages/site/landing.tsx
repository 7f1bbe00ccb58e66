import type { BrandText } from '#contract/brand.ts';
import { Benefits } from './landing/benefits.tsx';
import { Hero } from './landing/hero.tsx';
import { Plan } from './landing/plan.tsx';
import { Roadmap } from './landing/roadmap.tsx';

export function LandingPage({ brand }: { brand: BrandText }) {
  return (
    <>
      <Hero brand={brand} />
      <Benefits />
      <Plan brand={brand} />
      <Roadmap brand={brand} />
    </>
  );
}
