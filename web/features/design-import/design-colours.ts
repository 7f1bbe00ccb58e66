import type { Color, DesignNode, Paint } from '#contract/design-import.ts';
import { partsOf } from './design-parts.ts';

type DesignColour = { hex: string; opacity: number; uses: number };

/** Each colour that can be seen, with how often; the most used first. */
export function coloursIn(document: DesignNode): DesignColour[] {
  const found = new Map<string, DesignColour>();
  for (const { fills = [], strokes = [] } of partsOf(document))
    for (const colour of [...fills, ...strokes].flatMap(coloursOf)) {
      const key = `${colour.hex} ${colour.opacity}`;
      const known = found.get(key);
      found.set(key, { ...colour, uses: (known?.uses ?? 0) + 1 });
    }
  return [...found.values()].toSorted((one, other) => other.uses - one.uses);
}

function coloursOf({ visible = true, opacity = 1, color, gradientStops = [] }: Paint) {
  if (!visible) return [];
  const colors = [...(color ? [color] : []), ...gradientStops.map((stop) => stop.color)];
  return colors.map((one) => ({ hex: hexOf(one), opacity: Math.round(one.a * opacity * 100) }));
}

function hexOf({ r, g, b }: Color): string {
  const part = (share: number) =>
    Math.round(Math.min(1, Math.max(0, share)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part(r)}${part(g)}${part(b)}`.toUpperCase();
}
