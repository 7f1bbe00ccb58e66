import type { Arc } from '../../../../format.ts';

export const dueBackOnThursday: Arc = {
  id: 'due-back-on-thursday',
  kind: 'culture',
  premise:
    'Behind the books on the shelf at {house} there is a library book that was due back long ago, to the library in {realm}. {guest} has come about it, without a fuss. The family carries it back by {road}. There is a fine to pay, and it is not in coins: {hero} must tell in a whisper one thing that happened on the way, or that the book did not know, and it is written on the last page. {prize} comes home as a bookmark might.',
  mode: 'journey',
  only: { culture: 'western' },
  suits: {
    kinds: ['object', 'setting', 'event'],
    values: ['honesty', 'courage'],
    elements: ['a lost map', 'time travel'],
  },
  meets: 'theme',
  titles: [
    'Due Back on Thursday',
    'The Book Behind the Books',
    'A Very Small Fine',
    'Somebody Had Turned Down the Corner',
    'What the Last Page Was For',
    'A Space No Wider Than a Thumb',
  ],
  spark: [
    `{hero} had pulled out a whole armful of books, to get at the marble. And behind them, flat against the wall, was one more. <?: It was thin and brown.> Inside the cover was a stamp: Due Back on Thursday. It did not say which one.

      "It was a while ago," said {guest.a}, from the gap. It had come from the library {inrealm}. "No one's cross. Only {folk} have been waiting all this time to see how it ends."`,
    `A card had come with the post, no larger than a stamp. "We believe that you may have a book of ours," it said. It was signed by the library {inrealm}. {hero} stood on the arm of the good chair, and felt along behind the big books, and there it was.

      "I thought it might be there," said somebody in the umbrella stand. It was {guest.a}, who had brought the card itself, so as to save the worry.`,
    `The shelf had always had a bump in it. That evening {hero} found out why. It was a small fat book with a moth asleep on it, and when it was opened it breathed out {air}.

      "That's Grandfather's stamp," said {guest.a}, pointing to the place. <?: Its own grandfather, it meant.> It was the librarian, {inrealm}, who had let the book go out for a week, to a child at this house, in a wet spring. And then it had been forgotten.`,
    `There was something under the short leg of the dresser, and there had been for as long as anyone could think of. {hero} drew it out to dust it. It was a book. The dresser gave a lurch, and a voice said, "At last."

      It was {guest.a}, holding out a ticket. "That is ours, I'm afraid. It's from {realm}, and it is a bit late." It looked at the dent in the cover. "It's been useful, I see. {folk} will be so pleased."`,
    `It had begun with {clue}, in the middle of the hearthrug. {hero} looked at it, and then looked up, as far as the top shelf. Between two books on bees there was a third, and it was not about bees. It had a pocket in it with a ticket, and the ticket said {realm}.

      "I've come to see if you had finished," said {guest.a}. <?: It was out of breath from being tactful.> "Somebody else has asked for it."`,
  ],
  promise: [
    `"How late is it?" asked {hero}. {guest} counted on whatever it had to count on. <?: It was late by some Thursdays.> "Then we'll take it back ourselves," said {hero}, "and say sorry." It was wrapped in a scarf, for the corners, ~and they went out to find {road}.`,
    `There was some talk of just posting it. But you do not post a thing that has been under your roof for a hundred years. {hero} took it under one arm. At the end of {street}, by the box for letters, began {road.a}.`,
    `{hero} thought of the fine, for keeping a book too long. It went by the week, and there had been so many weeks. "Will it be a lot?" {hero} asked. "It isn't that sort of fine," said {guest}, and got up on the book, and rode.`,
    `They looked to see that no pages were gone. There was one with jam on it. There was one, quite far on, where somebody had turned down the corner and stopped. {hero} did not undo it. That was how far they had got, whoever they were.`,
    `A library is shut at night, as a rule, ~but {guest} had the key to it on a string. "After hours is best," it said. "Books don't like to be seen being glad." So the book was buttoned in a coat, and {they} went.`,
  ],
  between: [
    `{hero} opened it where somebody, once, had turned down the corner. The picture there was of some people on a dim road, and one had a thing under one arm. It was rather small, and you could not see what it was.`,
    `The book was warmer than it had been. It had begun to know where it was. It smelled of dust, and of {air}.`,
    `"Did you ever finish it?" asked {guest}. {hero} had to say that they had not known that it was there. "Ah," said {guest}. "That's what they all say, and it's nearly always true."`,
    `They sat down on a wall to change arms. A page turned over by itself, as if it could not wait. "Not yet," said {hero}, and held it shut with a thumb.`,
    `A moth had come along too, on the spine. It was a library moth. It went from lamp to lamp ahead of them and came back each time to say that it was all right.`,
  ],
  heart: [
    `In the library {inrealm} there was one green lamp. {folk} were sitting under it, with their coats on, in a half ring. <?: There was an empty chair in front, and a space on the shelf, no wider than a thumb.>

      {hero} said sorry, and put the book down in the light. "And the fine," said a soft voice, "is a thing that isn't in it." {hero} thought, and bent down, and whispered about tonight. Somebody wrote it on the last page.`,
    `The space had been kept. <?: All the other books leaned away from it, a little, as one does from a sore tooth.> {hero} held up the thin brown book, as high as both arms went, and slid it in.

      It went home with a small dry sigh. Then the sigh went along the shelf, and down, and along the next, until every book {inrealm} had moved over and was comfortable.`,
    `"You'll have to tell us how it ends," said {folk}. "We've only had the front." But {hero} had not got to the end. <?: Nobody had, past the turned corner.>

      So {hero} sat on the mat, with {folk} all around, and told what was written there, page by page, in a low voice. <?: It ended with a road, and a book, and a knock on a door.> It ended with them all sitting on a mat.`,
    `There was a desk with a bell that you were not to ring. {hero} put the book in front of it, and stood, with both ears hot. Somebody came and turned it over, very slowly, from the front to the back.

      "It's been opened," they said. "It's been slept on. And it has been holding something up." <?: They looked along at the others, and nodded.> In all of that library it was the only one that had ever been of use on both sides.`,
    `{hero} had meant to put it through the slot, and go. But on the other side of the slot somebody was breathing. "Is that it?" they whispered. "Is it really?" It was one of {folk}, the smallest, who had put down its name for it and had been waiting ever since.

      <?: {hero} did not use the slot.> {hero} knelt, and opened the door by as much as a book, and gave it from one hand into another.`,
  ],
  gift: [
    `The ticket was handed back, with a hole in it, to show that all was well. Between the ticket and its pocket, where you would keep a place, was {prize.a}.`,
    `{hero.s} arm felt strange with nothing under it. They must be used to that, in libraries. "You may take out one thing," they said, and it was {prize.a}.`,
    `A moth came out after them, flying low, for it had a good deal to carry. In {hero.s} hand it let fall {prize.a}, and went in again to its shelf.`,
    `"It says here that you left this in it," said {guest}, and held out {prize.a}. {hero} never had. But it was down in ink, with the date, and one should not argue with ink.`,
    `Somebody stamped the back of {hero.s} hand, softly, with the stamp for things that are home on time. And then they gave the hand something to hold: {prize.a}.`,
  ],
};
