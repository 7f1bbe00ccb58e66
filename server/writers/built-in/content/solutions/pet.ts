import type { Solution } from '../../format.ts';

/** More answers for the animals. {C} may be a dog or a tortoise, so little is said of paws. */
export const pet: readonly Solution[] = [
  {
    class: 'pet',
    needs: ['calm'],
    text: `{C} stared at {who}. It was a long stare, with no blame in it, of the kind that is given to a door which will be opened in the end. Whatever {who} had been doing began to want explaining. It could not be explained, and so it stopped.`,
  },
  {
    class: 'pet',
    needs: ['trust', 'cheer'],
    text: `{C} took no notice of {who} at all. {C} turned the other way, and tidied up one side, and then the other side, with very great care. Nothing makes you want so much to be looked at. Before long {who} would have given almost anything for one look. So {C} gave one.`,
  },
  {
    class: 'pet',
    needs: ['cheer'],
    text: `{C} brought {who} a present. It was a wet stick. It was put down in front, and nudged a little nearer, so that there should be no mistake about whom it was for. Nobody had ever given {who} a stick before, let alone a good one.`,
    keep: 'the good wet stick',
  },
  {
    class: 'pet',
    needs: ['remember'],
    text: `{C} went off and fetched things: a glove, and then a stick, and then a spoon. Each was laid before {who} with a hopeful look. None of them was {thing}. But it is hard not to think of the right one, with somebody guessing as hard as that.`,
  },
  {
    class: 'pet',
    needs: ['way'],
    text: `{C} looked at the first, and looked away. {C} looked at the next, and thought about fish. Then something seemed to go through {C} from end to end, like a ripple. There was no more talk after that. {C} {C.was} waiting at {thing} already, to see what kept everyone.`,
  },
  {
    class: 'pet',
    needs: ['mend'],
    text: `{C} settled down, warm and heavy, on the one bit that would keep slipping. As it turned out, that was all it needed. It could not slip now, and the rest could be brought up and joined. {C} was thanked, and moved a little to the left, ~and {thing} held.`,
  },
  {
    class: 'pet',
    needs: ['reach'],
    text: `{C} had been looking at {thing} for some time, and now {C} went. It was not by any way that other people would have called a way. There was a scrabble, and a silence. Then {thing} began to move, backward, a bit at a time, with {C} pulling, and they all put out their hands.`,
  },
  {
    class: 'pet',
    needs: ['wait'],
    text: `{C} showed them how it is done. You turn about until the world is the right way round. You lay your chin on something that belongs to somebody else. Then you let go of one part after another, ears last. Everyone tried it, and some of them were quite good.`,
  },
  {
    class: 'pet',
    needs: ['company'],
    text: `{C} went by {thing} as near as could be, and back again, brushing along one side, ~and something soft was left there. That is how you sign for a thing. Then {C} sat down in front, and looked about until whoever was there had sat down too.`,
  },
  {
    class: 'pet',
    needs: ['way'],
    text: `{C} yawned, and went. It was not how anyone else would have decided. But {C} had never yet been late for a meal. There was nothing better to go by, so they went by {C}, and {C}, warm and sure and sniffing, had gone up to {thing}.`,
  },
  {
    class: 'pet',
    needs: ['wait'],
    text: `{C} watched one spot. There was nothing on it. But {C} watched it with such trust, from the nose right down to the tail, that before long they were all watching it. It was a very good spot. Nobody could say what they had been waiting for before.`,
  },
];
