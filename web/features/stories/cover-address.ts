import type { StoryPicture } from '#contract/pictures.ts';
import { drawCover } from '#web/ui/pictures/draw-cover.ts';
import { loadParts } from '#web/ui/pictures/load-parts.ts';
import { drawnCovers } from './drawn-covers.ts';

/** A picture as an image's own address, drawn once. */
export async function coverAddress(picture: StoryPicture): Promise<string> {
  const known = drawnCovers.find(picture);
  if (known !== undefined) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(drawCover(await loadParts(), picture))}`;
  drawnCovers.keep(picture, address);
  return address;
}
