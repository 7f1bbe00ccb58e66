import type { Arc } from '../../../../format.ts';

export const theLastSeedOfTheGame: Arc = {
  id: 'the-last-seed-of-the-game',
  kind: 'culture',
  premise:
    'There is a wooden board with two lines of cups, and the game is to sow seeds round it, one to a cup. A very old game was never finished: somebody of this house was playing it with {folk} of {realm}, and the last seed was lost. {guest} has come to finish it and sits down at the board. The family looks for the seed about house and yard. In the end {hero} sows a last seed, or gives one away, and the game comes out even. {prize} is the seed, or lies in its cup.',
  mode: 'home',
  only: { culture: 'african' },
  suits: {
    kinds: ['object', 'event', 'creature'],
    values: ['patience', 'friendship', 'honesty'],
    elements: ['hidden treasure', 'time travel'],
  },
  meets: ['home', 'garden'],
  titles: [
    'The Last Seed of the Game',
    'Your Turn for Forty Years',
    'One Cup Was Empty',
    'A Game for After Supper',
    'Nobody Wins by a Lost Seed',
    'It Came Out Even',
  ],
  spark: [
    `The game board was taken down from its nail, the long one with two lines of cups worn smooth by thumbs. {hero} was setting out the seeds, four to a cup. In the last cup there were three, and {guest.a}.

      "So you've opened it," it said, and sat up. "Good. It's your move. It has been your move for forty years." It had come from {realm}. <?: {folk} had been most patient.>`,
    `Something clicked in {yard}, and clicked again. <?: It was the sound of a seed put down in a wooden cup.> {hero} went to see who was playing, and there sat {guest.a}, on the far side of the board, with its chin on its fists.

      "I'm here to finish," it said. Long ago somebody of {house} had sat down to play with {folk}, and the rain had come. <?: They had all run in.> One seed was dropped, and nobody {inrealm} had been able to think of much else.`,
    `At the bottom of the old board was scratched a small sign. "That is the score," said somebody, so near that {hero} jumped. {guest.a} had climbed up to look. "We are ahead, by one. It isn't right, though. One of your seeds is lost."

      It was from {realm}, where the other half of the game had been kept, under a cloth, all this time. {folk} would not win by a lost seed. <?: They had too much pride.>`,
    `{hero} had gone to look at {clue}, and it led to the shelf, and to the game board. <?: The board was warm, though no one had touched it.> {guest.a} came out of the end cup, backward, dragging a seed as big as itself.

      "There should be one more," it said. "I've been through all of them twice. We can't go on without it, and {folk} are sitting there with a hand in the air."`,
    `They played after supper on the mat, as always, and {hero} was winning. "Wait," said a voice. A fifth player, or it may have been a third, had sat down at the end of the board. It was {guest.a}.

      "This board is in use," it told them, quite politely. "There has been a game on it for forty years. I've been sent from {realm} to see if you had found the seed." <?: Nobody knew that there was one to find.>`,
  ],
  promise: [
    `{hero} counted. There ought to be forty and eight, and there was one fewer. "It's hard and round and grey," said {hero}. "It could be anywhere that a seed can roll to." That was everywhere. They took the lantern and began at the door.`,
    `"We'll find it," said {hero}. When had it fallen? It was in the rain, with everybody running. So it had gone where the water goes, or where a hen goes. Or else a small boy had put it somewhere safe, who was a grandfather by now.`,
    `The board was left just as it was, with a cloth over it, so that nobody's sleeve should make a move. {guest} came along to see fair play. They looked first at the ground. You would be surprised at how much is on it.`,
    `There was a plan to use a bean instead, and {guest} looked so sad that it was dropped. A game is played with what it was begun with. "Then let's look," said {hero}, "and let's look low."`,
    `It would be no good to hurry. <?: It had been lost for forty years and had got used to it.> {hero} went slowly about {yard}, with one eye on the dust. If something else came up, that was done first, because that is how you find things.`,
  ],
  between: [
    `It was not a seed. It was a button, and then a tooth off a comb. They were put in {hero.s} pocket, since someone would be looking for those too.`,
    `"What is it like, {inrealm}, while you wait?" asked {hero}. "We tell each other what we'll do next," said {guest}. "We have thought of every move but the one you will make."`,
    `The lantern made a round gold yard inside the dark one. {hero} went along the edge of it, bent over, like a hen that has heard about a grain.`,
    `Old people came by and were asked. Each of them remembered that game. Each of them had been about to win it.`,
    `{guest} stopped to hear. From the board, with nobody near it, came one soft click, as when you move a thing and then think better of it.`,
  ],
  heart: [
    `The seed was under the water pot, in the ring where it is always damp. It had put out one white root and a leaf. {hero} held it flat on the hand, and nobody spoke.

      "It can't be sown in a cup now," said {guest}. No. {hero} dug a small hole with one finger, there by the wall, and put it in, and patted it. "That's my move," said {hero}. And far off, softly, {folk} began to clap.`,
    `{hero} turned out one pocket on the mat: a button, a comb's tooth, a grey thing that had been taken for a stone. {guest} bent over it. <?: It was round.> <?: It had a dent where a thumb had been, forty years ago.>

      {hero} took up the seeds and sowed them, one and one and one, round by the far side, and home. The last seed went into the last cup, with a click, and it was even.`,
    `They did not find it. It was late, and the lamp was low. {hero} sat down by the board and looked at the one short cup. The cup next to it was {hero.s} own, and had five.

      {hero} took one out of it. <?: It was a good deal to give. It was the game, very likely.> But it went in, soft as a footstep, and {guest} looked up, and its whole face had gone smooth.`,
    `When they got back to the board there was somebody on the other side of it. It was {folk}, in a long dim line, going back and back, as far as {realm}.

      {hero} knelt down with the one seed, found and dusted and warm. Over this cup it went, and over that. Then {hero} laid it in the middle of the board, where it belongs to both.`,
    `The seed was under the water pot, and had been all the time. "Before you put it down," said {guest}, "you should know that when it's over, it's over." <?: It had known that game all its life.> {hero} turned the seed about. <?: It was so quiet that the frogs could be counted.>

      Then {hero} put it back under the water pot. "We nearly found it," said {hero}. "We'll have to look again tomorrow." And a sound went along the whole dark line of {folk}, low and pleased, like people moving up on a bench.`,
  ],
  gift: [
    `The cups were all turned out, and counted, and put to bed in their bag. There was one thing over. It was not a seed, and it was for {hero}: it was {prize.a}.`,
    `For the one who loses there is nothing, and for the one who wins there is nothing. But for whoever looks for the seed there is {prize.a}. It has always been so, they said, {inrealm}.`,
    `{guest} leaned across the board and put {prize.a} in {hero.s} cup, at the end, and put {hero.s} hand over it. "That's for the forty years," it said.`,
    `They shook hands on it, on the one side and the other. {hero} came away from the last of those hands, which was cool and small, with {prize.a}.`,
    `When the board was hung up on its nail again it did not hang flat. Something was behind it. {hero} felt with two fingers, and there was {prize.a}.`,
  ],
  homeward: [
    `{guest} went off by {road}, with the score on a leaf. The mat was rolled. In the dust of {yard} there were a great many knee marks, and nobody swept them.`,
    `The bag of seeds was laid on the shelf, where it sighed, and got comfortable. Outside the frogs took up their counting again from where they had left off.`,
    `The lantern went in first. Behind it {they} came slowly over the cool step. The board on the wall had caught a little of the light, in every cup.`,
    `"Who won?" someone asked out of the dark, from the beds. They thought about it. It had been such a long game, and the end of it was so soft.`,
    `A few warm drops fell, and then more. This time nobody ran. They only lifted the mat, each at one corner, and walked it in out of the rain.`,
  ],
};
