import type { Arc } from '../../../../format.ts';

export const theWrongTiffin: Arc = {
  id: 'the-wrong-tiffin',
  kind: 'culture',
  premise:
    'A tiffin, four round steel tins in a stack with a handle, has come home to {house}, and it is the wrong one: it belongs in {realm}, and {hero}’s own has gone there by mistake. {guest} came with it. The family takes it back by {road} to change it, opening one tin at a time on the way. In {realm} {folk} have eaten what was in {hero}’s, politely, and liked it. The bottom tin comes home with {prize} in it.',
  mode: 'journey',
  only: { culture: 'indian' },
  suits: {
    kinds: ['object', 'setting'],
    values: ['sharing', 'honesty'],
    elements: ['hidden treasure', 'a lost map'],
  },
  meets: 'theme',
  titles: [
    'The Wrong Tiffin',
    'Four Tins and a Handle',
    'Who Has Got Our Lemon Rice',
    'The Tin at the Bottom',
    'A Blue Dot on the Lid',
    'Somebody Else’s Supper',
  ],
  spark: [
    `The tiffin had come home, four steel tins in a stack, and {hero} went to wash it. But the dot on that lid is red. This was a blue one, and it was still warm.

      "That is because it isn't yours," said something in the top tin. {hero} lifted the lid. There sat {guest.a}, up to its middle in rice. "Yours has gone to {realm}. They'll be so puzzled by the pickle."`,
    `All the tiffins of {street} look alike, so each has a mark. {hero} looked at the one on the shelf for some time. It had a mark like a small blue moon. And then there was the matter of {clue}.

      "I ought to have spoken up," said {guest.a}, from behind the ghee. "They put it on the wrong bicycle, and I thought that it might be rude to say. It's meant for {folk}. They've got yours."`,
    `{hero} undid the clip on the side, and the tins came apart, one, two, three, four. None of it was what had been packed. It smelled of {air}.

      "I wouldn't eat that," said {guest.a}, climbing out of the second tin. "It is very good, but it belongs to {folk}. Somewhere {inrealm}, just about now, somebody is looking at your lemon rice."`,
    `Something was tapping inside the tiffin. It tapped three times, and stopped, and tapped politely three times more. When {hero} opened the top tin, {guest.a} sat up and shook off a curry leaf.

      "Is this {realm}?" it asked. It looked at the fan, and at the calendar with the mill on it. "Then there has been a mistake with the tins. I'm so sorry. I'm their supper's friend."`,
    `"This isn't ours," said {hero}, and everybody came to look. The tiffin was the same size, and had the same dent, nearly. But the one from the shelf did not hum when you stroked it.

      The lid went up by itself, a finger's width. "I can explain," said {guest.a}. There had been two tins on one hook. One was for here, and one was for {folk}, {inrealm}. That was really the whole of it.`,
  ],
  promise: [
    `"Then nobody has had the right supper," said {hero}, "and theirs is getting cold." The clip was snapped shut. {hero} took it by the handle, ~and {they} went down past the sandals and out, to where {road} began.`,
    `You cannot keep another person's tiffin. It would be like keeping their slippers. So it was wrapped in a towel, to hold the heat in, and carried by the handle, swinging a little. "Not too much swing," said {guest}. "There's dal in three."`,
    `{hero} thought of the lemon rice, alone among strangers. "We'll change them back," said {hero}, and found a torch. {guest} rode on the top lid, where it was warm, and pointed. It pointed along {street} and then, at the end, it pointed up {road}.`,
    `It was agreed that they could look into one tin on the way, so long as they only smelled. And it might be two. Everyone put on what shoes could be found, ~and {hero} went first with the tins, which rang softly at each step.`,
    `"How do you know the way?" asked {hero}. "It goes by bicycle," said {guest}, "but you can also do it on foot, if you are hungry." They were all a little hungry. {road} was just where it said, behind the tea stall.`,
  ],
  between: [
    `They stopped and opened the top tin, to rest that arm. A smell came out, and stood among them like a guest. They shut it again with great respect.`,
    `"What's in the second?" asked {hero}. "Something round," said {guest}, "that is best on the first day." So they walked a bit faster, for a bit.`,
    `The tins had begun to tick as they cooled. {hero} put a scarf round them, under the clip. It was strange how soon you grew fond of somebody else's supper.`,
    `The third tin was the dal. They did not open it. They only put their hands on it, one after another, and it warmed each of them right up to the wrist.`,
    `"Do you think they'll have eaten mine?" asked {hero}. {guest} thought that they would have waited. Then it thought about the pickle. "They'll have tried to wait," it said.`,
  ],
  heart: [
    `{inrealm} a cloth had been laid, and {folk} sat all round it with their hands in their laps. In the middle stood {hero.s} own, with the red dot on its lid. It was shut. <?: They had only looked.>

      "You were right not to begin," somebody said, "and you must be starving." {hero} put down the blue dot beside the red. Then all eight tins were opened, softly, one by one.`,
    `{folk} came out from {realm} to meet them. They looked at the tins, and then at their feet. "We ate it," they said, all very low. "We knew it was not ours by the second bite. But by then we had had two."

      {hero} looked into the empty tins. <?: They had been washed.> "Was it all right?" {hero} asked. It had been so good that nobody could sleep.`,
    `It was dark {inrealm}, and everyone sat facing the road. They had heard the tins. {hero} walked in among them without a word, and undid the clip, and handed the first to the left and the second to the right.

      They went from lap to lap, warm, with the lids on. When all four had gone round, {folk} breathed out all together, and the lids came off.`,
    `"It has a dot," said {hero}, and held it so that they could see. {folk} put a finger on the blue, each of them in turn, to be sure. It was theirs. And from behind the tallest of them came a small red dot, and the tins under it, shining.

      {hero} took the one handle, and held on to the other a breath longer. There had been two suppers. Now each was where it should be.`,
    `They were fed, of course. <?: Nobody goes to {realm} at supper time and only stands there.> A leaf was put in front of each of them, and on each leaf a little from each tin.

      {hero} ate slowly, and it tasted of {air}, and of a long way off. "And yours," said {folk}, shyly, "tastes of a house."`,
  ],
  gift: [
    `A tin is never sent home empty. At the very bottom of {hero.s}, in the fourth, there was something that did not ring as it should. It was {prize.a}.`,
    `Nobody would say any more about the pickle, though some were still fanning themselves. They only laid {prize.a} in {hero.s} palm, with great respect.`,
    `The red dot was polished with a thumb until it was warm. The clip was shut. Only at home was it found out that three tins were empty, and one had {prize.a}.`,
    `{guest} stayed, as it had always meant to. But it got into the top tin once more and came out with {prize.a}. "Your change," it said quietly.`,
    `They were walked back as far as the first bend, as you should be. And there {hero} was given {prize.a}, in a twist of leaf with a thread round it, for after.`,
  ],
};
