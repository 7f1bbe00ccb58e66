import type { ReactNode } from 'react';
import { UnderscoreContext } from '#web/features/reader/underscore.ts';
import { SleepSoundsButton } from '#web/features/sleep-sounds/sleep-sounds-button.tsx';
import { sleepSounds } from '#web/features/sleep-sounds/use-sleep-sounds.ts';

const soundsUnderStory = {
  control: <SleepSoundsButton />,
  fade: sleepSounds.fade,
  fallAsleep: sleepSounds.stop,
  endIn: sleepSounds.endIn,
};

/** Rain behind the narrator: the reader inside has a place for it and a sleep timer, the sleep sounds have the rest. */
export function SoundsUnderStory({ children }: { children: ReactNode }) {
  return <UnderscoreContext value={soundsUnderStory}>{children}</UnderscoreContext>;
}
