import type { Arc } from '../../../format.ts';

export const somebodyVeryNew: Arc = {
  id: 'somebody-very-new',
  kind: 'tender',
  premise:
    'There is a new baby in {house}, or there will be very soon. Everyone is busy with it and {hero} feels left over, and nobody says that this is wrong. {hero} goes round the house looking for a job or a place. At the end {hero} finds one that only {hero} can have. The baby sleeps. The baby is called "the baby" and is never named.',
  mode: 'home',
  only: { sorrow: 'baby' },
  meets: ['home', 'garden'],
  titles: [
    'Somebody Very New',
    'Ten Fingers, All Shut',
    'The Smallest Sock in the House',
    'Whose Lap Is It Anyway',
    'Hush, Said the House',
    'The One Who Knew About Ceilings',
    'Room for a Small Loud Person',
  ],
  spark: [
    `Everything in {house} was being done in a whisper, because of the baby. The doors whispered. The spoons whispered. {hero} had once been the smallest one there, and nobody had whispered then that {hero} could remember.

      "Come and look," they said. {hero} looked. It was red, and cross, and asleep.`,
    `There was a lap in {house} that had always been {hero.s}. Now there was a baby in it. It took up hardly any room, and all of it.

      {hero} stood by the arm of the chair with a book, open at the right page. "In a moment," they said. It was the ninth moment.`,
    `A very small sock lay on the stairs. {hero} tried it on one thumb, and it fitted. It belonged to the baby. So did the basket, and the blue cup, and nearly all of the afternoon.

      "What do I do?" asked {hero}. Nobody had an answer ready. They had a nappy in each hand.`,
    `The visitors had come again. They said, "How sweet," over {hero.s} head, and brought a yellow blanket. They asked {hero} whether it was nice to be big.

      {hero} thought about it. Some of the time it was. Some of the time it was like standing in a doorway that people were using.`,
    `It had been told for a long while, and now it was true. There was a baby, and it was staying. It had a cry like a small rusty gate.

      {hero} lay on the floor under the table, which had not changed. "I liked it before," said {hero}, quite quietly. The table kept that to itself.`,
    `They had told {hero} that everything would be just the same, only with a baby in it, ~and that was how {hero} came to learn that people can be wrong and mean it kindly. The stairs were the same. The hours had been taken apart, and put back with the night where the evening used to be.

      "It's only for a while," they said, and yawned, all in the middle of the word.`,
    `By the third week {hero} could tell hungry from tired, and tired from cross, from two rooms away, with both ears under a cushion. Nobody had asked {hero} to learn it. It had simply come in through the wall, like damp, ~and there was no one in {house} with a hand free to be told about it.

      "That one is wet," {hero} remarked to the ceiling, and it was.`,
  ],
  promise: [
    `Somebody's feet came by, and stopped. Then somebody's whole self got down there too, on hands and knees. "Is there room for one more?" they asked. There was, just.

      When they came out again it was to have a look round, the two of them, for something that only {hero} could do.`,
    `{hero} went to see if the rest of the house was still the right way up. A person ought to look. It is the kind of job for somebody who knows where everything used to be.`,
    `"I'll be by the coats," said {hero}, "or else on the step." It was to be a walk, with stops. Anybody who liked could come, if they came with both hands free.`,
    `Nobody told {hero} to be glad. That was a help. They gave {hero} the warm end of the loaf to carry about. With a warm end of loaf, you may as well go and see who is hungry.`,
    `There were some jobs going, it turned out. They were odd ones, and in odd corners. {hero} took them on, one after the other, with a pencil behind one ear.`,
    `"If anybody wants me," said {hero}, in case anybody did, "I'm going to see to all the things that have been left half done." There were a good many of them. It would take somebody who knew where each had been put down, and who had two free hands.`,
    `{hero} made up a timetable, with a ruler, and pinned it on the door. It had an hour in it for the baby, and an hour for the washing, ~and at the end it had one for {hero}, underlined. Until then there was the house to go round, and somebody ought to come along and hold the pencil.`,
  ],
  between: [
    `From the next room came the rusty gate, and then a voice, and then a hush. {hero} listened to how it was done.`,
    `{hero} had a turn at being carried, just to the landing and back. It was a long way for somebody so big. It was very nice.`,
    `The washing line was full of things as small as envelopes. They waved all together when the air moved.`,
    `"Was I as red as that?" asked {hero}. "Redder," they said. "You were like a beetroot, and we could not stop looking."`,
    `Somebody made up the fire, and {hero} was the one to blow on it.`,
    `{hero} held one end of a very small sheet and somebody held the other, ~and they came together and went apart again, folding, as if it were a slow dance that everyone in {house} had always known.`,
  ],
  heart: [
    `It cried that evening as if it would never stop. It was rocked, and it was sung to, and it was walked up and down. Everyone was grey.

      {hero} came and looked over the edge. "It wants to see the ceiling," {hero} said. "You've got it facing the wrong way." They turned it round. And there was the crack like a long brown river, that nobody but {hero} ever looked at. The baby drew one breath, and gazed.`,
    `{hero} put down one finger, to see. Five very small ones came round it and shut. They were warm, and a bit damp, and surprisingly strong.

      {hero} could not go anywhere then. {hero} stood there for as long as it took. "It's got me," {hero} told them, in a whisper, and it sounded like something you say about a fish, or about a friend.`,
    `"It doesn't know where it is," said {hero}. Nobody had told it. They had all been so busy with its feet.

      So {hero} sat by the basket and explained, low and slow, beginning with the stairs. That is the tap. That is only the pipes. That's me. The baby's eyes went along to each thing, and came back.`,
    `They had one pair of arms too few that night. "Could you?" they said. {hero} sat right back in the big chair, with a pillow under one elbow, and held still.

      The baby was put there. It was heavier than a loaf, and it smelled like the inside of a warm glove. It gave a sigh, and let its whole head go. It must have thought that {hero} was safe.`,
    `In the end it was dark, and {hero} was in the lap, at last, with the book. There was some of a baby in it too, along one side. The story was told just once, for both of them.`,
    `Somebody put the baby into {hero.s} arms, because there was a pan to be taken off the stove, ~and then the pan turned out to need a good deal of attention. {hero} did not dare to move so much as an eyebrow. The small face frowned, and thought, and smoothed itself out from the middle. Two dark eyes came open and looked up, as if they had found the page they wanted.

      "Hello," whispered {hero}. "I'm the one who was here first."`,
    `It was late, and nobody could make it stop, and they had tried everything that was written in the book. Then {hero} sat down on the floor beside the basket and hummed the low tune that the pipes make, over and over, on the one note. The crying went up as far as a question and stayed there. The baby listened, ~and after a time it forgot what it had been going to say.`,
  ],
  gift: [
    `"You knew what it wanted," they said. That was all. They said it in the voice that is for one big person from another.`,
    `Somebody had kept a sock from long ago, no bigger than a thumb. It was not the baby's. It was {hero.s}. They put the two socks side by side, and one was a little bit larger.`,
    `There was a moment left after all, a whole one, with nobody else in it. It was given to {hero}, in the big chair, in the dark, with {drink}.`,
    `They wrote it up in the back of the book, with the date. It said that the first person the baby looked at, on purpose, was {hero}.`,
    `{hero} laid the second best rabbit in the basket, near the feet. It was a loan. They both seemed to understand that.`,
    `They took down the frame with {hero} in it, on the very first day, red and cross and no bigger than a loaf, ~and it was stood on the shelf by the basket. Nobody could have said which of the two looked more surprised to be there.`,
    `"You may tell it about us," they said, "when it can listen, because you will remember what it was like down there." That was a job for years, and it had been given to {hero}, in front of everyone.`,
  ],
  homeward: [
    `The basket creaked and was still. All through {house} people let their shoulders down. They went on tiptoe, not because they had to, but because it was nice.`,
    `It was {hero.s} turn then to be put to bed, and it was done properly, with nothing left out. There was even the long version of the song.`,
    `So there were two of them to be tucked in now. It took twice as long, and the lamp was low, and nobody looked at the clock.`,
    `The visitors had gone. The yellow blanket lay over the arm of the chair. It turned out to be long enough, if you were careful, for three.`,
    `In the dark there was a new sound, very small, in and out, in and out. After a while it was part of the house.`,
    `For once the whole house was quiet at the same time, ~and they stood about in it, whispering, like people who have been let into a museum after the doors are shut. Then, one by one, on the sides of their feet, they went up.`,
    `There was a chair on the landing now, for whoever was up in the night, and a blanket over it, ~and {hero} was told to sit there for a little while, just for company. It was soft, and it was still warm from the one before.`,
  ],
};
