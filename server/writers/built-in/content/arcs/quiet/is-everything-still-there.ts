import type { Arc } from '../../../format.ts';

export const isEverythingStillThere: Arc = {
  id: 'is-everything-still-there',
  kind: 'quiet',
  premise:
    'Before bed the family walks once round, along {street} and back, to see that everything is still there. All of it is, and a little more: between two known things there is something from {realm} that was never there before, or a gap through which {realm} is seen. They say goodnight and leave it be. {prize} is found on the way.',
  mode: 'home',
  isOutside: true,
  suits: {
    kinds: ['setting', 'object', 'mood'],
    elements: ['secret garden', 'a mysterious door', 'a lost map', 'time travel'],
  },
  isForSeveral: true,
  meets: 'own',
  titles: [
    'Is Everything Still There',
    'Once Round Before Bed',
    'The Gap Between Six and Eight',
    'A Walk to See the Postbox',
    'The Street With One Thing More',
    'All Present, Said the Lamp',
  ],
  spark: [
    `"But how do we know?" asked {hero}, with one arm in a pyjama sleeve. "How do we know that it's all still there?"

      It was a fair question. Nobody had looked at {street} since it got dark. The sleeve was taken off again, and a coat was put on over the rest.`,
    `Every evening somebody has to go once round and see that it is all in its place. There is the wall, and the postbox, and the tree with the bicycle in it. That night it was {hero.s} turn.

      {hero} had the list. It was quite a short list, with a box to tick beside each thing.`,
    `{hero} could not lie down. "What if the lamp has gone? What if somebody moved the corner?" It had been there that day. That did not prove anything.

      So they put coats on over their nightclothes and took the small torch, the one that only works if you hold it upside down.`,
    `There is a way of walking that has no shop at the end of it. It only goes round. They did it on warm nights, before bed, to let the day out.

      {hero} had a stub of chalk, to put a mark on each thing that was still there.`,
    `The window was open, and through it came {air}. {hero} sat up. That was not how {street} smelled. "Something's different out there," said {hero}.

      They all sniffed. It was only a trace. But there is no sleeping with a thing like that, and they found their shoes.`,
  ],
  promise: [
    `Out they went by the front step, in slippers, and turned left, which is the way to begin. The air was cool on their ankles. First on the list was the wall.`,
    `"Softly," said {hero}, "or they'll know we're checking." So they walked on the sides of their feet, from one lamp to the next. It was all blue between.`,
    `The moon had been up for a bit and had got the street ready. They took it slowly. {hero} went in front and said the names of things, and the rest of them said, "Yes."`,
    `There were some things that you had to touch, and some that you only had to see. The gate you had to touch. It was cold, and wet, and there. So that was one.`,
    `They had until the big clock struck. It is just long enough to go once round, if you only stop when something wants you. Something always does.`,
  ],
  between: [
    `"Wall?" said {hero}. "Here," they said, patting it, and it was still warm from the day. "Drain?" "Here." "Smell of bread?" They all breathed in. "Here," they said.`,
    `"Do you think it knows that we look?" asked {hero}, of the street in general. "I should, if I were a street," somebody said. "I would stand up a bit straighter."`,
    `"What comes after the corner?" asked {hero}. "You know that." "I do," said {hero}. "But say it." "The wet step," they said, "and then the green door, and then the hum."`,
    `"We have never been this late," said {hero}. "No," they said. "It has a blue smell," said {hero}. "It has," they agreed. "I'd always thought that it was just dark."`,
    `"One of us ought to be counting," said {hero}. "You are." "I am," said {hero}, "but one of us ought to be doing it out loud. Eleven. Twelve. Lamp."`,
    `The wall was there. So was the place in it where a brick had gone, and so was the snail who had the place.`,
    `They met nobody but a neighbour with a warm loaf, going home. "All well?" asked the neighbour. They said that it was, so far.`,
    `{hero} touched the cold side of the postbox. It had a letter in it. You could tell, from the way it stood.`,
    `The puddle was there, with the moon in it. They walked round it, not to crease it.`,
    `That was the corner, just where they had left it. Past it the street went on, dim and kind, with a light at the far end like a full stop.`,
  ],
  heart: [
    `They had nearly come round. There was number six, dark and asleep, and there was number eight. And in between, where there had never been room for so much as a bin, was a door.

      It stood open by a hand's width. Through it they saw {realm}, and {folk} going softly to bed in it. {hero} looked at the list. Then {hero} took the pencil and wrote it in, last of all, and put a tick.`,
    `At the end of {street} there had always been a wall with ivy on it. That night the ivy had been parted, like a fringe. Behind it, quite far down, were the lights of {realm}, with {folk} going slowly to and fro before them.

      "Was that there before?" whispered {hero}. Perhaps it was. Perhaps it was there on every night when somebody came to see.`,
    `It was all there, each and every thing. There was only one too many. {guest.a} sat on the last bollard, as if it had been there for some time, watching them come.

      "I do it too," said {guest}. "Every night, before bed. I come down from {realm} to see if you are all still there." They stood and looked at one another, and everyone was.`,
    `{hero} held up the torch, and by mistake held it the right way up, so it went out. And then they saw what the light had been hiding. All along the top of the wall were {folk}, from {realm}, sitting in a line with their feet hanging down.

      They had small books with them. One of them looked at {hero}, and made a tick.`,
    `The last thing on the list was the gap. It is just a gap, between the fence and the shed, and you cannot get into it. {hero} looked in, to be able to say so.

      It went back and back. At the far end, small and clear as the picture on a stamp, there was {realm}. One of {folk} was holding up a lamp there, and looking in from the other side.`,
  ],
  gift: [
    `On the ground, right under where they stood, was {prize.a}. {hero} did not know if it should be on the list. In the end it went in a pocket.`,
    `{hero} put a chalk mark there, for next time. When the chalk was taken away, there on the stone lay {prize.a}, as if it had been under the mark.`,
    `They left a button, which was all they had. What they were given for it was {prize.a}. It seemed too much, and nobody could think whom to tell.`,
    `"We've one of these too many," said a small voice, in a business way. "It throws out the count." And into {hero.s} hand was put {prize.a}.`,
    `There was something under {hero.s} heel, inside, and it was not a stone. It was {prize.a}. It must have hopped in, on the way by.`,
  ],
  homeward: [
    `So that was everything. They came in by the front step and shut the door, and the street stood there behind it, in order.`,
    `The clock struck, over the roofs, slow and brown. They were back on the mat by the third stroke. {hero} signed the list, since somebody should.`,
    `Past the lamp, past the tree, past the wall, and everything they had touched was a little warmer for it. Then there was the gate, and then there was home.`,
    `{hero} went back once, on tiptoe, to look from the window. All present, said the lamp. All present, said the wall.`,
    `They hung up the coats. The house was there. That was the last thing to check, and the nicest, and they went right up to the top of it.`,
  ],
  encounters: [
    {
      id: 'the-lamp-by-the-shop',
      scapes: ['town'],
      need: 'cheer',
      who: 'the lamp by the shop | the lamp',
      meet: [
        `The lamp by the shop was there, but only just. It glowed a dull brown and had a bag blown round its neck. It had stopped expecting anyone to look up.`,
        `They came to the lamp by the shop. It flickered, as if to say that they need not stop for it, since it was nothing special.`,
      ],
      solved: [
        `The lamp buzzed, and burned clear and yellow. It put a gold ring right round them all, and held it there until they had gone by.`,
        `The lamp stood up straight, from its foot to its hat. If a lamp can hum on purpose, it hummed.`,
      ],
      keep: 'the lamp by the shop',
    },
    {
      id: 'tree-with-a-bicycle',
      scapes: ['town'],
      need: 'company',
      thing: 'the tree with the bicycle in it | the tree',
      meet: [
        `There it stood, the tree with the bicycle in it. Somebody had leaned it there before anyone was born, and the tree had grown up round it, wheel and all.`,
        `Nobody knows whose bicycle it was. The tree had hold of it now. They had grown old together, and one of them had a bell.`,
      ],
      solved: [
        `A leaf came down on the saddle. So the bicycle was still there, and they put a tick.`,
        `When they were nearly at the next lamp, they heard a bell behind them, one soft ting.`,
      ],
      keep: 'the tree with the bicycle in it',
    },
    {
      id: 'cat-on-the-warm-car',
      scapes: ['town'],
      need: 'trust',
      who: 'a striped cat | the striped cat',
      meet: [
        `Under the parked van shone two green lights, flat and round. The striped cat was on the list. It was there, ~but it was not going to be ticked by just anybody.`,
        `The striped cat ought to have been on the wall. It was behind the drainpipe, with one eye showing. Somebody had dropped a tray, at six, and it had not got over it.`,
      ],
      solved: [
        `The striped cat went round all their ankles, long and low, one end after the other. Then it was on the wall, where the list said.`,
        `There was a low rough purr, with the striped cat behind it. It put one paw on somebody's toe, and let itself be counted.`,
      ],
      keep: 'the striped cat',
    },
    {
      id: 'number-off-the-door',
      scapes: ['town'],
      need: 'mend',
      madeOf: 'parts',
      thing: 'the number on the door | the number',
      meet: [
        `The six on number six had come to bits, and somebody had put it up again as a nine, with a piece over. That would never do. There was a nine already, and it was particular.`,
        `On the step of number four lay the four. It had come off in the night air and broken into two straight bits and a bent one.`,
      ],
      solved: [
        `There it was, brass and straight. Behind the door somebody turned over in bed, as you do when a thing has been put right.`,
        `They stepped back to look, with their heads on one side. Nobody could have taken it for any other number, and it shone.`,
      ],
      keep: 'the number that came off',
    },
    {
      id: 'bus-stop-with-no-bus',
      scapes: ['town'],
      need: 'wait',
      thing: 'the last bus | the last bus',
      meet: [
        `The last bus was on the list, and it had not come yet. They stood at the stop, all in a line, in their coats and slippers, to tick it when it did.`,
        `"The last bus goes by at ten past," said the sign. They would have to stay for it. There was a bench, and a small roof, and a moth who was also waiting.`,
      ],
      solved: [
        `And the bus came by, long and gold and empty, with its windows humming. The driver lifted one hand. Then it was two red lights, and then it was not.`,
        `Round the corner came the bus, as slow as a ship, with one sleeping person in it, and every seat lit up. They stood until it was gone.`,
      ],
      keep: 'the last bus, all lit up',
    },
    {
      id: 'key-down-the-grating',
      scapes: ['town'],
      need: 'reach',
      thing: 'a silver key | the key',
      meet: [
        `Something winked at them from under the grating. It was a silver key, lying down there on a dry leaf. Somebody must be looking for it through all their pockets.`,
        `A neighbour was on hands and knees by the drain. "I heard it go in," said the neighbour sadly. Far down between the bars shone a key.`,
      ],
      solved: [
        `Nobody could say that the key was any the worse. Up the street a door was opened, and a light came on in it, and somebody called, "Bless you."`,
        `In its own front door the key turned like butter, and out came a smell of toast, and a great sigh of relief.`,
      ],
      keep: 'the key under the grating',
    },
    {
      id: 'four-ways-at-the-pump',
      scapes: ['town'],
      need: 'way',
      thing: 'the short way | the short way',
      meet: [
        `The street forked at the pump, four ways at once. One of them was the short way. The others went on and on, past the gasworks, to the sea, and they all looked much the same by moonlight.`,
        `Here four ways went on, and they had to choose. By day it was easy, since one of them had a red awning. Now nothing was red.`,
      ],
      solved: [
        `The paving went smooth under their slippers, and there was the dip by the baker's, with its good brown smell, just where it always was.`,
        `After ten steps they knew it. There was the chalk face that somebody had drawn in May, and it was still smiling.`,
      ],
      keep: 'the place with four ways',
    },
    {
      id: 'statue-who-forgot',
      scapes: ['town'],
      need: 'remember',
      who: 'a stone figure in the square | the stone figure',
      thing: 'what it used to hold | the thing it held',
      meet: [
        `In the square stood the stone figure, with one arm out and nothing in the hand. It had been holding something, for two hundred years. The rain had worn it away, and nobody could say what it was.`,
        `The stone figure in the square looked at its own empty hand. There had been something there. It was on the tip of its stone tongue.`,
      ],
      solved: [
        `"Flowers," said the stone figure. "I was going to give them to somebody." A daisy grew between the cobbles. They laid it in the stone hand, and the stone face looked, you might say, relieved.`,
        `"An umbrella," said the stone figure. "I knew that I used to be drier." The moon went over its open hand, and for a moment you could nearly see the handle.`,
      ],
      keep: 'the stone figure in the square',
    },
    {
      id: 'sign-that-squeaked',
      scapes: ['town'],
      need: 'calm',
      who: 'the baker’s sign | the sign',
      meet: [
        `The baker's sign was swinging on its iron, left and right, though there was not a breath of air. Eek, it said, and eek. It had frightened itself and could not leave off.`,
        `They could hear it before they saw it, eek and eek and eek. The baker's sign had got into a swing, and every swing made it more nervous.`,
      ],
      solved: [
        `Eek, said the sign, and hung straight. The painted loaf on it stopped looking seasick.`,
        `The sign moved once more, by about a finger, and then it hung there as still as a picture.`,
      ],
      keep: 'the sign with the painted loaf',
    },
  ],
};
