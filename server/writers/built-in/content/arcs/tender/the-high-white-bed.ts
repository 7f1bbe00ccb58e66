import type { Arc } from '../../../format.ts';

export const theHighWhiteBed: Arc = {
  id: 'the-high-white-bed',
  kind: 'tender',
  premise:
    'Somebody in the family is ill or going to hospital: {hero}, or somebody {hero} loves; the text says "the one who was poorly" or speaks of tomorrow’s hospital, and never what it is or how it ends. They get things ready, small comforts for the bag, and say what it will be like, truly and calmly. No one promises what cannot be promised. Somebody will be there.',
  mode: 'home',
  only: { sorrow: 'illness' },
  meets: ['home', 'garden'],
  titles: [
    'What Went Into the Bag',
    'The Button That Brings Somebody',
    'A High White Bed With Wheels',
    'Slippers, Rabbit, Spoon',
    'The Night Before the Long Corridor',
    'Seven Small Comforts',
  ],
  spark: [
    `A bag stood open on the chair. It was for the hospital. There were pyjamas in it, and a toothbrush, and it still looked hungry.

      "What do you take," asked {hero}, "to a place where you've never been?" They sat down on the bed to think. It wanted thinking about.`,
    `It had been a day of thermometers and flat ginger ale. {house} was on tiptoe. There was going to be a hospital, they told {hero}, and it would be soon. They would tell all that they knew about it.

      {hero} wanted to know whether there was a window. There was. They had asked.`,
    `"Does it hurt?" said {hero}. Nobody said no, and nobody laughed. "Some of it may, for a bit," they said. "There are people whose whole job is to make it stop. And one of us will be there."

      It was odd, but that was better than no. {hero} came out from behind the curtain.`,
    `There is a kind of quiet that a house has when somebody in it is poorly. The stairs know. The cups are put down like eggs.

      {hero} had been told about the hospital, and the bed with wheels, and the long corridor. {hero} had nodded. But at night the corridor got longer.`,
    `They were making a list, at the table, under the lamp. At the top it said, Hospital. Under that it said, Slippers, and it did not say anything else yet.

      {hero} had the pencil. The pencil was going round and round in the corner, getting blacker.`,
    `Nobody had said the word at the table, and yet it had been passed round with the bread, ~and when the plates were cleared it was still lying there. So {hero} said it. "Hospital," said {hero}, and after that it was only a word, with a roof on it and a great many beds.

      They were glad, you could see that. They pulled in their chairs and began at the beginning.`,
    `There was a letter on the shelf with a window in its envelope. It had told them the day and the hour, and to bring slippers. {hero} had been through it four times, in case it had left anything out, and it had. It did not say what you do with the evening before.

      "We make it a good one," somebody said, "and we pack very slowly."`,
  ],
  promise: [
    `"Small comforts," somebody said. "That is what a bag is for. We'll go and find seven." So they went through the house, and looked at everything, to see if it was small, and if it was a comfort.`,
    `They decided to play it through first, with the old cloth rabbit. It was to be very brave, or not brave at all, just as it liked. For that they needed all sorts of things from all over the house.`,
    `There was one evening left for getting ready, and they meant to use all of it. {hero} was in charge of the bag. Everybody else was in charge of {hero}.`,
    `"Tell it to me in the right order," said {hero}, "and don't leave bits out." So they told it, and in between they did the things that have to be done before one goes away.`,
    `They took the lamp and went round. It was not to say goodbye, since it would not be for long. It was only to see what might like to come.`,
    `They made a drawing of the building, with the front cut off, so that you could see into it. {hero} put in the lift, and the long corridor, and the kitchen with the biggest pot in town. After that it was plain what should go into the bag, and they went round the house to look for it.`,
    `"I would sooner know all of it than half of it," said {hero}, and they saw the sense in that. First they would find what was small enough to take along. Then, in the big chair, under the lamp, they would go through the questions, even the silly ones, even twice.`,
  ],
  between: [
    `Into the bag went a stone, flat and warm. It was good for holding on to, and it never asked how you were.`,
    `The old cloth rabbit was rolled along the passage on a tray with wheels. It saw the ceiling go by. The ceiling, it said, was all right.`,
    `{hero} had a question, and it was answered. Then there was one under that.`,
    `There would be a button there, they told {hero}, on a long cord. If you pressed it, somebody came. It worked all night. They tried it with the light switch, to see.`,
    `The sheet was cool, and {hero.s} forehead was not. Somebody's palm lay there between the two and made them even.`,
    `{hero} tried lying flat on the rug and thinking of wheels. A ceiling, from there, has a great deal more to it than anybody would expect.`,
  ],
  heart: [
    `The bag was nearly full. {hero} sat and looked into it. "There's a bit of room," {hero} said, "but it's an odd shape."

      Somebody leaned over, and breathed one long warm breath in. They shut it quickly. "There," they said. "That is from here. When you open it, that comes out first."`,
    `They played it through with the old cloth rabbit, on a bed made of four chairs. They did it all, step by step, and the rabbit lay flat. {hero} held its paw. "You may squeeze," said {hero}. "I'll be here before, and I'll be here after."

      Then nobody said anything, since that had been the part that mattered.`,
    `"What if I'm not brave?" whispered {hero}. It was dark by then, and easier to ask.

      "You don't need to be brave," they said. "You need to be there, and so do we, and then we go home. That's the whole of it. Brave is only what it looks like from outside."`,
    `They lay down and practised the breath. It goes in as if you smelled a warm loaf, and it goes out as if you blew on it. {hero} did it ten times. By the seventh the corridor was shorter. By the tenth it was just a passage, with a lamp at the end, and somebody in it, coming to meet them.`,
    `{hero} drew how it would be. There was a high white bed, and there was the window. There was a chair beside the bed, and {hero} went over the chair again and again, until it was the darkest thing in the picture. "That one has somebody in it," {hero} said.`,
    `When the bag was shut there was still one question over, ~and it had waited until the lamp was turned down. {hero} asked it into the dark, so as not to have to look at anybody.

      They did not say that everything would be all right, since that was not theirs to say. They said who would be in the chair, and who would be in the corridor, and who would be at home with the soup. They said it over again, slowly, until it was as good as a blanket.`,
    `{hero} had thought that being brave was a thing you had, like a coat, and had looked everywhere for it. "I don't believe I've got one," said {hero}. So they sat on the edge of the bed and told about the times when they had been frightened, in order, the large and the small. Not one of them had had one either. They had only gone along, holding on to somebody's sleeve, ~and that had been enough.`,
  ],
  gift: [
    `There was a thread, red and very long, so they said. One end would be tied at home, to the door. You could not see the rest of it. It would stretch.`,
    `The last comfort was the smallest. It was a button off the old blue coat, and it went into the toe of a slipper.`,
    `Seven, they counted, laying them in. There was one over. It was a kiss, and it was put in the palm of a hand, and the fingers were folded on it.`,
    `They wrote one word on a label and tied it to the bag, on the inside, where only {hero} would find it. It said, Back.`,
    `There was a list, and by now it said a good deal. {hero} drew a line under it all and put the pencil down.`,
    `They lent {hero} the good watch, the round one with the soft tick, ~and it had sat beside a good many beds in its time, and had always come back to the shelf.`,
    `On the inside of the bag, where it does not show, somebody had sewn a pocket, just deep enough for a hand. It was lined with a bit of the old soft blanket, and it was for when the hand had nobody to hold.`,
  ],
  homeward: [
    `The bag was shut, and stood by the door with its handles up, like a small dog that is ready. The lamp was turned low.`,
    `Then there was soup, with stars in it, and they had it in bed, in a line, with the blanket for a table.`,
    `"Will you be there?" asked {hero}, once more. "Yes." "And after?" "Yes." It was good to hear it in the dark. They said it as often as it was wanted.`,
    `Even the old cloth rabbit was asleep, with a plaster on each ear. It had been a long day for a rabbit.`,
    `Nothing more had to be got ready. There was only the night, and that came by itself, soft and wide, with a chair in it.`,
    `There was nothing left on the list by then but sleep, and nobody can pack that for you. So they put out the lamp, and left the door ajar, and lay listening to the bag not saying anything.`,
    `The slippers were set side by side on top of the bag, with their toes toward the door, ~and they looked as if they at any rate knew the way. Somebody would sit here tonight, and somebody would sit there tomorrow, ~and in between it was soft and dark and still.`,
  ],
};
