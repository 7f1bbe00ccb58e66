import type { PaintBox } from './paint-box.ts';
import { tenth } from './picture.ts';
import type { Chance } from './seeded.ts';
import { star } from './sky.ts';

type Plume = {
  /** Where it leaves the chimney. */
  x: number;
  y: number;
  height: number;
  /** How far to the side its upper end has drifted. */
  drift: number;
};

/** Chimney smoke that turns into stars on its way to the moon: home becomes story. */
export function smokeOfStars(chance: Chance, box: PaintBox, plume: Plume): string {
  const place = (t: number) => ({
    x: plume.x + Math.sin(t * 8.2) * (10 + 34 * t) + (plume.drift - 41) * t * t,
    y: plume.y - plume.height * t,
  });
  const smoke = box.vertical(
    'smoke',
    [
      [0, '#e6d4ee', 0.7],
      [1, '#ffe9b8', 0],
    ],
    { from: plume.y, to: plume.y - plume.height / 2 },
  );
  const steps = 26;
  const line = Array.from({ length: steps + 1 }, (_, step) => {
    const { x, y } = place((step / steps) * 0.5);
    return `${step === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`;
  }).join('');
  const ribbon = `<g filter="${box.blur('soft', 2.6)}" fill="none" stroke="${smoke}" stroke-linecap="round" stroke-linejoin="round"><path d="${line}" stroke-width="11" opacity=".6"/><path d="${line}" stroke-width="4" opacity=".5"/></g>`;

  const sparks = 170;
  let drawn = '';
  for (let index = 0; index < sparks; index += 1) {
    const t = ((index + chance.between(0, 1)) / sparks) ** 0.92;
    const { x, y } = place(t);
    const spread = (4 + 26 * t) * chance.between(0.4, 1);
    const size = chance.happens(0.2) ? chance.between(1.8, 2.6 + 1.6 * t) : chance.between(0.6, 1.5);
    const fadeIn = Math.min(1, t / 0.12);
    drawn += star(
      x + chance.between(-spread, spread),
      y + chance.between(-7, 7),
      size,
      '#ffe9b8',
      chance.between(0.25, 0.85) * fadeIn,
    );
  }
  return ribbon + drawn;
}
