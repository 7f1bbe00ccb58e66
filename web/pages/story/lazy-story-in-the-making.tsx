import { type ComponentProps, lazy, Suspense } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';

const Made = lazy(async () => ({ default: (await import('./story-in-the-making.tsx')).StoryInTheMaking }));

/** Only seen when somebody has asked for a story: its picture is drawn by more than the form weighs. */
export function StoryInTheMaking(making: ComponentProps<typeof Made>) {
  return (
    <Suspense fallback={<Spinner label="One moment…" />}>
      <Made {...making} />
    </Suspense>
  );
}
