import type { StoryPicture } from '#contract/pictures.ts';
import type { Parts } from './parts.ts';
import { uprightCover } from './upright-cover.ts';

const side = 800;

/** The lower square of the cover of a book, where all of it happens: players of podcasts and lock screens show a square. */
export function squareCover(parts: Parts, story: StoryPicture): string {
  const upright = uprightCover(parts, story);
  return upright.replace(/viewBox="0 0 (\d+) (\d+)"/, (_, width: string, height: string) => {
    const top = Number(height) - side;
    return `viewBox="0 ${top} ${width} ${side}" width="${side}" height="${side}"`;
  });
}
