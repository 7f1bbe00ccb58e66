import { palettes, type Hour, type Palette } from './palette.ts';

/** One colour of a gradient: where it sits (0 to 1), the colour, and how much of it there is. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/**
 * The paints of one picture. A piece asks for a paint by name and gets a reference to it; the box remembers the
 * definition, so that a picture defines what it uses and nothing else.
 */
export type PaintBox = {
  palette: Palette;
  /** Top to bottom of whatever is painted, or between two heights of the picture. */
  vertical: (name: string, stops: readonly Stop[], span?: { from: number; to: number }) => string;
  /** From the middle outward, or around one spot of the picture. */
  radial: (name: string, stops: readonly Stop[], spot?: { x: number; y: number; radius: number }) => string;
  /** The soft blue shadow that a sheet of paper throws on the one behind it. */
  shadow: (name: string, shape: { dx?: number; dy: number; blur: number; opacity: number }) => string;
  blur: (name: string, deviation: number) => string;
  definitions: () => string;
};

/** Ids are global in a page, so two pictures in one page need two prefixes. */
export function createPaintBox(prefix: string, hour: Hour): PaintBox {
  const definitions = new Map<string, string>();
  const keep = (name: string, definition: (id: string) => string) => {
    const id = `${prefix}-${name}`;
    if (!definitions.has(id)) definitions.set(id, definition(id));
    return `url(#${id})`;
  };
  return {
    palette: palettes[hour],
    vertical: (name, stops, span) =>
      keep(name, (id) => {
        const place = span
          ? `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${span.from}" y2="${span.to}"`
          : 'x1="0" y1="0" x2="0" y2="1"';
        return `<linearGradient id="${id}" ${place}>${stops.map(stop).join('')}</linearGradient>`;
      }),
    radial: (name, stops, spot) =>
      keep(name, (id) => {
        const place = spot
          ? ` gradientUnits="userSpaceOnUse" cx="${spot.x}" cy="${spot.y}" r="${spot.radius}"`
          : '';
        return `<radialGradient id="${id}"${place}>${stops.map(stop).join('')}</radialGradient>`;
      }),
    shadow: (name, { dx = 0, dy, blur, opacity }) =>
      keep(
        name,
        (id) =>
          `<filter id="${id}" x="-20%" y="-30%" width="140%" height="160%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#0b0a24" flood-opacity="${opacity}"/></filter>`,
      ),
    blur: (name, deviation) =>
      keep(
        name,
        (id) =>
          `<filter id="${id}" x="-60%" y="-10%" width="220%" height="120%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      ),
    definitions: () => `<defs>${[...definitions.values()].join('')}</defs>`,
  };
}

function stop([offset, color, opacity]: Stop) {
  const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
  return `<stop offset="${offset}" stop-color="${color}"${veil}/>`;
}
