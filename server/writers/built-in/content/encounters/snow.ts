import type { Encounter } from '../../format.ts';

/** Where there is snow on the ground. */
export const inTheSnow: readonly Encounter[] = [
  {
    id: 'sledge-that-would-not-wait',
    scapes: ['snow'],
    need: 'calm',
    who: 'a wooden sledge | the sledge',
    meet: [
      `A wooden sledge stood pointing downhill, and it could not wait. Each time somebody lifted a foot to get on, off it went. "Sorry," it called from the bottom. "Sorry. It is the slope. It talks to me."`,
      `Whoosh, went a sledge, with nobody on it. Then it came puffing up again, dragging its string. "Are you on?" it said. They were not on. Whoosh, went the sledge.`,
    ],
    solved: [
      `Nothing trembled now but the string of the sledge. They all got on, in order of size. Then down they went, slow and smooth, with one long sound like silk.`,
      `The sledge lay on the snow and let itself be sat on. "It is quite different," it said in wonder, "with somebody there." It took them to the next bend as carefully as a tray.`,
    ],
    keep: 'the sledge that could not wait',
  },
  {
    id: 'black-dot-on-the-snow',
    scapes: ['snow'],
    need: 'trust',
    who: 'a white fox | the fox',
    meet: [
      `There was a black dot on the snow. It sniffed. It was the nose of a white fox. When they looked at it straight it went away, and a moment later there it was again, farther off, with two smaller dots above it.`,
      `Somebody was walking beside them. There was nobody there. But there were a fox's footprints, neat as stitches, and whenever they all stopped, the footprints stopped too.`,
    ],
    solved: [
      `The fox was as white as a plate, all but the nose, and so near that they could see its breath. "You smell of toast," it said. It walked ahead of them after that.`,
      `The fox was white on white, in a coat so thick that it had no edges. It let one mitten rest on its back, just for as long as it takes to count four.`,
    ],
    keep: 'the fox and its black nose',
  },
  {
    id: 'snowman-facing-the-fence',
    scapes: ['snow'],
    need: 'cheer',
    who: 'a snowman | the snowman',
    meet: [
      `"They put me looking at the fence," said the snowman. "I don't complain. They were called in to supper before they could turn me." It had a carrot for a nose, and the nose was nearly touching.`,
      `A snowman stood with its back to the view. It had two coals to see with, and a good scarf. In front of it were nine brown boards. It knew them very well by now.`,
    ],
    solved: [
      `There was a soft crunch, and the snowman laughed all down its front, until a button came off. They put the button back, and they turned the snowman round, while they were there.`,
      `"As a matter of fact," said the snowman, "there is a knot in that fence exactly like a goose." They all looked. There was. You had to be the right height.`,
    ],
    keep: 'the snowman by the fence',
  },
  {
    id: 'snowflake-without-a-pattern',
    scapes: ['snow', 'sky'],
    need: 'remember',
    who: 'a late snowflake | the snowflake',
    thing: 'its pattern | the pattern',
    meet: [
      `One snowflake was left in the air, going up and down. "We each have one," it said. "A pattern. No two the same. Mine was very good, and I was so busy falling that I have lost it."`,
      `A snowflake hung in front of them, round and plain as a pea. It did not dare to come down. All the others had points, it said, and little ladders, and it could not think what it had.`,
    ],
    solved: [
      `The snowflake opened, point after point, like a tiny gate. There were six of everything. Then it came down on somebody's sleeve and lay there a long time, so as to be seen.`,
      `"Ferns," said the snowflake. "It was ferns all the way out, and in the middle a star." And slowly, turning to show both sides, it let itself fall.`,
    ],
    keep: 'the late snowflake',
  },
  {
    id: 'tracks-that-all-went-off',
    scapes: ['snow', 'sea'],
    need: 'way',
    thing: 'the right trail | the right trail',
    meet: [
      `They came to a smooth white place with five trails across it, and all of them went away. One was of boots, and one of hooves. One was hops. One had been made by somebody with a tail.`,
      `Everyone who had been here had gone off in another direction. The tracks lay round about them like the spokes of a wheel, blue in the hollows, with nothing at the hub but themselves.`,
    ],
    solved: [
      `The trail went on softly ahead, one foot and then the other, as if somebody was walking there just out of sight, to show them.`,
      `They stepped in each print as they came to it, and every one fitted. It is restful to walk like that.`,
    ],
    keep: 'the five trails',
  },
  {
    id: 'reindeer-with-no-door',
    scapes: ['snow'],
    need: 'mend',
    madeOf: 'parts',
    who: 'an old reindeer | the reindeer',
    thing: 'the hut door | the door',
    meet: [
      `In the doorway of a hut an old reindeer was standing sideways. "I am being the door," it said. The real one lay in the snow, in three planks. "I only leaned. We had leaned on it for years."`,
      `There was a hut where anybody may rest, ~but its door had come off, and the planks had come off the door. The snow was going in to look round. An old reindeer was doing its best to keep it out with its back.`,
    ],
    solved: [
      `The door shut with a good thick sound. Inside there was a stove that was nearly warm, and a blanket with some reindeer on it already. They stayed just until their noses came back.`,
      `The reindeer opened it and closed it, and opened it, and closed it. "Come in," it said each time, and "Mind how you go." It had wanted to say that all evening.`,
    ],
    keep: 'the reindeer who was a door',
  },
  {
    id: 'mitten-on-a-fir-tree',
    scapes: ['snow'],
    need: 'reach',
    who: 'a lynx kitten | the kitten',
    thing: 'a red mitten | the mitten',
    meet: [
      `On the very tip of a fir tree, where the star would go, there was a red mitten. A lynx kitten sat below, holding up one cold foot. "I threw it, just to see," said the kitten, "and it has not come down."`,
      `A lynx kitten had three mittens on. The fourth was red too, and hung so high in a fir that it had snow on its thumb. "I threw it, and then I shook the tree," said the kitten. It was quite white.`,
    ],
    solved: [
      `On it went, with a bit of a struggle about the thumb. The kitten put that foot down first, and looked at it, and purred like a small stove.`,
      `The kitten ran round them four times, red, red, red, red. Then it wanted to throw the mitten again, and had to be talked out of it.`,
    ],
    keep: 'the lynx kitten and the red mitten',
  },
  {
    id: 'snow-that-had-to-finish',
    scapes: ['snow'],
    need: 'wait',
    thing: 'the snow | the snow',
    meet: [
      `Snow began to come down so thick that they could not see their own mittens. There was a rock with a roof to it, and room beneath for everyone. The snow would have to finish what it was doing.`,
      `"You had better come under here," said a ptarmigan, from inside a bush. The whole sky was falling, in pieces the size of stamps, and not making one sound. "It never takes long. It only looks as if it did."`,
    ],
    solved: [
      `The snow thinned, and then each flake came by itself, and then there was the last one. They watched that right down to the ground. After it the air was as clear as a bell.`,
      `The snow left off. It had covered up everything that was crooked. They were the first to walk on it, and nobody hurried.`,
    ],
    keep: 'the snow that finished',
  },
  {
    id: 'small-snow-house',
    scapes: ['snow'],
    need: 'company',
    thing: 'a little snow house | the snow house',
    meet: [
      `Somebody had built a snow house there and gone home. It had a round door, and a shelf, and on the shelf was a cup with ice in it. Blue light came in through the walls.`,
      `They came upon a little house of snow blocks, leaning a bit to one side. There were no footprints going in. There were none coming out. It had a shelf and a window, and the window was a plate of ice.`,
    ],
    solved: [
      `They left a stub of candle inside, on the shelf, for whoever should come. When they looked back, the snow house seemed to be thinking about it.`,
      `The snow house was warmer when they went than when they came. You could see that by the door, where it had begun to shine.`,
    ],
    keep: 'the little snow house',
  },
  {
    id: 'skates-on-a-nail',
    scapes: ['snow'],
    need: 'calm',
    who: { words: 'two red skates | the skates', isPlural: true },
    meet: [
      `On a nail hung two red skates by their laces, kicking. They hit the post, and each other, and the post. "Left," said one of them. "Left, right," said the other. They had been hung up since the spring, and they could smell ice.`,
      `Clack, clack, clack, went something on a post. It was a pair of red skates, and they were dancing on their laces so hard that the snow came down. "Now?" they were saying. "Is it now? Is it now?"`,
    ],
    solved: [
      `The skates hung side by side, toes down, turning a little. "Tomorrow," said one of them, quite softly. "Tomorrow and tomorrow," said the other, and they leaned together to wait for it.`,
      `The laces came to rest. In the quiet you could hear the ice on the pond, a long way off, growing thicker. The skates listened to that, as you listen to somebody making your supper.`,
    ],
    keep: 'the red skates',
  },
  {
    id: 'fir-tree-up-to-its-waist',
    scapes: ['snow'],
    need: 'cheer',
    who: 'a fir tree | the fir tree',
    meet: [
      `At the side of the way stood a very small fir tree, up to its waist in snow, and with more of it on top. "They came with a saw," it said, "and they looked at me, and they said, next year. It was the same last year."`,
      `A small fir tree was trying to stand taller. It had a lump of snow on its top, the size of a cat, and the snow was winning. All the big ones behind it were hung with ice like lamps.`,
    ],
    solved: [
      `The snow slid off the top, all at once, with a flump, and the fir tree sprang up by the length of a shoe. "I was under there the whole time," it said. It was a fine dark green.`,
      `A small bird came down, kicked off the last of the snow, and sat on the very tip. The fir tree did not breathe. Of all the trees there were, it had been picked, and by somebody who meant to stay.`,
    ],
    keep: 'the very small fir tree',
  },
  {
    id: 'ski-in-two-halves',
    scapes: ['snow'],
    need: 'mend',
    madeOf: 'parts',
    who: 'a hare with a postbag | the hare',
    thing: 'one long ski | the ski',
    meet: [
      `A hare with a postbag was sitting in the snow, looking at a ski. It lay in two parts, and in between them there was a bump. "I had not been told about the bump," said the hare. It had six letters still to go.`,
      `One ski was stuck upright, like a post. The other was in two halves, with a bump in between. Beside them sat a hare, with a bag, writing a card. "Dear all," it said, "I shall be late, on account of wood."`,
    ],
    solved: [
      `The hare stepped on, and bent its knees, and was off. They could hear it for a long time, one soft swish and then the next, and now and then a letter box.`,
      `The mended ski slid as sweetly as a drawer. There was a letter for them too, as it turned out. It said that there was a bump.`,
    ],
    keep: 'the hare and the mended ski',
  },
  {
    id: 'lantern-deep-in-the-snow',
    scapes: ['snow'],
    need: 'reach',
    thing: 'a lit lantern | the lantern',
    meet: [
      `In a crack in the snow, deep and blue, hung a lantern, and it was lit. Somebody had let it slip. It turned there out of reach, and it made the whole inside of the snow glow like a lampshade.`,
      `They saw the light before they saw where it came from. It shone up out of the ground. A lantern had gone down between two rocks, where the snow was deepest, and it had not gone out.`,
    ],
    solved: [
      `The wire was warm, and the snow was melting off the small tin roof. They set the lantern upon a post, where the path turned, and it lit more than it had before.`,
      `They carried the lantern in turns, one bend each. All about them the snow was gold for the length of a few steps, and after that it was blue.`,
    ],
    keep: 'the lantern in the blue snow',
  },
];
