import type { Solution } from '../../format.ts';

/** For whoever draws, paints or letters. {C.tool} always leaves a mark and {C.made} is always flat. */
export const drawing: readonly Solution[] = [
  {
    class: 'drawing',
    needs: ['calm'],
    text: `{C} took out {C.tool} and began a picture of {who}. "You needn't keep still," said {C}, looking up, and down, and up. But everybody does, for a picture. The stillness started at the edges, ~and then it went all the way in.`,
  },
  {
    class: 'drawing',
    needs: ['calm'],
    text: `{C} drew the fuss just as it was, a black knot of lines going round and round. Then {C} let the end of the line come out of the knot and go off to one side, slow and flat, like a road. {who} watched it go. It was quite a long road.`,
  },
  {
    class: 'drawing',
    needs: ['trust'],
    text: `On a scrap of paper {C} drew a door, no bigger than a stamp, and not quite shut. {C} put it down halfway, and went back, and looked at something else, ~and the small door did the rest.`,
    keep: 'the very small paper door',
  },
  {
    class: 'drawing',
    needs: ['cheer'],
    text: `"This is meant to be me," said {C}, and held up the paper. It was mostly knees. {who} looked at the picture, and at {C}, and at the picture again. There began to be a sound like a lid that is trying not to come off.`,
    isSignature: true,
  },
  {
    class: 'drawing',
    needs: ['cheer', 'trust'],
    text: `{C} drew a head and folded it over, and {X} drew the next part without looking. Then it was laid in front of {who}, folded small, ~and it came open slowly, by itself, as paper does. The top was a duchess. The bottom was a teapot in good brown shoes.`,
  },
  {
    class: 'drawing',
    needs: ['remember'],
    text: `{C} drew a round space with nothing in it. "What was on this side?" asked {C}. A nail, it turned out. And on that side? Something blue. Bit by bit {C} put in all that was round about, until the white place in the middle had the exact shape of {thing}.`,
  },
  {
    class: 'drawing',
    needs: ['way'],
    text: `{C} drew what lay in front, every bit of it, as it was and not as it ought to be. Then {C} turned the paper upside down. "Oh," said {C}. All the wrong ones wandered off the edge of the page. The only one that stayed on it was {thing}.`,
  },
  {
    class: 'drawing',
    needs: ['reach'],
    text: `{C} rubbed one thumb clean and held it up, a long way off, and shut one eye, the way people do who draw. Then {C} put a soft grey mark, there, and there, and there. One hand had only to go from mark to mark, ~and when it had touched the last it was touching {thing}.`,
  },
  {
    class: 'drawing',
    needs: ['mend'],
    text: `{C} drew {thing} whole, with a thin line round every part. After that it was only a matter of doing what the picture did. "That bit goes under," said {C}, "and this one has been back to front all along." At the end you could not have said which was the picture.`,
  },
  {
    class: 'drawing',
    needs: ['reach'],
    text: `{C} shut one eye and measured. From here it was four thumbs to {thing}. From three steps to the left it was two. {C} went on like that, moving and measuring, until it was no thumbs at all, ~and then {C} simply put out a hand.`,
  },
  {
    class: 'drawing',
    needs: ['wait'],
    text: `You make one squiggle, with your eyes shut, and then it has to be turned into something. {C} made a good many, on both sides of an envelope. The first became a goat. The next became a stair, with that goat on it. The last of the white paper and the last of the waiting went together.`,
  },
  {
    class: 'drawing',
    needs: ['company'],
    text: `{C} drew {thing} from the side that nobody looks at, and took longest over the worn places, which are always the best part. Then {C} held the paper up so that they could both see. It is not every evening that somebody looks at you for as long as that.`,
  },
  {
    class: 'drawing',
    needs: ['way'],
    text: `{C} shut both eyes and drew each of them in turn, to see what the hand thought. Most of them came out as a sort of potato. But one went down on the paper in a single line, from one end to the other, as easily as a name. That was {thing}.`,
  },
  {
    class: 'drawing',
    needs: ['mend'],
    text: `{C} put {thing} together and drew a line across every break, in pink chalk. Then came a great many short lines over the long ones, like stitches. "That is only drawn," said somebody. {C} went over it again, and pressed hard at the corners. A thing that has been drawn as well as that is too polite to come undone.`,
  },
  {
    class: 'drawing',
    needs: ['wait'],
    text: `{C} drew the time. It was one long thin line, to begin with, and nothing on it. Then there was a bird. Then there were nine birds, and a bit of a gate, and somebody small with a bag. At the end of the paper there was hardly any line to be seen, ~and there was hardly any waiting left.`,
  },
  {
    class: 'drawing',
    needs: ['company'],
    text: `{C} drew the two of them, {C} on the left and {thing} on the right, the same size, as if for a photograph. Nothing was written underneath. But you could see from the way they stood that they had known each other for years.`,
  },
  {
    class: 'drawing',
    needs: ['remember'],
    text: `"I'll draw it," said {C}, "until it is not wrong." It was wrong at once. {C} rubbed it out, and drew it less wrong, and rubbed out that. In the end the paper was grey and soft and there was only one line. {who} looked at the line. That was how it began, {thing}.`,
  },
];
