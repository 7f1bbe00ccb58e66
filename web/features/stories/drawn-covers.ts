/** Some screens full of covers, of about 20 KB each. */
const mostKept = 200;
const drawn = new Map<string, string>();

/** Covers that were drawn already, by their stories; for a shelf, which need not know how they are drawn. */
export const drawnCovers = {
  find: (storyId: string): string | undefined => drawn.get(storyId),
  keep(storyId: string, address: string): void {
    drawn.set(storyId, address);
    const [oldest] = drawn.keys();
    if (drawn.size > mostKept && oldest !== undefined) drawn.delete(oldest);
  },
};
