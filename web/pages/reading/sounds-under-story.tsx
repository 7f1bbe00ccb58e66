import { Suspense } from 'react';
import { SleepSoundsButton } from '#web/features/sleep-sounds/sleep-sounds-later.ts';
import { sleepSounds } from '#web/features/sleep-sounds/use-sleep-sounds.ts';

/** Rain behind the narrator: the reader has a place for it and a sleep timer, the sleep sounds have the rest. */
export const soundsUnderStory = {
  control: (
    <Suspense fallback={<span className="size-11 shrink-0" />}>
      <SleepSoundsButton />
    </Suspense>
  ),
  fade: sleepSounds.fade,
  fallAsleep: sleepSounds.stop,
  endIn: sleepSounds.endIn,
};
