import type { StoryPicture } from '#contract/pictures.ts';

/** A picture as an image's own address, and as one sentence for those who do not see it. */
export type DrawnCover = { address: string; inWords: (names: readonly string[]) => string };

/** Some screens full of covers, of about 20 KB each. */
const mostKept = 200;
const drawn = new Map<string, DrawnCover>();

/** Two pictures of the same description look the same, so the description is the key. */
const keyOf = (picture: StoryPicture): string => JSON.stringify(picture);

/** Covers that were drawn already, by what is on them; for a shelf, which need not know how they are drawn. */
export const drawnCovers = {
  find: (picture: StoryPicture): DrawnCover | undefined => drawn.get(keyOf(picture)),
  keep(picture: StoryPicture, cover: DrawnCover): void {
    drawn.set(keyOf(picture), cover);
    const [oldest] = drawn.keys();
    if (drawn.size > mostKept && oldest !== undefined) drawn.delete(oldest);
  },
};
