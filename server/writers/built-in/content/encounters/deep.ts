import type { Encounter } from '../../format.ts';

/** At the bottom of the sea, where it is green and then blue and then dark. */
export const inTheDeep: readonly Encounter[] = [
  {
    id: 'pufferfish-that-could-not-go-down',
    scapes: ['deep'],
    need: 'calm',
    who: 'a pufferfish | the pufferfish',
    meet: [
      `A pufferfish hung in the middle of the way, as round as a melon and prickly all over. "I was startled on Tuesday," it said, "and I have not been able to go down. Whenever I nearly do, I notice, and that startles me."`,
      `Something round and spotted bobbed against them, and said that it was sorry. It was a pufferfish, blown up as tight as a drum, with two small fins whirring to keep it the right way up. "Don't say boo," it begged.`,
    ],
    solved: [
      `There was a long soft sound, like a cushion being sat on. The pufferfish came down, and down, until it was just a fish, of the ordinary shape, with spots. "There you all are," it said.`,
      `The pufferfish went down, as bread does when you open the oven too soon. It was quite small, and rather shy about it. It let them by on both sides.`,
    ],
    keep: 'the pufferfish that went down',
  },
  {
    id: 'lantern-fish-with-its-light-out',
    scapes: ['deep'],
    need: 'trust',
    who: 'a lantern fish | the lantern fish',
    meet: [
      `It was rather dim just here, and it need not have been. Behind a stone there was a lantern fish, with its lamp tucked under its chin, so that nobody should look. "Everyone stares at it," it whispered, "and then they see that there's a fish."`,
      `A small gold light came round a rock, saw them, and went out. There was a bump. "Please go on," said a lantern fish, behind the rock. "I am not looking at you either, so that is fair."`,
    ],
    solved: [
      `The lamp came on, first as dull as old tea, and then gold. Behind it was a very plain face. Nobody said so, and it lit the way as far as the weed.`,
      `A glow came up, a bit at a time, until they could see one another. "I thought you would be worse," said the lantern fish. It swam in front after that, and held up its light at all the bumpy places.`,
    ],
    keep: 'the lantern fish and its lamp',
  },
  {
    id: 'flatfish-with-one-side',
    scapes: ['deep'],
    need: 'cheer',
    who: 'a flatfish | the flatfish',
    meet: [
      `A piece of the sand gave a sigh. It was a flatfish. "Both of my eyes are on the top," it said. "I have a whole other side to me, and I shall never know what it has been looking at."`,
      `They nearly sat on a flatfish. It did not complain. It lay there, as thin as a plate and the colour of gravel, with its mouth turned down. "Of my other side," it said, "I have no news."`,
    ],
    solved: [
      `The flatfish rippled all round its hem, like a cloth when somebody shakes it. "It is warm, on the other side," it said. "I had not thought to ask. It has been quite happy all this time."`,
      `The flatfish rose up on its edge, for a moment, and turned right round, to give its other side a look at them. Then it lay down again in a puff of sand, well pleased on both faces.`,
    ],
    keep: 'the flatfish and its other side',
  },
  {
    id: 'sea-cucumber-so-called',
    scapes: ['deep'],
    need: 'cheer',
    who: 'a sea cucumber | the sea cucumber',
    meet: [
      `"They call me a cucumber," said something long and brown that lay across the way. "I don't know who began it. I have never been near a salad. And nobody has ever said it kindly."`,
      `A sea cucumber was lying where it had been lying on Monday. It had been up for a part in something, as the log. They had given it to a log.`,
    ],
    solved: [
      `The sea cucumber went a warmer brown from end to end. "As it happens," it said, "I am also very cool, and I go with everything." It bent in the middle, politely, and let them go by.`,
      `The sea cucumber wriggled. It had not done that since it was young. A small crab came and asked if the seat was free, and was told that it was.`,
    ],
    keep: 'the sea cucumber',
  },
  {
    id: 'nine-coral-arches',
    scapes: ['deep'],
    need: 'way',
    thing: 'the right arch | the right arch',
    meet: [
      `"One goes through," said a limpet. "Eight go round to the front again, and I like to watch the faces." There was a wall of coral here, pink and very old, with nine arches in it, each just as high as a door.`,
      `A shoal of small fish went in at one pink arch, and came out at another, looking thoughtful. There were nine of these arches, side by side, like the front of a town hall.`,
    ],
    solved: [
      `The way through was as straight as a ruler. The water was smoother on the other side, and there was a soft light a little way on.`,
      `They went in, and did not come out at the front. It was a good arch, with a curtain of green weed, and the curtain fell to behind them.`,
    ],
    keep: 'the nine coral arches',
  },
  {
    id: 'wall-of-shut-shells',
    scapes: ['deep'],
    need: 'way',
    thing: 'the right shell | the right shell',
    meet: [
      `The way ended at a wall of shells, and one of the shells was the door. It had been done so neatly that the people who lived there kept cake on the outside, for when they could not find it. All the shells were shut.`,
      `There were a hundred shells in front of them, white and brown and striped, and somewhere among them was a latch. You could hear somebody sweeping on the other side.`,
    ],
    solved: [
      `The shell opened without a sound, like a book that somebody is fond of. Behind it was a passage with a mat, and the mat said, "You found it."`,
      `There was a click, and half the wall swung in. Somebody who was sweeping in there looked up and said, "Oh, good," and lifted the broom to let them go by.`,
    ],
    keep: 'the wall of shut shells',
  },
  {
    id: 'crab-without-a-doorbell',
    scapes: ['deep', 'sea'],
    need: 'mend',
    madeOf: 'parts',
    who: 'a crab in charge of a gate | the crab',
    thing: 'a bell made of shells | the shell bell',
    meet: [
      `A crab was in charge of the gate, and could not open it. "First you ring," it said. "Then I come. That is how it is done." But the bell was seven shells on a string, and the string had gone, and the shells lay all about.`,
      `There was a gate with a notice, "Please ring." Under the notice sat a crab, with its claws full of bits of bell. There were seven small shells and a hook. It had tried calling out ting, but it felt a fool.`,
    ],
    solved: [
      `They rang. It went up seven notes and down again, like rain on cups. "Who is there?" said the crab, with great joy, as if it did not know.`,
      `Ting, went the shells, ting, ting. The crab came out to the gate from where it was standing, and bade them good evening, and let them through one at a time.`,
    ],
    keep: 'the crab and the shell bell',
  },
  {
    id: 'carriage-with-a-wheel-off',
    scapes: ['deep'],
    need: 'mend',
    madeOf: 'parts',
    who: { words: 'two seahorses | the seahorses', isPlural: true },
    thing: 'a walnut carriage | the carriage',
    meet: [
      `A carriage lay on its side in the sand, no bigger than a boot, with one wheel off, and its pins all over the place. Two seahorses stood in front of it, looking straight ahead. They had been told never to turn round while they were in harness.`,
      `"Is it bad?" asked two seahorses, without moving their heads. Behind them their carriage had come to bits. There was a wheel in the weed, and a pin in the sand, and one small red cushion, floating off.`,
    ],
    solved: [
      `The seahorses leaned, and the wheels went round with a soft crunch. "Where to?" they asked. A periwinkle, it turned out, had been waiting to go as far as the rocks.`,
      `Round went the wheels, and off went the seahorses, nose down, tail curled. Their red cushion rode along behind, tied on with somebody's ribbon.`,
    ],
    keep: 'the seahorses and their carriage',
  },
  {
    id: 'turtle-one-spoon-short',
    scapes: ['deep', 'sea'],
    need: 'reach',
    who: 'an old turtle | the turtle',
    thing: 'a silver spoon | the spoon',
    meet: [
      `An old green turtle was looking down a crack in the rock. "I collect them," it said. "They come down from boats. I have eleven, and this would be the set." Far down in the dark, where no flipper would go, was the gleam of a spoon.`,
      `Eleven spoons were laid out on a flat stone. The turtle beside them was counting them again, slowly, in case. The twelfth was in there, it said, and pointed with its nose at a gap hardly as wide as a hand.`,
    ],
    solved: [
      `The turtle laid the spoon at the end of the line, and moved it a little, and sat back. "Now there can be guests," it said. It had been waiting for a hundred years to say that.`,
      `Into its place went the spoon, and all twelve lay shining side by side. The turtle looked at each of them and then at each of the family, and seemed to be matching them up.`,
    ],
    keep: 'the turtle and its twelve spoons',
  },
  {
    id: 'float-against-the-ceiling-of-the-sea',
    scapes: ['deep'],
    need: 'reach',
    who: 'a very small crab | the small crab',
    thing: 'a red cork float | the float',
    meet: [
      `A very small crab stood looking up, with its claws open. Its balloon, which was a red cork float on a thread, had slipped away, and now it was bumping softly against the ceiling of the sea.`,
      `"I only let go to wave," said a very small crab. They all looked up. A long way above them, where the green turned to silver, hung a round red float on the end of a thread.`,
    ],
    solved: [
      `The thread was tied to one leg, with two knots. The small crab went off across the sand on the tips of its toes, as one does with a balloon.`,
      `The small crab held on with both claws after that, and when it wished to wave it waved a leg. It had seven to spare.`,
    ],
    keep: 'the small crab and the red float',
  },
  {
    id: 'whale-going-by',
    scapes: ['deep'],
    need: 'wait',
    thing: 'the whale | the whale',
    meet: [
      `They could go no farther yet, for a whale was going by. It came out of the dark on the left, and it went into the dark on the right. It was grey and slow, and it had been going by since supper.`,
      `"Stop here," said a shrimp with a small flag. "Whale." Over the way in front of them, as high as three houses, slid one long smooth side. There was no end to it that they could see. It was humming.`,
    ],
    solved: [
      `Last of all came the tail. It went up, and it came down, as slow as a door in a dream, and it moved them all about a foot to the left.`,
      `At last the whale was past. A hum went on for some time after it, getting lower, until it was more in the feet than in the ears.`,
    ],
    keep: 'the whale that went by',
  },
  {
    id: 'sand-that-had-to-settle',
    scapes: ['deep'],
    need: 'wait',
    thing: 'the sand | the sand',
    meet: [
      `Somebody had been dusting. It must have been a ray, by the width of it, and all the sand was up. It hung in the water like brown fog, and nobody could tell which was the floor. The sand would have to lie down by itself.`,
      `A young ray had lost a marble, and had looked for it everywhere at once. Now the whole sea was full of sand. "It comes down," it told them, out of the cloud. "It takes about as long as you would think, and then a bit."`,
    ],
    solved: [
      `One grain lay down, and then another, until there was a floor again, as smooth as a made bed. Right in the middle of it, for anyone to see, lay one blue marble.`,
      `The water cleared from the top, like a window with the breath going off it. There was the way on, with fresh ripples, and no one had trodden on it yet.`,
    ],
    keep: 'the sand that lay down',
  },
];
