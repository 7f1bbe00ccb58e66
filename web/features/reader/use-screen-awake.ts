import { useEffect, useRef } from 'react';
import { holdScreenAwake } from '#web/platform/wake-lock.ts';
import { toasts } from '#web/ui/toasts.ts';

const noticeMs = 3_000;

/** The screen stays on while the story plays, and a first time says so. */
export function useScreenAwake(isPlaying: boolean): void {
  const isToldAlready = useRef(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const holding = holdScreenAwake();
    const tellOnce = async () => {
      const { isAwake } = await holding;
      if (!isAwake || isToldAlready.current) return;
      isToldAlready.current = true;
      toasts.show({ title: 'The screen will stay on while the story plays', durationMs: noticeMs });
    };
    void tellOnce();
    return () => void holding.then(({ letGo }) => letGo());
  }, [isPlaying]);
}
