import type { Arc } from '../../../format.ts';

export const theDarkEnd: Arc = {
  id: 'the-dark-end',
  kind: 'value',
  premise:
    '{guest} is at the dark end of the house, where {hero} does not like to go, and cannot come nearer: it is afraid of the light as {hero} is of the dark. They go toward each other a little at a time, with company. At the end {hero} puts out the lamp, and in the dark {realm} can be seen or heard. {prize} is given.',
  mode: 'home',
  suits: { values: ['courage'], elements: ['a mysterious door', 'a night journey'], kinds: ['mood'] },
  meets: ['home'],
  titles: [
    'The Dark End of the Passage',
    'Somebody Who Was Afraid of the Lamp',
    'Twelve Steps Past the Last Light',
    'What the Dark Was Keeping',
    'Halfway Is Where We Meet',
    'The Lamp With a Hat On',
  ],
  spark: [
    `In {house} there was a light end and a dark end. {hero} liked the light end. That evening something at the dark end said, "Hello?" It said it in a small voice, like somebody speaking into a cup.

      "Who is there?" called {hero}.

      "It is only me," said {guest.a}. "Please could you come? I would come to you, but it is so very bright where you are."`,
    `The ball went rolling away down the passage, past the last lamp, and into the dark. {hero} stood and waited for it. Nobody likes to fetch a ball from there.

      After a bit the ball came rolling back. "You dropped this," said a voice. It was {guest.a}, and it would not come out. It had never been in a light as strong as that, it said, and its knees had gone.`,
    `{hero} had been sent to fetch the basket from the far end of the passage. The lamp did not go as far as that. And at the far end something breathed.

      It breathed like somebody who has been told to be good. "I am {guest.a}," it whispered. "I am lost from {realm}, and I should like to be found. But not with that lamp. It looks at me."`,
    `There was one stair in {house} that nobody trod on, the third from the top, where the light stops. That night there was first of all {clue}. And then, on the third stair, in the dark, there was {guest.a}.

      "I can see you," it said, "and you are lovely and clear. But I cannot come down into all that yellow. It is too much at once."`,
    `It was {hero} who heard it, a soft thump in the cupboard under the stairs, where the bulb had gone. Then came a sigh. {hero} opened the door by the width of one finger.

      "Don't let it in," said {guest}, for there was {guest.a} among the coats. "The light, I mean. You may come. I think that I should like that."`,
  ],
  promise: [
    `{hero} did not want to go down there. {hero} thought about it, and still did not want to. "I will come one step," said {hero}.

      "Then I will too," said the voice. It was a beginning. And the lamp was given a hat, so that it should not stare.`,
    `"What if we both come halfway?" said {hero}.

      There was a silence while that was looked at. Halfway was not very dark, and it was not very light. It was about where the coats hang. They could each get there by bedtime, with stops.`,
    `<many: "I will hold your hand," somebody said, and somebody else took the other one. It is a fact that the dark is only half as dark with a hand in it.> <alone: {hero} took along a spoon, for holding. It is a fact that the dark is less dark with something to hold.> So they set out along the wall, very slowly, and stopped at each thing they came to.`,
    `The big light was turned off and the small one was lit. It had a soft brown shade, and it did not reach far. "That is better," said the voice. "That is nearly night." And {hero} took the first step, on the board that creaks.`,
    `It was twelve steps. {hero} counted them from the safe end. Nobody could do twelve at once, but anybody can do one, and then see. On the way there was a good deal to be seen to, as there always is.`,
  ],
  between: [
    `That made four steps. The dark did not get any thicker. It had a smell, dry and kind, of wool and old apples.`,
    `"Are you still there?" asked {hero}. "I have moved up by one brick," said {guest}. It sounded proud. It also sounded nearer.`,
    `{hero} found that your eyes do something clever if you give them time. There was a chair in the dark, grey and soft. It had been a chair all along.`,
    `They were at step seven. Behind them the light end looked small and busy, like a shop seen from across the street.`,
    `"What is it like where you are?" asked {hero}. "Round," said {guest}, "and cool, and it hums." {hero} listened, and it did hum, a little.`,
  ],
  heart: [
    `One step was left. {hero} could hear the small voice breathing, just there, beyond the lamp. Then {hero} did a thing that nobody had asked for, and put the lamp out.

      It was not black. It was blue, and then it was full. All round them, quietly, as if it had only been waiting to be asked, was {realm}, with {folk} going softly to and fro.`,
    `At step twelve there was nothing but the dark, and a hand's width of it between them. {hero} turned the lamp to the wall. "There," said {hero}. "Now we are the same."

      And {guest} came out. It was not large. It stood on {hero.s} foot, and shook a little, and then did not.`,
    `"I will if you will," said {guest}, and {hero} said, "Ready." One of them put out the light. The other opened both eyes.

      There was the ceiling, or there it had been. Now it went up and up, dim and deep and gentle, with {folk} moving about in it like people in slippers.`,
    `They met at the coats. It was so dark there that {hero} had to find {guest} with one finger. It felt warm, and about the size of a bun.

      "You are not frightening at all," it said, in great surprise. "No," said {hero}, just as surprised. "Neither is this."`,
    `{hero} stood quite still in the very middle of the dark and let it come. It came up softly on all sides, like bath water. It was only night. It was the same night that lay outside over {tree}, and over {realm}, and it had room in it for both of them.`,
  ],
  gift: [
    `"This only shows in the dark," said {guest}. "I think that is why I never found anyone to give it to." It was {prize.a}.`,
    `Something was laid in {hero.s} hand, out of the dark. It was {prize.a}, and it gave off just enough light to see a smile by.`,
    `Before it went, {guest} put down {prize.a} on the third stair, or it may have been the fourth. {hero} found it without any lamp at all.`,
    `They sat side by side and said nothing, like two old friends on a wall. When {hero} looked again there was no one there, only {prize.a}, and a warm place.`,
    `"Come and see me at my end," whispered {guest}, "now that you know the way." And it rolled {prize.a} into the dip of {hero.s} palm.`,
  ],
  homeward: [
    `Nobody lit the lamp again. They went up in the dark, slowly, with one hand along the wall, and each thing they touched was where it should be.`,
    `It was twelve steps back, and they did not count them. The dark came along behind, like a big soft dog that has been spoken to kindly.`,
    `{hero} left the door of the cupboard open by the width of a hand. It was so that the dark could come and go.`,
    `The light end had gone to bed by itself. The dark end lay and hummed. There was no telling now where one stopped and the other began.`,
    `So the lamp stayed on its hook, with its hat on, and slept. They could see quite well by what there was, and there was plenty.`,
  ],
};
