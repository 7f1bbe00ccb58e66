import { lazy } from 'react';

/** The card comes once the page stands: nobody looks for the light before they see where they are. */
export const NightLightCard = lazy(async () => ({
  default: (await import('./night-light-card.tsx')).NightLightCard,
}));
