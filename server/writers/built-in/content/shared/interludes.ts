import type { Line } from '../../format.ts';

/** A breath between two things. `journey`: on any road, out of doors, after dark. `home`: in the house. */
export const interludes: { journey: readonly Line[]; home: readonly Line[] } = {
  journey: [
    `For a while nobody said anything. It was the comfortable sort of nothing, with footsteps in it.`,
    `They stopped to shake a pebble out of a shoe. It was passed round and admired, and put back by the road where it lived.`,
    `The way went down a little, and then, after thinking about it, up.`,
  ],
  home: [
    `The clock in the kitchen cleared its throat and struck something short.`,
    `For a while nobody said anything, and the house said it with them.`,
    `A moth came in, looked at the lamp from all sides, and sat down beside it.`,
  ],
};
