import type { Line, RoleClass } from '../../format.ts';

export const hush: readonly Line[] = [
  `{lamp} was turned low, and then lower. The corners of the room went soft.`,
  `Teeth were done, and faces, in warm water. The stairs creaked one by one, from the bottom to the top, and then lay still.`,
  `The house made its small night sounds, the tick of the pipes and the long sigh of the beams.`,
];

/** One quiet sentence: somebody is settled for the night. */
export const settles: Readonly<Record<RoleClass, readonly Line[]>> = {
  pet: [
    `{C} turned round three times on the rug and lay down in a curl.`,
    `{C} was asleep already, and breathing slow and warm.`,
    `{C} chose the end of the bed, as if for the first time.`,
  ],
  little: [
    `{C} was asleep before the second sock was off.`,
    `{C} was tucked in, with one warm fist outside the blanket.`,
    `{C} gave one long yawn and was gone, soft as a coat sliding off a chair.`,
  ],
  elder: [
    `{C} sat a while longer by the low lamp, and then that chair was quiet too.`,
    `{C} hummed something slow, and left the end of it for tomorrow.`,
    `{C} said goodnight in a low voice, as one says it to a garden.`,
  ],
  anyone: [
    `{C} was in bed by then, warm and still.`,
    `{C} whispered something into the pillow, and it stayed there.`,
    `{C} lay listening to the quiet house.`,
    `{C} pulled the blanket up and breathed out slowly.`,
  ],
};
