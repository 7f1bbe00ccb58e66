import type { PicturePlace, PictureSubject, StoryPicture } from '#contract/pictures.ts';
import { createPaintBox, type PaintBox } from '../scenes/pieces/paint-box.ts';
import { picture } from '../scenes/pieces/picture.ts';
import { createChance } from '../scenes/pieces/seeded.ts';
import { moon } from '../scenes/pieces/sky.ts';
import { createSheets, people, scaleOf, type Sheets, type Spot, standing } from './draw-people.ts';
import { painted } from './painted.ts';
import type { Parts } from './parts.ts';
import { throughTheWindow, type Window } from './window.ts';

export const coverSize = { width: 800, height: 470 } as const;
const { width, height } = coverSize;

/**
 * The picture of a story: the place as the evening has it, what the story is about large in its light, and those who are in it looking on
 * from the front. Sheet upon sheet of paper, each in the file once.
 */
export function drawCover(parts: Parts, story: StoryPicture): string {
  const middle = 400 + ([0, -26, 26][story.arrangement] ?? 0);
  return drawn(parts, story, { middle, alone: { width: 370, height: 282 }, left: 0, width });
}

/** The middle of the same scene, as upright as a page of A5: for a picture that fills a page of a book. */
export function drawUprightScene(parts: Parts, story: StoryPicture): string {
  return drawn(parts, story, {
    middle: 400,
    alone: { width: 286, height: 282 },
    left: 234,
    width: 332,
  });
}

/** What is seen of the scene, and how much of it what the story is about may fill. */
type View = { middle: number; alone: { width: number; height: number }; left: number; width: number };

function drawn(parts: Parts, story: StoryPicture, view: View): string {
  const box = createPaintBox('c', story.hour);
  const sheets = createSheets();
  const place = parts.places[story.place];
  const inside = arranged(place?.inside ?? '', story);
  const layers = [
    sky(box, story),
    paper(inside),
    veil(box, story),
    subjects(parts, sheets, box, story, view),
    people(parts, sheets, story.people, whereTheyStand(story, view)),
    paper(place?.front ?? ''),
  ];
  const whole = picture(box, { width, height, label: '' }, `<defs>${sheets.all()}</defs>`, ...layers);
  return whole.replace(
    `viewBox="0 0 ${width} ${height}"`,
    `viewBox="${view.left} 0 ${view.width} ${height}"`,
  );
}

/** Where walls, water or the dark are all around, no sky is seen. */
const withoutSky: ReadonlySet<PicturePlace> = new Set(['room', 'kitchen', 'stage', 'under-the-sea', 'space']);

/** What goes on above the scene: the sky as it begins, or the wall, the water or the dark that is all around. */
export function above(
  parts: Parts,
  box: PaintBox,
  { place, hour }: StoryPicture,
): { paint: string; veil: number; isSky: boolean } {
  const [zenith] = box.palette.sky;
  if (!withoutSky.has(place)) return { paint: zenith, veil: deepOf[hour], isSky: true };
  const [, wall = zenith] = /fill="(#[0-9a-f]{6})"/.exec(parts.places[place]?.inside ?? '') ?? [];
  return { paint: wall, veil: deepOf[hour], isSky: false };
}

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

/** Below what the story is about, from the chest up; where nothing of it can be drawn they are what it is about. */
function whereTheyStand({ subjects: about, people: { length } }: StoryPicture, view: View) {
  if (about.length > 0) return { middle: 400, foot: 446 };
  const mostThatAreLarge = view.width < width ? 1 : 3;
  return length > mostThatAreLarge
    ? { middle: 400, foot: 448, scale: 1.15 }
    : { middle: 400, foot: 460, scale: 1.6 };
}

/** The shadow that each sheet throws on the one behind it. */
const paper = (sheet: string): string =>
  sheet === ''
    ? ''
    : `<g stroke="#15133a" stroke-opacity=".2" stroke-width="5" paint-order="stroke" stroke-linejoin="round">${sheet}</g>`;

/** A place as it is drawn, or as its pieces stand in the second or third way. What hangs on its wall gives way to a large window. */
function arranged(inside: string, { arrangement, subjects: about }: StoryPicture): string {
  const onTheWall = /<g data-wall=""([^>]*>.*?<\/g>)/g;
  const marked = / data-second="([^"]*)" data-third="([^"]*)"/g;
  const hasWindow = about.some(({ isOutside }) => isOutside);
  return inside
    .replaceAll(onTheWall, (_, group: string) => (hasWindow ? '' : `<g${group}`))
    .replaceAll(marked, (_, second: string, third: string) => {
      const way = [undefined, second, third][arrangement];
      return way === undefined ? '' : ` transform="${way}"`;
    });
}

const deepOf = { dusk: 0.06, night: 0.2, late: 0.3 } as const;

/** The later the hour, the deeper the place; what is lit from within stays bright. */
function veil(box: PaintBox, { hour }: StoryPicture): string {
  const deep = deepOf[hour];
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
  { middle, alone }: View,
): string {
  const known = about.filter(({ is }) => parts.subjects[is]);
  const glow = box.radial('glow', [
    [0, '#ffe3a3', 0.85],
    [0.45, '#ffcf7d', 0.42],
    [1, '#ffbf6b', 0],
  ]);
  const light = `<ellipse cx="${middle}" cy="210" rx="${known.length > 1 ? 340 : 300}" ry="230" fill="${glow}"/>`;
  const whole = { at: 0, ...alone };
  const places = known.length > 1 ? [inFront, beside] : [whole];
  const cut = known.map((subject, index) => {
    const { at, ...room } = places[index] ?? whole;
    if (subject.isOutside !== true)
      return cutOut(parts, sheets, subject, spotsOf(subject, middle + at, foot, room));
    return throughTheWindow(box, windowFor(middle + at, room), glow, (pane) =>
      cutOut(parts, sheets, subject, spotsOf(subject, pane.middle, pane.foot, pane)),
    );
  });
  // A window is in the wall, and whatever is indoors stands before it.
  const [seen, near] = [true, false].map((isOutside) =>
    cut.filter((_, index) => (known[index]?.isOutside === true) === isOutside).join(''),
  );
  return `${light}${seen}${near}`;
}

/** How much room there is for what a story is about: the first thing is larger than whatever stands beside it. */
const inFront = { at: -112, width: 272, height: 272 };
const beside = { at: 146, width: 214, height: 204 };
const foot = 338;

/** A window as wide as what is seen in it would be, with its sill where the wall ends. */
const windowFor = (
  middle: number,
  { width: wide, height: high }: { width: number; height: number },
): Window => ({
  left: middle - wide / 2 - 12,
  top: 306 - high,
  width: wide + 24,
  height: high,
});

/** Many stand behind and beside the first. */
function spotsOf(
  { isMany }: PictureSubject,
  middle: number,
  onGround: number,
  { width: wide, height: high }: { width: number; height: number },
): Spot[] {
  const room = { width: wide, height: high };
  if (!isMany) return [{ middle, foot: onGround, ...room }];
  const share = (part: number) => ({ width: room.width * part, height: room.height * part });
  return [
    { middle: middle - room.width * 0.34, foot: onGround - room.height * 0.32, ...share(0.6) },
    { middle: middle + room.width * 0.36, foot: onGround - room.height * 0.38, ...share(0.6) },
    { middle, foot: onGround, ...share(0.82) },
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
