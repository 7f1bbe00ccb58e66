import { createNotifier } from '#web/platform/notifier.ts';
import { keep } from '#web/platform/storage.ts';
import { keptLight, nightLightKey } from './kept-night-light.ts';
import { lightAt, lit, type NightLight, type OffAfter, putOut, withOffAfter } from './night-light.ts';

/** The night light of this browser. It is kept at every change, and comes back as it was. */
export function createNightLightStore(nowMs: () => number) {
  let light = lightAt(keptLight(), nowMs());
  const { subscribe, notify } = createNotifier();

  return {
    current: () => light,
    subscribe,
    change: (news: Partial<Pick<NightLight, 'colour' | 'brightness'>>) => become({ ...light, ...news }),
    switchTo: (isOn: boolean) => become(isOn ? lit(light, nowMs()) : putOut(light)),
    goOutAfter: (offAfter: OffAfter) => become(withOffAfter(light, offAfter, nowMs())),
    /** Puts it out once its time is over. */
    tick: () => {
      const next = lightAt(light, nowMs());
      if (next !== light) become(next);
    },
    /** Another tab has changed it, or the family has left and taken it along. */
    readAgain: () => tell(lightAt(keptLight(), nowMs())),
  };

  function become(next: NightLight): void {
    keep(nightLightKey, next);
    tell(next);
  }

  function tell(next: NightLight): void {
    light = next;
    notify();
  }
}
