import { readKept } from '#web/platform/storage.ts';
import { brightness, colours, type NightLight, offAfterChoices, untouchedLight } from './night-light.ts';

export const nightLightKey = 'lamplight.nightLight';

/** The light as it was left, or as it comes when what was kept makes no sense. By hand: every page of the app does this first. */
export function keptLight(): NightLight {
  const kept = readKept(nightLightKey);
  return isNightLight(kept) ? kept : untouchedLight;
}

function isNightLight(kept: unknown): kept is NightLight {
  if (typeof kept !== 'object' || kept === null) return false;
  const {
    isOn,
    colour,
    brightness: strength,
    offAfter,
    offAtMs,
  }: Partial<Record<string, unknown>> = { ...kept };
  return (
    typeof isOn === 'boolean' &&
    colours.some(({ value }) => value === colour) &&
    isBrightness(strength) &&
    offAfterChoices.some((choice) => choice === offAfter) &&
    (offAtMs === null || typeof offAtMs === 'number')
  );
}

function isBrightness(strength: unknown): boolean {
  const { min, max, step } = brightness;
  return typeof strength === 'number' && strength >= min && strength <= max && strength % step === 0;
}
