import type { Line } from '../../format.ts';

/** The first thing heard: small, exact, already happening, at home, in the evening, and true in any country. */
export const openings: readonly Line[] = [
  `The last spoon went into the drawer with a clink, and {house} let out its breath. It had been that kind of day, long and rather full of shoes.`,
  `Something was dripping. It was not the tap and it was not the roof. In the end it was only the washing, over the bath, ticking like a slow clock.`,
  `The door had been shut for the night, and then opened for one sandal, and then shut again. It was nearly evening and not quite bedtime in {house}.`,
];
