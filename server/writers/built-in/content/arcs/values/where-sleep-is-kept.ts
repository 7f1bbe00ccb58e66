import type { Arc } from '../../../format.ts';

export const whereSleepIsKept: Arc = {
  id: 'where-sleep-is-kept',
  kind: 'value',
  premise:
    '{guest} has come from {realm} to fetch some sleep for {folk}, who have run out. {hero} is not tired, and says so, and helps it look for where the house keeps its sleep. They look in every likely place and find small soft things instead. At the end sleep is found to be where they sit down. {guest} takes some home; {prize} is given.',
  mode: 'home',
  suits: {
    values: ['sleep', 'patience'],
    elements: ['a message in a bottle', 'hidden treasure'],
    kinds: ['mood'],
  },
  meets: ['home', 'garden'],
  titles: [
    'Where Sleep Is Kept',
    'A Cupful of Sleep, Please',
    'Not Tired at All',
    'The Drawer That Yawned',
    'Has Anybody Seen My Yawn',
    'Half a Bag of Sleep',
  ],
  spark: [
    `"I am not tired," said {hero}, "not even a bit." It was said to the ceiling. But it was somebody else who answered.

      "Oh dear," said {guest.a}, and it came out from under the chair with an empty bag. "Then you have none either. I was told that you keep it here. Sleep, I mean. We have run out of it, {inrealm}. {folk} have been awake since Thursday."`,
    `There was a knock on the side of the bed, low down. {guest.a} stood there with a jug. "Might I borrow some sleep?" it asked. "Only a cupful. I would bring it back."

      {hero} was not using any. It had to be somewhere, though, since people went and got it every night. {guest} looked so hopeful, and the jug was so clean.`,
    `{hero} had been told that it was time to find some sleep. So {hero} looked under the pillow, to be able to say so. There was no sleep there. There was {clue}, and there was {guest.a}, looking too.

      "I have done that side," it said. "You might try the sheets." It had been sent out from {realm} with a bag and a list, and there was only one thing on the list.`,
    `The yawn had been there a moment ago. {hero} had felt it coming, and shut both lips, and it had gone down again. "Where did it go?" asked a voice. {guest.a} sat at the foot of the bed with a net.

      "I nearly had it," it said. "We need one so badly at home. In {realm} they have all been up for days, and {folk} are getting silly."`,
    `On the stairs sat {guest.a}, with a spoon and a paper bag, and it looked as though it had walked a long way.

      "Is this the house with all the sleep in it?" it asked. "I could hear it from the hill. Somebody was snoring, like a saw in soft wood." That had only been the pipes. But {hero} did not like to send it away with nothing.`,
  ],
  promise: [
    `"I will help you look," said {hero}. "I can look all night. I'm not tired."

      "How lucky," said {guest}. So off they went, in slippers, with the bag held open, to try all the places where sleep might be.`,
    `They made a list of the places. Sleep might be in something soft. It might be in something dark, or in something that hummed. That was half of {house}, and some of the garden. {guest} carried the spoon.`,
    `"What does it look like?" asked {hero}.

      Nobody had ever seen it, said {guest}. People were always asleep when it came. They would have to go by the feel. It was warm and grey, and it came up round the knees.`,
    `{hero} knew where everything was kept in {house}, the string and the candles and the good scissors. Sleep could not be hard. {they} would start at the linen cupboard and work outward.`,
    `The rule was to go softly, since sleep is easily frightened off. They went on the edges of their feet. "Is it this?" whispered {guest} at every turn. And {hero} whispered back, "Not yet."`,
  ],
  between: [
    `"There is some in here," said {guest}, with its head in a slipper. But it was only warm. They put the warm in the bag, in any case.`,
    `{hero} sat down for a moment, to think where to look next, and got up again rather slowly.`,
    `"Did you yawn?" asked {guest}. "No," said {hero}. "That was breathing, with the mouth open." {guest} wrote it down.`,
    `They had a good many soft things in the bag by now, a hum, and a smell of wool, and the dark from inside a drawer. None of them was sleep. They were all next door to it.`,
    `It had gone quiet. It was so quiet that they could hear the bag settling.`,
  ],
  heart: [
    `They had looked everywhere. They had only come back to where they began. They sat down on the edge of the bed, side by side, with the bag between them.

      "It isn't anywhere," said {hero}, and leaned back, just to say it lying down. "Don't move," whispered {guest}. It held the bag open under {hero.s} chin. "It's here. It's all over you."`,
    `"Perhaps you can't find it," said {hero}, slowly. "Perhaps you stop. And then it finds you." It was the longest thing that {hero} had said for a while, and there were gaps in it.

      So they stopped. They lay on the rug and did nothing. After a bit it came up, warm and grey, round their knees.`,
    `There was one place left, and that was {hero.s} own bed. They turned down the corner of {blanket} and looked in. It was dark in there, and soft, and it hummed a little.

      "All this time," breathed {guest}. It put in one foot, to test it, and the foot went straight to sleep.`,
    `{hero} tipped the bag out on the pillow, to see what they had. There was the warm, and the hum, and the dark, and the breath with the mouth open. They lay in a small soft heap.

      "That's it, you know," said {guest}, very low. "That's what it is made of." {hero} put a hand on it, and the hand grew heavy.`,
    `"Shall I tell you what it is like in {realm} when they are all asleep?" said {guest}. It told it slowly. First one light goes down, and then the next. {hero} listened, and each time {hero} blinked, the blink was longer.

      "There," said {guest}. "It was in the telling."`,
  ],
  gift: [
    `{guest} filled its bag to the top, and tied it with a long grey thread. There was plenty left. In the place where it had been it laid {prize.a}.`,
    `It only took a cupful. "That will do for all of us," it said, "if we sip." And it left {prize.a} on the pillow, where the second head would be.`,
    `They did keep a very good sort there, everyone agreed. {guest} gave {hero} {prize.a}, and {hero} held it, and forgot to ask what it was for.`,
    `The bag breathed in and out by itself now. {guest} put it gently over one shoulder. Then it put {prize.a} on the sill, and went home on tiptoe, not to spill any.`,
    `{hero} felt something put into one hand, small and cool. It was {prize.a}. Two fingers bent over it, and the other three were already asleep.`,
  ],
  homeward: [
    `Up in {realm}, by and by, the first of them would be lying down. {hero} could almost hear it, a soft long sound, like a great many slippers coming off.`,
    `Nobody asked {hero} about being tired. Nobody needed to. The light was turned down, and the dark came in from all the places where they had looked for it.`,
    `The spoon was put back in the drawer, and the drawer was shut so gently that it yawned.`,
    `They had left every cupboard open by a finger's width. Out of each came a little quiet, and it met in the passage, and filled it.`,
    `The list was folded in four and put under the candlestick. There was only one thing on it, and a long sleepy line drawn through that.`,
  ],
};
