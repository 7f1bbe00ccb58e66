import type { Line } from '../../format.ts';

/** The first thing heard: small, exact, already happening, at home, near evening, and true in any country. */
export const openings: readonly Line[] = [
  `The last spoon went into the drawer with a clink, ~and {house} let out its breath. <?: It had been that kind of day, long and warm and rather full of shoes.>`,
  `Something was dripping. It was not the tap ~and it was not the roof. In the end it was only the washing, hung up wet, ticking like a slow clock.`,
  `The door had been shut for the night, and then opened for one sandal, and then shut again. It was nearly dark, and not quite bedtime in {house}.`,
  `A blue button rolled out from under the cupboard, all by itself, and lay down in the middle of the floor. Nobody had lost a blue button. <?: It was that time of the evening when floors give things back.>`,
  `There was one light too many in {house}, and somebody had gone to see about it.`,
  `The big pot had been scrubbed and stood on its head to dry. A small puddle crept out from under it, ~and the puddle had the whole window in it, upside down.`,
  `It was the hour when the walls turn yellow. In {house} somebody had just said, "Ten more of those, and then bed," and somebody else had begun to count very slowly.`,
  `The soap had gone. Before the bath it had been there, and after it there was no sign. <?: The whole of {house} smelled of soap, and that did not help.>`,
  `Outside {tree} was turning from green to grey. Inside, a chair that always creaked had just creaked, with nobody in it.`,
  `The bread was under its cloth and the floor had been swept. A line of crumbs had been missed, ~and an ant was walking home along it with an air of great good luck.`,
  `Supper was over, all but the smell of it. That hung about in {house}, warm and brown, and went up the stairs ahead of everybody.`,
  `Two socks were drying by the warm wall, a red one and a grey one. They had dripped until they made one puddle between them.`,
  `The clock in {house} was five short ticks fast, ~and everybody knew it, and everybody was grateful for them at bedtime.`,
  `Somebody had left a window open at the top. The evening was coming in by it, cool and blue, with the sound of one far dog.`,
  `The string had come out of the kite, the pyjamas or the parcel, no one was sure which. It went across the floor of {house} and round one leg of the table.`,
  `A cup was missing from its hook. There were seven hooks and six cups, and a ring of milk on the table, still wet, to show where the seventh had been last.`,
  `It had just stopped raining. The gutter went on by itself for a while, like somebody who has not heard that the talk is over.`,
  `The light went on in {street}, and hummed, and thought about going off again, and stayed. That was how you could tell, in {house}, that it was evening.`,
  `All the shoes were in. Someone had counted them at the door of {house}, left and right, and it had come out even for the first time that week.`,
  `There was a moth on the ceiling that looked like a small brown hat. In {house} everyone looked up at it now and then, to see if it had been worn.`,
  `The towel was still warm from the line. It was handed from one to another in {house}, faces first, until there was no warm left in it.`,
  `A pea had rolled into the corner. It was a good green pea, ~and it sat there shining as though somebody might come back for it.`,
];
