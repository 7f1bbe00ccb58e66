import type { PaintBox } from './paint-box.ts';
import { tenth } from './picture.ts';
import type { Chance } from './seeded.ts';

/** A star: a dot while it is small, four points when it is near. */
export function star(x: number, y: number, size: number, color: string, opacity: number): string {
  if (size < 1.8)
    return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(size)}" fill="${color}" opacity="${tenth(opacity)}"/>`;
  const [cx, cy, reach] = [tenth(x), tenth(y), size * 2];
  const [left, right] = [tenth(x - reach), tenth(x + reach)];
  const [top, bottom] = [tenth(y - reach), tenth(y + reach)];
  return `<path d="M${cx} ${top}Q${cx} ${cy} ${right} ${cy}Q${cx} ${cy} ${cx} ${bottom}Q${cx} ${cy} ${left} ${cy}Q${cx} ${cy} ${cx} ${top}Z" fill="${color}" opacity="${tenth(opacity)}"/>`;
}

type StarField = {
  width: number;
  height: number;
  count: number;
  /** A part of the sky that words will lie on, and that therefore keeps few stars and only small ones. */
  calm?: { left: number; right: number; top: number; bottom: number };
};

/** Denser above, thinner toward the horizon, as a sky is. */
export function stars(chance: Chance, box: PaintBox, field: StarField): string {
  const [warm, cool] = box.palette.star;
  let drawn = '';
  for (let index = 0; index < field.count; index += 1) {
    const x = chance.between(0, field.width);
    const y = chance.between(0, 1) ** 1.35 * field.height;
    const brightness = chance.between(0, 1);
    const isNear = brightness > 0.94;
    const isCalm =
      field.calm &&
      x > field.calm.left &&
      x < field.calm.right &&
      y > field.calm.top &&
      y < field.calm.bottom;
    if (isCalm && (isNear || chance.happens(0.6))) continue;
    drawn += isNear
      ? star(x, y, chance.between(2, 3.1), '#ffe9b8', 0.9)
      : star(x, y, chance.between(0.5, 1.5), brightness > 0.6 ? warm : cool, chance.between(0.25, 0.9));
  }
  return drawn;
}

/** A full moon with its glow. */
export function moon(box: PaintBox, x: number, y: number, radius: number): string {
  const [core, body, edge, crater] = box.palette.moon;
  const face = box.radial('moon', [
    [0, core],
    [0.7, body],
    [1, edge],
  ]);
  const glow = box.radial('moonglow', [
    [0, '#ffe9b8', 0.7],
    [0.5, '#ffd894', 0.22],
    [1, '#ffd894', 0],
  ]);
  const craters = (
    [
      [-0.29, -0.32, 0.17],
      [0.34, 0.26, 0.25],
      [0.28, -0.42, 0.1],
      [-0.26, 0.4, 0.11],
      [-0.6, 0.06, 0.08],
    ] as const
  ).map(
    ([dx, dy, size]) =>
      `<circle cx="${tenth(x + dx * radius)}" cy="${tenth(y + dy * radius)}" r="${tenth(size * radius)}"/>`,
  );
  return `<circle cx="${x}" cy="${y}" r="${tenth(radius * 2.1)}" fill="${glow}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${face}"/><g fill="${crater}" opacity=".45">${craters.join('')}</g>`;
}

/** A paper cloud that floats with its flat side down; its left foot is at `x`. */
export function cloud(box: PaintBox, x: number, y: number, { scale = 1, isFar = false } = {}): string {
  const shadow = box.shadow('cloud', { dy: -3, blur: 4, opacity: 0.42 });
  const paper = box.palette.cloud[isFar ? 1 : 0];
  return `<g filter="${shadow}"><path transform="translate(${x} ${y}) scale(${scale})" d="M0 0q4-19 23-17q9-20 31-13q17-10 29 9q20-3 21 21z" fill="${paper}" opacity="${isFar ? 0.8 : 0.92}"/></g>`;
}
