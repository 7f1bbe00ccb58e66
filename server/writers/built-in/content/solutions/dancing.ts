import type { Solution } from '../../format.ts';

/** For whoever dances, balances, stretches or tumbles. {C.made} is always a dance or a figure. */
export const dancing: readonly Solution[] = [
  {
    class: 'dancing',
    needs: ['calm'],
    text: `It began with one foot. {C} put it down, and took it up, and put it down again, no louder than a cat. Then came the other. It was the same four steps each time, ~and each time they were slower, until {who} had got hold of the slow part.`,
  },
  {
    class: 'dancing',
    needs: ['calm'],
    text: `"Pick one thing and look at it," said {C}. "That is what you do when the room goes round." So {who} looked at {C}. And {C} turned once, with both arms out, as slowly as honey leaves a spoon, and stopped, and looked back. Everything else had stopped too.`,
  },
  {
    class: 'dancing',
    needs: ['trust'],
    text: `{C} held out one hand, low down, and looked at both feet, the way you ask somebody who may say no. Then {C} danced both parts, with a space where the other one should be. It was a very well kept space. It was a pity to waste it, and in a while {who} {who.was} in it.`,
  },
  {
    class: 'dancing',
    needs: ['trust'],
    text: `{C} let go of one thing at a time, first the shoulders, and then the elbows, and at last the knees. In the end nobody stood there. There was only a soft heap, breathing. A heap has never frightened anyone. {who} came up and had a good long look.`,
  },
  {
    class: 'dancing',
    needs: ['cheer'],
    text: `{C} did the step with the hop in it, and it went wrong, and {C} carried on as though wrong was how it is done. One arm went off by itself. It ended with {C} facing the other way, looking very proud. {who} had not expected the end.`,
  },
  {
    class: 'dancing',
    needs: ['cheer'],
    text: `Whatever {who} did, {C} did, just after: a droop for a droop, a sigh for a sigh. When there was a twitch at one side, {C} did the twitch, only larger. It is a strange thing to see your own gloom done well, and with pointed toes.`,
    isSignature: true,
  },
  {
    class: 'dancing',
    needs: ['remember'],
    text: `{C} took all that {who} did remember, and gave it a slow turn, as you tip a box to hear what is in it. Nothing. "Again," said {C}. At the third turn something came loose, and slid, and settled, and it was {thing}.`,
  },
  {
    class: 'dancing',
    needs: ['way'],
    text: `{C} went up on tiptoe, with both eyes shut, and turned past each of them, as slowly as a music box. A spine is not easy to fool. One made the neck go stiff, and one made the knees think. But at the next everything in {C} came down on its heels, soft and sure, as on a stage. It was {thing}.`,
  },
  {
    class: 'dancing',
    needs: ['way', 'reach'],
    text: `{C} leaned, and {X} leaned the other way to make it fair, with only their fingers hooked together. It is how two people come to be as long as three. {C} hung there in the middle of the air, and turned to look, and said, "Ah." On the way back, slow and smooth, {C} had one finger on {thing}.`,
  },
  {
    class: 'dancing',
    needs: ['mend'],
    madeOf: 'parts',
    text: `{C} could see that the parts were only out of step. "You go first," {C} told one of them, "and you come in late." Each was turned, and passed along, and put down on the beat. Nothing was forced. On the last beat, softly, they all arrived.`,
  },
  {
    class: 'dancing',
    needs: ['reach'],
    text: `{C} did not lunge. People always lunge. {C} breathed out, and let both shoulders go, and grew toward {thing}, one bone after another. When that was used up there was still a little left in the fingers, ~and a little was enough.`,
  },
  {
    class: 'dancing',
    needs: ['wait'],
    text: `There is a dance for people who are waiting, and {C} did it. It goes one step on, and one step back, and look at your shoe. It gets nobody anywhere. By the fourth time it was really very good, and it seemed a shame that there was not a bit longer to wait.`,
  },
  {
    class: 'dancing',
    needs: ['company'],
    text: `{C} made a curtsy to {thing}, a proper one. Then came a dance on quiet feet, three steps to the left and three to the right. At the end one palm came to rest about where a shoulder would be, lightly, as it does when the music has stopped.`,
  },
  {
    class: 'dancing',
    needs: ['mend'],
    madeOf: 'parts',
    text: `{C} put two fingertips under the largest part, here, and then there, to find where it balanced. That was not where anyone had been pushing. "Don't hold it so hard," said {C}. Held like that, and with one long breath out, the parts of {thing} leaned in by themselves, and met.`,
  },
  {
    class: 'dancing',
    needs: ['wait'],
    text: `{C} stood on one leg. It was a plain sort of leg, but there was a good deal in it. There was a wobble, and a rescue, and then a long calm middle. About halfway {C} changed over. It was the turn of the other leg to be calm, and it was, to the very end.`,
  },
  {
    class: 'dancing',
    needs: ['company'],
    text: `{C} kept still the way {thing} kept still, with the weight in that place, and that sort of a lean. It took some finding. From in there the world was different, lower on one side, and very patient. {C} kept it up for four slow breaths, so as not to be only a visitor.`,
  },
  {
    class: 'dancing',
    needs: ['remember'],
    text: `{C} took {who} back through the whole day, as you go through a dance from its end, very softly, so as not to startle anything. Going backward, nothing is where you expect. There was a turn that nobody remembered having made. {C} stopped halfway round it, and just there, behind the heel, was {thing}.`,
  },
];
