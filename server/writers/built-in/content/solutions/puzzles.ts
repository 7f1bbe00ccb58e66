import type { Solution } from '../../format.ts';

/** For whoever plays board games, solves, counts, codes or games. Nothing here has a screen. */
export const puzzles: readonly Solution[] = [
  {
    class: 'puzzles',
    needs: ['calm'],
    text: `"Your move," said {C} to {who}, and leaned back. There was no board. There were no rules either, so far as anyone could tell. But nobody can fuss with a move to think about. {who} thought. {C} waited, chin on both fists, and was in no hurry at all.`,
    isSignature: true,
  },
  {
    class: 'puzzles',
    needs: ['calm', 'cheer'],
    text: `{C} asked only what can be answered by yes or no. Was the trouble bigger than a loaf? Was it to do with soup? Had it a smell? With every no it got a bit smaller. At last it was so small that {who} could hardly find it.`,
  },
  {
    class: 'puzzles',
    needs: ['trust'],
    text: `{C} set out a game for two and played both sides of it, one of them very badly. Each time the far side had a good move, {C} did not see it. It was dreadful to watch. {who} came nearer, and nearer still. Somebody simply had to be on that side.`,
  },
  {
    class: 'puzzles',
    needs: ['cheer'],
    text: `{C} did the trick with three cups and a button, using two hats and a hand. The button was never where you thought. In the end it was nowhere, and {C} had to look for it in earnest. It had been on {C.s} left ear, quite plainly, for some time.`,
    isSignature: true,
  },
  {
    class: 'puzzles',
    needs: ['cheer', 'trust'],
    text: `"I have been saving this," said {C}, and took out a card with its corners gone soft. It was the one that lets you have another go. It is good for any sort of day. {C} laid it down where {who} could see it, and from that moment, you could tell, the next go had begun.`,
    keep: 'the card with soft corners',
  },
  {
    class: 'puzzles',
    needs: ['remember'],
    text: `"What is it not?" asked {C}. That was easier. It was not a boot, and it was not a fish. {C} crossed things out, one after another, the way it is done with a pencil. When all of them were gone but one, it stood there by itself in the white, and it was {thing}.`,
  },
  {
    class: 'puzzles',
    needs: ['way'],
    text: `{C} began at the wrong end, as you should with a maze. "Say that it is done already," said {C}. "How did we do it?" So {C} came back from there, with eyes shut, round this and under that. There was just one that anybody could have begun with, and it was {thing}.`,
  },
  {
    class: 'puzzles',
    needs: ['way'],
    text: `One, two, two, three, three, three. {C} was muttering. "Either it goes up by one each time," said {C}, "or it is somebody's birthday." Both came to the same. {C} went along with one warm finger, and the one where the finger stopped was {thing}.`,
  },
  {
    class: 'puzzles',
    needs: ['mend'],
    madeOf: 'parts',
    text: `{C} turned all the bits face up and looked for edges. There is always an edge, even round a hole. {C} did the edge, and then the easy part. The last piece had been under somebody's heel the whole time. It went in with a snap, and {thing} {thing.was} whole.`,
  },
  {
    class: 'puzzles',
    needs: ['reach'],
    text: `{C} thought about it as you think about the far corner of a board. "Not straight," said {C}. "Two along, and then one to the side." It was an odd way for an arm to go. But it is how a knight gets anywhere, ~and it was how {C} got {thing}.`,
  },
  {
    class: 'puzzles',
    needs: ['reach'],
    text: `By {C.s} count there were seven things in the way, and each of them could move only if another had. {C} stood looking, with both hands folded. Then it went softly and fast: that, this, this, that. The seventh slid aside like a drawer, and all at once there was nothing between {C} and {thing}.`,
  },
  {
    class: 'puzzles',
    needs: ['wait'],
    text: `{C} had thought of a thing, and it had to be guessed, with a yes or a no and no looking. It was not a kind of cheese. It was not in the kitchen, or not always. It was down to a coat or a cousin, and then the time was up. It was an elbow.`,
    isSignature: true,
  },
  {
    class: 'puzzles',
    needs: ['company'],
    text: `{C} set out a game on a flat place beside {thing}, and made the first move, and then waited, out of politeness, before making the second. It was a slow, quiet sort of game. Nobody was winning. You could see that {thing} had not played in years.`,
  },
  {
    class: 'puzzles',
    needs: ['mend'],
    madeOf: 'parts',
    text: `{C} counted the parts, and then counted the holes, and there was one part over. "It cannot come out odd," said {C}, and did the sum again. Two of the parts turned out to be one, with a crack in it, and were pushed together. After that there was a hole for everything, and {thing} came out even.`,
  },
  {
    class: 'puzzles',
    needs: ['wait'],
    text: `{C} worked out how long it would be. By one way it came to eleven hundred breaths, and by the other it came to Thursday. There had to be a slip somewhere. {C} had just found it, hiding behind a seven, when the sum was no longer needed.`,
    isSignature: true,
  },
  {
    class: 'puzzles',
    needs: ['company'],
    text: `{C} asked {thing} a riddle, not a hard one, and did not say the answer. "There's no hurry," said {C}. "You can tell me next time." After that the two of them stayed as they were for a while, the one who knew and the one who was thinking.`,
    keep: 'the riddle that was left behind',
  },
  {
    class: 'puzzles',
    needs: ['remember'],
    text: `{C} put a dot for each thing that {who} could remember, here and here and a long way over there. It did not look like anything. Then {C} joined them up. There was one dot too few. Anyone could see, now, where it had to be, ~and that was where it was, {thing}.`,
  },
];
