import type { Story } from '#contract/stories.ts';

/** Some screens full of covers, of about 20 KB each. */
const mostKept = 200;
const drawn = new Map<string, string>();

/** Another as soon as the house has given an old story its picture. */
const keyOf = ({ id, picture }: Story): string => `${id} ${picture ? 'drawn' : 'plain'}`;

/** Covers that were drawn already, by their stories; for a shelf, which need not know how they are drawn. */
export const drawnCovers = {
  find: (story: Story): string | undefined => drawn.get(keyOf(story)),
  keep(story: Story, address: string): void {
    drawn.set(keyOf(story), address);
    const [oldest] = drawn.keys();
    if (drawn.size > mostKept && oldest !== undefined) drawn.delete(oldest);
  },
};
