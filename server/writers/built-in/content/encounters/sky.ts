import type { Encounter } from '../../format.ts';

/** On any road that goes up. */
export const inTheSky: readonly Encounter[] = [
  {
    id: 'thundercloud-holding-it-in',
    scapes: ['sky', 'hill', 'sea'],
    need: 'calm',
    who: 'a small black cloud | the black cloud',
    meet: [
      `A small black cloud stood in the way, flickering at the edges, and grumbled. "I am not cross," it said. "I am only full. I have been holding in a rumble since Thursday, and if anyone so much as coughs, I shall drop it."`,
      `The air had a taste like tin. In the middle of it was a cloud, not large, and as black as a boot. It flickered at the edges, and kept swallowing a rumble, and told everybody not to look.`,
    ],
    solved: [
      `A rumble came out after all, but so low and so slow that it was more like a purr. Then there was a bit of warm rain, about a cupful, and the cloud was pearl grey all through.`,
      `The cloud let go of its flickers one at a time. They went off softly, far away, where they could not startle a soul. "Oh, that is better," it breathed.`,
    ],
    keep: 'the cloud that held in a rumble',
  },
  {
    id: 'shooting-star-that-stopped',
    scapes: ['sky'],
    need: 'trust',
    who: 'a shooting star | the shooting star',
    meet: [
      `Behind the edge of a cloud somebody was glowing, and trying not to. It was a shooting star. It was meant to be over by now. It had stopped halfway to look at something, and it did not know how to explain.`,
      `There was a streak across the dark, and at the end of the streak there was nothing. Then two bright eyes looked out from behind the moon, saw them, and shut. "I have finished," whispered a shooting star. "That was all of it."`,
    ],
    solved: [
      `The shooting star was rather pink, and had its long tail over one arm. "It was your window," it said. "Somebody was drawing on it with one finger. I wanted to see how it came out."`,
      `"You don't mind that I stopped?" asked the shooting star. Nobody did. So it drew a line for them to walk by, straight and silver, and took its time about it.`,
    ],
    keep: 'the shooting star that stopped',
  },
  {
    id: 'cloud-shaped-like-a-cloud',
    scapes: ['sky', 'hill'],
    need: 'cheer',
    who: 'a round white cloud | the white cloud',
    meet: [
      `"That one is a ship," said a round white cloud. "That one is two camels. People lie on their backs and point. And they look at me, and they say, there is a cloud."`,
      `All the clouds were being something. There was a teapot, and a swan, and quite a good bishop. At the end hung a round white one, by itself. It had been trying to be a shoe.`,
    ],
    solved: [
      `The cloud puffed itself up, white and thick and simple. "A cloud, then," it said, "but a good one." And it was. It was the best cloud that any of them had ever seen.`,
      `The round cloud shook all over, softly, and for a moment it was a hen. It was not trying to be. It never knew.`,
    ],
    keep: 'the cloud shaped like a cloud',
  },
  {
    id: 'five-stars-and-a-saucepan',
    scapes: ['sky'],
    need: 'remember',
    who: { words: 'five stars | the five stars', isPlural: true },
    thing: 'their picture | the picture',
    meet: [
      `Five stars were standing about with their hands behind them. "We are a picture," they said. "People look up and say what we are. It is either a bear or a saucepan. We broke up for a rest, and now nobody knows where to stand."`,
      `"You were the ear," said one star. "I was the lid," said another. There were five of them, and together they had been a picture of something. They had been at it for an hour, moving round each other like people who have to be in a photograph.`,
    ],
    solved: [
      `"It was a saucepan," said the five stars, with great relief, and they went and stood in it. The handle came a little crooked. It always had been.`,
      `The five stars took their places without another word. It was a bear. It was a small, sitting one, with its back turned, and it shone down on all the sleeping roofs.`,
    ],
    keep: 'the five stars and their picture',
  },
  {
    id: 'clouds-at-a-landing',
    scapes: ['sky'],
    need: 'way',
    thing: 'the right cloud | the right cloud',
    meet: [
      `They came to a landing, with a rail and a lamp. Clouds put in at it, one after another, like ferries, and cast off again. There was a list of where they went. It was written in rain, and it had run.`,
      `Here the road stopped, and you had to go on by cloud. Four of them were waiting, white, white, grey and white. One was bound their way. The others were for some very dry place, where they were badly needed.`,
    ],
    solved: [
      `The cloud was cool to sit on, and gave a little, like a bed in somebody else's house. It cast off without a jerk, and the road grew small behind them.`,
      `The cloud set off the moment that the last foot was on. It took them over one quiet valley and put them down just where the road began again.`,
    ],
    keep: 'the clouds that were ferries',
  },
  {
    id: 'lamplighter-of-the-last-star',
    scapes: ['sky', 'town'],
    need: 'mend',
    madeOf: 'parts',
    who: { words: 'the lamplighter | the lamplighter', pronoun: 'she' },
    thing: 'a ladder | the ladder',
    meet: [
      `An old lamplighter was sitting on her ladder, or on some of it. Three of the rungs had dropped out. "I have done all the lamps but that one," she said, and they looked up to where it was still dark.`,
      `There was a clatter, and a lot of sticks lay across the way. They had been a ladder. "It has been up and down with me for fifty years," said the lamplighter. She had a small flame behind glass, and it was getting low.`,
    ],
    solved: [
      `Up went the lamplighter, seven rungs and a bit of a stretch. There was a small soft pop, and a gold light came on that had not been there, and they could see their own feet.`,
      `"Hold the bottom," said the lamplighter, so everyone held it. And that was how the last lamp got lit that evening, only a very little late.`,
    ],
    keep: 'the lamplighter on the ladder',
  },
  {
    id: 'cord-of-the-dark',
    scapes: ['sky', 'hill'],
    hour: 'evening',
    need: 'reach',
    thing: 'a curtain cord | the cord',
    meet: [
      `Out there it was still too light for anyone to sleep. The dark was all rolled up, overhead, like a blind. Its cord hung down, with a wooden acorn on the end, just higher than anybody could stretch.`,
      `A thick blue cord came down from nowhere and stopped too soon. "It is to pull the evening down by," said a swift, going past. "They will make it so short."`,
    ],
    solved: [
      `One gentle pull, and the dusk came down, quite smoothly, from the top to the bottom. It was deep blue, with a few small holes in it for the stars.`,
      `One pull, and it ran without a sound. All down below, one after another, people said, "Is that the time?" and shut their gates.`,
    ],
    keep: 'the blue cord with the acorn',
  },
  {
    id: 'moon-that-was-late',
    scapes: ['sky', 'sea', 'hill', 'meadow'],
    need: 'wait',
    thing: 'the moon | the moon',
    meet: [
      `It was too dark to see the way, but there was no need to worry. The moon was only late. There was a glow already, at the edge, where it was looking for its other shoe.`,
      `"Wait here," said a moth, "until the moon is up." They could tell where it was going to be. There was a pale place, like the crack under a door, and behind it somebody large was getting ready.`,
    ],
    solved: [
      `Up came the moon, round and yellow, and a bit out of breath. It put a shine on everything, and along the middle of the shine went the way.`,
      `The moon rose all in one go, like a plate being lifted out of the water. Everybody had a shadow again, long and soft and blue.`,
    ],
    keep: 'the moon that was late',
  },
  {
    id: 'basket-of-an-old-balloon',
    scapes: ['sky', 'hill', 'meadow'],
    need: 'company',
    thing: 'an old balloon basket | the basket',
    meet: [
      `The basket of an old balloon had come down here once and stayed. The balloon was gone. But there was a rug inside it still, and a brass hook, and a map of somewhere that looked mostly blue.`,
      `They found a big brown basket with four cut ropes and a rug in it. You could tell by the labels that the basket had been all over the world. It stood there with its little door open, as though somebody had just stepped out to stretch.`,
    ],
    solved: [
      `They left the basket tidy, with the rug folded. It creaked once or twice after that, the way wicker does when it dreams.`,
      `Before they went on they stood in the basket for a moment, near together, and looked over the side. It was a good basket. It held everybody.`,
    ],
    keep: 'the basket that had been everywhere',
  },
  {
    id: 'comet-chasing-its-tail',
    scapes: ['sky'],
    need: 'calm',
    who: 'a young comet | the comet',
    meet: [
      `A young comet was going round in a ring, so fast that it looked like a hoop. "There is something bright behind me," it told them as it passed, "and it is gaining." It was its own tail.`,
      `Something fizzed by, and said, "It is still there," and fizzed by again. It was a comet, quite a new one. Nobody had told it that a tail comes with you.`,
    ],
    solved: [
      `The comet looked round. There was its tail, gold and soft and no harm at all, and as still as the comet was. "Have you been there all along?" it said.`,
      `The tail came floating down round the comet like hair in a bath. After that the comet kept one end tucked in, as you do with a long scarf.`,
    ],
    keep: 'the comet and its tail',
  },
  {
    id: 'moon-with-half-of-it-gone',
    scapes: ['sky'],
    need: 'cheer',
    who: 'the half moon | the half moon',
    meet: [
      `The half moon was sitting on the edge of a roof of cloud, facing the other way. "A week ago I was the whole thing," it said. "People came out in their slippers. Tonight a man looked up and said that I would do."`,
      `There was a half moon, and it was low, in both ways. It had a straight side and a round side, and it was leaning on the straight one. "Don't look too hard," it said. "There's only this."`,
    ],
    solved: [
      `The half moon lifted up, and its light went out over everything, as white as milk. "The rest of me is only round the back," it said. "I had forgotten that I can feel it."`,
      `"With half of me gone, there is more room for stars," said the moon slowly, and looked about. There were a great many. They had been wanting to get a word in.`,
    ],
    keep: 'the half moon on its edge',
  },
  {
    id: 'star-with-a-loose-thread',
    scapes: ['sky'],
    need: 'reach',
    who: 'a drowsy star | the drowsy star',
    thing: 'a silver thread | the thread',
    meet: [
      `A star was hanging crooked, and it had its eyes nearly shut. It could not go to sleep like that, it said. There ought to be a thread, to pull it straight. The thread was there, thin and silver, and the end of it was blowing about, far above them all.`,
      `"I have come loose," said a star, in a drowsy voice, "at the left." A silver thread hung out of the dark over their heads, and swung, and would not come down to where a hand could get it.`,
    ],
    solved: [
      `One small tug, and the star swung straight, and gave a sigh, and dimmed a bit at the edges. It was asleep before the thread had stopped swinging.`,
      `The thread was made fast with the sort of knot that anyone can undo. The star hung true, and slept. It had left a little light on, in case they should wonder how it was.`,
    ],
    keep: 'the star that hung straight',
  },
  {
    id: 'bench-made-of-cloud',
    scapes: ['sky'],
    need: 'company',
    thing: 'a bench made of cloud | the cloud bench',
    meet: [
      `There was a bench, all made of cloud, a good long way above any road. It had a dip at one end, where somebody came to look down. There was nobody on it now, only a feather on the arm.`,
      `They came on a seat in the middle of nothing, white and rather damp. Swifts sleep on the wing, and geese never stop, so nobody could say who the bench was for. It had not been sat on since the last full moon.`,
    ],
    solved: [
      `They left the cloud bench warmer and a little flatter. When they looked back it was filling out again, slowly, as a cushion does when it believes itself alone.`,
      `One feather came off the bench as they went, and flew along with them for a good part of the way, just in front.`,
    ],
    keep: 'the bench made of cloud',
  },
  {
    id: 'six-ladders-let-down',
    scapes: ['sky'],
    need: 'way',
    thing: 'the right ladder | the right ladder',
    meet: [
      `Six rope ladders hung down out of the dark, with their last rungs swinging at about the height of a knee. Most of them, said a moth, had been let down by people who wanted company. Only one of the ladders was on the way.`,
      `They could go no farther on foot. Somebody had tied a tag to the right ladder, and somebody else had been pulling off tags. So there hung six ladders of thin white rope, and each went up and up until it was too thin to see.`,
    ],
    solved: [
      `The ladder held. It swung a bit, as a branch does, ~and somebody up there, who had heard them, drew it in slowly with everybody on it, like washing.`,
      `There were just seven rungs to it, however long it looked. At the top was a rail, and a hand rope, and a kettle on a hook.`,
    ],
    keep: 'the six rope ladders',
  },
];
