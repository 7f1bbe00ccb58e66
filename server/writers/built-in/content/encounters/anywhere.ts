import type { Encounter } from '../../format.ts';

/** Encounters that may be met on any road, and so make no mention of where it is. One for each need at least. */
export const anywhere: readonly Encounter[] = [
  {
    id: 'gate-with-hiccups',
    scapes: ['any'],
    need: 'calm',
    who: 'a small green gate | the gate',
    meet: [
      `Across the road stood a small green gate, and it would not keep still. Every time somebody reached for the latch it gave a jump. "Hup," it said. "So sorry. I have had these since supper. Hup."`,
      `They came to a small green gate with hiccups. It opened and banged shut, opened and banged shut, and looked more and more ashamed of itself. "I can hear you all waiting," it said. "That makes it worse."`,
    ],
    solved: [
      `The gate took one long breath. It waited for the next hiccup. There was none. "Well," it said in wonder, and swung open without a sound.`,
      `Nothing jumped. Nothing banged. The gate stood listening to how quiet it was, and then it opened, slowly, all the way.`,
    ],
    keep: 'the gate that had hiccups',
  },
  {
    id: 'coat-with-somebody-in-it',
    scapes: ['any', 'home', 'town'],
    need: 'trust',
    who: 'a mouse in a very large coat | the mouse',
    meet: [
      `A very large coat stood in the middle of the way. It had no head and no feet. From far down inside came the voice of a mouse. "There is nobody in here," it said.`,
      `Right in front of them sat a very large coat, buttoned to the top. A mouse put two pink paws out of one sleeve, saw everybody looking, and took them in again.`,
    ],
    solved: [
      `The mouse looked up at them from inside the collar. It was quite a young one. "Is that all there is of you?" it said, and it held the coat open like a curtain to let them by.`,
      `The mouse undid the last of the buttons. "You are not at all what I was hiding from," it said. It walked with them as far as the corner, with the coat trailing behind like a train.`,
    ],
    keep: 'the mouse in the very large coat',
  },
  {
    id: 'lamp-post-with-nothing-to-look-at',
    scapes: ['any', 'town'],
    need: 'cheer',
    who: 'an old lamp post | the lamp post',
    meet: [
      `At the corner an old lamp post hung its head so low that its light fell on nothing but its own foot. "I have looked at this corner for ninety years," it sighed. "I know it by heart."`,
      `An old lamp post was leaning on a wall, burning very low. It was not broken. It was only that nothing had happened, it said, since a Tuesday.`,
    ],
    solved: [
      `The lamp post made a noise like a kettle that has thought of a joke. Its head came up, and its light came up with it, and a good long piece of road lay clear in front of them.`,
      `"All these years," said the lamp post, "and never that." It burned a little higher so that they could see where to put their feet.`,
    ],
    keep: 'the old lamp post',
  },
  {
    id: 'bridge-that-forgot-its-number',
    scapes: ['any', 'river', 'meadow'],
    need: 'remember',
    who: 'a little stone bridge | the bridge',
    thing: 'its own word | the word',
    meet: [
      `A little stone bridge lay across the dip, and it would not let its arch down. "There is a word," it said. "I say the word, and then people may cross. I had it this morning. It is a short word, and round."`,
      `"Wait," said the little stone bridge. "I always say something when people cross. It is the only thing I have to do, and it has gone clean out of my head."`,
    ],
    solved: [
      `"Mind," said the bridge. "That was it. Mind how you go." It said it three times over, for the pleasure of having it back, while they walked across.`,
      `The bridge gave a deep, stony laugh. "Over," it said. "The word is over. Over you go." And over they went.`,
    ],
    keep: 'the bridge that found its word',
  },
  {
    id: 'three-paths-and-a-signpost',
    scapes: ['any', 'wood', 'hill'],
    need: 'way',
    thing: 'the right path | the right path',
    meet: [
      `Then the way split into three. There was a signpost, ~but somebody had hung washing on it, and turned the arms about to let it dry. That left three paths, and not a word about any of them.`,
      `In the middle of the way stood a signpost, and all its arms pointed straight up. From its foot went three paths, as like as three spoons.`,
    ],
    solved: [
      `They took it, and before they had gone twenty steps it began to look like a path that knew what it was doing.`,
      `The path gave a turn, and a dip, as if to see who was coming. Then there in front of them lay the rest of the way.`,
    ],
    keep: 'the signpost and the three paths',
  },
  {
    id: 'wheelbarrow-undone',
    scapes: ['any', 'garden', 'meadow'],
    need: 'mend',
    madeOf: 'parts',
    who: 'a tortoise with a wheelbarrow | the tortoise',
    thing: 'a wheelbarrow | the wheelbarrow',
    meet: [
      `A tortoise stood beside a wheelbarrow that had come to bits. Here was the wheel, and there was the handle, and apples lay all over the road. "It was one thing a moment ago," said the tortoise. "Now it is eleven."`,
      `The road was blocked by a tortoise, a great many apples, and most of a wheelbarrow. The wheel had gone one way and the pin had gone another. The tortoise had sat down between them.`,
    ],
    solved: [
      `The tortoise tried it, forward and back. It did not even squeak. "Better than new," said the tortoise, "since new is when it fell apart." There was an apple for everybody.`,
      `Round went the wheel. The tortoise loaded the apples, smallest first, and went off down the road, pushing and humming.`,
    ],
    keep: 'the tortoise and the wheelbarrow',
  },
  {
    id: 'key-on-a-high-hook',
    scapes: ['any', 'home', 'town'],
    need: 'reach',
    thing: 'a small brass key | the key',
    meet: [
      `There was a door right across the way, and it was locked. The key was there, ~but it hung on a hook higher than anyone could stretch, and it swung a little, as keys do when they know.`,
      `A locked door stood in the road, with no wall on either side. It seemed rude to walk round it. The key hung over it on a hook, small and brass, and much too high.`,
    ],
    solved: [
      `The key turned as if it had been oiled that day. They all went through, wiped their feet, and hung it on a lower hook for the next people.`,
      `The lock gave one soft click. The last of them shut the door behind them, since somebody had gone to the trouble of having one.`,
    ],
    keep: 'the door in the road',
  },
  {
    id: 'road-that-was-resting',
    scapes: ['any', 'hill', 'meadow'],
    need: 'wait',
    thing: 'the road | the road',
    meet: [
      `And there the road stopped, in the middle of nowhere much, and would not go on. "It is having its rest," said a snail, who was sitting at the end of it. "It will be a little while. It went a long way today."`,
      `The road had been rolled up, neatly, like a rug. A card was pinned to it. "Back soon," it said.`,
    ],
    solved: [
      `The road gave a stretch and a sigh and went on, a good deal smoother than before.`,
      `There was a soft sound, like a rug being shaken out. The road lay down in front of them, and its edges were straight.`,
    ],
    keep: 'the road that had a rest',
  },
  {
    id: 'bench-with-a-view',
    scapes: ['any', 'hill', 'sea', 'town'],
    need: 'company',
    thing: 'an old green bench | the bench',
    meet: [
      `By the side of the way stood an old green bench that nobody had sat on for a long time. It did not ask. It only looked like something that would never ask.`,
      `They found an old green bench, facing the wrong way, with its back to the view. There was moss on one arm, and a leaf was sitting in the middle.`,
    ],
    solved: [
      `They all sat down on the bench before they went, in a line, and got up one at a time. It kept the warm places where they had been.`,
      `When they went on, the bench looked wider, somehow, and a good deal less alone.`,
    ],
    keep: 'the old green bench',
  },
];
