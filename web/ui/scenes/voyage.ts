import { hull, lighthouse, mastAndSails } from './pieces/boat.ts';
import { creatures, type CreatureName } from './pieces/creatures/index.ts';
import { cutOut } from './pieces/cut-out.ts';
import { createPaintBox, type PaintBox } from './pieces/paint-box.ts';
import type { Hour } from './pieces/palette.ts';
import { at, picture } from './pieces/picture.ts';
import { moonPath, water, waves } from './pieces/sea.ts';
import { createChance } from './pieces/seeded.ts';
import { cloud, moon, stars } from './pieces/sky.ts';

type Voyage = { seed: number; hour: Hour; sailor: CreatureName };

/** A book cover: somebody asleep in a paper boat under a full moon. Wide, so that it can head a page. */
export function voyage({ seed, hour, sailor }: Voyage): string {
  const [width, height] = [800, 470];
  const box = createPaintBox('sea', hour);
  const chance = createChance(seed);
  return picture(
    box,
    { width, height, label: `${capital(creatures[sailor].label)} asleep in a little boat under a full moon` },
    `<rect width="${width}" height="${height}" fill="${skyOf(box)}"/>`,
    stars(chance, box, { width, height: 250, count: 90 }),
    moon(box, 540, 158, 104),
    cloud(box, 70, 152, { scale: 1.5 }),
    cloud(box, 668, 122, { scale: 1.05, isFar: true }),
    at(716, 324, lighthouse(box), { scale: 0.95 }),
    cutOut(box, waves(water(box, 0), width, height, { y: 320, length: 96, height: 26, shift: 20 })),
    moonPath(560, [
      [336, 128],
      [350, 92],
      [364, 140],
    ]),
    cutOut(
      box,
      at(282, 372, mastAndSails() + at(6, 0, creatures[sailor].sleeping, { scale: 1.05 }) + hull(box), {
        scale: 1.5,
        turn: -3,
      }),
    ),
    cutOut(box, waves(water(box, 1), width, height, { y: 396, length: 96, height: 26, shift: 60 })),
    cutOut(box, waves(water(box, 2), width, height, { y: 440, length: 112, height: 24, shift: 10 })),
  );
}

function skyOf(box: PaintBox) {
  const [zenith, middle, horizon] = box.palette.sky;
  return box.vertical('sky', [
    [0, zenith],
    [0.5, middle],
    [0.8, horizon],
  ]);
}

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
