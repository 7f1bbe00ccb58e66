import type { StoryPicture } from '#contract/pictures.ts';

/** Some screens full of covers, of about 20 KB each. */
const mostKept = 200;
const drawn = new Map<string, string>();

/** The same words are the same picture. */
const keyOf = (picture: StoryPicture): string => JSON.stringify(picture);

/** Covers that were drawn already, by what is on them; for a shelf, which need not know how they are drawn. */
export const drawnCovers = {
  find: (picture: StoryPicture): string | undefined => drawn.get(keyOf(picture)),
  keep(picture: StoryPicture, address: string): void {
    drawn.set(keyOf(picture), address);
    const [oldest] = drawn.keys();
    if (drawn.size > mostKept && oldest !== undefined) drawn.delete(oldest);
  },
};
