import { chimney, cottage } from './pieces/cottage.ts';
import { creatures, type CreatureName } from './pieces/creatures/index.ts';
import { fireflies, flowers, grass } from './pieces/meadow.ts';
import { createPaintBox, type PaintBox } from './pieces/paint-box.ts';
import type { Hour } from './pieces/palette.ts';
import { at, picture } from './pieces/picture.ts';
import { heightAt, sheet, type Ridge } from './pieces/ridge.ts';
import { createChance } from './pieces/seeded.ts';
import { smokeOfStars } from './pieces/smoke.ts';
import { pine, wood } from './pieces/trees.ts';

type Landscape = {
  seed: number;
  hour: Hour;
  /** Who sits on the path and waits. */
  visitor: CreatureName;
  /** How much sky is left above the hills, for the smoke to rise in. */
  sky?: number;
  /** How far to the right (or, below zero, to the left) the smoke has drifted at its upper end. */
  drift?: number;
};

const width = 1600;
const foot = 640;

const farHills: Ridge = [
  [0, 262],
  [190, 206],
  [420, 232],
  [690, 118],
  [960, 226],
  [1190, 140],
  [1420, 214],
  [1600, 150],
];
const woodedHills: Ridge = [
  [0, 262],
  [240, 318],
  [520, 226],
  [820, 318],
  [1090, 244],
  [1340, 312],
  [1600, 222],
];
const valley: Ridge = [
  [0, 372],
  [220, 318],
  [520, 398],
  [700, 346],
  [1010, 402],
  [1290, 332],
  [1600, 400],
];
const homeField: Ridge = [
  [0, 398],
  [250, 462],
  [520, 476],
  [840, 414],
  [1180, 470],
  [1600, 404],
];
const meadow: Ridge = [
  [0, 486],
  [300, 520],
  [610, 552],
  [1000, 504],
  [1320, 536],
  [1600, 486],
];

const farWindows = [
  [330, 236],
  [346, 242],
  [905, 236],
  [918, 242],
  [930, 233],
] as const;
const flowerPlaces = [
  60, 128, 232, 352, 455, 560, 676, 716, 806, 1010, 1054, 1128, 1196, 1300, 1412, 1496, 1560,
];
const fireflyPlaces = [
  [1120, 458],
  [1372, 470],
  [1280, 496],
  [1014, 466],
  [742, 500],
  [640, 470],
  [560, 508],
  [420, 462],
  [210, 470],
  [1540, 440],
  [330, 494],
] as const;

/** The valley under the house: five sheets of paper, one lit window, and smoke that turns into stars. */
export function landscape({ seed, hour, visitor, sky = 240, drift = -112 }: Landscape): string {
  const box = createPaintBox('land', hour);
  const chance = createChance(seed);
  const home = { x: 832, y: Math.round(heightAt(homeField, 832)) + 6 };
  const shadow = box.shadow('cut', { dy: -4, blur: 7, opacity: 0.42 });
  const [, , third] = box.palette.land;
  const rim = box.radial(
    'rim',
    [
      [0, '#ffc987', 0.95],
      [0.45, '#c98f9e', 0.5],
      [1, '#8a86c4', 0.16],
    ],
    { ...home, radius: 520 },
  );
  const halo = box.radial('halo', [
    [0, '#ffcf84', 0.5],
    [0.45, '#f3a869', 0.18],
    [1, '#f3a869', 0],
  ]);
  const [farTrees, midTrees, nearTrees] = box.palette.trees;
  const standingPines = (
    [
      [688, 84],
      [714, 118],
      [664, 62],
      [968, 104],
      [996, 72],
    ] as const
  )
    .map(([x, height]) => pine(x, heightAt(homeField, x) + 4, height))
    .join('');
  const path = `M28 4C12 44-60 54-86 102C-100 134-60 164-70 204H40C44 154-20 134-6 98C8 64 50 44 46 4Z`;

  return picture(
    box,
    { width, height: foot + sky, label: '', fit: 'xMidYMax slice' },
    `<g transform="translate(0 ${sky})">`,
    paper(shadow, land(box, 0), farHills),
    `<path d="${sheet(farHills, foot)}" fill="none" stroke="${box.palette.rim}" stroke-opacity=".35" stroke-width="1.5"/>`,
    farWindows
      .map(([x, y]) => `<rect x="${x}" y="${y}" width="3.4" height="4" rx="1" fill="#ffd894" opacity=".85"/>`)
      .join(''),
    paper(
      shadow,
      land(box, 1),
      woodedHills,
      farTrees,
      wood(chance, woodedHills, {
        from: -10,
        to: 1610,
        count: 74,
        heights: [20, 46],
        leafy: 0.2,
        isClump: false,
      }),
    ),
    paper(
      shadow,
      land(box, 2),
      valley,
      midTrees,
      wood(chance, valley, { from: 10, to: 360, count: 20, heights: [44, 86] }),
      wood(chance, valley, { from: 560, to: 720, count: 9, heights: [40, 76], leafy: 0.1 }),
      wood(chance, valley, { from: 940, to: 1090, count: 8, heights: [40, 70] }),
      wood(chance, valley, { from: 1170, to: 1590, count: 24, heights: [48, 96] }),
    ),
    `<ellipse cx="${home.x}" cy="${home.y - 50}" rx="330" ry="230" fill="${halo}"/>`,
    smokeOfStars(chance, box, {
      x: home.x + chimney.x,
      y: home.y + chimney.y,
      height: home.y + chimney.y + sky,
      drift,
    }),
    paper(
      shadow,
      land(box, 3),
      homeField,
      nearTrees,
      wood(chance, homeField, { from: -10, to: 210, count: 9, heights: [66, 128] }),
      standingPines,
      wood(chance, homeField, { from: 1360, to: 1610, count: 10, heights: [76, 140] }),
    ),
    edge(homeField, rim),
    at(home.x, home.y, `${cottage(box)}<path d="${path}" fill="#f7c98a" opacity=".2"/>`),
    paper(shadow, land(box, 4), meadow, third[1], grass(chance, meadow, width, 120)),
    edge(meadow, rim),
    flowers(chance, meadow, flowerPlaces),
    creatureAt(box, 936, heightAt(meadow, 936) + 3, visitor),
    fireflies(box, fireflyPlaces),
    '</g>',
  );
}

function land(box: PaintBox, layer: 0 | 1 | 2 | 3 | 4) {
  const [upper, lower] = box.palette.land[layer];
  return box.vertical(`land${layer}`, [
    [0, upper],
    [0.6, lower],
  ]);
}

function paper(shadow: string, fill: string, ridge: Ridge, treeColor = '', ...trees: string[]) {
  const growth = trees.length === 0 ? '' : `<path d="${trees.join('')}" fill="${treeColor}"/>`;
  return `<g filter="${shadow}">${growth}<path d="${sheet(ridge, foot)}" fill="${fill}"/></g>`;
}

function edge(ridge: Ridge, rim: string) {
  return `<path d="${sheet(ridge, foot)}" fill="none" stroke="${rim}" stroke-width="2.2"/>`;
}

function creatureAt(box: PaintBox, x: number, y: number, visitor: CreatureName) {
  const shadow = box.shadow('cutsmall', { dx: 2, dy: 3, blur: 3, opacity: 0.6 });
  return `<g filter="${shadow}">${at(x, y, creatures[visitor].sitting, { scale: 1.12 })}</g>`;
}
