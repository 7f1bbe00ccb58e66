import type { HobbyClass, Line, RoleClass } from '../../format.ts';

/** One sentence each: what {C} was in the middle of when the story begins. */
export const activities: Readonly<Record<HobbyClass | RoleClass, readonly Line[]>> = {
  music: [
    `{C} was {C.ing} under the stairs, where it sounded like a much larger room.`,
    `{C} had got as far as the third line, and was going round it again, softly, to see what was wrong.`,
    `{C} tapped out a tune with two spoons on the edge of the sink.`,
  ],
  drawing: [
    `{C} was {C.ing} on the back of an envelope, and had {C.trace}.`,
    `{C} had nearly finished {C.made}, all but the feet, which are hard.`,
    `{C} lay on the floor with {C.tool}, drawing the cupboard from below.`,
  ],
  words: [
    `{C} had one finger in a book, to keep the place, and was telling the rest of it to the ceiling.`,
    `{C} was {C.ing}, with both feet up on the warm side of the room.`,
    `{C} tried out a new word, quietly, to see how it felt to say.`,
  ],
  making: [
    `{C} was {C.ing}, over and under, and had {C.trace}.`,
    `{C} was looking for the end of something, and had found the middle.`,
    `{C} held {C.made} up to the light and counted the holes that were meant to be there.`,
  ],
  building: [
    `{C} was {C.ing} on the rug, and nobody was allowed to walk heavily.`,
    `{C} had built as far as the edge of the table, and was thinking about the gap.`,
    `{C} had {C.tool} in one hand and one piece left over.`,
  ],
  cooking: [
    `{C} was at the stove, {C.ing}, and would not say yet what it was.`,
    `{C} had {C.trace}, and tasted something, and put in a very little more.`,
    `{C} was letting everybody scrape the bowl, by turns, in order of size.`,
  ],
  growing: [
    `{C} was {C.ing}, and had {C.trace}.`,
    `{C} was talking to the pot on the sill, in which nothing had come up yet.`,
    `{C} came in with {C.tool} and a snail, and took the snail out again.`,
  ],
  sport: [
    `{C} was {C.ing} down the passage, with one sock on, and the score was nine to nobody.`,
    `{C} had {C.trace}, and was telling the goal again, with cups.`,
    `{C} was balancing {C.tool} on one knee and counting.`,
  ],
  dancing: [
    `{C} was {C.ing} between the table and the door, where the floor is best.`,
    `{C} was going upstairs in a new way, two up and one down.`,
    `{C} stood on one leg to dry the cups, for practice.`,
  ],
  looking: [
    `{C} was at the window with {C.tool}, {C.ing}.`,
    `{C} had {C.trace}, and nine very good stones laid along the sill.`,
    `{C} was counting something outside, and held up a hand so that nobody should speak.`,
  ],
  puzzles: [
    `{C} was {C.ing}, and had not moved for so long that a moth had sat down nearby.`,
    `{C} had one piece left, and the hole was another shape.`,
    `{C} was working something out on eight fingers, and needed a ninth.`,
  ],
  water: [
    `{C} was in the bathroom, {C.ing} in a hand's depth of water.`,
    `{C} had {C.trace}, and was drying one ear.`,
    `{C} was sailing half a walnut across the sink.`,
  ],
  caring: [
    `{C} was {C.ing}, and speaking in the voice that goes with it.`,
    `{C} had {C.trace}, and did not mind at all.`,
    `{C} was making a bed in a shoebox for somebody who had not arrived yet.`,
  ],
  pretending: [
    `{C} was {C.ing} in the hall, in somebody else's hat.`,
    `{C} had been a lighthouse since four o'clock, and turned slowly in the corner.`,
    `{C} was behind the curtain, and everyone was kind enough not to know.`,
  ],
  pet: [
    `{C} lay across the doorway, where it was most in the way.`,
    `{C} was watching a crumb, in case it moved.`,
    `{C} had found the one warm square on the floor, and lay exactly inside it.`,
    `{C} went from room to room, counting people by the smell of their feet.`,
  ],
  little: [
    `{C} was under the table, where the best things fall.`,
    `{C} had taken off one sock and was giving it to everybody in turn.`,
    `{C} sat in the washing basket and was the captain of it.`,
    `{C} was putting a spoon into a cup, and taking it out, and being amazed.`,
  ],
  elder: [
    `{C} was {C.ing}, in no hurry, the way good things are done.`,
    `{C} sat in the chair by the door, with eyes shut, hearing everything.`,
    `{C} was telling nobody in particular about a horse that could open gates.`,
  ],
  anyone: [
    `{C} was {C.ing}, and was not to be spoken to until it was done.`,
    `{C} was folding the washing, and had three socks over.`,
    `{C} was looking for a pencil, with the pencil behind one ear.`,
    `{C} stood at the window with a cup, doing nothing, and doing it well.`,
  ],
};

/** Two people in one sentence, for a big family. */
export const pairs: readonly Line[] = [
  `{C} and {X} were doing the crossword, one across and one down.`,
  `At one end of the table {C} was {C.ing}, and at the other end {X} was {X.ing}.`,
  `{C} was {C.ing}. {X} watched, and gave advice.`,
  `{C} and {X} had a bowl of peas between them and were racing to the bottom of it.`,
  `{C} and {X} shared the window seat, back to back, like two books.`,
];
