import type { Solution } from '../../format.ts';

/** For whoever sews, knits, weaves, folds or glues. There is always some thread about them; {C.made} is small and can be set down. */
export const making: readonly Solution[] = [
  {
    class: 'making',
    needs: ['calm'],
    text: `{C} left one end of a thread with {who} and went to work with the other. "If you shake, I lose my place," said {C}, not looking up. In and out it went, in and out, as soft as breathing. No place was lost.`,
  },
  {
    class: 'making',
    needs: ['calm', 'trust'],
    text: `There is nothing much to see in {C.ing}, only two hands that do the same small thing over and over. {C} went on with it and said nothing. {who} watched the hands. By the tenth time, or the twentieth, even the watching was slow, ~and nobody was very far from anybody.`,
  },
  {
    class: 'making',
    needs: ['trust'],
    text: `{C} made something very small and did not hold it out. It was left in the middle, on a clean handkerchief. Then {C} began upon another just like it, ~but there was some difficulty with this one, and it seemed to need a second pair of eyes.`,
  },
  {
    class: 'making',
    needs: ['trust', 'cheer'],
    text: `{C} took out {C.made}, quite an early one, and turned it over, and let {who} see the side that nobody is shown. "That was the first mistake," said {C}, "and there is the second, and this is where I sneezed." You had to be quite near to see the sneeze, and {who} saw it.`,
  },
  {
    class: 'making',
    needs: ['cheer'],
    text: `{C} took out {C.tool}, and something fluffy, and was busy for a while behind one elbow. What came of it was a moustache. It was tried on everyone in turn. It did not suit {C}. It suited nobody. It suited {who} least of all, and that did it.`,
    isSignature: true,
    keep: 'the moustache that suited nobody',
  },
  {
    class: 'making',
    needs: ['remember'],
    text: `For each thing that {who} knew for certain {C} tied a knot in a bit of thread. Then the thread was drawn through two fingers, knot after knot, until there came a smooth place where a knot should have been. "Here," said {C}. And there it was, {thing}.`,
  },
  {
    class: 'making',
    needs: ['way'],
    text: `There is always some wool. {C} put the ball down and gave it one small push, since wool has no opinions and cannot be fooled. It rolled this way, and thought, and rolled that way. And where it came to rest, and would not be moved, there was {thing}.`,
  },
  {
    class: 'making',
    needs: ['way', 'reach'],
    text: `{C} let out a whole reel of cotton, with {X} to hold the end. Cotton can feel what a finger cannot. It went slack, and slack again, and then it drew tight and began to hum. {C} went along it with two fingers, and came to the far end of it, and to {thing}.`,
  },
  {
    class: 'making',
    needs: ['mend'],
    text: `Over went the string, and under, and twice about, and back through its own loop. {C} pulled it snug. "It will show," said {C}. It did show. It was by far the neatest part of {thing}, and all the other parts looked up to it.`,
  },
  {
    class: 'making',
    needs: ['reach'],
    text: `{C} tied a loop in a length of wool and let it out, little by little, talking to it under the breath. The loop touched {thing}, and thought better of it, and touched {thing} again. The third time it lay down softly all the way round, ~and {C} drew it in.`,
  },
  {
    class: 'making',
    needs: ['wait'],
    text: `{C} put a loop of string round two hands and made a cradle of it. A pinch and a turn, and then it was a gate. It was a fish after that, and two fish, and a tangle with a name of its own. Nobody had the least idea how long it had been.`,
  },
  {
    class: 'making',
    needs: ['company'],
    text: `{C} took out a bit of red thread, and tied it in a soft loop, and left it on {thing}, for no reason at all. There are things that wait for years until somebody finds out that they look well in red.`,
    keep: 'the red thread',
  },
  {
    class: 'making',
    needs: ['mend'],
    madeOf: 'thread',
    text: `{C} took hold of the loose ends on both sides and worked them in, over one and under one, until they met. They did not stop there. They went on a little past each other, like people shaking hands. "There," said {C}, and patted it flat. That was all the hold that {thing} needed.`,
  },
  {
    class: 'making',
    needs: ['wait'],
    text: `{C} took out a tangle that had been saved for a time like this. One end was found, and lost, and found again. You cannot hurry a tangle. It knows. When the last loop fell open, soft and straight, the waiting fell open too.`,
  },
  {
    class: 'making',
    needs: ['company'],
    text: `{C} put {C.made} beside {thing}, and looked at the two of them from here, and from there. They went well together. Nothing was moved until the time came to go on, ~and even then {C} gave them a moment more, to say goodbye.`,
  },
  {
    class: 'making',
    needs: ['remember'],
    text: `"Have you felt in the hem?" asked {C}. Things slip into hems. Coins do it, and so do names. They went along the edge of all that {who} could still remember, feeling with a finger and a thumb. It was flat, and it was flat, and then it was not. {C} worked it along and out came {thing}.`,
  },
];
