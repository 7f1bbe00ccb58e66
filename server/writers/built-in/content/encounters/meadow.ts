import type { Encounter } from '../../format.ts';

/** Fields, and the paths across them. */
export const inTheMeadow: readonly Encounter[] = [
  {
    id: 'foal-that-could-not-leave-off',
    scapes: ['meadow', 'hill'],
    need: 'calm',
    who: 'a brown foal | the foal',
    meet: [
      `Round the field went a brown foal, and round again, with its legs going out at the sides. They were new legs. It had found out how to begin, and nobody had told it how you leave off.`,
      `Something came by at a gallop and said, "Sorry." A bit later it came by again. It was a foal, all knees. Its mother followed it with both eyes, left to right, left to right.`,
    ],
    solved: [
      `The foal stood, with one leg at each corner, looking from one to the next. So that was how you leave off. Then all four legs folded at once, and it was asleep.`,
      `Four feet came together, and a soft nose blew. The foal was much larger, standing still, than it had been in such a hurry.`,
    ],
    keep: 'the foal with the new legs',
  },
  {
    id: 'hare-in-the-long-grass',
    scapes: ['meadow', 'snow', 'hill'],
    need: 'trust',
    who: 'a young hare | the hare',
    meet: [
      `A hare's two long ears stood up beside the path. When somebody coughed they went down, one after the other. After that there was only the path, and a place where it was too quiet.`,
      `There was a hollow by the way, still warm, and just the shape of a hare. The hare itself had got as far as the next tuft. It had one wide gold eye on them and its feet already turned round.`,
    ],
    solved: [
      `The hare sat up straight, with its front feet together, as if for a photograph. Its nose went up and down. Then it loped along with them, a little way off, since it happened to be going the same way.`,
      `The hare put up one ear, and then the other. "You go very slowly," it said. It seemed to be the kindest thing that it knew.`,
    ],
    keep: 'the young hare',
  },
  {
    id: 'thistle-nobody-picks',
    scapes: ['meadow', 'hill', 'garden'],
    hour: 'evening',
    need: 'cheer',
    who: 'a thistle | the thistle',
    meet: [
      `"They pick the poppies," said a thistle at the edge of the path. "They pick the daisies. I have seen grass go home in a jug. I hold my head up, and I wait, and they go round."`,
      `By itself, in the middle of nothing, stood a thistle. All the flowers near it had been taken home in a jug. It was trying to look as though it had something to do.`,
    ],
    solved: [
      `The thistle put its shoulders back, purple and silver in the last of the light. "I should not like to be in a jug," it said. "I can see that now. You only see the one room."`,
      `Just then a small gold bird came down, and took hold of the thistle, and swung. "That one comes every evening," said the thistle. "I never thought of counting birds."`,
    ],
    keep: 'the thistle with its head up',
  },
  {
    id: 'sheep-that-lost-count',
    scapes: ['meadow', 'hill', 'snow'],
    need: 'remember',
    who: 'the oldest sheep | the sheep',
    thing: 'the number | the number',
    meet: [
      `"I count the others," said the oldest sheep. "It is how I get to sleep. But I have lost the number, and I have begun again so often that now I am wider awake than ever."`,
      `All the sheep were lying down but one. It stood in the middle, woolly and worried, nodding at each in turn. "And that one," it said, "and that one, and then there were... No. It is gone."`,
    ],
    solved: [
      `"Nineteen," said the sheep. "And me." It lay down somewhere in the middle of the word, and the "me" was mostly breath.`,
      `The sheep said the number over to itself, softly, to have it safe. It got as far as the first half. All round it the wool went up and down.`,
    ],
    keep: 'the sheep that lost count',
  },
  {
    id: 'three-stiles-in-a-hedge',
    scapes: ['meadow', 'hill'],
    onlyIn: ['western', 'maori'],
    need: 'way',
    thing: 'the right stile | the right stile',
    meet: [
      `The long hedge had three stiles in it, side by side, and the grass was trodden flat at all of them. "One is for going," said a thin old notice. "The others are for coming back too soon." A cow stood by, chewing.`,
      `They came to a stile, and next to it a stile, and next to that another. Somebody must have been paid by the stile. A cow stood by, chewing, who knew, and would not say.`,
    ],
    solved: [
      `There was a warm, smooth step to it, and a good post to hold. On the other side the path lay waiting for them, with its back to them, like a dog that pretends to be asleep.`,
      `The way went over it and on, and the hedge shut behind them with a rustle. The cow looked on. It would have chosen the same one.`,
    ],
    keep: 'the hedge with three stiles',
  },
  {
    id: 'kite-on-its-back',
    scapes: ['meadow', 'hill'],
    hour: 'evening',
    need: 'mend',
    thing: 'a paper kite | the kite',
    meet: [
      `A blue paper kite lay on its back in the grass, looking up with one painted eye. Its sticks had come apart in the middle, and its tail was all bits. It lifted one corner when they came up, and let it drop.`,
      `They almost trod on it: a kite, blue, with a painted eye. It had come down hard. It was a cross with no crossing, and a tail in four lengths. The eye looked at the sky.`,
    ],
    solved: [
      `Up it went on its bit of string, ~and it lay on the air as a hand lies on a table, and told them in a rustle what it could see. It could see home.`,
      `Into the air it went, but not far. It only stood above them, blue on blue, and came along like a fish on a walk.`,
    ],
    keep: 'the kite with a painted eye',
  },
  {
    id: 'bucket-down-the-well',
    scapes: ['meadow', 'garden', 'hill'],
    need: 'reach',
    who: 'a dusty donkey | the donkey',
    thing: 'the well bucket | the bucket',
    meet: [
      `There was a well, and beside it stood a donkey, grey with dust. It looked in. The bucket was at the bottom. You could see it down there, small and round, like a coin, and the rope was there with it.`,
      `"I only wanted a drink," said a donkey. It had leaned on the handle, it told them, and the handle had gone round very fast by itself. Far down in the cool dark the bucket knocked on the wall.`,
    ],
    solved: [
      `The bucket was full to the brim, and cold. The donkey drank without stopping to breathe. Then it stood for a while, with a drop on every whisker, and thought how good that had been.`,
      `There was water enough for the donkey, and for each of them, and for a small fern that had been waiting its turn. Somebody tied the rope to a ring.`,
    ],
    keep: 'the donkey at the well',
  },
  {
    id: 'mist-on-the-field',
    scapes: ['meadow', 'river', 'hill'],
    need: 'wait',
    thing: 'a white mist | the mist',
    meet: [
      `The mist had got there first. It lay all over the way, as white as milk, with half a cow standing in it. There was no saying what was path and what was pond. It would lift when it was ready.`,
      `"I shouldn't," said a voice. It was a cow, or the top half of one. The other half was in the mist, which had come up softly to have a rest, and had not yet had it.`,
    ],
    solved: [
      `The mist rose, all in one piece, like a cloth off a table, and there was the path laid ready.`,
      `The mist thinned, and parted, and went off in rags down to the water. Half a cow turned out to be a whole one, with legs.`,
    ],
    keep: 'the mist that had a rest',
  },
  {
    id: 'last-haystack',
    scapes: ['meadow'],
    hour: 'evening',
    need: 'company',
    thing: 'the last haystack | the haystack',
    meet: [
      `One haystack was left in the field. The others had gone home on carts. It still had a warm side, from the sun, and a ladder leaned on it that nobody had come back for.`,
      `In the dusk they took it for a house. It was only a haystack, the last one, sweet and brown, with a dent near the bottom where somebody had once had a sleep.`,
    ],
    solved: [
      `Each of them took one stalk to chew. The haystack settled behind them, with a long dry whisper, and was not quite so tall.`,
      `They went on with hay in their hair. It would be there tomorrow, on somebody's pillow, smelling of summer.`,
    ],
    keep: 'the last haystack',
  },
  {
    id: 'grass-with-a-parting-in-it',
    scapes: ['meadow', 'hill'],
    need: 'way',
    thing: 'the right parting | the right parting',
    meet: [
      `The grass was over everybody's head here. It had partings in it, like hair, one and two and four of them, all very straight. Somebody had gone through with a comb, and had not said where to.`,
      `Here the path lay down under the grass and pulled it up to its chin. There were only some thin lines to be seen, going off this way and that, where something had walked. It might have been a cow, thinking.`,
    ],
    solved: [
      `On and on went the parting, with seeds brushing their sleeves. Then the grass stood back on both sides, like people who have heard that somebody is coming.`,
      `Inside, it was warm and smelled of hay. The parting came out by a flat stone, and on the stone lay the path, waiting for them, a little out of breath.`,
    ],
    keep: 'the tall grass with partings in it',
  },
  {
    id: 'four-dry-ditches',
    scapes: ['meadow', 'river'],
    need: 'way',
    thing: 'the right plank | the right plank',
    meet: [
      `Beyond four ditches lay four fields. In three of the fields, said a beetle who was passing, there was nothing but another ditch. And over every ditch there was a plank, as good as the next.`,
      `Somebody had marked the good plank with a daisy. That was in spring, and the daisy had since gone to see its family. Now there was a plank, and on this side of it a plank, and on that side of it two more.`,
    ],
    solved: [
      `The plank bounced a little in the middle, in a friendly way. On the far side the ground was hard and dry, and there was a gate that stood ajar.`,
      `They went over it with their arms out. After that it was only grass, and a smell of mint, and the way going on under the stars.`,
    ],
    keep: 'the planks over the ditches',
  },
  {
    id: 'hat-on-a-tall-post',
    scapes: ['meadow', 'town', 'river'],
    need: 'reach',
    thing: 'a straw hat | the straw hat',
    meet: [
      `On the very top of a tall post sat a straw hat with a blue ribbon. It had blown there off somebody, in the heat of the day, and it was tipping itself, as hats do, to everyone who went by underneath.`,
      `"It is mine," said a scarecrow's voice, quite far off over the beans, "but I am not able to come." High on a post, out of anybody's reach, a straw hat turned slowly round.`,
    ],
    solved: [
      `They put the hat back on the scarecrow in the beans, a bit to one side. The beans looked up. They had not felt safe without it.`,
      `The straw smelled of sun, and was warm all through. Each of them had it on for ten steps, as far as the scarecrow in the beans, ~and it fitted the scarecrow best.`,
    ],
    keep: 'the straw hat on the post',
  },
];
