// A night light is one colour, how strong it is, and when it goes out by itself.

/**
 * A lamp has its colour; as light over a page it takes away what it has not itself, so that it warms and darkens and never whitens. Dark
 * colours are softened with white for that, or nobody could read by them: night-light-contrast.test.ts holds every pair of the house's
 * colours, by every lamp, at every strength.
 */
export const colours = [
  { value: 'warm-orange', label: 'Warm orange', shade: 'oklch(0.74 0.17 55)', softened: 0.1 },
  { value: 'soft-red', label: 'Soft red', shade: 'oklch(0.62 0.19 25)', softened: 0.44 },
  { value: 'gentle-blue', label: 'Gentle blue', shade: 'oklch(0.62 0.14 262)', softened: 0.35 },
  { value: 'sky-blue', label: 'Sky blue', shade: 'oklch(0.8 0.1 230)', softened: 0 },
  { value: 'mint-green', label: 'Mint green', shade: 'oklch(0.84 0.11 163)', softened: 0 },
  { value: 'soft-yellow', label: 'Soft yellow', shade: 'oklch(0.9 0.13 98)', softened: 0 },
  { value: 'purple', label: 'Purple', shade: 'oklch(0.6 0.17 305)', softened: 0.41 },
  { value: 'pink', label: 'Pink', shade: 'oklch(0.78 0.13 355)', softened: 0 },
] as const;
export type Colour = (typeof colours)[number]['value'];

export const brightness = { min: 5, max: 80, step: 5 } as const;

/** Minutes until it goes out by itself. */
export const offAfterChoices = ['never', '15', '30', '60'] as const;
export type OffAfter = (typeof offAfterChoices)[number];

export type NightLight = {
  isOn: boolean;
  colour: Colour;
  /** Per cent. */
  brightness: number;
  offAfter: OffAfter;
  /** The moment and not what is left of it, so that a page that is loaded again does not prolong the light. */
  offAtMs: number | null;
};

export const untouchedLight: NightLight = {
  isOn: false,
  colour: 'warm-orange',
  brightness: 30,
  offAfter: 'never',
  offAtMs: null,
};

export function lit(light: NightLight, nowMs: number): NightLight {
  return { ...light, isOn: true, offAtMs: offAt(light.offAfter, nowMs) };
}

export function putOut(light: NightLight): NightLight {
  return { ...light, isOn: false, offAtMs: null };
}

/** A light that is on counts from now; one that is off will count from when it is lit. */
export function withOffAfter(light: NightLight, offAfter: OffAfter, nowMs: number): NightLight {
  return { ...light, offAfter, offAtMs: light.isOn ? offAt(offAfter, nowMs) : null };
}

/** The light at this moment: the same one until its time is over, then out. */
export function lightAt(light: NightLight, nowMs: number): NightLight {
  const isOver = light.isOn && light.offAtMs !== null && light.offAtMs <= nowMs;
  return isOver ? putOut(light) : light;
}

export function shadeOf(colour: Colour): string {
  return colours.find(({ value }) => value === colour)?.shade ?? colours[0].shade;
}

/** The colour of the sheet over a page: softened, so that its words can still be read. */
export function tintOf(colour: Colour): string {
  const { shade, softened } = colours.find(({ value }) => value === colour) ?? colours[0];
  return `color-mix(in srgb, ${shade}, white ${softened * 100}%)`;
}

export function offAfterWords(offAfter: OffAfter): string {
  return offAfter === 'never' ? 'Never' : `${offAfter} minutes`;
}

function offAt(offAfter: OffAfter, nowMs: number): number | null {
  return offAfter === 'never' ? null : nowMs + Number(offAfter) * 60_000;
}
