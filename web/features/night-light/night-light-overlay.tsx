import { useLayoutEffect } from 'react';
import { tintOf } from './night-light.ts';
import { useLightOfOtherTabs, useNightLight, useNightLightEnd } from './use-night-light.ts';

/** Light over everything that is on the screen, and in nobody's way: not the finger's, not a listener's, and not the reading eye's. */
export function NightLightOverlay() {
  const { isOn, colour, brightness } = useNightLight();
  useNightLightEnd();
  useLightOfOtherTabs();
  // By lamplight words are written a little stronger (web/ui/base.css).
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isOn) dataset['lamp'] = 'on';
    else delete dataset['lamp'];
  }, [isOn]);
  if (!isOn) return null;
  return (
    <div
      aria-hidden="true"
      data-night-light={colour}
      className="pointer-events-none fixed inset-0 z-80 mix-blend-multiply transition-[opacity,background-color] print:hidden"
      style={{ backgroundColor: tintOf(colour), opacity: brightness / 100 }}
    />
  );
}
