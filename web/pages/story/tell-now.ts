import type { Story } from '#contract/stories.ts';
import { keptPreferences } from '#web/features/accounts/profile/kept-preferences.ts';
import type { Manner } from '#web/features/reader/evening.ts';
import { loudspeaker } from '#web/platform/loudspeaker.ts';

/** Whether a telling begins without another tap, as My Profile says. */
export const beginsByItself = (): boolean => keptPreferences()?.autoPlay ?? true;

/** A tap that means the voice and nothing else. Whoever tells comes a moment later, where they are not here yet. */
export function tellNow(story: Story, manner: Manner = {}): void {
  loudspeaker.wake();
  const tell = async () => {
    const { evening, thenSound } = await import('./the-evening.ts');
    thenSound(null);
    evening.tell(story, { ...manner, startsAtOnce: true });
  };
  void tell();
}
