import type { Line } from '../../format.ts';

/** What comes before the goodnights; the next words are the first of them. */
export const goodnightFrames: readonly Line[] = [
  `There was just one thing left to do, and it was done in whispers.`,
  `{hero} said goodnight to all of it, in the order it came, with eyes already half shut.`,
  `The dark was full of things to say goodnight to.`,
];

/** The last of the story: {hero} falls asleep, and somebody is breathing. */
export const sleeps: readonly Line[] = [
  `First {hero.s} toes grew heavy, and then the knees, and then the hands, one finger at a time. The warm dark came up slowly, like water in a bath. {hero} breathed in, and breathed out, and was asleep.`,
  `{hero} meant to think about it all from the beginning. There was a beginning, and a little of the middle. Then there was only soft slow breathing, and {hero} was asleep.`,
  `{blanket} rose a little and sank a little. It rose, and sank. Somebody small was sleeping under it, breathing slow, and it was {hero}.`,
];
