import type { Solution } from '../../format.ts';

/** For whoever swims, fishes, sails or splashes. True on dry land as well, and nobody gets wet alone. */
export const water: readonly Solution[] = [
  {
    class: 'water',
    needs: ['calm'],
    text: `{C} lay back on nothing much, with both arms wide, and let it do the holding up. "You needn't help," said {C}. "That is all that floating is." {who} tried it. It took some believing. But there did seem to be something, cool and wide, that held.`,
  },
  {
    class: 'water',
    needs: ['calm', 'trust'],
    text: `{C} lay down, and {X} lay down alongside, and they held hands. "Otters do it," {C} told {who}, "so that nobody drifts off in the night." There was room left on the other side, and it was warm there. A slow rocking went from one to the next, and after a bit {who} {who.was} rocking too.`,
  },
  {
    class: 'water',
    needs: ['trust'],
    text: `"It is only cold at first," said {C}. "You put in one toe." Nobody laughed at the toe. "Then you stay there for as long as you like." {who} came out by about that much, and stayed there for a long time, and nobody laughed at that either.`,
  },
  {
    class: 'water',
    needs: ['trust'],
    text: `{C} sat down and trailed one hand, as you trail it over the side of a boat, and looked somewhere else. Anyone who has sat in a boat knows that it brings things. Nothing came for a good while. Then {who} came in, as softly as a ripple.`,
  },
  {
    class: 'water',
    needs: ['cheer'],
    text: `{C} filled both cheeks and made the sound of a bath when it lets go of the last of the water. It was exact. It had the gurgle, and the gulp, and the long sad song at the end. {C} had to do it four times. {who} would not hear of three.`,
    isSignature: true,
  },
  {
    class: 'water',
    needs: ['cheer'],
    text: `{C} told {who} about the one that got away. It was as long as this. Well, it was as long as that. By the end it had a hat on, and had said good evening. Nothing with such manners goes very far. {who} had begun to look out for the hat.`,
  },
  {
    class: 'water',
    needs: ['remember'],
    text: `{C} asked for something small to bait it with. {who} had only a crumb of it left, but a crumb would do. It was let down into the quiet. There was a nibble, and a wait, and then a good strong pull, and up came the rest of it, wet and whole: {thing}.`,
  },
  {
    class: 'water',
    needs: ['way'],
    text: `{C} stood quite loose, with both arms out and soft knees, as one stands in water that is moving. There is always a bit of a pull. It was hardly anything. But it turned {C} round, little by little, like a duck on a pond, until {C} was looking straight at {thing}.`,
  },
  {
    class: 'water',
    needs: ['reach'],
    text: `{C} cupped both hands and drew them slowly back, as you bring in a leaf on a pond. You must not grab. You make a bit of a drift, and let it think that it was coming anyway. {thing} gave a stir, and turned about, and came in on the drift as far as two cool palms.`,
  },
  {
    class: 'water',
    needs: ['mend'],
    madeOf: 'parts',
    text: `{C} went over {thing} as you go over a boat in spring, with one wet finger, to feel where the cold gets in. Wherever it got in, the parts were pushed together. They were stopped with a bit of cork, a smear of wax, and a thumb, held on for one whole breath. You could have launched it.`,
  },
  {
    class: 'water',
    needs: ['reach'],
    text: `There is a flick of the wrist that cannot be taught. {C} had a bit of line, and a bent pin with no point. Out it went over everything, as thin as a thought, and came down just where {C} was looking. There was a small, round, certain tug, ~and in came {thing}.`,
  },
  {
    class: 'water',
    needs: ['wait'],
    text: `{C} knew about this. You get comfortable. You put something soft over your eyes, and tie a bit of line to one thumb. "Tell me if it nibbles," said {C}. For a good while there was nothing but the sound of {C} not hurrying. Then it nibbled.`,
  },
  {
    class: 'water',
    needs: ['company'],
    text: `{C} sat down next to {thing} and looked straight ahead, as two people do in a small boat. In a boat you needn't look at each other. You look out. So the two of them looked out, and there was plenty for both.`,
  },
  {
    class: 'water',
    needs: ['way'],
    text: `"The quiet one is the deep one," said {C}. Where it is shallow there is always chatter. So {C} put an ear to them all, with one wet finger up for silence. Most of them babbled. But one said nothing whatever, in a low, wide voice, and it was {thing}.`,
  },
  {
    class: 'water',
    needs: ['mend'],
    madeOf: 'thread',
    text: `{C} mended it as you mend a net, and did not begin with the hole. "You go from good to good," said {C}. So {C} started a long way out, where nothing was wrong, and came in, one small wet knot at a time. When the middle was reached, there was no more middle, and {thing} {thing.was} whole.`,
  },
  {
    class: 'water',
    needs: ['wait'],
    text: `{C} had an inch of sea in a small bottle, and laid the bottle on its side, and watched it. It is like the big one, only sooner. A finger made a wave, and a foot made a storm. {C} kept so still that it went quite flat, and shone. When it trembled, that was the sign.`,
  },
  {
    class: 'water',
    needs: ['company'],
    text: `{C} drew up alongside {thing} and breathed out, as a boat lies up to a wall for the night. There was a small sigh. It was hard to say which of them it came from. After that there was only the slow in and out of somebody who is tied up safe.`,
  },
];
