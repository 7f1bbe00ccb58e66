import type { Solution } from '../../format.ts';

/** For whoever stacks, screws, invents or mends, and for lovers of wheels. {C.tool} is a small tool or a piece. */
export const building: readonly Solution[] = [
  {
    class: 'building',
    needs: ['calm'],
    text: `{C} stood one thing upon another, and one more upon that, and held up a finger. "Nobody breathe," said {C}. It was quite a tall pile by now, ~and it leaned. {who} kept stiller and stiller, so as not to bring it down.`,
  },
  {
    class: 'building',
    needs: ['calm', 'cheer'],
    text: `{C} held up a bit of string to {who}, this way and that way, measuring, and said "Hm" at every knot. "Thirty one and a half," said {C}, in the voice in which you might say "a king". Nobody had ever measured {who} before. It was surprising how much good it did.`,
  },
  {
    class: 'building',
    needs: ['trust'],
    text: `{C} built a wall, knee high, out of whatever there was, and sat down on this side of it. Things are easier with a wall. After a bit {C} took one piece out, to make a window. Then one more. At the fifth there was somebody at the window, and it was {who}.`,
  },
  {
    class: 'building',
    needs: ['cheer', 'trust'],
    text: `{C} laid two sticks side by side and let a marble roll down between them. "It wants a corner," said {C}, and put in a corner, and then a bridge. The marble stopped just short of {who}. Nobody can leave a marble there, when it has a whole bridge still to do.`,
  },
  {
    class: 'building',
    needs: ['remember'],
    text: `"When I have a piece over," said {C}, "I take it all apart again, backward." So they did the whole evening backward, {C} and {who}, last thing first. It sounded very odd. But there, between one thing and the thing before it, lay {thing}, just where it had dropped.`,
  },
  {
    class: 'building',
    needs: ['way'],
    text: `{C} looked them over, one after another, as you look over a table that somebody else has made. The first was mostly for show. The second was only there to keep the first company. But the next had been meant, right down to the part that nobody sees. So that was {thing}.`,
  },
  {
    class: 'building',
    needs: ['mend'],
    madeOf: 'parts',
    text: `Out came {C.tool}, before anyone asked. "There is always one bit that thinks it doesn't matter," said {C}. And there it was, round and cold and no bigger than a pea, a long way from home. In it went with a click. After that, so did all the others.`,
  },
  {
    class: 'building',
    needs: ['mend'],
    madeOf: 'parts',
    text: `{C} wanted a long thing and a round thing, and put the one across the other. A small push here made a large push over there. "It needn't be anyone strong," said {C}. "Just someone to lean." So {X} leaned, and {thing} came right, with a sound like a cork.`,
  },
  {
    class: 'building',
    needs: ['reach'],
    text: `{C} laid it out flat first: one stick, and the next, and a bit of bootlace at each place where they met. Held up, it drooped. {C} took out one lace and put it in the other way. Then it did not droop, ~and back on the end of it came {thing}.`,
  },
  {
    class: 'building',
    needs: ['reach'],
    text: `"What does it turn on?" said {C}. Everything turns on something. {C} felt about underneath until there was a small cold wheel, and gave the wheel half a turn with {C.tool}. There was a soft whirr. All that was in the way moved politely aside, and {thing} came round to the front.`,
  },
  {
    class: 'building',
    needs: ['wait'],
    text: `There were nineteen things in {C.s} pockets, and {C} built with all of them. It was a small town, with a matchbox for its hall. Everyone was given a house there. It took until the very end to agree on a place for the baker, warm and out of the draught.`,
    keep: 'the town with a matchbox for its hall',
  },
  {
    class: 'building',
    needs: ['company'],
    text: `{C} ran one thumb slowly over {thing}. "Somebody took trouble over you," said {C}. One small speck was stuck on, and {C} saw to it, though nobody had complained. Then {C} stayed a while, with one warm hand laid flat, feeling how well it was made.`,
  },
  {
    class: 'building',
    needs: ['way'],
    text: `{C} had a little glass tube with a bubble in it, and held it up to each of them. The bubble went off to one side and sulked. At the next it did the same. But at another it swam straight to the middle, round and clear, and stopped. "True," said {C}. So that was {thing}.`,
  },
  {
    class: 'building',
    needs: ['wait'],
    text: `{C} took a pen to bits, to see how long that would take. There was a cap, and a ring, and a spring that did not wish to be seen. They were laid out in order on a cuff. Then they all went back, with none left on the cuff, and by then there was none of the wait left either.`,
  },
  {
    class: 'building',
    needs: ['company'],
    text: `{C} stood one small stone beside {thing}, and a smaller on top of the small one. It was something to mind. Anyone likes to be trusted with something. {C} waited with both hands open, just until the top one had made up its mind.`,
    keep: 'the two small stones',
  },
  {
    class: 'building',
    needs: ['remember'],
    text: `{C} looked at the place where it had been, and measured. It was about as long as a breath, and thicker at one end. So {C} tried one thing after another in it, like somebody with a tin of odd screws. The eleventh went in without being pushed. It was {thing}.`,
  },
];
