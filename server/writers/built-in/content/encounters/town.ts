import type { Encounter } from '../../format.ts';

/** Streets, steps and corners, when the lamps are on and the shutters down. */
export const inTown: readonly Encounter[] = [
  {
    id: 'post-box-full-of-voices',
    scapes: ['town'],
    need: 'calm',
    who: 'the post box | the post box',
    meet: [
      `The post box at the corner was muttering. "Dear Sir," it said, "Dear Auntie. Dear All. Wish you were here. They are all talking at once in there, and I cannot hear myself stand."`,
      `The post box was shaking on its foot, and its flap went up and down. It had been filled to the brim for the holidays. Everybody's news was in it, and none of it would lie flat.`,
    ],
    solved: [
      `"One at a time," said the post box, and one at a time it was. You could hear the letters lie down, one upon another, with a sound like a pigeon getting comfortable.`,
      `The flap came down softly and stayed. "When you have a letter," said the post box, "it can go on top, where it is quiet."`,
    ],
    keep: 'the post box full of letters',
  },
  {
    id: 'broom-and-the-leaves',
    scapes: ['town', 'garden'],
    need: 'calm',
    who: 'a street broom | the broom',
    meet: [
      `A broom was sweeping all by itself, up one side and down the other, as fast as it could go. "They keep coming," it said. Behind it the yellow leaves lay down again, exactly where they had been.`,
      `Swish, swish, swish, went something, without a stop. It was a broom, and it was worn down to its elbows. There was one tree above it with half its leaves still on, and it was watching that tree.`,
    ],
    solved: [
      `The broom leaned on a wall, and let one leaf fall without doing anything about it. Then it let another. "They are quite nice lying down," it said.`,
      `One last stroke, long and slow, as you smooth a blanket, and the broom had done. It stood with its face in the ivy, and was off duty.`,
    ],
    keep: 'the broom and the yellow leaves',
  },
  {
    id: 'stone-lion-facing-the-wall',
    scapes: ['town'],
    need: 'trust',
    who: 'a stone lion | the lion',
    meet: [
      `One of the two stone lions by the steps had turned its face to the wall. "They look at me all day," it said, into the bricks. "They sit on me. At night I should like not to be there."`,
      `There was a stone block with no lion on it. They found the lion behind the bins. It had got most of itself in, all but the tail, and the tail was going from side to side.`,
    ],
    solved: [
      `The lion looked them in the face, one after another, and that is a great deal for stone. "You may go by on my side," it said. "You don't look like people who climb."`,
      `The lion lay down upon its block again, one grey paw after another, as it had lain for a hundred years. But it lay a little more on the side where they were.`,
    ],
    keep: 'the stone lion',
  },
  {
    id: 'night-bus-with-nobody-in-it',
    scapes: ['town', 'meadow'],
    need: 'cheer',
    who: 'a small night bus | the bus',
    meet: [
      `A small bus was standing at the stop with all its lights on and nobody in it. "I go round," it said. "I say where we are, in a clear voice, and there is only me to hear it."`,
      `There was an empty bus by the side of the way. Its doors hung open. It had come the whole length of the line for somebody at the last stop. Somebody turned out to be a cat, who had only wished to sit.`,
    ],
    solved: [
      `The bus drew itself up until every window shone. "Next stop," it said, in a clear voice, "just along here." It took them as far as the corner, and told them when they had come to it.`,
      `The bus gave two soft notes on the horn and knelt down to let them on. The seats were warm and red, and there was one for everybody, and one over for their feet.`,
    ],
    keep: 'the small night bus',
  },
  {
    id: 'pony-with-one-stop-left',
    scapes: ['town', 'meadow'],
    onlyIn: ['western'],
    need: 'remember',
    who: 'a milk pony | the pony',
    thing: 'the last stop | the last stop',
    meet: [
      `A pony stood in the middle of the way with a cart behind it and one bottle left in the cart. "There is one more," it said. "I never have to think. I simply stop. But I have gone by it, and I did not stop."`,
      `"The green door, the crooked step, the house with the geese," a pony was saying. It had a milk cart, and a white star on its nose. "And then there is the last stop. And then I go home. What is the last stop?"`,
    ],
    solved: [
      `The pony began to walk, and its feet did the rest. They stopped of their own accord, and there was the step, and on the step was an empty bottle with a note in it. "Thank you," said the note.`,
      `"The blue gate," said the pony. "It has a bell that doesn't ring." It went off at an easy clop, with the cart clinking behind.`,
    ],
    keep: 'the milk pony and the last stop',
  },
  {
    id: 'twelve-bells-beside-a-door',
    scapes: ['town'],
    need: 'way',
    thing: 'the right bell | the right bell',
    meet: [
      `Somebody in the tall house had the key, and eleven others had gone to bed. The rain had washed off all the names, ~and there was nothing beside the door but twelve round bells.`,
      `The only way on was through a tall thin house, and you had to ring. There were twelve round bells, in two lines, like the buttons on a coat. Nobody likes to ring the wrong one after dark.`,
    ],
    solved: [
      `They rang, and a long way up it tinkled. A window opened, and a basket came down on a string, with a key in it, and a plum for each of them.`,
      `One ring, and the door buzzed and gave way. "Mind the cat," said somebody, from the very top, in a warm voice. It was a good while before they came to the cat.`,
    ],
    keep: 'the twelve round bells',
  },
  {
    id: 'bakers-bicycle',
    scapes: ['town'],
    need: 'mend',
    madeOf: 'parts',
    who: { words: 'the night baker | the baker', pronoun: 'she' },
    thing: 'a delivery bicycle | the bicycle',
    meet: [
      `The night baker was sitting on the kerb, white to the elbows. Her bicycle lay beside her with its basket off and its chain undone. "The rolls are still warm," she said, "but they won't be for long."`,
      `A bicycle leaned on the railings, and a good part of it lay underneath. There was a wheel, and a bell, and a basket full of bread. The baker had an oily nose. "It just let go," she said, "all at once, like somebody sitting down."`,
    ],
    solved: [
      `The baker rang the bell, once, for the pleasure of it. Then she gave them a roll each, hot through the paper, and went off humming down the hill.`,
      `The wheels went tick, tick, tick, as smooth as a clock. "I'll be at your end by six," the baker called back softly, "so leave the bag out."`,
    ],
    keep: 'the baker and the warm rolls',
  },
  {
    id: 'stone-child-without-a-hat',
    scapes: ['town'],
    need: 'reach',
    who: 'a stone child | the stone child',
    thing: 'a red hat | the hat',
    meet: [
      `On the fountain stood a child made of stone. Every winter somebody knitted it a red hat, ~and every winter the hat blew off. Now it hung on the arm of the lamp, a long way up, and the stone child had a pigeon on its head instead.`,
      `High up on the arm of the street lamp hung a red hat. Under it was a fountain. There stood the stone child whose hat it was, looking up, with two cold ears and a pigeon.`,
    ],
    solved: [
      `Down went the hat, well over both stone ears. You would have said that the child looked warmer. You would have said that it smiled, but it had been smiling before.`,
      `The hat went on, and the pigeon moved to the shoulder. Nobody had known until then that the pigeon was cold too.`,
    ],
    keep: 'the stone child in the red hat',
  },
  {
    id: 'train-that-was-still-to-come',
    scapes: ['town', 'meadow'],
    need: 'wait',
    thing: 'the slow train | the train',
    meet: [
      `The bars came down across the road, red and white, and a bell said ting, ting. There was no train. There was going to be one, said a card on the post, and it was a slow one, with sheep.`,
      `At the crossing the bars were down, and a bell said ting, ting. They could hear the train already, a long soft hum in the rails, ~but it was the night train, and it was taking the bends gently so as not to wake anybody.`,
    ],
    solved: [
      `The train came by, window after yellow window, and in each of them somebody was nodding. After the last one the bars went up with a sigh.`,
      `Forty wagons went by, and in the fortieth was a sheep, looking out. The bell gave one more ting, to finish, and the road was open.`,
    ],
    keep: 'the train that was still to come',
  },
  {
    id: 'fountain-with-a-cup-on-a-chain',
    scapes: ['town', 'hill'],
    need: 'company',
    thing: 'a dry drinking fountain | the fountain',
    meet: [
      `There was a drinking fountain there, with a stone fish on top and a brass cup on a chain. Nobody had drunk from it for years, as it was dry. The cup was polished all the same. Somebody came and did that.`,
      `They found a small stone fountain, with a stone fish over it, and the fish had its mouth open. Once there had been water, and a brass cup hung ready for it on a chain. Now there was a leaf in the cup.`,
    ],
    solved: [
      `When they had gone a little way they looked back. There was one drop on the end of the fish's lip. It had not been there before.`,
      `Somebody gave the cup a rub with a sleeve, and hung it back, softly, by its ear. Going away they heard it swing, and touch the stone, and ring.`,
    ],
    keep: 'the fountain and its brass cup',
  },
];
