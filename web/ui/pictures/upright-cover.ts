import type { StoryPicture } from '#contract/pictures.ts';
import { createPaintBox } from '../scenes/pieces/paint-box.ts';
import { at, inset, picture } from '../scenes/pieces/picture.ts';
import { createChance } from '../scenes/pieces/seeded.ts';
import { stars } from '../scenes/pieces/sky.ts';
import { above, drawCover } from './draw-cover.ts';
import type { Parts } from './parts.ts';

/** As upright as a sheet of paper: its sides are in the proportion of A5. */
const [width, height] = [800, 1134];
/** The cover of the shelf at its foot, a little larger than the sheet is wide. */
const scene = { width: 912, height: 536 };
/** Up to here the sky is free for the title. */
const titleSky = { width, height, foot: height - scene.height };

const asPainted = (painting: string): string =>
  `<image href="${painting}" width="${scene.width}" height="${scene.height}" preserveAspectRatio="xMidYMid slice"/>`;

/** The picture of a story as the cover of a whole book: the same one, under a sky that has room for the title. */
export function uprightCover(parts: Parts, story: StoryPicture, painting?: string): string {
  const box = createPaintBox('upright', story.hour);
  // As the scene itself begins: a printer that knows no masks shows no edge between the two.
  const { paint, veil, isSky } = above(parts, box, story);
  const dusk = box.vertical('dusk', [
    [0, '#0d0b2c', veil + 0.3],
    [1, '#0d0b2c', veil],
  ]);
  const dawn = box.vertical('dawn', [
    [0, '#fff', 0],
    // A painting begins with a sky of its own.
    [painting === undefined ? 0.1 : 0.2, '#fff', 1],
  ]);
  const drawn =
    painting === undefined ? inset(drawCover(parts, story), { x: 0, y: 0, ...scene }) : asPainted(painting);
  return picture(
    box,
    { width, height, label: '' },
    `<rect width="${width}" height="${height}" fill="${paint}"/><rect width="${width}" height="${titleSky.foot}" fill="${dusk}"/><rect y="${titleSky.foot}" width="${width}" height="${scene.height}" fill="#0d0b2c" opacity="${veil}"/>`,
    isSky
      ? stars(createChance(story.arrangement + 1), box, { width, height: titleSky.foot + 60, count: 90 })
      : '',
    // Where the two skies meet nobody shall see it, not even where the moon shines beyond its own picture.
    `<mask id="upright-seam"><rect width="${scene.width}" height="${scene.height}" fill="${dawn}"/></mask>`,
    at((width - scene.width) / 2, titleSky.foot, `<g mask="url(#upright-seam)">${drawn}</g>`),
  );
}
