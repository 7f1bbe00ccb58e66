import type { Encounter } from '../../format.ts';

/** Just outside the door, where the light from the window still reaches. */
export const inTheGarden: readonly Encounter[] = [
  {
    id: 'weathercock-on-a-low-shed',
    scapes: ['garden', 'town'],
    need: 'calm',
    who: 'a tin weathercock | the weathercock',
    meet: [
      `On a post by the water butt a tin weathercock was going round and round. "North," it cried. "East. No, south. I promised to say which, and the breeze will not keep still."`,
      `A tin weathercock had been put down low, to be painted, and it had gone quite dizzy with the nearness of things. "Bean," it said, pointing, "bucket, bean, bucket, boot, bean."`,
    ],
    solved: [
      `One inch more, as if it had forgotten something, and the weathercock stood. "This way," it said. It was pointing at the back door. It was not wrong.`,
      `The weathercock gave one small squeak and stood. Nothing moved but a leaf. "So that is what it looks like," it said, "when one stops."`,
    ],
    keep: 'the tin weathercock',
  },
  {
    id: 'pillowcase-in-the-hedge',
    scapes: ['garden', 'meadow'],
    need: 'trust',
    who: 'a white pillowcase | the pillowcase',
    meet: [
      `Something pale was in the bushes, and it was breathing. It was a pillowcase. It had blown off the line by itself, for a dare, and now it did not know how to come home.`,
      `A white pillowcase had got in behind the beans, and held two leaves in front of itself. It had heard that there was something white out here that frightened people. It was frightened.`,
    ],
    solved: [
      `The pillowcase was quite damp, and had a leaf in one corner. They folded it in four, and it held on to somebody's thumb the whole time.`,
      `In the end the pillowcase lay down over an arm, all by itself, like a tired cat. It smelled of grass and leaves. It would sleep well that night, and so would whoever slept on it.`,
    ],
    keep: 'the pillowcase that blew away',
  },
  {
    id: 'pumpkin-that-was-not-picked',
    scapes: ['garden', 'meadow'],
    need: 'cheer',
    who: 'a lopsided pumpkin | the pumpkin',
    meet: [
      `All the others had been carried in. Only one pumpkin was left on the heap, a lopsided one, with a flat place where it had lain. "I roll to the left," it said. "I expect it was that."`,
      `At the end of the path sat a pumpkin, orange and lopsided, getting cold. It had heard the barrow come, five times, and had held itself as straight as it could, and that was a little to the left.`,
    ],
    solved: [
      `The pumpkin gave a rumble, a long way in, where the seeds are. Then it rolled right up to them, by way of the left, and sat there like a lamp that has been lit.`,
      `"I am rather a good shape for a seat," said the pumpkin. A small brown bird thought so too. It had come down even before the word was out.`,
    ],
    keep: 'the lopsided pumpkin',
  },
  {
    id: 'sundial-after-dark',
    scapes: ['garden', 'hill', 'meadow', 'town'],
    hour: 'evening',
    need: 'remember',
    who: 'a mossy sundial | the sundial',
    thing: 'its evening task | the evening task',
    meet: [
      `"I know what I do by day," said the mossy old sundial. "I say what time it is. But there is a thing that I do after dark, and it was very important, and I had it a moment ago."`,
      `The sundial was feeling round its own face in the dusk. It had an evening task, it told them. It had done it every night for two hundred years. It could not think what it was.`,
    ],
    solved: [
      `"Nothing," said the sundial, with deep joy. "That was it. After dark I do nothing." And it began, and it did it very well.`,
      `"I hold the dew," said the sundial. "Of course I do. I hold it up for the birds." One cold round drop had come already, and it sat in the middle, and shone.`,
    ],
    keep: 'the sundial and its evening task',
  },
  {
    id: 'five-gaps-in-the-hedge',
    scapes: ['garden', 'meadow'],
    onlyIn: ['western', 'maori'],
    need: 'way',
    thing: 'the right gap | the right gap',
    meet: [
      `There were five gaps in the hedge, low and round and dark, all made by somebody about the size of a sheep. Four of them, as everyone knew, came out again on this side.`,
      `A hedge is thick, and it likes to send people back with a leaf in their hair. This one had as many gaps as a cheese, and you could hear the other side through every one of them.`,
    ],
    solved: [
      `In the middle was a bend, with a smell of mint. Then there was the far side, cool and wide, ~and nobody had so much as one leaf in their hair.`,
      `They went through it on hands and knees. Somebody had been there before, and had swept.`,
    ],
    keep: 'the hedge with five gaps',
  },
  {
    id: 'wren-with-a-house-in-pieces',
    scapes: ['garden', 'wood'],
    onlyIn: ['western'],
    need: 'mend',
    madeOf: 'parts',
    who: 'a wren | the wren',
    thing: 'a nesting box | the nesting box',
    meet: [
      `A nesting box had come down off its nail and lay on the path in five flat pieces. On the largest stood a wren, with its tail straight up. "I had only just got it warm," it said.`,
      `"Mind the roof," said a wren. They were standing on it. The walls were over there, and the round front door was under a leaf, ~and what with one thing and another the wren had not had its supper.`,
    ],
    solved: [
      `The wren went in, and turned round, and came out, and went in. Then there was a feather across the hole, as if somebody had drawn a curtain.`,
      `"There is less of a draught than before," said the wren, from inside. It was high praise, from a wren. Then it said it again, slower, with its eyes shut.`,
    ],
    keep: 'the wren and the mended house',
  },
  {
    id: 'red-balloon-in-the-tree',
    scapes: ['garden', 'town'],
    need: 'reach',
    thing: 'a red balloon | the balloon',
    meet: [
      `There was a red balloon in the top of {tree}, caught by its string. It had been on its way to somebody. It bobbed, and pulled, and looked down at them over its own round cheek.`,
      `Something red bumped softly in the leaves. Bump, it went, and waited, and bump. A balloon had been caught there by the string, much too high, and it did not like to call out.`,
    ],
    solved: [
      `They tied the string to a wrist for the rest of the way. Whenever they stopped, the balloon looked over their heads to see what was coming.`,
      `There was a label on the string, with the ink half gone. "For whoever finds it," it said. So that was all right.`,
    ],
    keep: 'the red balloon',
  },
  {
    id: 'flower-that-opens-late',
    scapes: ['garden', 'meadow'],
    need: 'wait',
    thing: 'the evening flower | the evening flower',
    meet: [
      `By the wall grew the flower that opens at night. It was still shut, rolled up as tight as an umbrella. It opened once a year, and this was the evening, and it would not be helped.`,
      `"Any time now," said a moth in a fur collar, who had come early to get a good place. In front of it stood one thin green bud. It had a seam of yellow down one side, no wider than a hair.`,
    ],
    solved: [
      `The flower made a sound. Hardly anyone has heard it. It was like a very small sheet being shaken out, ~and then it stood open, pale yellow, and the dark smelled of lemons.`,
      `One petal let go, and then all the rest. Anyone in a hat would have taken it off. Nobody said a word until it was quite done.`,
    ],
    keep: 'the flower that opened late',
  },
  {
    id: 'swing-hanging-still',
    scapes: ['garden', 'wood'],
    need: 'company',
    thing: 'an old swing | the swing',
    meet: [
      `An old swing hung quite still from its bough. The ropes had been there for so long that the bark had grown round them. On the seat lay a snail and two wet leaves.`,
      `In the long grass there was a swing that nobody had sat on since the summer before last. There was a dip worn in the wood, and a snail in the dip. The ropes hung as straight as a held breath.`,
    ],
    solved: [
      `They gave the swing one small push, for goodbye. It went on by itself when they had gone, to and fro, to and fro, with the snail on board.`,
      `Everyone had one slow go, and then they put the snail back. The seat was warm for it now, and it came a good way out of its shell.`,
    ],
    keep: 'the old swing and its snail',
  },
  {
    id: 'worm-with-two-ends',
    scapes: ['garden', 'meadow', 'wood'],
    need: 'calm',
    who: 'a very long worm | the worm',
    meet: [
      `A very long pink worm lay across the way. "Left," said one end of it. "Right," said the other. They had been at it since the rain stopped, and the middle was getting tired.`,
      `Two small cross voices were coming out of the ground, a good way apart. It was only one worm. Its front wanted to go down and its back wanted to go up, or else it was the other way about.`,
    ],
    solved: [
      `"After you," said one end. "No, after you," said the other. And slowly, pink and smooth, the worm went down into the ground, middle first.`,
      `The worm lay quiet for a while, in one long easy bend. "Which of us is the front?" it asked at last. But it did not really mind.`,
    ],
    keep: 'the worm with two ends',
  },
  {
    id: 'mole-with-a-lid',
    scapes: ['garden', 'meadow'],
    onlyIn: ['western', 'japanese', 'chinese'],
    need: 'trust',
    who: 'a young mole | the mole',
    meet: [
      `In the middle of the grass there was a heap of earth, and on top of the heap lay a flat stone, like a lid. It went up by an inch. It came down. There was a mole underneath, and it had smelled people.`,
      `The earth moved. It made a hump, and the hump came toward them, and stopped just short. A mole put out two pink hands, felt a shoe, and took them in again as quick as drawers.`,
    ],
    solved: [
      `The mole was all in black velvet, and it squinted up at them. "I always wondered what was on the roof," it said. It felt all their faces, with leave, and remembered every one.`,
      `The mole leaned both arms on the nearest shoe, as you lean on a windowsill. "Nice and dark for you," it said kindly. It told them which way the worms thought that the rain would come.`,
    ],
    keep: 'the young mole',
  },
  {
    id: 'three-brass-taps',
    scapes: ['garden', 'town'],
    need: 'way',
    thing: 'the right tap | the right tap',
    meet: [
      `One tap was for the beans. One did nothing. And one, as a wet card on a nail said, came straight out at your knees. There they were on the wall, all three of them brass, and looked at nobody.`,
      `The trough was dry, and a thin bird stood in it and looked at them. There were three old taps in the wall behind. Somebody had once painted a drop over the right one, and a wet knee over the others. Then somebody had painted the wall.`,
    ],
    solved: [
      `There was a cough, and a rattle, and then the water ran, cool and silver, just where it was wanted. Somebody small and feathered got in under it at once.`,
      `The water came, and not one knee was wet. Off it went along its little ditch, to see to everything, and all the way along they could hear things drinking.`,
    ],
    keep: 'the three brass taps',
  },
  {
    id: 'striped-chair-left-out',
    scapes: ['garden', 'meadow'],
    need: 'company',
    thing: 'a striped chair | the striped chair',
    meet: [
      `A striped chair had been left out on the grass all by itself. It was still facing the place where the sun had been. There was one biscuit crumb on it, and the dew had begun.`,
      `There was one chair in the middle of the garden, with stripes, and a sag in it the shape of somebody. All the rest had been folded up and carried in. This one was counting, to see if they would notice.`,
    ],
    solved: [
      `When they went on they took the chair as far as the wall, out of the wet. It folded up with a sigh, like somebody who has been sent to bed and is secretly glad.`,
      `They turned the chair round before they left, to face the house. There were lights there. It would have something to look at.`,
    ],
    keep: 'the striped chair',
  },
  {
    id: 'snail-that-forgot-its-house',
    scapes: ['garden', 'wood'],
    need: 'remember',
    who: 'a brown snail | the snail',
    thing: 'the word for it | the word',
    meet: [
      `A brown snail was going round and round a flower pot. "I am looking for my, for the," it said. "It is where I keep myself. It is round, and it goes to a point. There is a word."`,
      `"You will think me foolish," said a snail. "I set out for it an hour ago. You go in at the end of the day. It is dry, and nobody else is there. I had the word for it, and now I am out in the wet."`,
    ],
    solved: [
      `"Home," said the snail. "And I have got it with me. I had it on the whole time." It went in by the front, a little pink, and drew the door to.`,
      `The snail felt behind itself with one horn. "Oh," it said, and began to laugh, so that the whole shell shook. "It is called indoors." And it went there.`,
    ],
    keep: 'the snail that had it on',
  },
];
