import type { Story } from '#contract/stories.ts';
import type { Manner } from '#web/features/reader/evening.ts';
import type { SleepChoice } from '#web/features/reader/sleep-timer.ts';
import type { SleepSoundId } from '#web/features/sleep-sounds/sounds.ts';
import { sleepSounds } from '#web/features/sleep-sounds/use-sleep-sounds.ts';
import { loudspeaker } from '#web/platform/loudspeaker.ts';
import { evening, thenSound } from './the-evening.ts';

/** What belongs to an evening besides its story: what is heard when it has been told, and when everything ends. */
type WindDown = { sound: SleepSoundId | 'none'; timer: SleepChoice };

/** In the tap itself: what sounds minutes later is allowed only then. */
export function wakeTonight({ sound }: WindDown): void {
  loudspeaker.wake();
  if (sound !== 'none') sleepSounds.wake();
}

/** A story with all that belongs to this evening. */
export function tellTonight(story: Story, manner: Manner, windDown: WindDown): void {
  wakeTonight(windDown);
  thenSound(windDown.sound === 'none' ? null : windDown.sound);
  evening.tell(story, { ...manner, startsAtOnce: true });
  evening.timer.choose(windDown.timer);
}
