import type { Arc } from '../../../format.ts';

export const boxesInTheHall: Arc = {
  id: 'boxes-in-the-hall',
  kind: 'tender',
  premise:
    'The family is moving house, or has just moved: it is the night among boxes. {hero} minds, and may mind. They go round the rooms, saying goodbye or making acquaintance, and take one small thing along. What makes it home turns out to be something they carried without noticing.',
  mode: 'home',
  only: { sorrow: 'moving' },
  meets: ['home', 'garden'],
  titles: [
    'Boxes in the Hall',
    'The Pencil Marks on the Door',
    'The Last Thing in the Cupboard',
    'A Key on a Different Nail',
    'How the Stairs Said Goodbye',
    'Everything but the Wallpaper',
  ],
  spark: [
    `There were boxes all the way up the stairs. They said Kitchen and Coats and This Way Up. {hero} sat among them like one more. They were going to another house, and it was a good house, with a tree. {hero} did not want a tree.`,
    `It echoed. That was the first thing. {hero} said, "Hello," in the front room, where the carpet had been, and the room said hello back, as if to a stranger. They were moving, and everything was in boxes but the beds.`,
    `{hero} opened the cupboard under the stairs, to get in. But it was full. It was full of boxes with string round them. Every one had the same words on it, and the words were the name of another street.

      "Where do I sit to think?" asked {hero}. Somebody shifted three boxes, and there was a space, just big enough for two.`,
    `On the frame of the door there were pencil marks, one above another, with dates. Those were {hero}, getting taller. You cannot put a door frame in a box.

      "They'll paint it," {hero} said. It was the night of the boxes. The curtains were down, and the dark came up to the glass to see.`,
    `The house had been emptied, shelf by shelf, as you would pour out a jug. Now there was a last lamp, on the floor, and the kettle, and six cups that did not match. It was the moving time.

      {hero} had packed one bag, and unpacked it, and packed it again. There was always something that would not go in.`,
    `The house had begun to sound like somewhere else, because the rugs were rolled up and the books had gone, ~and every footstep was followed by a smaller one, a little way behind. {hero} had been told all about the new place, the wide window and the shorter walk. Nobody had been able to say what its stairs would do at night.

      "They may not do anything," {hero} said. That was just what was wrong with them.`,
    `{hero} had been given three boxes and a thick black pen, and asked to write on each box what was in it. The first said Books, and the second said Winter. The third had stood open since yesterday, ~and what {hero} had written on it, in small neat letters, was Not Yet.

      "Take your time over that one," somebody said.`,
  ],
  promise: [
    `"We ought to go round," they said. "All of it, top to bottom. You don't leave without seeing people off." So they took the lamp up from the floor, and {hero} was to say which room came first.`,
    `{hero} took a biscuit tin, an empty one. Into it would go one small thing from every room. It had to be a thing that nobody else would want.`,
    `Nobody said that it would be an adventure. Nobody said that it would be better. They said, "It's a lot, isn't it?" and it was. Then they took hands and went to look at it, a room at a time.`,
    `There were still some things that needed doing, here and there, as there always are in a house. They went about and did them properly. It is good manners to leave a place well.`,
    `"What if it forgets us?" asked {hero}.

      They thought about that on the stairs. A house has a lot to remember, somebody said. It would help if they went round once more, slowly, and let it have a good look.`,
    `It was agreed that a house should be left the way you leave a friend, with all the doors looked into and nothing important unsaid. They would begin at the top, because that was where the echo was best, and {hero} would carry the lamp.`,
    `"I'm going to draw a map of it," said {hero}, "with everything on it that they don't put on maps." There would be the warm step, and the board that gives, and the place where you can hear what is being said in the kitchen. It meant going round, slowly, with a pencil, and stopping a good deal.`,
  ],
  between: [
    `Under the radiator was a marble, two hairpins, and a letter K. {hero} kept the K.`,
    `Their steps were loud on the boards, and then, as they got used to it, not so loud.`,
    `There was a paler square on the wall where the picture had hung. It was all that was left, and it was very clean.`,
    `They sat on a box that said Plates and ate bread out of the bag. It tasted the same as in any other place.`,
    `{hero} found the stair that creaks and trod on it, for company. It creaked.`,
    `There was a place on the rail where the paint had been worn to the wood, by the same hands, for years and years, ~and {hero} held on to it the whole way down.`,
  ],
  heart: [
    `Last of all they came to {hero.s} own room. There was only the bed in it, and the bare window. {hero} lay down flat on the boards and looked at the ceiling for a long time. Then {hero} got up and knocked on the wall, twice, softly, as always.

      Nothing knocked back. But the wall was warm, where the pipe goes, and it had always been warm there.`,
    `They stood at the door with the pencil marks. "Up against it," somebody said, "one last time." They made the mark, and put the day.

      Then somebody else had a thought, and fetched a long strip of paper, and held it flat along the wood. They copied every one, from the lowest to the top. It rolled up no bigger than a candle.`,
    `{hero} went from room to room with the lamp and said it to each. "Goodbye, window. Goodbye, hook." It took a long time, and there was no hurrying it.

      When it was done the house seemed to settle, the way a person does when you have told them where you are going.`,
    `"What makes it home?" asked {hero}. They all had a try. It was not the walls. It was not even the stairs.

      {hero} listened. There was the spoon going round in a cup. There was somebody humming the wrong words. There was a cough, and it was the right cough. "Oh," said {hero}. "It's that. That's coming with us."`,
    `They turned off the lamp, to see the rooms as they would be, with nobody there. The moon lay on the floor in its old place. It would lie there just the same. And over there, in the other street, it was lying on another floor, and waiting.

      {hero} did not mind that quite so much. At least it was the same moon.`,
    `At the end of it all {hero} lay down on the bare floor of the empty room, ~and put both arms out, to see how large it had been the whole time. One after another they came and lay down there too, until the ceiling must have wondered at it.

      "It was always this big," {hero} said, after a long while. "We just had it full." And it was said so softly that even the echo let it stay where it was.`,
    `They had come to the last door, and behind it there was nothing whatever but a hook. {hero} looked at the hook for some time. Then the scarf that had hung there every winter was taken out of a box, and hung up, and left to swing until it was still, ~and after that {hero} could take it down.`,
  ],
  gift: [
    `They had an old tin for the odd small things. Into it went the last one, a flake of blue paint, as big as a fingernail. The lid went on. It was the first box that would be opened.`,
    `{hero} left something too, under the loose board, where someone might find it in a hundred years. It was a button. It was a very good one.`,
    `The key was lifted off its nail. They let {hero} carry it, warm, in one fist.`,
    `"The next people will have somebody small," they told {hero}. So {hero} wrote a note, and put in it about the stair that creaks, and the pipe, and the best place for the moon.`,
    `They gave {hero} the box with all the keys to nothing, the odd ones. It was a great honour, and it rattled.`,
    `In the deepest box, between the blankets, they packed the doormat from the front step, unbrushed, with a little of the garden still in it. "That goes down first," said {hero}, "so that we know where to wipe."`,
    `{hero} was handed the list of what had been left behind on purpose, and asked to sign it. There were a nail, a draught, a smell of old rain, and the mark on the wall that nobody had ever explained.`,
  ],
  homeward: [
    `The beds were still up, for this one night, in the middle of the bare floor, all in the same room. It was like a raft. Everybody was on it.`,
    `They slept among the boxes, like mice in a shop. The boxes were quiet. One of them said Pillows, and it had been opened.`,
    `There was no clock, because it was packed. There was no hurry either, and nobody could say where that had been put.`,
    `The lamp was turned low on the floor, and their shadows went up the wall, big and soft, all leaning together.`,
    `Somebody had found the kettle, and somebody the blankets. The dark was the dark that they knew. It got in with them and lay down.`,
    `That night all the bedding was put down in one room, edge to edge, ~and they lay looking up at the same square of dark, as people do in a tent. "What's that?" somebody asked, every now and then, and it was always only the house.`,
    `The last cup was washed, wrapped in a page of old news, and then unwrapped, since everybody would want a drink of water in the night. It stood on the sill by itself, with the moon in it.`,
  ],
};
