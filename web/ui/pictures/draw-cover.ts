import type { PicturePlace, PictureSubject, StoryPicture } from '#contract/pictures.ts';
import { createPaintBox, type PaintBox } from '../scenes/pieces/paint-box.ts';
import { picture } from '../scenes/pieces/picture.ts';
import { createChance } from '../scenes/pieces/seeded.ts';
import { moon } from '../scenes/pieces/sky.ts';
import { createSheets, people, scaleOf, type Sheets, type Spot, standing } from './draw-people.ts';
import { painted } from './painted.ts';
import type { Parts } from './parts.ts';

export const coverSize = { width: 800, height: 470 } as const;
const { width, height } = coverSize;

/**
 * The picture of a story: the place as the evening has it, what the story is about large in its light, and those who are in it looking on
 * from the front. Sheet upon sheet of paper, each in the file once.
 */
export function drawCover(parts: Parts, story: StoryPicture): string {
  const box = createPaintBox('c', story.hour);
  const sheets = createSheets();
  const place = parts.places[story.place];
  const middle = 400 + ([0, -26, 26][story.arrangement] ?? 0);
  const drawn = [
    sky(box, story),
    place ? paper(arranged(place.inside, story.arrangement)) : '',
    veil(box, story),
    subjects(parts, sheets, box, story, middle),
    people(parts, sheets, story.people, whereTheyStand(story)),
    place ? paper(place.front) : '',
  ];
  return picture(box, { width, height, label: '' }, `<defs>${sheets.all()}</defs>`, ...drawn);
}

/** Where walls, water or the dark are all around, no sky is seen. */
const withoutSky: ReadonlySet<PicturePlace> = new Set(['room', 'kitchen', 'stage', 'under-the-sea', 'space']);

function sky(box: PaintBox, { hour, arrangement, place }: StoryPicture): string {
  if (withoutSky.has(place)) return '';
  const [zenith, middle, horizon] = box.palette.sky;
  const paint = box.vertical('sky', [
    [0, zenith],
    [0.5, middle],
    [0.85, horizon],
  ]);
  const moonX = [150, 640, 180][arrangement] ?? 150;
  return `<rect width="${width}" height="${height}" fill="${paint}"/>${stars(arrangement + hour.length)}${moon(box, moonX, 84, 40)}`;
}

/** Far ones and near ones, all of them in two strokes. */
function stars(seed: number): string {
  const chance = createChance(seed);
  const some = (count: number) =>
    Array.from(
      { length: count },
      () => `M${Math.round(chance.between(0, width))} ${Math.round(chance.between(0, 1) ** 1.35 * 220)}h0`,
    ).join('');
  return `<g stroke="#fff2d2" stroke-linecap="round"><path stroke-width="2.4" opacity=".7" d="${some(20)}"/><path stroke-width="5" d="${some(5)}"/></g>`;
}

/** Below what the story is about; where nothing of it can be drawn they are what it is about. */
function whereTheyStand({ subjects: about, people: { length } }: StoryPicture) {
  if (about.length > 0) return { middle: 400, foot: 480 };
  return { middle: 400, foot: 490, scale: length > 3 ? 1.15 : 1.6 };
}

/** The shadow that each sheet throws on the one behind it. */
const paper = (sheet: string): string =>
  `<g stroke="#15133a" stroke-opacity=".2" stroke-width="5" paint-order="stroke" stroke-linejoin="round">${sheet}</g>`;

/** A place as it is drawn, or as its pieces stand in the second or third way. */
function arranged(inside: string, arrangement: number): string {
  const marked = / data-second="([^"]*)" data-third="([^"]*)"/g;
  return inside.replaceAll(marked, (_, second: string, third: string) => {
    const way = [undefined, second, third][arrangement];
    return way === undefined ? '' : ` transform="${way}"`;
  });
}

/** The later the hour, the deeper the place; what is lit from within stays bright. */
function veil(box: PaintBox, { hour }: StoryPicture): string {
  const deep = { dusk: 0.06, night: 0.2, late: 0.3 }[hour];
  const paint = box.vertical('veil', [
    [0, '#0d0b2c', deep],
    [1, '#0d0b2c', deep + 0.2],
  ]);
  return `<rect width="${width}" height="${height}" fill="${paint}"/>`;
}

function subjects(
  parts: Parts,
  sheets: Sheets,
  box: PaintBox,
  { subjects: about }: StoryPicture,
  middle: number,
): string {
  const known = about.filter(({ is }) => parts.subjects[is]);
  const [first, second] = known;
  const spots =
    first && second
      ? [spotsOf(first, middle - 112, inFront), spotsOf(second, middle + 146, beside)]
      : [first ? spotsOf(first, middle, alone) : []];
  const glow = box.radial('glow', [
    [0, '#ffe3a3', 0.85],
    [0.45, '#ffcf7d', 0.42],
    [1, '#ffbf6b', 0],
  ]);
  const light = `<ellipse cx="${middle}" cy="225" rx="${second ? 340 : 300}" ry="230" fill="${glow}"/>`;
  return light + known.map((subject, index) => cutOut(parts, sheets, subject, spots[index] ?? [])).join('');
}

/** How much room there is for what a story is about: the first thing is larger than whatever stands beside it. */
const alone = { width: 370, height: 282 };
const inFront = { width: 272, height: 272 };
const beside = { width: 214, height: 204 };
const foot = 352;

/** Many stand behind and beside the first. */
function spotsOf(
  { isMany }: PictureSubject,
  middle: number,
  room: { width: number; height: number },
): Spot[] {
  if (!isMany) return [{ middle, foot, ...room }];
  const share = (part: number) => ({ width: room.width * part, height: room.height * part });
  return [
    { middle: middle - room.width * 0.34, foot: foot - room.height * 0.32, ...share(0.6) },
    { middle: middle + room.width * 0.36, foot: foot - room.height * 0.38, ...share(0.6) },
    { middle, foot, ...share(0.82) },
  ];
}

/** Cut from paper of its own: a shadow behind it, a rim of lamplight around it. */
function cutOut(
  parts: Parts,
  sheets: Sheets,
  { is, colour }: PictureSubject,
  spots: readonly Spot[],
): string {
  const part = parts.subjects[is];
  if (!part) return '';
  // A pet beside it may be cut from the same part, and has its own coat.
  const id = part.coat === undefined && colour === undefined ? is : `${is}-${colour ?? 'itself'}`;
  const href = sheets.use(id, painted(part, colour));
  return spots
    .map((spot) => {
      const line = (px: number) => Math.round((px / scaleOf(part.ink, spot)) * 100) / 100;
      const edge = (paint: string, px: number) =>
        ` stroke="${paint}" stroke-width="${line(px)}" stroke-linejoin="round"`;
      const shadow = standing(
        href,
        part.ink,
        { ...spot, foot: spot.foot + 5 },
        edge('#2a1d3f" stroke-opacity=".4', 15),
      );
      return shadow + standing(href, part.ink, spot, edge('#fff0cf', 8)) + standing(href, part.ink, spot);
    })
    .join('');
}
