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
    text: `{C} had been saving something, and now held it out to {who} in a warm wet fist. It was a crust. It had been in there since supper. There is no being sad, or shy, with somebody who offers you all that there is.`,
    keep: 'the crust from the warm fist',
  },
  {
    class: 'little',
    needs: ['remember'],
    text: `{C} had a try at it. It came out sideways, with the soft end in front and a sort of an "oo" in the middle. But it was so nearly {thing} that {who} gave a jump. {C} had another, well pleased, and it was right in all but the edges.`,
  },
  {
    class: 'little',
    needs: ['way'],
    text: `{C} leaned. When somebody small leans, with both arms out and everything that they have, there is not much that anyone can do. Everyone looked to see what was over there, at the warm end of the lean. It was {thing}.`,
  },
  {
    class: 'little',
    needs: ['mend'],
    madeOf: 'parts',
    text: `{C} would not open one fist. It was opened, a finger at a time. In it was a small part that nobody had missed, the one that holds all the others. They wiped it, and it went back where it came from, rather shinier than the rest, and that was the end of the trouble with {thing}.`,
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
    text: `{C} laid one soft cheek against {thing} and went slack all over, as small people do when they have made up their minds. It left a damp place there, about as big as a plum. "Mm," said {C}. There was nothing to add.`,
  },
  {
    class: 'little',
    needs: ['wait'],
    text: `{C} fell asleep. There had been a whole busy person there, and then there was just a weight, with a warm head at one end. Everyone had to keep still. They could not have gone on even if it had been time, and so it did not matter at all until it was. Then {C} opened one eye.`,
  },
  {
    class: 'little',
    needs: ['calm'],
    text: `{C} had found a thread, a red one. {C} picked it up between one finger and a thumb, and lost it, and picked it up. It took a great deal of care and a certain amount of tongue. {who} forgot to do anything else but watch.`,
  },
  {
    class: 'little',
    needs: ['calm', 'cheer'],
    text: `{C} began to hum. There was just the one note, and it went up a bit where the breath ran out. {who} waited for it to come round again. It always did, warm and not quite the same, ~and there was no hurry in it anywhere.`,
  },
  {
    class: 'little',
    needs: ['trust'],
    text: `{C} sat down, and that was not far to go, and looked the other way, and patted the place beside. Pat, pat. Nobody can be afraid of somebody who comes up to the knee. Before the fifth pat {who} {who.was} there.`,
  },
  {
    class: 'little',
    needs: ['trust'],
    text: `{C} held up both arms to {who}. That is how you ask for everything, when you are as small as that, and it is hard to say no to. {who} came a little nearer, just to see what it felt like to be asked, and then it was too late to be shy.`,
  },
  {
    class: 'little',
    needs: ['cheer'],
    text: `{C} pulled a sleeve down over one hand and looked at it. The sleeve looked back. It opened its mouth, and so did {C}, and both of them were very much surprised. {who} had not meant to make a sound, but one got out.`,
    isSignature: true,
  },
  {
    class: 'little',
    needs: ['remember'],
    text: `{C} opened one hand, and there was nothing in it, and then the other, and there was nothing in that. {C} showed it to {who}, first the one nothing and then the other. It is odd what that does. With both hands empty, {who} had room to think, and there was {thing}.`,
  },
  {
    class: 'little',
    needs: ['way'],
    text: `{C} dropped a crust. It rolled, as crusts do not as a rule, and it took its time, and it lay down. Everybody went after it to give it back. And there, in front of all their noses, was {thing}.`,
  },
  {
    class: 'little',
    needs: ['way', 'reach'],
    text: `{C} said, "Oh," on an inward breath, and held out one arm, straight as a stick. Everyone had been looking so hard that nobody had looked there. From then on it was quite simple, and many hands helped, ~and so they came to {thing}.`,
  },
  {
    class: 'little',
    needs: ['mend'],
    text: `They did all that could be done, and still {thing} {thing.was} not right. Then {C} gave it a pat, and a pull, and a small wet kiss. Nobody has ever found out which of the three had done it. {C} was kissed as well, and {thing} held.`,
    isSignature: true,
  },
  {
    class: 'little',
    needs: ['mend'],
    text: `{C} sat down in the middle of it all and held up a bit of something. "Da," said {C}. It was just the bit that was wanted. After that {C} held up the next, and it was right too. They went on until {C} held up a foot, and {thing} {thing.was} whole.`,
  },
  {
    class: 'little',
    needs: ['wait', 'company'],
    text: `{C} had a ring of keys from somewhere, and held it up, and let it down. Chink. It was too good to be done once. They all sat round and listened for the next one, and the next, ~and the time went by on small cold feet.`,
  },
  {
    class: 'little',
    needs: ['wait'],
    text: `{C} counted buttons. There were no numbers in it. {C} took hold of one, and looked at it well, and went on to the next, and at the end began again in case of more. Nobody liked to break in. When it was done there was nothing left to wait for.`,
  },
  {
    class: 'little',
    needs: ['company'],
    text: `{C} put both arms round {thing}, or round as much of it as there was arm for, and leaned a nose on it. They stayed like that. It was very quiet. When {C} let go there was a nose mark, ~and it looked as though it had been meant.`,
  },
];
