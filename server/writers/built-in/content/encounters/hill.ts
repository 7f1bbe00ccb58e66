import type { Encounter } from '../../format.ts';

/** High paths, and what stands beside them. */
export const onTheHill: readonly Encounter[] = [
  {
    id: 'goat-that-could-not-choose',
    scapes: ['hill', 'meadow'],
    need: 'calm',
    who: 'a small grey goat | the goat',
    meet: [
      `A small grey goat was leaping from rock to rock. "This one," it said. "No. That one." It wanted to stand on the highest, and as soon as it stood upon one the others looked higher.`,
      `There were three rocks and one goat. The goat was on all of them, or so it seemed, for it never stopped for longer than a blink. "Which would you say is the top?" it panted, going by.`,
    ],
    solved: [
      `The goat stood where it was. It happened to be on the lowest rock, tucked in under the others, in the warm. "This one," it said, and folded up its knees.`,
      `For a long time the goat looked at the rocks, with its beard blowing. "There isn't a top," it said in the end. "There are just good places. You may have the next best two."`,
    ],
    keep: 'the small grey goat',
  },
  {
    id: 'giant-on-the-far-side',
    scapes: ['hill'],
    hour: 'evening',
    need: 'trust',
    who: { words: 'a giant | the giant', pronoun: 'she' },
    meet: [
      `The hill had a knee. It had two, in grey stockings. Behind it a giant was lying as flat as she could, and the grass went in and out with her breath. Nobody had told her that she showed.`,
      `From the other side of the hill came a sniff, and it blew a hat off. "I am not here," said somebody, in a whisper that shook the stones. A giant was sitting in the dip, with a small bush held up in front of her face.`,
    ],
    solved: [
      `The giant sat where they could see her, and there was a good deal of her, with the sunset behind. "People shriek, as a rule," she said. "It is so nice to be looked at slowly." She moved one foot, and there was the path.`,
      `The giant had a face as round as a moon, with freckles as big as plates. She was quite a young one. She put out one finger, like a log, and everybody shook it, one at a time.`,
    ],
    keep: 'the giant in grey stockings',
  },
  {
    id: 'flag-with-nothing-to-wave-at',
    scapes: ['hill', 'sea', 'town'],
    need: 'cheer',
    who: 'a small flag | the flag',
    meet: [
      `A small yellow flag hung straight down its pole, like washing. "I can do ripples," it said, "and I can do a snap. But there must be somebody to wave at. I have been waving at a rock."`,
      `On a pole stood a flag, yellow once, and it did not stir. Somebody had put it up there, and said that they would be back, and gone off round the bend. It had been looking at the bend ever since.`,
    ],
    solved: [
      `The flag gave a flutter, though there was not a breath of air, and then it was off, ripple after ripple, right out to the hem. It waved until they were round the bend, and very likely after that.`,
      `The flag lifted at one corner, and spread out all of its yellow, and waved. "Was it good?" it asked. They all waved back. In all its years on the pole, nobody ever had.`,
    ],
    keep: 'the small yellow flag',
  },
  {
    id: 'seven-goat-tracks',
    scapes: ['hill', 'snow'],
    need: 'way',
    thing: 'the right track | the right track',
    meet: [
      `Seven thin tracks went on from here, up and along and round the side. Goats had made them, and each looked as though the goat had been joking.`,
      `The path came to a flat place where goats had been, and went to bits. There was one track by the edge, and one by the cliff. Five more wandered about in between, as white as chalk, as if they had dropped something.`,
    ],
    solved: [
      `The track wriggled, and doubled back, and stopped to look at the view. But it got there. There were hoof prints in it the whole way, and they looked quite serious.`,
      `The track was hardly wider than a foot, and as safe as a stair. Wherever it was steep somebody had put a stone.`,
    ],
    keep: 'the seven goat tracks',
  },
  {
    id: 'telescope-in-three-parts',
    scapes: ['hill', 'sky', 'sea'],
    need: 'mend',
    madeOf: 'parts',
    thing: 'a brass telescope | the telescope',
    meet: [
      `At the lookout place lay a brass telescope, in three parts, like a flute that has been put away. One lens had rolled under the rail. It lay there, small and round, with a star in it.`,
      `There was a stand, and on the stand there should have been a telescope. It had come down by itself. The long piece was dented and the short piece was here, ~and nobody could say which way round the glass went.`,
    ],
    solved: [
      `Everyone had a look. Far away, in the round of the glass, stood one yellow window with a cup on the sill. It was their own.`,
      `The brass slid in and out with a sound like a sigh. Through it they could see where they were going, and it looked as if there would be room.`,
    ],
    keep: 'the brass telescope',
  },
  {
    id: 'whistle-on-a-ledge',
    scapes: ['hill', 'meadow'],
    onlyIn: ['western', 'maori', 'latin'],
    need: 'reach',
    who: 'an old sheepdog | the sheepdog',
    thing: 'a tin whistle | the whistle',
    meet: [
      `An old sheepdog was lying with its nose over the edge. On a ledge below, out of reach of any paw, shone a tin whistle. No whistle meant no bedtime. The sheep were all standing about, waiting to be told.`,
      `"It is just there," said an old sheepdog. "I looked at it, and it fell." It was a tin whistle. It had come to rest among the roots on a ledge, as far down as two uncles, one on top of the other.`,
    ],
    solved: [
      `Somebody blew the whistle once, low and long. All over the hill grey sheep lifted their heads, and turned, and lay down where they were. The sheepdog lay down last.`,
      `The sheepdog took the whistle in its soft mouth and carried it off, with its tail going. A while later they heard two notes, far away, a bit wet, and then a great many small bells coming home.`,
    ],
    keep: 'the sheepdog and the tin whistle',
  },
  {
    id: 'cloud-that-sat-down',
    scapes: ['hill', 'sky', 'snow'],
    need: 'wait',
    thing: 'a sleeping cloud | the cloud',
    meet: [
      `A cloud had sat down in the way and gone to sleep. It was thick and white and it came up to their chins. You do not walk through somebody who is asleep.`,
      `They could not see the path, for there was a cloud on it. It lay curled up, damp at the edges, and at every breath it grew a little and shrank a little. Somewhere in the middle it was snoring rain.`,
    ],
    solved: [
      `The cloud woke up by itself, in its own time, all round the rim first. It saw where it was. "I beg your pardon," it murmured, and lifted, and let them by underneath.`,
      `The cloud turned over, slowly, as sleepers do, and on the side where it had been there was the path, rather wet.`,
    ],
    keep: 'the cloud that sat down',
  },
  {
    id: 'standing-stone',
    scapes: ['hill', 'meadow', 'snow'],
    need: 'company',
    thing: 'a standing stone | the standing stone',
    meet: [
      `There was one tall stone up there, standing on its end, as it had stood since before there were gates. Lichen grew on it, in gold rings. Nobody knew what it was waiting for, and by now it may not have known.`,
      `They came round a corner and there it was, grey, and twice as high as a door, and all by itself. A sheep had rubbed one corner smooth. Nobody had put up a notice.`,
    ],
    solved: [
      `They had not gone far when they turned to look. The old stone seemed to be standing a bit easier, with its weight on the other foot.`,
      `They leaned on the stone for a little, before they went. It had saved up a bit of the sun, and they carried some away down their backs like a warm plank.`,
    ],
    keep: 'the tall grey stone',
  },
];
