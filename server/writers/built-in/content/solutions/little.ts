import type { Solution } from '../../format.ts';

/** More answers for the smallest. {C} may be carried, and need not have any words. */
export const little: readonly Solution[] = [
  {
    class: 'little',
    needs: ['calm'],
    text: `{C} yawned. It was small to begin with, as yawns are, and then it opened, and went on opening, until there was hardly anything else to be seen. After that it went round. It got to {who} third.`,
  },
  {
    class: 'little',
    needs: ['trust'],
    text: `{C} put both hands over both eyes, and so was not there. Everybody waited. The hands came down, and {C} was back, pink and surprised. Then {C} was gone again. Each time, on coming back, {C} found {who} a little nearer, and was not surprised by that at all.`,
  },
  {
    class: 'little',
    needs: ['cheer', 'trust'],
    text: `{C} had been saving something, and now held it out to {who} in a warm wet fist. It was a crust. It had been in there since supper. There is no being sad with somebody who offers you all that there is.`,
    keep: 'the crust from the warm fist',
  },
  {
    class: 'little',
    needs: ['remember'],
    text: `{C} said it. It came out sideways, with the soft end in front and a sort of an "oo" in the middle. But it was so nearly {thing} that {who} gave a jump. {C} said it once more, well pleased, and it was right in all but the edges.`,
  },
  {
    class: 'little',
    needs: ['way'],
    text: `{C} leaned. When somebody small leans, with both arms out and everything that they have, there is not much that anyone can do. Everyone looked to see what was over there, at the warm end of the lean. It was {thing}.`,
  },
  {
    class: 'little',
    needs: ['mend'],
    text: `{C} had something in one cheek. It was looked into. It was the missing part, the one that they had hunted for under everything. They wiped it, and it went back where it came from, rather shinier than the rest, and that was the end of the trouble with {thing}.`,
    isSignature: true,
  },
  {
    class: 'little',
    needs: ['reach'],
    text: `{C} dropped a shoe. Everybody bent down to get it. And from right down there they all saw how simply {thing} could be got hold of, and passed from hand to hand. {C} dropped the other shoe, so as to be thanked again.`,
    isSignature: true,
  },
  {
    class: 'little',
    needs: ['wait'],
    text: `{C} took a hat off somebody, and put it back, and took it off. Each time there was a face under it. Each time it was the same face. {C} could hardly believe it. Nobody knows how long that went on, but it was not too long.`,
  },
  {
    class: 'little',
    needs: ['company'],
    text: `{C} laid one soft cheek on {thing} and went slack all over, as small people do when they have made up their minds. It left a damp place there, about as big as a plum. "Mm," said {C}. There was nothing to add.`,
  },
  {
    class: 'little',
    needs: ['wait'],
    text: `{C} fell asleep. There had been a whole busy person there, and then there was just a weight, with a warm head at one end. Everyone had to keep still. They could not have gone on even if it had been time, and so it did not matter at all until it was.`,
  },
];
