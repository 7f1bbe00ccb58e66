import { lazy } from 'react';

// Both come once the page stands: sounds are for later in the evening.

export const SleepSoundsCard = lazy(async () => ({
  default: (await import('./sleep-sounds-card.tsx')).SleepSoundsCard,
}));

export const SleepSoundsButton = lazy(async () => ({
  default: (await import('./sleep-sounds-button.tsx')).SleepSoundsButton,
}));
