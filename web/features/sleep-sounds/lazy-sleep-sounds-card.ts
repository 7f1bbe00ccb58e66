import { lazy } from 'react';

/** The card comes once the page stands: sounds are for later in the evening. */
export const SleepSoundsCard = lazy(async () => ({
  default: (await import('./sleep-sounds-card.tsx')).SleepSoundsCard,
}));
