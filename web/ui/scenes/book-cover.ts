import { hull, lighthouse, mastAndSails } from './pieces/boat.ts';
import { cottage } from './pieces/cottage.ts';
import { creatures, type CreatureName } from './pieces/creatures/index.ts';
import { cutOut } from './pieces/cut-out.ts';
import { paperLantern } from './pieces/lantern.ts';
import { createPaintBox, type PaintBox } from './pieces/paint-box.ts';
import type { Hour } from './pieces/palette.ts';
import { at, picture } from './pieces/picture.ts';
import { heightAt, type Ridge, sheet } from './pieces/ridge.ts';
import { moonPath, water, waves } from './pieces/sea.ts';
import { type Chance, createChance } from './pieces/seeded.ts';
import { cloud, moon, stars } from './pieces/sky.ts';
import { wood } from './pieces/trees.ts';

export const coverPlaces = ['sea', 'wood', 'home', 'moon'] as const;
export type CoverPlace = (typeof coverPlaces)[number];

export type BookCover = {
  seed: number;
  hour: Hour;
  place: CoverPlace;
  /** Who is seen on it, at most three. */
  company: readonly CreatureName[];
  hasLanterns: boolean;
};

const [width, height] = [800, 470];

/** The picture on a story. The same wish draws the same one, everywhere and always. */
export function bookCover(cover: BookCover): string {
  const box = createPaintBox('cover', cover.hour);
  const chance = createChance(cover.seed);
  const moonX = chance.between(420, 640);
  return picture(
    box,
    { width, height, label: '' },
    `<rect width="${width}" height="${height}" fill="${skyOf(box)}"/>`,
    stars(chance, box, { width, height: 300, count: cover.place === 'moon' ? 150 : 80 }),
    ...places[cover.place](box, chance, moonX, cover.company),
    cover.hasLanterns ? lanterns(box, chance) : '',
  );
}

type Draw = (box: PaintBox, chance: Chance, moonX: number, company: readonly CreatureName[]) => string[];

const places: Record<CoverPlace, Draw> = {
  sea: (box, chance, moonX, company) => [
    moon(box, moonX, chance.between(140, 180), chance.between(80, 108)),
    clouds(box, chance),
    chance.happens(0.6) ? at(chance.oneOf([700, 740]), 324, lighthouse(box), { scale: 0.95 }) : '',
    cutOut(
      box,
      waves(water(box, 0), width, height, { y: 320, length: 96, height: 26, shift: chance.between(0, 90) }),
    ),
    moonPath(moonX, [
      [338, 128],
      [352, 92],
      [366, 140],
    ]),
    cutOut(
      box,
      at(chance.between(220, 340), 372, mastAndSails() + crew(company) + hull(box), {
        scale: 1.5,
        turn: -3,
      }),
    ),
    cutOut(box, waves(water(box, 1), width, height, { y: 396, length: 96, height: 26, shift: 60 })),
    cutOut(
      box,
      waves(water(box, 2), width, height, { y: 440, length: 112, height: 24, shift: chance.between(0, 90) }),
    ),
  ],
  wood: (box, chance, moonX, company) => {
    const [far, near, front] = [ridge(chance, 250, 50), ridge(chance, 320, 40), ridge(chance, 400, 22)];
    return [
      moon(box, moonX, 130, chance.between(64, 90)),
      clouds(box, chance),
      cutOut(box, land(box, far, 1)),
      trees(box.palette.trees[0], wood(chance, far, { from: 20, to: 780, count: 26, heights: [36, 70] })),
      cutOut(box, land(box, near, 2)),
      trees(
        box.palette.trees[1],
        wood(chance, near, { from: 0, to: 300, count: 7, heights: [90, 170], leafy: 0.3 }),
        wood(chance, near, { from: 560, to: 800, count: 5, heights: [90, 150], leafy: 0.3 }),
      ),
      cutOut(box, land(box, front, 3)),
      sitting(box, front, company, chance.between(330, 440)),
    ];
  },
  home: (box, chance, moonX, company) => {
    const [far, front] = [ridge(chance, 270, 56), ridge(chance, 372, 24)];
    const homeX = moonX > 530 ? chance.between(200, 280) : chance.between(560, 640);
    return [
      moon(box, moonX, 130, chance.between(56, 80)),
      clouds(box, chance),
      cutOut(box, land(box, far, 1)),
      trees(
        box.palette.trees[0],
        wood(chance, far, { from: 20, to: 780, count: 18, heights: [40, 84], leafy: 0.5 }),
      ),
      cutOut(box, land(box, front, 3)),
      at(homeX, heightAt(front, homeX) + 6, cottage(box), { scale: 1.15 }),
      sitting(box, front, company, homeX > 400 ? 300 : 480),
    ];
  },
  moon: (box, chance, _moonX, company) => {
    const front = ridge(chance, 420, 24);
    const x = chance.between(330, 470);
    return [
      moon(box, x, 205, 150),
      cutOut(box, at(x, 92, asleep(company), { scale: 1.15 })),
      clouds(box, chance),
      cutOut(box, land(box, front, 3)),
      trees(box.palette.trees[2], wood(chance, front, { from: 0, to: 800, count: 24, heights: [40, 90] })),
    ];
  },
};

function skyOf(box: PaintBox): string {
  const [zenith, middle, horizon] = box.palette.sky;
  return box.vertical('sky', [
    [0, zenith],
    [0.5, middle],
    [0.85, horizon],
  ]);
}

function clouds(box: PaintBox, chance: Chance): string {
  return (
    cloud(box, Math.round(chance.between(30, 200)), Math.round(chance.between(110, 190)), { scale: 1.5 }) +
    cloud(box, Math.round(chance.between(560, 700)), Math.round(chance.between(190, 240)), {
      scale: 1.2,
      isFar: true,
    })
  );
}

/** A soft line of hills around one height. */
function ridge(chance: Chance, level: number, swing: number): Ridge {
  return [0, 160, 320, 480, 640, 800].map(
    (x) => [x, Math.round(level + chance.between(-swing, swing))] as const,
  );
}

function land(box: PaintBox, line: Ridge, row: 1 | 2 | 3): string {
  const [upper, foot] = box.palette.land[row];
  const paint = box.vertical(`land${row}`, [
    [0, upper],
    [1, foot],
  ]);
  return `<path d="${sheet(line, height)}" fill="${paint}"/>`;
}

function trees(color: string, ...paths: readonly string[]): string {
  return `<path d="${paths.join('')}" fill="${color}"/>`;
}

function sitting(box: PaintBox, line: Ridge, company: readonly CreatureName[], x: number): string {
  return cutOut(
    box,
    company
      .map((name, index) => {
        const placeX = x + index * 92;
        return at(placeX, heightAt(line, placeX) + 8, creatures[name].sitting, { scale: 1.35 });
      })
      .join(''),
  );
}

const crew = ([sailor = 'fox']: readonly CreatureName[]) =>
  at(6, 0, creatures[sailor].sleeping, { scale: 1.05 });
const asleep = ([sleeper = 'cat']: readonly CreatureName[]) => creatures[sleeper].sleeping;

function lanterns(box: PaintBox, chance: Chance): string {
  return [70, 730].map((x) => at(x, 0, paperLantern(box, Math.round(chance.between(20, 60))))).join('');
}
