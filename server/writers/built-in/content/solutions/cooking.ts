import type { Solution } from '../../format.ts';

/** For whoever cooks, bakes or is fond of eating. {C.made} is always something to eat, wrapped in paper. */
export const cooking: readonly Solution[] = [
  {
    class: 'cooking',
    needs: ['calm'],
    text: `{C} began to stir, with one finger, in nothing at all. "It must not catch," said {C}. "Slower. Slower than that." Round it went, and round. There is nothing so calm as a pot that must not be hurried, even when there is no pot, and {who} could not look away.`,
  },
  {
    class: 'cooking',
    needs: ['calm'],
    text: `{C} counted slowly, as you count for an egg, and {X} came in on the tens. "Soft," said {C} at last. They both turned and looked at {who}. It was true. You could have put a spoon in.`,
    isSignature: true,
  },
  {
    class: 'cooking',
    needs: ['trust'],
    text: `{C} unwrapped one corner of the paper, and folded it back again, and that was all. But {C.made} will not be kept in by paper. The warm smell went out by itself, and round the back, and had a word with {who}.`,
  },
  {
    class: 'cooking',
    needs: ['trust'],
    text: `{C} sat down and shelled a few peas that had been left in a pocket. Pop, and then a soft rattle. It takes no talking. {who} edged up until there was a place on either side of the peas, and then they were shelling together, in a way.`,
  },
  {
    class: 'cooking',
    needs: ['cheer'],
    text: `{C} cooked a supper for {who}, out loud, since there was no stove. There were eleven puddings. The ninth was on fire, in a polite way, and the last one had a moat. By then {who} {who.was} listening so hard that somebody ought to have brought a spoon.`,
    isSignature: true,
  },
  {
    class: 'cooking',
    needs: ['cheer'],
    text: `{C} tasted the gloom next to {who}, and thought about it. "Too much pepper," said {C}. "It wants a pinch of something silly." So {C} balanced {C.tool} on one shoulder, very solemnly, like a parrot, and went on thinking. It was just the right amount.`,
  },
  {
    class: 'cooking',
    needs: ['remember'],
    text: `"It is never the big thing that you leave out," said {C}. "It is the salt." So they let the big things alone, and went through the small ones, pinch by pinch: the string, the saucer, the bit about the door. And there, in among the salt, was {thing}.`,
  },
  {
    class: 'cooking',
    needs: ['way'],
    text: `{C} shut both eyes and sniffed along them all, slowly, the way you find out whose turn it was to cook. One smelled of nothing, and one of cold tin. But the next, very faintly, smelled of bread. Nobody had to be told that it was {thing}.`,
  },
  {
    class: 'cooking',
    needs: ['mend'],
    madeOf: 'parts',
    text: `{C} had a lump of dough left over, rather grey from the pocket. A bit went behind, and a bit went underneath, pressed well in with both thumbs. "Now it has to rest," said {C}, "as anyone would." Nobody touched it for the length of a yawn. After that there was not one wobble left in {thing}.`,
  },
  {
    class: 'cooking',
    needs: ['reach'],
    text: `At home the jam was kept where nobody could get at it, and {C} was fond of jam. So {C} knew a way. It is done with two apron strings and a whisk. Out they went, a little, and a little more, ~and back they came with {thing}, as easy as apricot.`,
    isSignature: true,
  },
  {
    class: 'cooking',
    needs: ['mend'],
    text: `"Back to the start," said {C}, "and this time in the right order." That is how you save a sauce. {C} put aside what did not belong, and smoothed out what was lumpy, and did the next thing only when the last was done. By the end {thing} could not think what had been the matter.`,
  },
  {
    class: 'cooking',
    needs: ['wait'],
    text: `"It's no good looking," said {C}. "That only makes it slower." So {C} sat the other way round and named all that goes on warm toast. It is a long list. At the end of it there was no more toast in the world. Then {C} peeped over one shoulder. "Done," said {C}.`,
  },
  {
    class: 'cooking',
    needs: ['company'],
    text: `{C} spread a clean cloth beside {thing} and shared out {C.made}, a bit at every place, and at one place more. Nobody asked who that one was for. It was a quiet sort of supper, such as you have with people whom you have known a long time.`,
  },
  {
    class: 'cooking',
    needs: ['way'],
    text: `{C} held the back of one hand up to each of them, as you do to an oven door. Cold. Cold again. But one was not quite cold, like a loaf on the day after. "Somebody has been by here," said {C}, "and not so long ago." So they had their answer, and it was {thing}.`,
  },
  {
    class: 'cooking',
    needs: ['reach'],
    text: `{C} had seen how bread is fetched out of a very deep oven. It is not pulled. You slide a long flat board in under it, as under somebody asleep, and draw it to you without a jerk. A tray and a stick did for the board. Out came {thing}, as smoothly as a loaf.`,
  },
  {
    class: 'cooking',
    needs: ['wait'],
    text: `"It is like rice," said {C}, and nobody lifts the lid on rice. You sit by it. You may smell, but you may not look. {C} told what the rice would be doing by now, grain by grain, in a low warm voice. It was quite a gripping story, and it came out just right.`,
  },
  {
    class: 'cooking',
    needs: ['company'],
    text: `{C} had a nut in one pocket and a raisin in the other. They made a very small supper, in two courses, next to {thing}. It was eaten slowly. That is how you turn a stop into a visit.`,
  },
  {
    class: 'cooking',
    needs: ['remember'],
    text: `{C} asked what it used to taste of. Nobody had ever put it to {who} like that. It was sharp at the front, and then there was something round, like butter. "Then it is nearly set," said {C}, and waited, as you wait for a jelly. {thing} came away whole, and hardly shook.`,
  },
];
