import type { Encounter } from '../../format.ts';

/** Indoors: on stairs and shelves, under things and behind them. */
export const atHome: readonly Encounter[] = [
  {
    id: 'kettle-that-had-news',
    scapes: ['home'],
    need: 'calm',
    who: 'a kettle full of news | the kettle',
    meet: [
      `On the shelf a kettle was rattling its lid, and there was nothing under it, not so much as a candle. "I have news," it said. "I have so much of it that I cannot get hold of the beginning."`,
      `The kettle would not settle. It hopped, and it hissed, ~and its lid went up and down like a hat at a parade. "Nobody has asked me for the news," it said. "Not one of you has asked."`,
    ],
    solved: [
      `The lid came down and stayed down. "The news," said the kettle, quite slowly, "is that it is warm in here, and everyone is in." And that was good news, when you thought about it.`,
      `A last thin thread of steam went up, and bent, and was gone. The kettle ticked, and cooled. Whatever the news had been, it would keep, and the kettle felt a great deal better.`,
    ],
    keep: 'the kettle that had news',
  },
  {
    id: 'pegs-with-the-giggles',
    scapes: ['home', 'garden'],
    need: 'calm',
    who: { words: 'six clothes pegs | the pegs', isPlural: true },
    meet: [
      `Six clothes pegs were shaking the whole of the line. They had the giggles. One of them had said "sock", and now they could not stop, and all that they had held lay in a heap below.`,
      `It began with one peg, who had said "sock". Then the peg beside it caught it. Now there were six of them on the line, clicking their wooden jaws, ~and nothing that they held stayed up. "Don't look at us," they gasped. "It is worse if you look."`,
    ],
    solved: [
      `There was one more snort, at the far end, and then a long wooden sigh. Up went the washing again, socks and all, and the pegs held on to it and looked straight ahead.`,
      `"Sock," whispered one of the pegs, to see. Nothing happened. They hung side by side, as good as spoons.`,
    ],
    keep: 'the six pegs with the giggles',
  },
  {
    id: 'runaway-teaspoon',
    scapes: ['home'],
    need: 'trust',
    who: 'a runaway teaspoon | the teaspoon',
    meet: [
      `There was a thin gleam behind the bread bin. Whenever anybody looked that way, it went out. In the drawer there were eleven teaspoons, and there should have been twelve.`,
      `Something small and silver slid along the skirting board and in behind the flour. It was a teaspoon. It had left a line of sugar. They waited, ~but all that came out was a very faint, very careful ting.`,
    ],
    solved: [
      `The teaspoon lay there, with one crumb in it. "I only wanted to see the other side of the kitchen," it said. "It is mostly crumbs." In the drawer the eleven others moved over.`,
      `The teaspoon lay in the open, in the lamplight, and let itself be wiped. "I went as far as the stove," it told them. It was proud of that for the rest of its days.`,
    ],
    keep: 'the teaspoon that saw the kitchen',
  },
  {
    id: 'button-under-the-rug',
    scapes: ['home', 'town'],
    need: 'trust',
    who: 'a blue button | the button',
    meet: [
      `There was a bump in the rug, about as big as a button. It was a button, and it was trembling. When a foot came near, the bump moved off a little. A bit of blue thread stuck out behind.`,
      `A blue button looked out from under the mat with all four of its eyes. Then it saw the shoes, so many, and so large, and it slid back in on its rim.`,
    ],
    solved: [
      `The button wobbled on its edge, and then it lay flat. "I came off," it said. "I have been so ashamed." It was put in a warm pocket, where there were others.`,
      `Now that it was seen, the button was a good deal prettier than a button has to be. It asked to be carried, if it was no trouble, somewhere high up, with a view.`,
    ],
    keep: 'the blue button',
  },
  {
    id: 'umbrella-in-a-dry-spell',
    scapes: ['home', 'town'],
    need: 'cheer',
    who: 'a black umbrella | the umbrella',
    meet: [
      `In the stand by the door hung a black umbrella, quite limp. "It has not rained since the Tuesday before last," it said. "I have seen nothing but coats."`,
      `A black umbrella was leaning in the corner with all its folds undone, like a crow with a cold. It had been brought along every day that week, and nobody had opened it once.`,
    ],
    solved: [
      `There was a soft whump. The umbrella had gone up all by itself, like a laugh. It stood in the middle of everything, round and black and shining, and was in everybody's way.`,
      `The umbrella shook itself out, and rolled itself up again, tight and neat, with the strap done. "There may be rain on Thursday," it said. It sounded like somebody with a party to go to.`,
    ],
    keep: 'the umbrella that went up',
  },
  {
    id: 'odd-sock',
    scapes: ['home'],
    need: 'cheer',
    who: 'an odd sock | the sock',
    meet: [
      `Over the edge of the washing basket hung one green sock. "There used to be two of us," it said. "We went into the wash together. I came out." It had been hanging there ever since the Sunday.`,
      `One green sock lay on the landing, as flat as a sock can lie. It did not look up. All the others had been rolled into pairs and put away.`,
    ],
    solved: [
      `"Well," said the sock, and sat up in the heel. "Half a pair is still a whole sock." It was put into the drawer with a yellow one, and they got on from the start.`,
      `The sock filled out a bit, as though a foot had come home. From now on, it thought, it might be a bag for marbles. It had always felt that there was more to it.`,
    ],
    keep: 'the odd green sock',
  },
  {
    id: 'stairs-without-their-creak',
    scapes: ['home'],
    need: 'remember',
    who: { words: 'the stairs | the stairs', isPlural: true },
    thing: 'their creak | the creak',
    meet: [
      `The stairs were whispering. "It was one of us that did it," they said. "It was one of the middle ones. We had a very fine creak, and now nobody here can think how it went."`,
      `Nobody could go up to bed, said the stairs, until they had it back. There had been a creak. It let the house know who was coming. They had tried every board, and not one of them had it.`,
    ],
    solved: [
      `"Eeek," said the fifth stair, shyly. "Lower," said the others. "Urrrk," said the fifth stair, and they all sighed, from the bottom to the top. That was the one.`,
      `The creak came up through the wood, long and brown and slow, like somebody turning over in bed. The whole house heard it and knew where it was.`,
    ],
    keep: 'the stairs and their creak',
  },
  {
    id: 'forty-small-drawers',
    scapes: ['home', 'town'],
    need: 'way',
    thing: 'the right drawer | the right drawer',
    meet: [
      `Against the wall stood a chest with forty small drawers, all of them shut and all alike. In one of them, it said on the lid, was the way on. Somebody had put down a wet cup just where it said which.`,
      `Nobody could remember there being such a chest. It had forty drawers with forty brass knobs, ~and it was so wide that you could not get past it, only through. "Pull one," it said on a card. "You may pull one."`,
    ],
    solved: [
      `The drawer slid out as if it had been buttered. It had no back, only a warm dark gap, and on the other side of the gap the way went on.`,
      `In the drawer lay a candle end, a ball of string, and a card with "Well done" on it in round letters. The big chest rolled softly to one side on its wheels.`,
    ],
    keep: 'the chest with forty drawers',
  },
  {
    id: 'one-door-too-many',
    scapes: ['home'],
    need: 'way',
    thing: 'the right door | the right door',
    meet: [
      `There were four doors on the landing. That was one more than there had been at supper. All of them were white, and all were shut, and all had the same round knob.`,
      `Somebody had been moving the doors about. The bathroom door had been here, surely, and the cupboard there. They stood along the landing like children who have swapped hats.`,
    ],
    solved: [
      `Behind it was the warm cupboard, full of sheets that smelled of soap and sun, ~and when they were lifted aside there was room to go on.`,
      `The knob turned, and there was a soft light on the other side. Behind them the other doors could be heard changing back.`,
    ],
    keep: 'the landing with one door too many',
  },
  {
    id: 'music-box-on-the-stairs',
    scapes: ['home', 'town'],
    need: 'mend',
    madeOf: 'parts',
    thing: 'a music box | the music box',
    meet: [
      `On the third step lay a music box with its lid off. Its small brass comb was here and its little roller there, ~and a spring had gone off by itself to sit in the corner.`,
      `Somebody had dropped a music box. It had come apart along all its edges, like a flower. Now and then one piece went plink, very softly, to see if any of the others were awake.`,
    ],
    solved: [
      `The roller turned. It played four bars of something slow, and stopped, and seemed to be thinking about the fifth.`,
      `The lid came down, and under it a thin gold tune began. They stood and heard it right through. It was the kind that gets sleepier toward the end.`,
    ],
    keep: 'the music box and its four bars',
  },
  {
    id: 'chair-down-on-one-knee',
    scapes: ['home'],
    need: 'mend',
    madeOf: 'parts',
    who: 'the low chair | the low chair',
    thing: 'the low chair | the low chair',
    meet: [
      `The low chair was down on one knee. Its fourth leg had come off, with two rungs and a peg, and rolled away as far as the broom. It had put a brave cushion over the place, but everybody could see.`,
      `There was a bump, and the low chair said, "Oh." One of its legs lay on the floor, with two rungs and a peg. It was a round brown leg, and it looked very surprised.`,
    ],
    solved: [
      `Up stood the low chair, and tried its weight, front and back. Then it gave a deep, comfortable creak, and waited for somebody to sit.`,
      `There were four legs again, and the chair went once across the floor on them, tock, tock, to show. It was allowed to be the one by the lamp.`,
    ],
    keep: 'the low chair and its fourth leg',
  },
  {
    id: 'marble-under-the-dresser',
    scapes: ['home'],
    need: 'reach',
    thing: 'a green marble | the marble',
    meet: [
      `Far back under the dresser, where no broom had ever been, lay a green marble. It shone. It had rolled in there years ago, on a birthday, and there was an ocean of grey dust in front of it.`,
      `"There," said a voice no thicker than a hair. It was a moth, and it sat on the skirting board, pointing with one feather. A long way in, in the dark, a round green marble looked back.`,
    ],
    solved: [
      `The marble had a soft grey beard, and was wiped on a sleeve. Held up to the lamp, it had a whole kitchen in it, very small and upside down.`,
      `Round went the marble, as cold as a pond, and everyone looked through it at everyone else, and they were all green.`,
    ],
    keep: 'the green marble',
  },
  {
    id: 'bath-that-would-not-be-hurried',
    scapes: ['home'],
    need: 'wait',
    thing: 'the bath | the bath',
    meet: [
      `The bath was filling, one thin silver thread at a time, since the tap was old and would not be hurried. There was not yet enough in it for a duck to sit down.`,
      `There was dust on every foot, and nobody can be put to bed like that. But there was only a hand's width of water in the bath, and it was coming up no faster than the moon does.`,
    ],
    solved: [
      `A warm cloud came out at the door to fetch them. The water was up to the mark, and there was a duck afloat on it.`,
      `The tap said its last slow word. Everybody's feet went in along the edge, in order of size, and there was one long sigh.`,
    ],
    keep: 'the slow old bath',
  },
  {
    id: 'rocking-horse-on-the-landing',
    scapes: ['home'],
    need: 'company',
    thing: 'an old rocking horse | the rocking horse',
    meet: [
      `At the turn of the stairs, under a sheet, stood the rocking horse that nearly everyone had grown out of. One grey eye showed. It was looking out of the window, since nobody had told it not to.`,
      `They had to move the rocking horse to get by. It had stood so long under its sheet that it had a line of dust down its nose, ~and one of its ears was gone, from being loved.`,
    ],
    solved: [
      `When they left, the horse was rocking a little. It went on rocking for longer than you would think.`,
      `They left the sheet off the horse. In the soft light from the landing it looked as if it had been out for a ride.`,
    ],
    keep: 'the old rocking horse',
  },
  {
    id: 'coat-stand-with-no-coat',
    scapes: ['home'],
    need: 'company',
    thing: 'a small brass coat stand | the coat stand',
    meet: [
      `Low down in the hall, behind everything, stood a brass coat stand that nothing hung on. It had been put there for somebody small who was not small now. It was by far the shiniest thing in the house.`,
      `In the hall, about as high as a knee, stood a coat stand with nothing on it. It held out four round brass hooks in a bright, hopeful way, like somebody waiting to be handed things.`,
    ],
    solved: [
      `Before they went on, somebody hung a hat on one of the hooks. It was the wrong hat and the wrong size of stand, and it looked very well.`,
      `They left one very small sock hanging there. It would do until somebody came who was the right height.`,
    ],
    keep: 'the low coat stand',
  },
];
