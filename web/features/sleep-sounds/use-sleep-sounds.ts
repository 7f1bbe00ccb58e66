import { useCurrent } from '#web/platform/use-current.ts';
import { toasts } from '#web/ui/toasts.ts';
import { makeLoop } from './loops/make-loop.ts';
import { createSleepSounds, type SleepSounds } from './sleep-sounds-store.ts';
import { createSpeaker } from './speaker.ts';

export const sleepSounds = createSleepSounds({
  speaker: createSpeaker(makeLoop),
  nowMs: () => Date.now(),
  every: (ms, act) => {
    const ticking = setInterval(act, ms);
    return () => clearInterval(ticking);
  },
  onTrouble: (trouble) => {
    console.info('The sound could not be made', trouble);
    toasts.show({
      title: 'No sound just now',
      description: 'It could not be made. Please try again.',
      tone: 'error',
    });
  },
});

export function useSleepSounds(): SleepSounds {
  return useCurrent(sleepSounds);
}
