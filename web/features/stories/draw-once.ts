import type { StoryPicture } from '#contract/pictures.ts';
import { describePicture } from '#web/ui/pictures/describe.ts';
import { drawCover } from '#web/ui/pictures/draw-cover.ts';
import { loadParts } from '#web/ui/pictures/load-parts.ts';
import { type DrawnCover, drawnCovers } from './drawn-covers.ts';

/** A picture of a story, drawn once however often it is shown. */
export async function drawOnce(picture: StoryPicture): Promise<DrawnCover> {
  const known = drawnCovers.find(picture);
  if (known !== undefined) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(drawCover(await loadParts(), picture))}`;
  const cover: DrawnCover = { address, inWords: (names) => describePicture(picture, names) };
  drawnCovers.keep(picture, cover);
  return cover;
}
