import type { Arc } from '../../../../format.ts';

export const theKiteThatCameDownLate: Arc = {
  id: 'the-kite-that-came-down-late',
  kind: 'culture',
  premise:
    'A paper kite has come down on the roof of {house} after dark, with {guest} tied in its tail. It was flying from {realm}, where {folk} hold the other end of the string, and there is not a breath of air to take it up again. The family looks after kite and guest, about house and roof, until the air comes. In the end {hero} holds the string and lets it out. {prize} comes down the string.',
  mode: 'home',
  only: { culture: 'indian' },
  suits: {
    kinds: ['object', 'setting', 'creature'],
    values: ['patience', 'trying'],
    elements: ['magical discovery', 'a message in a bottle'],
  },
  meets: ['home', 'garden'],
  titles: [
    'The Kite That Came Down Late',
    'Not a Breath on the Roof',
    'Somebody in the Tail',
    'Who Has the Other End',
    'Green Paper and a Long String',
    'Nine Knots and a Passenger',
  ],
  spark: [
    `It was too hot for indoors, and they had carried the sheets up to the roof. In the middle of the roof lay a kite. <?: It was green, and there was no sense in it: nobody flies one in the dark.>

      "It was still light where I was," said its tail, and out of the last knot came {guest.a}. "I'm from {realm}. {folk} have the other end. I felt them pull, and then I felt nothing, and then I felt a roof."`,
    `{hero} was the first up the stairs with the water jug. Something crackled under one heel. It was the tail of a kite, and the kite was leaning on the tank like a person with a headache.

      "Not on the knots," begged {guest.a}, who was sitting in one. It had been up there since tea, {inrealm}, seeing what could be seen. Then the air had gone out like a lamp.`,
    `A string came down out of the sky and over the wall of the roof. {hero} took hold of it. It went up, and up, past where you could see, and somebody up there gave it a small pull, as if to ask.

      At the near end was a green kite, quite whole, and in its tail {guest.a}. "You have found the string," it said. "That's good. That's {realm}, at the top of it. Would you be so kind as to pull twice?"`,
    `On every roof along {street} people were shaking out sheets and saying that there was no air. A kite came down among them all and chose {hero.s}. It gave a rustle and lay on its face.

      {hero} turned it over as you would a beetle. "Thank you," said {guest.a}. It had string round it nine times. "I was only out for a turn. I expect {folk} think that I'm doing this on purpose."`,
    `Nobody had an answer for {clue}. Nobody had one for the kite, either, which was hanging in the clothes line with its arms out. {hero} unhooked it.

      "Is there any breeze at all?" asked {guest.a}, from in among the pegs. It had been let out on a long string from {realm}, to look at the lights. <?: Now it could not go up, and it could not go along, and it had never before had to go to bed on a roof.>`,
  ],
  promise: [
    `{hero} held up a wet finger. There was no side of it that was cool. "It'll come," said {hero}. "It comes in the night, from the river." Until then there was a kite to be kept dry, and a guest to be kept from fretting.`,
    `The string was tied to the foot of the water tank, twice round, so that it should not go off alone. "They'll know that you're held," said {hero}. And since you cannot make a breeze, {they} did what you can do, which is everything else.`,
    `They tried it, of course. {hero} ran the whole length of the roof with it, and it came along behind on its nose. "Later, then," said {hero}, and gave the string two small pulls, meaning that. It was given two pulls back.`,
    `The beds were moved, to leave a long clear strip. That would be for later. {hero} hung a sock from the wall, the thinnest there was, and set somebody to watch it. When the sock moved, they would go.`,
    `"What do you need?" asked {hero}. "A paste of flour," said {guest}, "and a bit of rag for weight, and then just the sky." Two of those were in the house. So they went down for them, softly, since half of {street} was already in bed.`,
  ],
  between: [
    `They had hung a sock on the wall, the thinnest there was, to tell them of a breeze. It hung there like a sock. "It's thinking," said {hero}.`,
    `From the next roof an aunt sent over a plate of cut mango, by way of the wall. "For whoever came down," said the aunt. News goes along roofs faster than it does along streets.`,
    `Someone plucked the string with one finger. It hummed, on and on, up and up. After a long while a hum came down it from the other end, a little higher.`,
    `"What do we look like from there?" asked {hero}. {guest} said that they looked like a tin of lamps that has been spilled, and that you could smell the frying.`,
    `The kite lay on the warm bricks and ticked as it dried. Its paper was so thin that you could see through it to the moon, which came out green.`,
  ],
  heart: [
    `Then one corner of a sheet got up, and lay down, and got up. {hero} stood well in from the wall, with the kite held high in two hands, and felt it begin to breathe.

      "Now," said {hero}, hardly aloud. <?: It did not jump.> It left the fingers as a boat leaves a step. The string ran out, cool and soft, and up went {guest} in the tail, waving, toward {realm}.`,
    `Nobody ran. You need not, with that sort of air, for it comes up under you. {hero} let out a bit of string, and a bit more, sitting down, with both feet on the warm roof.

      <?: It went up past the tank, and past the tallest roof.> It went up until it was a stamp, and then a seed. And then {hero} felt the string go tight, and lift, as somebody at the far end took it.`,
    `It was so dark by now that they could not see it go. There was just the string, going out through {hero.s} fingers, and a rustle that grew less. {hero} shut both eyes and held it very lightly.

      You could feel it all. <?: Here it went through the cool, and here it turned.> Here it was set down, quite softly, {inrealm}, and a great many fingers untied a great many knots.`,
    `All along {street}, on every roof, people lay on their backs and watched it. {hero} had the string. "Slowly," they called across in low voices, and, "Let it think," and, "Now give."

      {hero} gave. The kite stood up on its tail, with its one passenger, and leaned on the night, and was carried. When it went across the moon they all breathed in, on forty roofs, and nobody breathed out until it was over.`,
    `There was breeze enough for a kite, or for a passenger, ~but not for both. <?: {guest} looked at the paper, and up at {realm}.> So {hero} untied the rags, one after another, all the small weights, until there was nothing in the tail but somebody light.

      Then it went by itself. {hero} hardly had to hold it. It only wanted, all the way up, to feel that there was a hand.`,
  ],
  gift: [
    `Two pulls came down the string, and then a thing that was not a pull. It slid from as high as {realm}, humming all the way, and stopped against {hero.s} thumb. It was {prize.a}.`,
    `When the string had all come in there was no kite on it. There was a bit of green paper, to say so, and in the twist of the paper, {prize.a}.`,
    `{hero} lay down with the string round one toe, to be sure. It gave a twitch in a little while. Somebody had tied on {prize.a}, with one of the nine knots.`,
    `Something fell on the sheet, as light as a moth. {hero} felt about for it in the dark. It was {prize.a}, let down very carefully on a single thread.`,
    `In a sock on the line, when it was taken in, was {prize.a}. It must have been put there from above. They do not miss much, {inrealm}.`,
  ],
  homeward: [
    `The beds were pushed together again under the open sky. Now the breeze went over them all, from the left, as it had gone over the kite. No one had to be told to lie flat.`,
    `The end of the string was made fast to the tank, loosely. It would be there. {hero} could see about an arm of it, pale, going up into the dark.`,
    `On the next roof, somebody said that it was cooler. On the one after that, somebody said yes. It went off along {street} like that, quieter and quieter.`,
    `{they} lay and looked at where it had been. It was a good deal of dark. It had a soft hum in it, on one note, ~and the sheets moved a little, and were still.`,
    `The paste was put by for another day. Someone drank the last of the water. Then the roof had nothing on it but people lying down.`,
  ],
};
