import { lazy, Suspense } from 'react';
import type { TonightsQueueProps } from './tonights-queue.tsx';

const Queue = lazy(async () => ({ default: (await import('./tonights-queue.tsx')).TonightsQueue }));

/** The queue comes once the shelf stands. */
export function TonightsQueue(props: TonightsQueueProps) {
  return (
    <Suspense>
      <Queue {...props} />
    </Suspense>
  );
}
