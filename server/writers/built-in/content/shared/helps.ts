import type { Line, RoleClass } from '../../format.ts';

/** What somebody does while another has a turn. True anywhere, after any trouble, before any answer. */
export const helps: Readonly<Record<RoleClass, readonly Line[]>> = {
  pet: [
    `{C} sat down to watch, and put one foot on somebody's shoe.`,
    `{C} sniffed at the whole affair, and sneezed.`,
    `{C} went round everybody once, to make sure of the number.`,
    `{C} yawned, so as to be some use.`,
  ],
  little: [
    `{C} said, "Uh oh," and said it very well.`,
    `{C} held on to the nearest finger.`,
    `{C} found a small stone, and gave it to the person who looked as if a stone might help.`,
    `{C} waved at it, in case it was shy.`,
  ],
  elder: [
    `{C} had a clean handkerchief ready, folded in four.`,
    `{C} nodded slowly, as at an old friend.`,
    `"There is always a way," said {C}. "It is usually the dull one."`,
    `{C} sat on a stone and kept everybody's scarves.`,
  ],
  anyone: [
    `{C} held the light steady, and did not say what to do.`,
    `{C} looked behind it, and underneath, and came back with a leaf.`,
    `{C} made room, and that was a help.`,
    `{C} kept one hand on the bag and the other on the smallest shoulder.`,
    `"Somebody here will know," said {C}, looking round at them all.`,
  ],
};
