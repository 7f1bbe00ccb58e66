import { useEffect } from 'react';
import { useCurrent } from '#web/platform/use-current.ts';
import { nightLightKey } from './kept-night-light.ts';
import type { NightLight } from './night-light.ts';
import { createNightLightStore } from './night-light-store.ts';

export const nightLight = createNightLightStore(() => Date.now());

export function useNightLight(): NightLight {
  return useCurrent(nightLight);
}

/** Takes up the light that is kept: somebody has come, or has left and taken it along. */
export function followNightLight(): void {
  nightLight.readAgain();
}

const tickMs = 5_000;

/** Looks at the clock while a light has an end. A long wait of one timer would sleep along with a sleeping device. */
export function useNightLightEnd(): void {
  const { offAtMs } = useNightLight();
  useEffect(() => {
    if (offAtMs === null) return undefined;
    const ticking = setInterval(nightLight.tick, tickMs);
    document.addEventListener('visibilitychange', nightLight.tick);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', nightLight.tick);
    };
  }, [offAtMs]);
}

/** One light for all tabs of this browser. */
export function useLightOfOtherTabs(): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // An event without a key says that the whole storage was cleared.
      if (key === nightLightKey || key === null) nightLight.readAgain();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
}
