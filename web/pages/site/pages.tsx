import type { ComponentType } from 'react';
import type { BrandText } from '#contract/brand.ts';
import { AboutPage } from './about.tsx';
import { LandingPage } from './landing.tsx';
import { PricingPage } from './pricing.tsx';
import { PrivacyPage } from './privacy.tsx';
import { TermsPage } from './terms.tsx';

export type SitePage = {
  path: string;
  title: (brand: BrandText) => string;
  description: (brand: BrandText) => string;
  Page: ComponentType<{ brand: BrandText }>;
};

/** The public pages: rendered to HTML at build, readable without a script. */
export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    title: ({ name }) => `${name}: bedtime stories about the people they love`,
    description: () =>
      'A calm new story every night, starring your own family, written for tonight and read aloud.',
    Page: LandingPage,
  },
  {
    path: '/about',
    title: ({ name }) => `About ${name}`,
    description: () => 'Why we make bedtime stories about the people your children love, and how it works.',
    Page: AboutPage,
  },
  {
    path: '/subscribe',
    title: ({ name }) => `Pricing · ${name}`,
    description: ({ pricePerMonth, trialDays }) =>
      `One plan with everything in it: ${pricePerMonth} a month after ${trialDays} days free.`,
    Page: PricingPage,
  },
  {
    path: '/terms',
    title: ({ name }) => `Terms and Conditions · ${name}`,
    description: ({ name }) => `What you can expect of ${name}, and what it asks of you.`,
    Page: TermsPage,
  },
  {
    path: '/privacy',
    title: ({ name }) => `Privacy Policy · ${name}`,
    description: ({ name }) =>
      `What ${name} keeps about your family, why, for how long, and how to have it erased.`,
    Page: PrivacyPage,
  },
];
