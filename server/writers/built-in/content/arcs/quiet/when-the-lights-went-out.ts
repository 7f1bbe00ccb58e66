import type { Arc } from '../../../format.ts';

export const whenTheLightsWentOut: Arc = {
  id: 'when-the-lights-went-out',
  kind: 'quiet',
  premise:
    'The power goes out in {house}. Nothing is wrong. The family goes about with one candle lamp and finds what is only there without electric light. By chance the dark lets {folk} from {realm} come near, or lets the family see them. When the power comes back they turn it off again. {prize} is found.',
  mode: 'home',
  hour: 'night',
  suits: { kinds: ['mood', 'setting'], elements: ['a night journey', 'magical discovery'] },
  isForSeveral: true,
  meets: 'own',
  titles: [
    'The Night the Fridge Stopped Humming',
    'What the Switch Was Hiding',
    'One Candle and All of Us',
    'Before the Lights Came Back',
    'The Hum Behind the Hum',
    'A Lamp With Nothing in It',
  ],
  spark: [
    `First the fridge stopped. Nobody had known that it was humming until it was not. Then the lights went out, all together, as softly as somebody shutting both eyes.

      "Is it only us?" asked {hero}. It was not. All the way down {street} it was dark, and the sky came right to the roofs.`,
    `There was a click, and then there was no kitchen. There was only the smell of it, and somebody saying, "Well," in the dark.

      A match was struck. A small gold kitchen came back, about as wide as a table. {hero} looked at all the rest of the house, which had gone somewhere for the evening.`,
    `It happened in the middle of a word. Somebody was saying "spoon", and at "spoo" the lamp went out, and the clock on the stove, and {street}, and the hill.

      "N," said the voice, after a moment. Somebody laughed. {hero} found a hand in the dark without looking for it.`,
    `The lights blinked once, as if they had something to say. Then they went out. {hero} stood on the fourth stair and waited for them to change their mind.

      They did not. The dark came up the stairs, quite slowly, and it smelled of candles and coats.`,
    `"Who did that?" asked {hero}. Nobody had. The switch went up and down, click and click, like a door with nothing behind it.

      Outside it was the same. A big soft dark had come down over {street} and put everybody's windows out. It was so quiet that they could hear the snow of dust settling on the lamp.`,
  ],
  promise: [
    `"We could go to bed," somebody said. Nobody moved. It is not every night that you are given a different house.

      So they lit one lamp, the kind with oil in it, and {hero} carried it. They would go round and see what was there.`,
    `They had one candle, in a jar. Where it went, there was a room. Where it had been, the room was put away again. "Slowly," said {hero}, "or we'll miss something." And they began with the hall.`,
    `{hero} could hear things that had always been there, the pipes, and {tree}, and somebody's stomach. The small lamp was found at the back of the shelf. It made a warm round, just wide enough to stand in, ~and they all stood in it.`,
    `The rule was one light and no hurry. <many: Everyone had hold of somebody's sleeve.> They went along the wall like a very small train, with the lamp in front, to visit the dark.`,
    `"It's like a ship," said {hero}. It was. It creaked, and it leaned, and there was nothing outside but night. A ship needs somebody to go round it with a lantern, and so they did.`,
  ],
  between: [
    `"Is it still here?" asked {hero}, and put out a hand for the wall. "It is," said {hero}. "It's colder than I remember, and kinder."`,
    `"I can hear my eyes," said {hero}, opening and shutting them. "What do they say?" somebody asked. "Open," said {hero}. "And then, shut."`,
    `"Whose hand is this?" whispered {hero}. "Mine," said somebody. "And this?" "Also mine." "Good," said {hero}, "then I've got the pair."`,
    `"Tell me what we would be doing," said {hero}, "if it was light." They thought. "Looking for something," they said. "And now we're finding it," said {hero}.`,
    `"Hold it lower," said {hero}, "I want to see what the floor does at night." The warm light went down. "It just lies there," said {hero}, very pleased.`,
    `Their shadows went along the wall beside them, thin and tall and polite, like relations from far away.`,
    `The lamp hissed a little, and smelled warm. Whenever somebody breathed out, the whole room leaned over and came back.`,
    `You could not tell what colour anything was. You had to remember it. {hero} remembered the green jug, and it was green.`,
    `They passed the mirror. In it another lamp was going by the other way, with some people who looked nice.`,
    `It was cooler away from the kitchen. They had a blanket round their shoulders by now, long enough to go round twice.`,
  ],
  heart: [
    `They had come to the back door, and it was {hero} who thought of it. {hero} turned down the wick. The lamp went to blue, and went out.

      It was darker than it had ever been, and then it was not. There was {realm}, quite near, the way it must always have been. {folk} were going about in it softly, as if they had waited a long time for somebody to put out the light.`,
    `The candle was down to its last finger. Nobody minded. They sat on the floor by the big window, and as it sank they saw more, not less. They saw {tree} first, and then what was behind it.

      "There they are," breathed {hero}. It was {folk}, come all the way from {realm}, since for once there was nothing to keep them off.`,
    `{hero} opened the window, to hear better. In came {air}. Then came a hum that was not the fridge. It was lower, and it had a tune.

      They listened for so long that the lamp burned down. It was {folk}, singing as they do, {inrealm}, every night, behind the noise.`,
    `Then, with no warning at all, the power came back. The lamp in the hall glared. The fridge shuddered and began. Everyone stood there, blinking, with the candle in the middle looking small and rude.

      {hero} walked across the room and reached up. Click. And the kind dark came back over them, with {realm} in it, clear to the edge.`,
    `Along the garden wall, where the streetlamp as a rule makes a white hole, something was moving. {folk} were going by, one behind another, each with a light no bigger than a seed.

      {hero} lifted the candle jar, only a little. All the small lights stopped, and dipped, and went on.`,
  ],
  gift: [
    `On the sill, where there had been nothing but a dead fly and a pencil, lay {prize.a}. You would never have seen it with the lamp on.`,
    `When they went in, {hero} trod on something small. It was {prize.a}. It had a glow in it, just as much as a thing can have and still be dark.`,
    `One of them came right up to the glass, and breathed on it, and went. In the round of mist, stuck there as lightly as a leaf, was {prize.a}.`,
    `The candle jar was empty, all but a little warm wax. And in the wax, set there like a cherry, was {prize.a}.`,
    `Nobody heard it come. It was just there on the step, beside the milk bottle, with the dark shining on it. It was {prize.a}.`,
  ],
  homeward: [
    `By and by the street came on again, window after window. In {house} nobody got up. They had all the light they wanted, and it was nearly none.`,
    `So they went up by feel, with one hand on the rail. It was smooth and cool, and each of them knew the place where it turns.`,
    `The fridge hummed, down in the kitchen. It hummed on one note, and it sounded as though it had been away and had missed them.`,
    `One after another the switches were tried, to see which way was off. Then they were left like that.`,
    `The lamp was put back on its shelf, still warm. The dark stayed. It was in no hurry, and it lay down all through the house like a cat.`,
  ],
  encounters: [
    {
      id: 'picture-in-the-hall',
      scapes: ['home'],
      need: 'company',
      thing: 'the picture in the hall | the picture',
      meet: [
        `The light fell on the picture that stood on the floor of the hall, since nobody had ever hung it up. It was brown by day. By lamplight there was a boat in it, and someone in the boat.`,
        `They stopped at the old picture that leaned on the wall under the coats. In the small light you could see a long way into it, right down to a boat, with someone in it.`,
      ],
      solved: [
        `When they moved on, the lamp took the boat with it for a step or two. Then the picture was dark, but it was not empty.`,
        `The someone in the boat had one hand up. They had never seen that before. {hero} put up a hand too.`,
      ],
      keep: 'the boat in the dark picture',
    },
    {
      id: 'moth-round-the-lamp',
      scapes: ['home'],
      need: 'calm',
      who: 'a grey moth | the moth',
      meet: [
        `A grey moth had found the lamp. Round and round it went, bump, and round again, bump, in love with it and terribly upset.`,
        `Something soft kept knocking at the glass of the lamp. It was a dusty moth, ~and it could not get in, and it could not leave off.`,
      ],
      solved: [
        `The moth sat down on the rim of the lamp and put its wings together. It had eyes like two grains of pepper, and they shone.`,
        `One more turn, a wide slow one, and the moth came down on a sleeve. It stayed there, breathing with all of itself.`,
      ],
      keep: 'the grey moth and the lamp',
    },
    {
      id: 'piano-in-the-back-room',
      scapes: ['home'],
      need: 'remember',
      who: 'the old music box | the music box',
      thing: 'the end of its tune | the tune',
      meet: [
        `In the back room the lid of the old music box was up. It gave three notes by itself, plink, plink, plonk, and stopped. It did that again. It had lost the rest.`,
        `They all heard it, thin and sweet and far too slow. The old music box had begun, as it does when the floor shakes. It came to the same place each time, and stuck there, on one leg.`,
      ],
      solved: [
        `And on it went, the whole of the tune, right to the last small note. The little drum went round twice more for joy, and ran down.`,
        `Plink, it went, plonk, plink, and over the hard place like a goat over a stile. Then it slept, with its lid up.`,
      ],
      keep: 'the music box and its last note',
    },
    {
      id: 'fuse-box-shelf',
      scapes: ['home'],
      need: 'reach',
      thing: { words: 'some candles | the candles', isPlural: true },
      meet: [
        `The lamp was getting low. There were more candles in a box, and the box was on the top shelf over the stairs, pushed back, behind the skates.`,
        `"We had a whole box of candles," somebody remembered. They had. There it was, one white corner of it, up above the door where the ceiling begins.`,
      ],
      solved: [
        `There were five left, a bit bent. They smelled of last winter. The bendiest one was lit from the lamp, and the two flames leaned together.`,
        `They took one, and put the rest where a hand could find them in the dark. The new flame sat up straight and looked about.`,
      ],
      keep: 'the bent candle',
    },
    {
      id: 'noise-in-the-pantry',
      scapes: ['home'],
      need: 'trust',
      who: 'a mouse in the pantry | the mouse',
      meet: [
        `There was a small dry noise in the pantry, and it stopped when the lamp came in. Between two jars stood a mouse, on its back feet, with one oat, holding its breath.`,
        `One oat lay in the middle of the pantry floor. Behind the flour bin was a tail. It belonged to a mouse, who seemed to wish that it was shorter.`,
      ],
      solved: [
        `The mouse sat up, whiskers and all, and saw to its oat. It ate the whole of it, in nine small bites, in front of everybody.`,
        `The mouse ran along the shelf as far as the jam and sat there, washing one ear. It might have been at home. It was.`,
      ],
      keep: 'the mouse with one oat',
    },
    {
      id: 'drip-into-the-pan',
      scapes: ['home'],
      need: 'wait',
      thing: 'the kettle on the little stove | the kettle',
      meet: [
        `The little camp stove was lit, and the kettle was set on it. The flame was blue, and about as big as a crocus. It was going to take its time.`,
        `There would be something hot, as soon as the kettle boiled. It stood over one small blue flame and did not look as if it had ever thought of boiling.`,
      ],
      solved: [
        `The lid lifted, and sat down, and lifted. There was something hot in the good cups, to be held with both hands, and the steam went up past the candle like a road.`,
        `The kettle sang, just when they had forgotten it. No cup had ever been so warm to hold, nor lasted so long.`,
      ],
      keep: 'the kettle on its blue flame',
    },
    {
      id: 'drawer-of-spoons-by-feel',
      scapes: ['home'],
      need: 'way',
      thing: 'the right door | the right door',
      meet: [
        `Then a draught came, and the lamp went down to one blue bead, and they were on the landing with four doors. By that light all the doors were the same grey. One was the stairs.`,
        `The candle ducked, and all but went out. By the little that was left they stood among four doors, and every one of them kept its face shut.`,
      ],
      solved: [
        `Out came the smell of the stairs, which is soap and old wood, and they were on the second step before the flame stood up again.`,
        `The latch went up, and there was the stair carpet underfoot, with its thin place just where it ought to be.`,
      ],
      keep: 'the four shut doors',
    },
    {
      id: 'chair-with-no-light',
      scapes: ['home'],
      need: 'cheer',
      who: 'the standing lamp | the standing lamp',
      meet: [
        `In the corner the big standing lamp held its shade very low. It had never been dark before at this hour. It was there to shine, and it could not, and people were walking past.`,
        `By the sofa was the standing lamp, with its flex trailing. All its other evenings had been yellow. This one was not, and it could not think what it had done.`,
      ],
      solved: [
        `They held up their one light beside the shade, ~and the standing lamp was yellow again, of a sort. Its fringe swung a bit, as a skirt does.`,
        `The standing lamp looked less bent after that. Nothing had changed, except that somebody had come to see it.`,
      ],
      keep: 'the tall standing lamp',
    },
  ],
};
