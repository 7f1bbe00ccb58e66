import type { Arc } from '../../../../format.ts';

export const theSheetThatWentWithoutUs: Arc = {
  id: 'the-sheet-that-went-without-us',
  kind: 'culture',
  premise:
    'A big white sheet from the washing line of {house} has lifted off and gone over the roofs toward {realm}. {guest} saw it go, or is left holding one peg, and comes along. The family follows on foot, by lanes and then by {road}, always one corner behind. In {realm} {folk} have found it and are making good use of it. It is folded at last by {hero} and one of them, walking toward each other, or it is left with them for the night. {prize} is in a corner of it.',
  mode: 'journey',
  only: { culture: 'arabic' },
  suits: {
    kinds: ['setting', 'creature', 'mood'],
    values: ['sharing', 'friendship'],
    elements: ['magical discovery', 'a night journey'],
  },
  meets: 'theme',
  titles: [
    'The Sheet That Went Without Us',
    'Four Corners and Nobody Holding',
    'It Was Only Just Dry',
    'How to Fold Something Large',
    'One Peg Left on the Line',
    'White, and Going Round the Corner',
  ],
  spark: [
    `The wash was in, all but the one big sheet. It hung on the line in {yard}, warm from the day, and {hero} was just reaching for the peg. It took a breath. It filled, and let go, and went up over the wall like something that has remembered an appointment.

      "Toward {realm}," said {guest.a}, from the line, where it was still holding a corner that was not there. "I did say to it, wait."`,
    `{hero} had seven pegs, and there ought to have been eight. There ought to have been a sheet as well. On the line there was just {guest.a}, hanging on by its elbows.

      "It went," it told them. "I was in it. I was having a sleep. It said that it had been a sheet for eleven years and had never seen {realm}." They all looked up. Something white was going over the baker's.`,
    `They had each taken a corner, to fold it. <?: You walk in, and you walk out, and it gets smaller.> But somebody laughed, and somebody let go, and the best white sheet in {house} rose over their heads and was off along the roofs.

      A voice came down from it as it went. "I'm still in the hem," called {guest.a}, and fell out, into {hero.s} arms. "It wants to see {realm}," it said. "I told it about that. I see now that I should not have."`,
    `It was a wide sheet, the one that goes over everybody on hot nights on the roof. <?: Tonight they would want it.> And the line was bare, and there had been {clue}.

      "If it is about the sheet," said {guest.a}, coming out of the peg bag, "it's safe. {folk} will have it by now. Everything light comes down {inrealm}, if you leave it out long enough." It turned round twice. "I do know the way. I came by it."`,
    `The neighbour put a head over the wall. "Yours has gone by," said the neighbour. "It was going well. It had somebody on." {hero} ran to the gate.

      Down {street}, at about the height of the lamps, went the big sheet, quite slowly, with its corners up. {guest.a} slid off the back of it and landed on the step. "I've had enough," it said. "It means to go to {realm} tonight. You could catch it, if you don't hurry it."`,
  ],
  promise: [
    `"It isn't lost," said {hero}. "It's only ahead." {hero} took the peg bag, to hold it with when it was found. {they} went out by the gate, and round the first corner. It was just going round the second.`,
    `A sheet does not like to be run after. {hero} had seen that with hens. So {they} strolled, as if they were going that way in any case. It went before them up {street}, white and careless, and at the end of the wall it turned off on to {road}.`,
    `The shoes were all in a heap, and everyone took two. "Has anyone seen a sheet?" asked {hero} at each door, and everyone had, and everyone pointed. Where the last of them pointed there had been a wall, and now there was {road.a}.`,
    `"We'll sleep cold without it," said {hero}, "and it'll be cold without us." That settled it. {guest} sat up in the peg bag, with its chin on the edge, and said left, and left, and now you will see {road}.`,
    `They looked both ways. To the right was the square. To the left there was a bit of white, no bigger than a pocket handkerchief, waiting to see if they had noticed. {hero} lifted a hand. It went round the corner, ~and so did they.`,
  ],
  between: [
    `There it was, over a tree, with its back to them. {hero} put a finger to both lips. It heard that, somehow, and went on.`,
    `They found its peg. It was lying in the middle of the path, to show which way. {hero} put it in a pocket, to have it ready.`,
    `"What will it do when it gets there?" asked {hero}. {guest} thought that it would lie down. It had been up since it was washed.`,
    `The moon had come out, and then they saw that half of it was sheet. It slid off the front as they watched, very white, and smelled of soap from there.`,
    `It was slower now. Twice it let itself down, to look at something, and twice it got up. They could very nearly have touched the hem.`,
  ],
  heart: [
    `{folk} had it. They had put it over all of them, from one end to the other. There was nothing to be seen but bumps, and a warm kind of muttering. {hero} stood at the edge {inrealm} and did not know what to say.

      Then a bit of it was lifted up, on the near side, as you do for somebody who is late. {hero} lay down and was covered. <?: It was the best way to see it, from underneath, with the moon coming through.>`,
    `It lay quite flat, {inrealm}, too tired to hold up a corner. {hero} took the one end, and one of {folk} took the other. <?: Neither had to be shown.> They stepped back till it was tight, and shook it once, and walked in.

      Hand met hand at the top. They walked out, and they walked in. Each time they were nearer, until there was only a warm white square, and the two of them.`,
    `"Is it yours?" asked {folk}. They had made a roof of it, on four sticks, and a lamp was under it, and all of their little ones. <?: It glowed like the inside of a shell.> 

      "It's ours," said {hero}, "but you can have it for tonight." {hero} went round, softly, from stick to stick, and at every corner put on two pegs, so that it should not get any more ideas.`,
    `The sheet had got as far as it wanted. It had come down over {realm}, over all of it, and everything under there had gone quiet and round, like a room where people are away. {hero} took hold of one hem.

      <?: It came as lightly as foam.> As it drew back, there they were, one after another, {folk}, blinking, with their hair on end, and they helped to pull.`,
    `Nobody scolded it. {hero} walked up to where it lay, {inrealm}, heaped up and out of breath, and put both arms round as much as would go. It still had the whole of the day's sun inside.

      {folk} came near and put their faces to it, one by one, and then {hero} did. "So that is what your sun is like," somebody said, very low.`,
  ],
  gift: [
    `There was a knot in one corner. There had been no knot before. {hero} undid it, with some help from a tooth, and there lay {prize.a}.`,
    `{folk} would not let it go home without something in it. You do not, with a cloth. When it was shaken out, that night, over the bed, down came {prize.a}, as soft as a sock.`,
    `The pegs were counted, and there was one too many. It was not a peg at all. It was {prize.a}, and it had been put there when nobody was looking.`,
    `"For the loan of it," said {folk}, and laid {prize.a} on {hero.s} palm. They turned in the four fingers over it, like corners.`,
    `{guest} had stayed beneath, for one more sleep. A small arm came out from under the hem, feeling about till it found {hero.s} hand, and left {prize.a} in it.`,
  ],
};
