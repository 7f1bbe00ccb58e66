import type { Encounter } from '../../format.ts';

/** Under trees. */
export const inTheWood: readonly Encounter[] = [
  {
    id: 'woodpecker-at-the-door',
    scapes: ['wood', 'garden'],
    notIn: ['maori', 'arabic'],
    need: 'calm',
    who: 'a woodpecker | the woodpecker',
    meet: [
      `Knock, knock, knock, went a woodpecker on the side of a tree. "I know that there is somebody in," it said. "There is a light on." There was no light. It had been knocking since tea.`,
      `"They won't open," said a woodpecker, without stopping. It was striped black and white, and its red cap had slipped over one eye. Chips were flying. The tree did not look like a tree that was going to open.`,
    ],
    solved: [
      `The woodpecker laid one ear to the bark and listened. "Perhaps," it said, after a time, "it is only a tree." It seemed a weight off its mind.`,
      `There was one last tap, a soft one, more of a pat. Then the woodpecker tucked its beak away under its wing, where it could do no harm.`,
    ],
    keep: 'the woodpecker at the door',
  },
  {
    id: 'bear-behind-a-thin-tree',
    scapes: ['wood', 'hill'],
    notIn: ['african', 'maori', 'arabic'],
    need: 'trust',
    who: 'a very large bear | the bear',
    meet: [
      `Behind a very thin tree stood a very large bear. It had pulled in its middle and was holding its breath. It clearly felt that this would do.`,
      `There was a young tree, no thicker than an arm, and on either side of it there was a good deal of bear. "Is it over?" whispered the bear. "Have they gone by?"`,
    ],
    solved: [
      `The bear let out a long, slow breath. "Could you see me?" it asked. "Only at the edges," said {hero}. The bear thought that this was very good, for a beginner.`,
      `The bear had brown eyes, rather small and kind, and it looked at them all. "I thought you were going to be big," it said, and it held back a branch to let them through.`,
    ],
    keep: 'the bear behind the thin tree',
  },
  {
    id: 'toadstool-with-nobody-on-it',
    scapes: ['wood', 'meadow'],
    notIn: ['african', 'arabic', 'indian'],
    need: 'cheer',
    who: 'a red toadstool | the toadstool',
    meet: [
      `A red toadstool, with all its white spots on, was standing by the path with its cap pulled down. "In the pictures," it said, "there is always somebody sitting on me."`,
      `There was a ring of toadstools, and outside the ring there was one more. It was redder than any of them. It had come up two steps too far out, and it was not the kind of thing that can walk.`,
    ],
    solved: [
      `The red cap came up a little, like an umbrella when somebody looks out from under it. And a very small frog, who had been looking for somewhere, came along and sat down on top.`,
      `"I am not used to visitors," said the toadstool. It had gone red, but then it had been red before. They could still see it when they looked back, like a small lamp.`,
    ],
    keep: 'the red toadstool',
  },
  {
    id: 'owl-with-half-a-question',
    scapes: ['wood', 'garden', 'town'],
    need: 'remember',
    who: 'an old owl | the owl',
    thing: 'the question | the question',
    meet: [
      `"Who," said an old owl, and stopped. "Who, and then there is some more. I have asked it every night for years, and nobody has ever answered, and tonight I see why. I have been leaving off the end."`,
      `An old owl sat on a low branch, turning its head all the way round to look behind. "I had a question," it said. "It begins with who. Beyond that I am in the dark."`,
    ],
    solved: [
      `"Who is there," said the owl. "That was all. Who is there?" And this time somebody was. The owl shut one round eye and looked at them with the other, and was glad to leave it at that.`,
      `"Who is warm enough?" said the owl. "I knew that it mattered." They told it that they were. From far off in the trees another owl said that it was too.`,
    ],
    keep: 'the owl and the rest of its question',
  },
  {
    id: 'seven-trees-with-doors',
    scapes: ['wood'],
    need: 'way',
    thing: 'the right tree | the right tree',
    meet: [
      `They came to seven trees, and the path went in at one of them. It had not rained, so no wet feet showed which. In each tree, between the roots, there was a small door with a knocker.`,
      `The path went up to the trees and stopped. There was moss, and there were seven trunks, each as wide as a cupboard. Each had a small door in it, low down, with a brass handle.`,
    ],
    solved: [
      `Inside it smelled of nuts. There was a stair down, and a turn with a candle in it, and a stair up. They came out among ferns, on the other side of everything.`,
      `Behind the door somebody had hung a curtain of brown leaves. They lifted it, and it fell to behind them with a rustle, and the path was underfoot again, soft with needles.`,
    ],
    keep: 'the seven trees with doors',
  },
  {
    id: 'mice-without-a-roof',
    scapes: ['wood', 'meadow', 'garden'],
    notIn: ['african', 'arabic', 'indian'],
    need: 'mend',
    madeOf: 'parts',
    who: { words: 'some field mice | the mice', isPlural: true },
    thing: 'a hut of sticks | the hut',
    meet: [
      `Some field mice were standing in a ring, each with a bundle. In the middle was a heap of sticks and a chimney. "That was our hut," they said. "A pine cone sat on it."`,
      `There had been a hut. You could tell from the doormat. Now there were sticks, and more sticks. A whole family of mice was holding up the one wall that was left, ~and their arms were tired.`,
    ],
    solved: [
      `In went the mice, one by one, and each of them wiped its feet. After a moment the chimney let out a very small grey thread of smoke, and there was a smell of acorn soup.`,
      `"It was never as straight as that," said the mice. The smallest ran in and out of the door nine times. Then it was kept in, and the lamp was lit.`,
    ],
    keep: 'the mice and their hut',
  },
  {
    id: 'honey-hung-too-high',
    scapes: ['wood'],
    hour: 'evening',
    onlyIn: ['western', 'japanese', 'chinese'],
    need: 'reach',
    who: 'a stout badger | the badger',
    thing: 'a pot of honey | the honey pot',
    meet: [
      `A badger sat under a tree, looking up. On the topmost branch, gold against the sky, hung a pot of honey, with a bee looking in. "I put it up there," said the badger, "so that I should not eat it. And now I can't."`,
      `"It seemed so wise at the time," said a stout old badger. It had thrown a rope, and tied a knot, and cut off the rope. High above them a pot of honey turned slowly round, with a bee looking in.`,
    ],
    solved: [
      `Round went the pot with one spoon, and everyone had a lick, and the bee had the lid. Then they hung it up again, at about the height of a badger on its toes.`,
      `The badger held the pot on its knees in both arms. It did not even open it at first. "It is knowing that one could," it said.`,
    ],
    keep: 'the badger and the honey pot',
  },
  {
    id: 'ants-with-a-feather',
    scapes: ['wood', 'meadow', 'garden'],
    need: 'wait',
    thing: { words: 'a great many ants | the ants', isPlural: true },
    meet: [
      `A great many ants were crossing the path, carrying a feather. It was a long, soft, white one, and it kept turning to look behind it. There was no room to go round.`,
      `The path was busy. From one side to the other went ants, in a thin black line, with crumbs, and a long white feather. None of them had any plan to stop for feet. The end was not in sight.`,
    ],
    solved: [
      `The feather went in under a root, a bit at a time, and gave a flick, and was gone. Behind it came one more ant, who was late, with nothing. Then the path was free.`,
      `The very last ant had a crumb as big as its own head. It stopped in the middle to get a better hold, and seemed to nod, and went on down into the warm.`,
    ],
    keep: 'the ants and the white feather',
  },
  {
    id: 'oak-with-a-hollow',
    scapes: ['wood', 'meadow'],
    onlyIn: ['western', 'japanese', 'chinese', 'latin'],
    need: 'company',
    thing: 'a hollow oak | the oak',
    meet: [
      `There was an oak there so old that it leaned on one of its own branches. It was hollow right down to the ground. Inside it were dry leaves, and a smell like the inside of a violin.`,
      `The path went a long way round to get past an oak. It must have been there first. It had one green twig left, near the bottom, and it was holding that out to the side, like a cup.`,
    ],
    solved: [
      `Going on, they all walked a little slower, and put their feet down flat. One leaf came after them some of the way.`,
      `The oak let go of a single acorn, and it came down beside them, tock. You could tell that it was a present. A very old oak does not have so many.`,
    ],
    keep: 'the oak that leaned on itself',
  },
  {
    id: 'bat-like-an-umbrella',
    scapes: ['wood', 'hill', 'sky'],
    need: 'trust',
    who: 'a very young bat | the bat',
    meet: [
      `Something like a small folded glove hung by the way, upside down, low enough to touch. It was a bat. It looked at them, and pulled one wing over its head, as you pull up a sheet.`,
      `"Squee," said somebody low down, in a voice too thin for most people to hear. It was a bat, no bigger than a walnut, and this was its first night out. It had both wings round itself and was not going to let go.`,
    ],
    solved: [
      `The bat spread both wings, very wide, and was the right way up after all. It flew once round every head, as soft as a thought, and hung itself up again, a good deal prouder.`,
      `One dark wing was put aside. Behind it was a furry brown face, like a mouse that has had an idea. It sang them something. They could not hear it, but they felt that it was polite.`,
    ],
    keep: 'the very young bat',
  },
  {
    id: 'squirrel-with-one-nut-too-many',
    scapes: ['wood', 'garden'],
    onlyIn: ['western', 'japanese', 'chinese'],
    need: 'calm',
    who: 'a red squirrel | the squirrel',
    meet: [
      `A red squirrel was digging. It put a nut in the hole, and patted it down, and thought of a better place, and dug it up. There were forty holes by now. "It must be somewhere that I would never look," it panted.`,
      `Earth was flying. In the middle of it there was a red tail. On the other end of the tail was a squirrel, with a nut in each cheek and one underneath. "No time," it said, or something like that.`,
    ],
    solved: [
      `The squirrel sat up with its paws on its front. It took one nut and looked at it. Then, as nobody seemed to mind, the squirrel ate it, slowly, all the way round.`,
      `Up the nearest tree went the squirrel, and lay down flat along a branch, all four legs hanging, like a glove on a rail. "I might just remember where I put the nuts," it said. It sounded as if nobody had ever thought of that before.`,
    ],
    keep: 'the squirrel and its nut',
  },
  {
    id: 'last-leaf-but-one',
    scapes: ['wood', 'town'],
    need: 'cheer',
    who: 'a brown leaf | the leaf',
    meet: [
      `One brown leaf was lying on the path with its edges turned up. "I waited," it said. "I wished to be the last one down. I held on for nine days. And there is still one up there."`,
      `On the ground, by itself, lay a leaf, as brown as toast. It had come down that evening. It had been meaning to whirl, and it had gone straight down, like a boot.`,
    ],
    solved: [
      `The leaf was lifted up high and let go of again. This time it whirled. It went round eleven times, and all of them were different, and it landed on somebody's hat, and rode.`,
      `"It is drier down here than I thought," said the leaf, and it rustled, and shifted its edges. A ladybird got in underneath, for the winter, and asked if that was all right. It was.`,
    ],
    keep: 'the brown leaf',
  },
  {
    id: 'path-that-forgot-where-it-went',
    scapes: ['wood', 'meadow', 'hill'],
    need: 'remember',
    who: 'a little brown path | the path',
    thing: 'its far end | the far end',
    meet: [
      `The path stopped. It had come along well enough until then, thin and brown, with roots in it. "I have a far end," it said. "People are always pleased when they get there. I was thinking about the roots, and I lost it."`,
      `They felt the path turn round under their feet, and turn back. "Don't mind me," it said. "I had my far end at the bend. It is the one with a gate, or perhaps a lamp. Give me a moment."`,
    ],
    solved: [
      `"Round the back of the big tree," said the path, "and down. It is so simple that I walked right over it." And off it went, with them on top, as fast as a path can go without anyone tripping.`,
      `The path gave a wriggle, all the way along. "I had it the wrong way round," it said. Then it ran on ahead of them, perfectly sure, like somebody with the key in one hand.`,
    ],
    keep: 'the path that lost its place',
  },
  {
    id: 'glow-worm-waiting-for-dark',
    scapes: ['wood', 'meadow', 'garden'],
    hour: 'evening',
    need: 'wait',
    thing: { words: 'the glow worms | the glow worms', isPlural: true },
    meet: [
      `Under the trees it was neither light nor dark. The way went on in there, and you could not see it. "We come on at nothing o'clock," said a very small voice in the grass, "and it is not quite nothing yet."`,
      `Along the edge of the grass stood a line of small posts, and on each of them sat somebody tiny with nothing to do. They were glow worms. It had to be darker, they said. They would only be wasted on this.`,
    ],
    solved: [
      `One glow worm came on, as green as a pea, and then the next, and then so many that the path was lit like a street.`,
      `"Now," said somebody, and the glow worms all lit at once, without a sound. You could have done up a button by the light.`,
    ],
    keep: 'the glow worms along the path',
  },
  {
    id: 'moths-in-a-muddle',
    scapes: ['wood', 'garden', 'hill'],
    need: 'calm',
    who: { words: 'nine white moths | the moths', isPlural: true },
    meet: [
      `Nine white moths were going round one another in a knot. Each of them had seen the one in front turn left, ~and so each of them turned left, and they had been turning left since dusk.`,
      `"After you," nine white moths were saying, all at once, faster and faster, in and out between the branches. Dust came off them like flour. Nobody was going anywhere at all.`,
    ],
    solved: [
      `The moths came down one by one and sat on a twig, in order of whiteness. They folded up. You would have said that they were nine small notes that somebody had left for later.`,
      `Bit by bit the muddle came loose. A moth floated out of it, and then another, as slow as ash, and they went off among the leaves in no order whatever.`,
    ],
    keep: 'the nine white moths',
  },
  {
    id: 'echo-that-nobody-called',
    scapes: ['wood', 'hill', 'river'],
    need: 'cheer',
    who: 'a small echo | the echo',
    meet: [
      `Between two big trees sat an echo, about as big as a hen, with nothing to do. "Do," it said, rather flat. Somebody had called out "ahoy" once, last summer. The echo had made it last all winter, and by now it was worn quite thin.`,
      `"Hm," said somebody, and the trees said "hm". It was an echo, small and grey as smoke, and it did not sound well. It had only ever had the ends of things, it told them, and nobody had given it a whole word in weeks.`,
    ],
    solved: [
      `"Oh," said the echo, and then, all by itself, "oh, oh, oh," right up through the branches, each one rounder than the last. They could hear it practising when they had gone round the bend.`,
      `When they said goodbye, the echo said it back to them, and said it better. It put a small curl on the end. That was its own idea, and it seemed surprised that it had one.`,
    ],
    keep: 'the echo between the trees',
  },
  {
    id: 'log-with-a-dip-in-it',
    scapes: ['wood', 'river', 'hill'],
    need: 'company',
    thing: 'a mossy log | the log',
    meet: [
      `A great log lay across a bit of nowhere, green with moss from end to end. It had been a tall tree once, and had seen as far as the sea. Now it saw a fern and one dry leaf, and the fern had its back turned.`,
      `They almost walked by it, since moss is very quiet. It was a log, with a dip in the middle, and in the dip lay one dry leaf, like a letter that nobody has come for.`,
    ],
    solved: [
      `They sat on the log before they went, in a line, from large to small, and left that many dry places in the moss. It would be some days before those grew over. The log did not mind how many.`,
      `They left the log its leaf. They left it a bit of the visit as well, for that sort of thing soaks into moss, and stays.`,
    ],
    keep: 'the mossy log',
  },
];
