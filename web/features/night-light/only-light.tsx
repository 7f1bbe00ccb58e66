import { useEffect } from 'react';
import { holdScreenAwake } from '#web/platform/wake-lock.ts';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { useLayer } from '#web/ui/use-layer.ts';
import { shadeOf } from './night-light.ts';
import { useNightLight } from './use-night-light.ts';

/**
 * A dark screen with a lamp in it and nothing to read. Once its time is over it stays dark, and the device may sleep: going back to
 * a page by itself would light up the room.
 */
export function OnlyLight({ onClose }: { onClose: () => void }) {
  const { isOn, colour, brightness } = useNightLight();
  useStaysAwake(isOn);
  useLayer(true, onClose);
  return (
    <FullScreen label="Just the light" className="z-90! bg-[#000]" onClose={onClose}>
      {isOn && (
        <div
          className="absolute inset-0 animate-[fade-in_2400ms_ease-out] bg-[radial-gradient(circle_at_50%_58%,currentColor,transparent_72%)]"
          style={{ color: shadeOf(colour), opacity: brightness / 100 }}
        />
      )}
      <button
        type="button"
        aria-label="Back to the page"
        className="absolute inset-0 cursor-none!"
        onClick={onClose}
      />
    </FullScreen>
  );
}

function useStaysAwake(isLit: boolean): void {
  useEffect(() => {
    if (!isLit) return undefined;
    const holding = holdScreenAwake();
    return () => void holding.then(({ letGo }) => letGo());
  }, [isLit]);
}
