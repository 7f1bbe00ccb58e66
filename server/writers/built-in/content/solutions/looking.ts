import type { Solution } from '../../format.ts';

/** For whoever watches, collects, wonders and walks. {C.made} is always a list, a map or a collection. */
export const looking: readonly Solution[] = [
  {
    class: 'looking',
    needs: ['calm'],
    text: `{C} sat back on both heels and watched. It is what you do about anything that hums or whirls: you let it get used to you. {who} settled a bit, to be seen better. {C} went on looking, with great interest, ~and the settling went on too.`,
  },
  {
    class: 'looking',
    needs: ['calm', 'trust'],
    text: `"I am only going to look at something," said {C}, "and you needn't mind me." That was the whole of it. {C} lay down on both elbows, breathing quietly through the nose. It was a speck. By and by {who} {who.was} looking at the speck as well. It was quite a good speck.`,
  },
  {
    class: 'looking',
    needs: ['trust'],
    text: `{C} lay flat and did not so much as blink. It takes as long as it takes. One sleeve went to sleep, and then a leg. And when there was nothing left of {C} but two quiet eyes, out came {who}, to see if there was anybody there.`,
  },
  {
    class: 'looking',
    needs: ['trust', 'cheer'],
    text: `{C} emptied one pocket in a neat line: a green stone, half a shell, a feather, a screw. Nothing was said about them. After a time {C} moved them all along by an inch, and that left a space at the end. {who} leaned over to see what the space was for.`,
  },
  {
    class: 'looking',
    needs: ['cheer'],
    text: `"There is a beetle," said {C}, "that stands on its head in the fog, and waits, and drinks what runs down." It is true. {C} knew eleven things like that, each odder than the one before. Somewhere about the seventh, {who} forgot to be unhappy.`,
  },
  {
    class: 'looking',
    needs: ['cheer'],
    text: `"Keep still," whispered {C}. "I have never seen one of these." There was nothing there but {who}. {C} went on looking, quite pink, and wrote it down with the day and the hour. It does anyone good to be somebody's first.`,
    isSignature: true,
  },
  {
    class: 'looking',
    needs: ['remember'],
    text: `{C} looked for what it had left behind, as you do when a bird has flown. Here was a place worn smooth with thinking of it. Here {who} had once stopped, and been pleased. {C} pointed to one after another, until they could all but see it fly back: {thing}.`,
  },
  {
    class: 'looking',
    needs: ['way'],
    text: `{C} got down with one cheek almost flat and looked along, and not at. From there you can see what has been used. Most of them had hardly been touched. But one was a little worn at the edge, like a favourite spoon. "{thing}," said {C}, and got up.`,
  },
  {
    class: 'looking',
    needs: ['way'],
    text: `"We will try it and see," said {C}, who liked that better than being sure. One crumb was put in front of each, and {C} stood back and counted thirty. Most of the crumbs did nothing. One gave a tremble, as if something warm had breathed on it. So that was {thing}.`,
  },
  {
    class: 'looking',
    needs: ['mend'],
    madeOf: 'parts',
    text: `{C} looked for so long that they thought something else had gone wrong. Then one finger came out, and moved one thing, by the width of a hair. "It was only holding its breath," said {C}. All the rest slid home with a soft click, and {thing} {thing.was} whole.`,
  },
  {
    class: 'looking',
    needs: ['reach'],
    text: `{C} had a magnet on a string, which had so far caught two pins and a thimble. Nobody knew whether {thing} would care for a magnet. It was let out slowly, and hung there, turning, as bright as a fish. {thing} came a little nearer to look, ~and a little was all that {C} needed.`,
  },
  {
    class: 'looking',
    needs: ['reach'],
    text: `{C} looked through two fists, one behind the other, like a sailor. {X} was asked to go a bit to the left, and then to breathe in. "There is a trick to it," said {C}. There was. With {X} breathing in and {C} holding on, {thing} came as sweetly as a drawer.`,
  },
  {
    class: 'looking',
    needs: ['wait'],
    text: `"Nobody is ever only waiting," said {C}. "Count something." <many: So one counted sounds, and one counted knees.> {C} counted all that could be made out without moving the head, and had got to sixty. Sixty one was what they were waiting for.`,
  },
  {
    class: 'looking',
    needs: ['company'],
    text: `{C} looked at {thing} from one side, and from the other, and last from right down low, where nobody looks. There was a small patch of gold there, and a mark in the shape of a key. {C} left it all just so. "That is for whoever looks next," said {C}.`,
  },
  {
    class: 'looking',
    needs: ['mend'],
    text: `{C} took up every part, and looked for a long time at where it had come away. No two places were alike. One was slanting, and one had a sort of curl in it, so fine that nobody else could see. So {C} turned them and turned them, until each had found its own. After that {thing} held.`,
  },
  {
    class: 'looking',
    needs: ['wait'],
    text: `{C} laid a ring of string round a bit of nowhere, about as big as a plate. "It is a country," said {C}. It had a hill in it, and a road, and a very small traveller with a crumb. Nobody wished to leave when the time came, least of all the traveller.`,
    keep: 'the country inside the string',
  },
  {
    class: 'looking',
    needs: ['company'],
    text: `{C} added {thing} to the list of things seen that day, under a kind of duck, with the hour and the colour of the light. Then {C} stayed to see what would happen. Nothing did. "Seems well," wrote {C}.`,
  },
  {
    class: 'looking',
    needs: ['remember'],
    text: `What has gone by always leaves something: a crumb, a thread, a faint smell of oranges. {C} laid all that in a line, with the oldest first. Every bit of it pointed slightly to the left. So they looked to the left, and there, quite near, with its head under its wing, sat {thing}.`,
  },
];
