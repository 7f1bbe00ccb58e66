import type { PictureColour } from '#contract/pictures.ts';
import type { Part } from './parts.ts';

type Tones = { light: string; plain: string; shade: string };

/** Each colour that a wish may ask for, in the three tones that our drawings are cut from. */
const tonesOf: Record<PictureColour, Tones> = {
  red: { light: '#f2826b', plain: '#dd4a40', shade: '#a5323c' },
  orange: { light: '#fbb45c', plain: '#f08a2f', shade: '#c4661f' },
  yellow: { light: '#ffe694', plain: '#f9cb3c', shade: '#dc9a24' },
  green: { light: '#9fd47f', plain: '#5fae4e', shade: '#3d7a45' },
  blue: { light: '#8fb6e6', plain: '#4a80d4', shade: '#2f56a0' },
  turquoise: { light: '#9fe0d6', plain: '#41b3ab', shade: '#257a7c' },
  purple: { light: '#b99be0', plain: '#8457c2', shade: '#573a90' },
  pink: { light: '#fbc6d6', plain: '#ec86b0', shade: '#b5507f' },
  brown: { light: '#cb9564', plain: '#94603c', shade: '#663f2e' },
  black: { light: '#716a8c', plain: '#474159', shade: '#2b2638' },
  white: { light: '#fffdf5', plain: '#faf4ea', shade: '#cfc7da' },
  grey: { light: '#bab5cd', plain: '#918ca6', shade: '#67617f' },
  silver: { light: '#f1f3fa', plain: '#c6cad9', shade: '#8d91aa' },
  golden: { light: '#ffeaa6', plain: '#efb73f', shade: '#bd7f22' },
};

/** A part in the colour that it was wished in; one that cannot be painted stays as it is. */
export function painted(part: Part, colour: PictureColour | undefined): string {
  const tones = colour && tonesOf[colour];
  const { inside, coat, paint = [] } = part;
  if (coat !== undefined) return `<g fill="${tones?.plain ?? coat}">${inside}</g>`;
  if (tones === undefined) return inside;
  const [plain = ''] = paint;
  return inside.replaceAll(/#[0-9a-f]{6}/g, (tone) => {
    if (!paint.includes(tone)) return tone;
    if (tone === plain) return tones.plain;
    return lightOf(tone) > lightOf(plain) ? tones.light : tones.shade;
  });
}

/** How light a colour is to the eye. */
function lightOf(tone: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}
