import { shadeOf } from './night-light.ts';
import { useLightOfOtherTabs, useNightLight, useNightLightEnd } from './use-night-light.ts';

/** Light over everything that is on the screen, and in nobody's way: not the finger's, not a listener's. */
export function NightLightOverlay() {
  const { isOn, colour, brightness } = useNightLight();
  useNightLightEnd();
  useLightOfOtherTabs();
  if (!isOn) return null;
  return (
    <div
      aria-hidden="true"
      data-night-light={colour}
      className="pointer-events-none fixed inset-0 z-80 transition-[opacity,background-color] print:hidden"
      style={{ backgroundColor: shadeOf(colour), opacity: brightness / 100 }}
    />
  );
}
