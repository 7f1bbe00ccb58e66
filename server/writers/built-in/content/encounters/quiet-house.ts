import type { Encounter } from '../../format.ts';

/** In house and garden, of an evening: small wants of small things. */
export const quietHouse: readonly Encounter[] = [
  {
    id: 'tap-with-a-question',
    scapes: ['home'],
    need: 'calm',
    who: 'the kitchen tap | the tap',
    meet: [
      `The kitchen tap had begun to drip, faster and faster, like somebody with one thing to say and no one to say it to. Drip, drip, drip drip drip, and all the cups rang with it.`,
      `Something was rattling. It was the kitchen tap, and it shook in its collar and spat. It had got itself into such a state that the cups were shaking too.`,
    ],
    solved: [
      `There was one more drip, a slow one, round as a pearl. It hung on for a while, and decided to stay.`,
      `The tap gave a gurgle, low down, and was still. One after another the cups went quiet.`,
    ],
    keep: 'the kitchen tap',
  },
  {
    id: 'spider-behind-the-clock',
    scapes: ['home'],
    need: 'trust',
    who: 'a brown spider | the spider',
    meet: [
      `Behind the clock there was a small brown spider, folded up as small as a full stop. It had come in out of the cold and hoped that nobody would make a fuss.`,
      `A thread hung down across the doorway. At the end of it, just above the floor, was a brown spider with its legs pulled in, all eight of them.`,
    ],
    solved: [
      `The spider tried its legs, one after another, all eight. Then it let itself down from the nearest sleeve and hung there, turning, at its ease.`,
      `The spider looked at them with one eye, and then with the rest. After that it began a web, there and then, and tried the first soft line with one foot.`,
    ],
    keep: 'the brown spider and its thread',
  },
  {
    id: 'armchair-nobody-chose',
    scapes: ['home'],
    need: 'cheer',
    who: 'an old brown armchair | the armchair',
    meet: [
      `In the corner stood an old brown armchair with its stuffing showing. Everyone had been sitting on the new one. It had heard the word "attic", and it sagged.`,
      `The old brown armchair let out a sigh of dust. All Sunday it had been left facing the wall, by mistake, and it had taken it to heart.`,
    ],
    solved: [
      `The springs gave a deep warm twang, the first for a long time, ~and the armchair plumped up a good hand's width on the left side.`,
      `The armchair creaked from end to end, and its cushion rose like bread. It looked like somebody who has been asked to dance.`,
    ],
    keep: 'the old brown armchair',
  },
  {
    id: 'clock-that-lost-the-half',
    scapes: ['home'],
    need: 'remember',
    who: 'the clock in the hall | the clock',
    thing: 'what comes after eight | the number after eight',
    meet: [
      `The clock in the hall had struck eight, and then it stopped with its mouth open. You could hear it thinking. "Eight," it ticked, "and then... eight... and then..."`,
      `There was no ticking in the hall. The clock stood holding both its hands still, looking straight ahead. It had struck eight. It had been sure, until just now, of what comes next.`,
    ],
    solved: [
      `The clock gave a whirr, took a breath, and went on. It struck a soft extra stroke, to make up.`,
      `"Ah," went something deep in the case. Tick, it said, and tock, and its round face shone in the lamplight.`,
    ],
    keep: 'the clock that went on',
  },
  {
    id: 'four-keys-one-drawer',
    scapes: ['home'],
    need: 'way',
    thing: 'the right key | the right key',
    meet: [
      `The bottom drawer was locked, and something inside it was sliding softly up and down. There were four keys on the ring. They were all brass, and all thin, and all looked innocent.`,
      `They needed the bottom drawer, and the bottom drawer was shut fast. Four keys hung on the nail beside it. Somebody had once tied a red ribbon to the right one, and the ribbon was gone.`,
    ],
    solved: [
      `The key went in like a hand into an old glove. The drawer slid open, and there was only a marble in there, very glad of the company.`,
      `Click, said the key. In the drawer lay a bent spoon, and half a pack of cards, and a grey marble that had been rolling about by itself for years.`,
    ],
    keep: 'the marble in the bottom drawer',
  },
  {
    id: 'curtain-cord-in-four-bits',
    scapes: ['home'],
    need: 'mend',
    madeOf: 'thread',
    thing: 'the curtain cord | the cord',
    meet: [
      `The curtain would not draw. Its cord had parted in three places. The bits hung down, each from its own hook, and did not quite reach one another.`,
      `Halfway along, the curtain stuck, and there was a soft patter of brass rings. The cord was down. It lay on the floor in four bits, and the shortest, no one knew how, was round a teaspoon.`,
    ],
    solved: [
      `The curtain slid all the way across with a long sigh, and back again, just to feel the cord run through.`,
      `One pull, and the rings went along the rail, tick, tick, tick, all the way to the wall.`,
    ],
    keep: 'the cord that was in four bits',
  },
  {
    id: 'ball-on-the-wardrobe',
    scapes: ['home'],
    need: 'reach',
    thing: 'a yellow ball | the ball',
    meet: [
      `On top of the wardrobe, right at the back, lay a yellow ball. It had been up there since the summer, in the dust. All you could see of it was a thin gold edge like a new moon.`,
      `Something yellow was looking down from the top of the wardrobe. It was a ball. It had rolled too far back to fall and not far enough to be forgotten.`,
    ],
    solved: [
      `The ball had grey fluff all over it, like a chick. They blew on it, and it was as yellow as ever.`,
      `One soft bounce was all that the ball gave, being a bit flat. Then it rolled straight under the bed, where it had friends.`,
    ],
    keep: 'the ball on the wardrobe',
  },
  {
    id: 'dough-that-would-rise',
    scapes: ['home'],
    need: 'wait',
    thing: 'the dough | the dough',
    meet: [
      `On the warm shelf sat a bowl with a cloth on it. Under the cloth was dough, small and cool, and it had to be twice as big before anybody could go on.`,
      `"Not yet," said the note on the bowl. Under a damp cloth lay a lump of dough, thinking about rising. It had only just begun to think.`,
    ],
    solved: [
      `When they looked again the cloth had a round back, like somebody asleep. One finger was tried on the dough. The hole filled up slowly, with a sigh.`,
      `The dough had come up to the rim, soft and pale as a cheek. It smelled of warm cellars. It was patted once, and tucked in again.`,
    ],
    keep: 'the dough under its cloth',
  },
  {
    id: 'window-with-one-light',
    scapes: ['home', 'town'],
    need: 'company',
    thing: 'a wide windowsill | the windowsill',
    meet: [
      `There was a wide windowsill that nobody had sat on all week. It faced one lit window, high up across the way. Somebody was still awake over there, all alone with a lamp and the edge of a cup.`,
      `From the windowsill you could see a light on the other side, small and yellow, where there was not one as a rule. It looked out at the dark. On this side there was only the sill, bare and a bit cold, to look back.`,
    ],
    solved: [
      `After a time a hand came up over there and moved the curtain. Then the far light dipped, twice, like a nod.`,
      `The dark seemed warmer, somehow, with somebody at each end. Nobody ever found out who the other one was. That was all right.`,
    ],
    keep: 'the light in the far window',
  },
  {
    id: 'snail-on-the-step',
    scapes: ['garden', 'home'],
    need: 'wait',
    thing: 'the snail | the snail',
    meet: [
      `A snail was crossing the step. It had the whole of the step still to go, and it was not the sort of snail that you pick up. It had got so far by itself.`,
      `There was a silver line across the doorway, and at the front end of it a snail. Nobody could shut the door until it had gone by. It was going by, though not so that you could see it.`,
    ],
    solved: [
      `The last bit of the snail came over the edge. It drew in one horn at them, politely, and went on into the cool wet leaves.`,
      `At last the snail was across. Its silver line shone all the way behind it, without one bend.`,
    ],
    keep: 'the snail who crossed the step',
  },
  {
    id: 'cricket-out-of-tune',
    scapes: ['garden', 'meadow', 'hill'],
    need: 'calm',
    who: 'a cricket | the cricket',
    meet: [
      `Low down in the grass a cricket was sawing away at one note, so fast and so hard that it had begun to smoke, or nearly. It could not find where to stop.`,
      `"Skrik," went a cricket, "skrik, skrik," and every skrik tripped over the one before. It had started too fast, and now it was late for itself.`,
    ],
    solved: [
      `Skrik, said the cricket. It left a gap, and seemed to like the gap. Skrik, it said again, low and slow, like a gate in a far field.`,
      `The cricket found its place in the quiet, and kept to it, and the other crickets came in softly on either side.`,
    ],
    keep: 'the cricket who slowed down',
  },
  {
    id: 'toad-under-the-pot',
    scapes: ['garden'],
    need: 'trust',
    who: 'a toad | the toad',
    meet: [
      `Under the cracked flowerpot something shifted. There were two gold eyes, and behind them, pressed right up to the wall, the rest of a toad. "Only pebbles in here," it said, in a wet voice.`,
      `A toad sat in the watering can and would not come out. "I am a pebble," it said, when they bent to look. "You can go on."`,
    ],
    solved: [
      `The toad sat in the open, and waited to see what would happen. Nothing did. So it went on sitting there, round and damp and easy.`,
      `"I am not really a pebble," said the toad, when it had got its breath. It walked beside them as far as the drain.`,
    ],
    keep: 'the toad who was not a pebble',
  },
  {
    id: 'scarecrow-in-the-beans',
    scapes: ['garden', 'meadow'],
    need: 'cheer',
    who: 'a scarecrow | the scarecrow',
    meet: [
      `Among the beans stood a scarecrow with its head on one side. It had been asked to frighten birds, and it had never been any good at it. Even the sparrows were sorry for it.`,
      `A scarecrow had let its hat slip down over one eye, and had not the heart to push it up. "The birds only come to me to get warm," it said.`,
    ],
    solved: [
      `Straw cannot blush, but it can rustle, and the scarecrow rustled all the way down. It stood up straighter, with a bird in each pocket.`,
      `The scarecrow tipped its hat back by itself. Under it was a grin that somebody had stitched on long ago and that nobody had looked at since.`,
    ],
    keep: 'the scarecrow in the beans',
  },
  {
    id: 'gate-off-its-hinge',
    scapes: ['garden', 'town', 'meadow'],
    need: 'mend',
    madeOf: 'parts',
    thing: 'the side gate | the gate',
    meet: [
      `The side gate was hanging by one corner, with its nose in the mud. Its hinge had come to bits, and somebody had tied it up with a stocking, and the stocking had given way.`,
      `The gate would not shut. It had dropped on one side, and its hinge lay about on the path in bits. Every time it was pushed it groaned and dug itself in deeper.`,
    ],
    solved: [
      `One push with one finger, and the gate swung to and latched itself. From the other side of it a cat said something grateful.`,
      `The gate went to and fro, to and fro, as lightly as a page, and then it shut like the whole book.`,
    ],
    keep: 'the gate with its nose in the mud',
  },
  {
    id: 'lantern-in-the-branches',
    scapes: ['garden', 'wood', 'town'],
    need: 'reach',
    thing: 'a paper lantern | the lantern',
    meet: [
      `A paper lantern had blown away from somebody's party and caught in the branches, out of reach. It was red, and it still had a stub of candle in it. It bobbed there by itself.`,
      `Something round and red hung high in the leaves like a lost balloon. It was a paper lantern, and it went up each time they stretched, as if by accident.`,
    ],
    solved: [
      `The paper was hardly torn. They carried the lantern along by its loop, unlit, like an apple on a string.`,
      `They hung the lantern on a low branch, by the path. Whoever had lost it would be sure to look there.`,
    ],
    keep: 'the red paper lantern',
  },
  {
    id: 'three-watering-cans',
    scapes: ['garden'],
    need: 'way',
    thing: 'the can with no hole | the good can',
    meet: [
      `There was a thirsty fern, and there were three watering cans. Two had a hole, and nobody could remember which two. They stood side by side, grey and dented, looking honest.`,
      `The seedlings wanted a drink before the night. There were three cans by the wall, and it was too dark to see underneath. From two of them the water always ran away on the path.`,
    ],
    solved: [
      `The water went where it was meant to go, with a soft brown sound. You could hear the earth drinking.`,
      `Not a drop was lost. Down there in the dark something green lifted one leaf, and then, slowly, the rest.`,
    ],
    keep: 'the can with no hole',
  },
];
