import type { Arc } from '../../../format.ts';

export const showingRound: Arc = {
  id: 'showing-round',
  kind: 'value',
  premise:
    '{guest} has moved in nearby, all the way from {realm}, and knows nobody and none of the games. It stands at the edge and watches. {hero} shows it round house and garden, and everything is new to it. At the end it shows {hero} something of its own. They are friends; it stays near. {prize} is given.',
  mode: 'home',
  suits: {
    values: ['friendship', 'kindness'],
    elements: ['an unexpected guest', 'talking animals'],
    kinds: ['event'],
  },
  meets: ['home', 'garden', 'town'],
  titles: [
    'Somebody New by the Wall',
    'The One Who Did Not Know the Rules',
    'How to Sit on a Stair',
    'A Friend the Size of a Cup',
    'What Is That, and What Is That',
    'Next Door to the Flowerpot',
  ],
  spark: [
    `Somebody had moved in behind the flowerpot. There was a very small suitcase, and a very small mat. And there was {guest.a}, standing just outside its own door, looking at everyone else's.

      "Hello," said {hero}. It looked behind it, to see who was meant.

      "We have come from {realm}," it said. "I say we. It is only me, so far."`,
    `They were playing the game with the three stones. It was some time before {hero} saw that there was somebody by the wall, watching, with its feet together. It was {guest.a}.

      It did not ask to play. It only moved each time the stones moved, a little to the left and a little to the right. It had come to stay, it said, all the way from {realm}, where they have other stones.`,
    `First there was {clue}. Then, all along the wall, there were small new marks, as far as a hole with a curtain across it. It had been an empty hole yesterday.

      {guest.a} put its head out. "I am new," it said. "I have unpacked. It did not take long. And now I do not know what people do here."`,
    `{hero} found it sitting on the third step, the way you sit when you are not sure that it is allowed. It was {guest.a}. It had a label round its neck, and the label said, in neat letters, From {realm}.

      "Is this a chair?" it asked. {hero} said that it was a stair. It got up at once, in case that was not allowed, and stood beside it.`,
    `At the corner of {street} somebody was saying hello to everything. It said it to the lamp, and to the tap, and to a bag that had been left out. Nothing answered, and each time it bowed.

      It was {guest.a}. It had come that day, from {realm}, and had been told that the people were friendly. It had not found out yet which things were people.`,
  ],
  promise: [
    `"I'll show you," said {hero}. "It is not a big place. It only has a lot of things in it."

      So they began at the door, which is where you should begin. {guest} walked on the left and asked about everything on that side. Then it changed over.`,
    `{hero} held out a hand, low down. After a little while something took hold of one finger. It felt cool and light, ~and it held on tight. "First the house," said {hero}, "and then the outside, and then we'll know what you like."`,
    `Nobody can tell you how a place works. You have to be walked round it, by somebody who knows where it creaks. {hero} knew all of that. "Mind the mat," said {hero}, "it slides." And they went in.`,
    `{guest} could not remember, just then, what it had done all day at home. There had been a great deal of {air}, it said, and in the evenings they had hummed. It looked so small when it said that. {hero} fetched the good lamp, and they set off to see everything.`,
    `It was getting late for visiting, ~but it is never too late to be shown where the biscuits are. They went there first. "This is the lid," said {hero}. "You have to lift it like this, or it tells." After that they did the rest of the house.`,
  ],
  between: [
    `"What is that?" asked {guest}. It was a coat hook. {guest} bowed to it, and {hero}, to be polite, bowed too. It had been a good hook for years.`,
    `{hero} had never before seen how many corners there were. {guest} looked into every one of them and said, "Oh," softly, each time.`,
    `They sat on the stair for a rest, the way stairs are for. {guest} had got quite good at it.`,
    `"Do I do this right?" asked {guest}. It was wearing the tea strainer. {hero} looked at it, and said that there was no right, with hats.`,
    `By now it knew three names, and used them all the time, to keep them warm.`,
  ],
  heart: [
    `They had seen it all. They had even seen the tap. {guest} stood in the middle of the floor with its hands behind it. "I have nothing to show you," it said. "I left it all there."

      "What did you hum?" asked {hero}.

      It took a breath, and hummed. It was low, and it went round and round, like water in a bowl. Everyone in {house} put down what they had and came, quietly, to the door.`,
    `"Now me," said {guest}. It led {hero} out to the wall, and moved a flat stone to one side. Under the stone was a crack, and in the crack, if you lay flat, you could see {realm}, a long way down and all lit up.

      They lay there side by side with their chins on the cool ground. "That one was my window," it said. {hero} looked until it was found.`,
    `They played a game with three stones. {guest} got it wrong, and then it got it wrong in another way. Then it moved a stone where nobody had ever moved one. They all sat back and looked.

      "That is how we do it at home," it said, very low. It was much better. They played it that way, slowly, until the light was nearly gone.`,
    `{guest} stopped at the last door. It asked the thing it had been wanting to ask all along, in such a small voice that {hero} had to bend down.

      "Is there a word," it asked, "for someone you have only known since supper?" {hero} told it. It said the word over, twice, to be sure of having it for the night.`,
    `On the step they shared what was left of the {sweet}. {guest} broke its piece in two, and one of the halves in two, and gave {hero} a crumb of each. "At home you give some away before you begin," it said.

      {hero} did the same. Now everyone had less, and yet there were a lot more bits.`,
  ],
  gift: [
    `It had a very small suitcase, and out of that it took {prize.a}. "I brought it for the first person who asked," it said. "I did not know that it would be you."`,
    `When {hero} got up to go in, there was {prize.a} on the step, set down just where a hand would find it.`,
    `{guest} found a label, and wrote on it, small and neat. The label was tied to {prize.a}, and given to {hero}. From next door, it said.`,
    `"It is from my windowsill," said {guest}. It was {prize.a}. {hero} gave it a button, a good blue one. They both thought that they had done well.`,
    `It would not say goodbye. "You say that when you go a long way," it told {hero}. In place of it, it gave {prize.a}, and went in, backwards, bowing to the mat.`,
  ],
  homeward: [
    `{hero} could see the wall from the bed by leaning a little. There was a light at the foot of it, about as big as a pea.`,
    `They went in, and it was the same house as before. But {hero} bowed to the coat hook, in passing, and felt that it noticed.`,
    `One light was put out, and then one more. Over by the wall somebody was putting out lights too, at just the same pace.`,
    `It was late, and a long day to have been new in. Down by the wall a very small curtain was drawn. In {house} all the doors were quiet.`,
    `Two goodnights went across {yard} in the dark, a large one and a small one, and met, and passed, and went in at the right windows.`,
  ],
};
