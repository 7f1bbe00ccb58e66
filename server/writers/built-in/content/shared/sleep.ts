import type { Line } from '../../format.ts';

/** What comes before the goodnights; the next words are the first of them. */
export const goodnightFrames: readonly Line[] = [
  `There was just one thing left to do, and it was done in whispers.`,
  `{hero} said goodnight to all of it, in the order it came, with eyes already half shut.`,
  `The dark was full of things to say goodnight to.`,
  `"Have we said it to everybody?" whispered {hero}. They had not. So they began, with the nearest.`,
  `Somebody began the goodnights, very low, and they went back along the way they had come.`,
  `{hero} lay and thought of them all, one after another, and each one got its word.`,
  `It takes a while to say goodnight properly. They took it slowly, with a breath for each.`,
  `Then it was time for the list, the way they do it when it has been a long day.`,
  `Somebody sat on the edge of the bed in the dark, and they said it together in low voices.`,
  `"Who is left?" whispered {hero}, and counted them off, softly, on warm fingers.`,
  `The goodnights went out through the dark window, one by one, on soft feet.`,
  `{hero} did not want to leave anyone out, and so it was said slowly, to each.`,
  `Out there they would all be lying down by now. It was only polite to say so.`,
  `There was a soft voice in the dark, and it was hard to say whose. It said the goodnights.`,
  `One goodnight each, that was the rule, and it was a quiet rule.`,
  `{hero} was nearly asleep, but the goodnights still had to be given out, like blankets.`,
];

/** The last of the story: {hero} falls asleep, and somebody is breathing. */
export const sleeps: readonly Line[] = [
  `First {hero.s} toes grew heavy, and then the knees, and then the hands, one finger at a time. <?: The warm dark came up slowly, like water in a bath.> {hero} breathed in, and breathed out, and was asleep.`,
  `{hero} meant to think about it all from the beginning. There was a beginning, and a little of the middle. Then there was only soft slow breathing, and {hero} was asleep.`,
  `{blanket} rose a little and sank a little. It rose, and sank. Somebody was sleeping under it, breathing slow, and it was {hero}.`,
  `There was a warm hollow in the bed, just the right length. {hero} lay down in it, and it held still. <?: The pillow was cool on one side.> One breath came in, and one went out, and {hero} was asleep.`,
  `{hero} listened to the house breathing. After a while it was not clear which was the house and which was {hero}. Both were slow, and both were asleep.`,
  `"Goodnight," said {hero}, or meant to. It came out as a breath. The next one was slower, ~and the one after that was sleep.`,
  `One more yawn came by, a large one, and took everything with it, the day and the dark and the sound of rain. {hero} was asleep before it ended.`,
  `The bed was a boat with no oars, and it did not need any. It lay on the quiet, rocking a little. In it lay {hero}, breathing slowly, fast asleep.`,
  `First the far things went to sleep, and then the near ones. The window slept, and the chair, and the slippers. {hero} breathed out, long and warm, and was last.`,
  `{hero} let go of the day slowly, one finger, and then another, the way you let go of a string. It floated up. Under it, warm and still, {hero} was asleep.`,
  `The quiet came and sat on the edge of the bed. It weighed no more than a cat. {hero} felt it there, breathing, and breathed along, and was asleep.`,
  `It was dark and it was warm, and there was nothing at all to do about it. {hero} did nothing, slowly, and did it better and better, and then was sleeping.`,
  `{hero} thought of one small thing, and held on to it, and it grew softer, and rounder, and further off. Then there was just breathing, and that was sleep.`,
  `Down went the shoulders, and down went the arms. Down went one eyelid and then the other, like two warm blinds. Inside, {hero} was already dreaming, and breathing slow.`,
  `A long low breath went through the house and out under the door. It was {hero}, asleep, with one hand open on the pillow.`,
  `{hero} counted the breaths, to see how many there were. There was one. There was one more. After that there was only sleep, and it counted itself.`,
  `The moon moved over by one square of the window. It shone on a blanket, and a hand, and a quiet face. {hero} was asleep, and the breath went softly in and out.`,
  `Somewhere a clock said something slow. {hero} did not hear it. {hero} was asleep, warm to the toes, and breathing like a small calm sea.`,
  `{hero} was still listening when sleep came, so there was nobody left to hear it. It came in softly. It pulled the dark up to {hero.s} chin, and breathed.`,
  `There was a sigh, and then a rest. There was a smaller sigh and a longer rest. That was {hero}, going down into sleep, one soft step at a time.`,
  `The feet slept first, because they had walked the furthest. Then the hands slept, and the nose, and the ears. Last of all {hero} was asleep, and breathed, and was still.`,
  `Everything that had a light had put it out. In the soft dark {hero} lay and breathed, and the breaths grew long, and longer, and were dreams.`,
  `{hero} smiled at something, nobody knew what. The smile stayed a little while after the rest of {hero} had gone to sleep. Then it slept too, and there was only breathing.`,
  `Warm, said the blanket. Slow, said the breath. Now, said the pillow. And {hero} was asleep.`,
];
