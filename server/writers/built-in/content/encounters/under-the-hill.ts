import type { Encounter } from '../../format.ts';

/** In caves and tunnels, where hills are hollow. */
export const underTheHill: readonly Encounter[] = [
  {
    id: 'mine-cart-going-to-and-fro',
    scapes: ['hill'],
    need: 'calm',
    who: 'a little mine cart | the cart',
    meet: [
      `Something came rattling out of the dark on four iron wheels, and rattled back in. Then it came again. "All aboard," it shouted, and by the second word it was gone. It was a little mine cart, and it had not had a passenger for sixty years.`,
      `They had to flatten themselves along the wall. A small cart shot past, and stopped with a clang, and shot back the other way. "Have I got them?" it called. "Did they get in?"`,
    ],
    solved: [
      `Tick, went the cart, cooling down. "I always thought," it said, "that it was the speed they liked." There was straw in it. It took them on at a walk.`,
      `The cart rolled up to their feet and stopped there, with no more noise than a shoe. They all got in. "Mind your elbows," it said softly, and it went along like a pram.`,
    ],
    keep: 'the little mine cart',
  },
  {
    id: 'stone-that-grew-by-a-hair',
    scapes: ['hill'],
    need: 'cheer',
    who: 'a very slow stone | the stone',
    meet: [
      `A thin grey stone hung down like a candle, with a drip on the end of it. "I have grown by a hair since there were kings," it said. "Nobody measures. There ought to be a pencil mark, on a door."`,
      `"I am doing it now," said a stone. They looked. It was grey and damp, and nothing happened. "There," said the stone. "You missed it. Everybody always does." And it let fall a drop.`,
    ],
    solved: [
      `"I felt that," said the stone. "I grew, by a hair and a bit." They all said how well it looked. It was in any case a good deal shinier.`,
      `The drip on the stone went plink. It was a merry plink, the first merry one in about nine hundred years. "You must come back," it told them, "when I am big."`,
    ],
    keep: 'the very slow stone',
  },
  {
    id: 'dragon-that-forgot-its-treasure',
    scapes: ['hill'],
    need: 'remember',
    who: 'an old green dragon | the dragon',
    thing: 'its treasure | the treasure',
    meet: [
      `An old green dragon lay curled round an empty place. "I guard it," said the dragon. "I have guarded it for a thousand years. And it came over me, just now, that I have no idea what it is."`,
      `"Halt," said a dragon, without getting up. "You may not have my treasure." Then it looked worried, all down its long green back. "You didn't happen to see it? I know it was something I was fond of."`,
    ],
    solved: [
      `"A nap," said the dragon. "I was saving it up. I was keeping it safe until later." It looked at them. "I believe that this is later," it said, and put its chin down.`,
      `"It was the quiet," said the dragon. "I had it all here, and I kept other people out of it." It moved its tail, and made a round warm space, in case anyone should like some.`,
    ],
    keep: 'the dragon and its treasure',
  },
  {
    id: 'six-round-tunnels',
    scapes: ['hill', 'wood'],
    need: 'way',
    thing: 'the right tunnel | the right tunnel',
    meet: [
      `They came out in a round place with six tunnels going on from it, like the holes in a flute. All six were dark. One led to where they were going. The rest had been dug by somebody who liked digging.`,
      `"I made them all myself," said a mole with a pencil, "and I put up a sign. But it was in the dark, do you see, and I have never been told which way up letters go." There were six holes, and they all looked equally proud.`,
    ],
    solved: [
      `The tunnel smelled of roots and rain. It bent a little, as if to look back at them, and then the floor grew smooth, and there was a glow at the end.`,
      `Small lamps had been set into the wall, each in the shell of a nut. They came on one by one as somebody passed, and went out softly behind.`,
    ],
    keep: 'the six round tunnels',
  },
  {
    id: 'beetle-with-a-dark-lantern',
    scapes: ['wood', 'garden', 'hill'],
    need: 'mend',
    madeOf: 'parts',
    who: 'a watchman beetle | the beetle',
    thing: 'a lantern | the lantern',
    meet: [
      `A beetle in a buttoned coat was standing over a lantern, and the lantern was in bits. The glass was here and the ring was there. "All is well," said the beetle, in a low voice, "as far as I can see. I cannot see anything."`,
      `They heard small feet, and a bump, and then a tinkle. It was the beetle who goes round at night. It had walked into a wall with its lantern. There were six pieces, and the beetle was feeling for the seventh.`,
    ],
    solved: [
      `A round gold light came up in the glass, no bigger than a plum. The beetle held it high and looked at each of them in turn. "All is well," it said, and this time it had seen for itself.`,
      `The beetle went before them with the lantern, step by step, and the shadows came along behind on long soft legs, as far as the turning.`,
    ],
    keep: 'the beetle and its lantern',
  },
  {
    id: 'pebble-at-the-bottom-of-a-pool',
    scapes: ['river', 'wood', 'hill'],
    need: 'reach',
    thing: 'a blue pebble | the pebble',
    meet: [
      `In the way was a pool, quite round, and so clear that it might not have been there. A long way down, at the bottom, lay one blue pebble. It was giving light.`,
      `They saw a blue glow and thought that it was the sky. It was a pebble, at the bottom of some very deep, still water. It lit up the fish from underneath. It would have been a good thing to see the way by.`,
    ],
    solved: [
      `In the hand the pebble shone like a night light, through the fingers, and it was as cool as milk. It lasted for just as long as they needed it.`,
      `They carried the pebble in a hat, with some of the water, so that it should feel at home. Everything was blue after that, and very gentle, even the knees.`,
    ],
    keep: 'the pebble that gave light',
  },
  {
    id: 'cup-under-a-drip',
    scapes: ['hill', 'wood'],
    need: 'wait',
    thing: 'a stone cup | the cup',
    meet: [
      `A stone cup stood in the wall, under a drip. When it was full, so it said in the stone, the way would open. It was a quarter full. It was not at all a quick drip.`,
      `Plip, said something. They waited for the next one. They went on waiting. It fell, in the end, into a round stone cup beside a shut stone door. There was a good bit to go until the cup was full.`,
    ],
    solved: [
      `Plip. The cup was full. It tipped, ever so slowly, and the water ran away somewhere, ~and with a long low sigh the way came open.`,
      `There was one more drop, which hung, and shook, and let go. Something heavy rolled aside, like a sleeper turning, and cool air came out to them.`,
    ],
    keep: 'the cup under the drip',
  },
  {
    id: 'shell-turned-to-stone',
    scapes: ['deep', 'hill', 'sea'],
    need: 'company',
    thing: 'a stone shell as big as a table | the stone shell',
    meet: [
      `There was a shell there as big as a table, coiled like a bun, and it was stone all through. Something had lived in it once, before there were any eyes to see. It had been a long while since anybody knocked.`,
      `They took it for a cart wheel. It was a shell, an old, old one, that had turned to stone while nobody was watching. Round and round it went, to a point in the middle, as smooth as an ear.`,
    ],
    solved: [
      `"Goodnight," somebody told the shell, into the curl. The word went in, round and round, getting smaller. As far as anyone knows, it is going round there still.`,
      `Before they went, everyone followed the shell round with one finger, right in to the middle. It had been lying there for so long that it made everything else seem quite new.`,
    ],
    keep: 'the shell that was stone',
  },
];
