import type { Theme } from '../../format.ts';

/** For words that nobody foresaw, in any language: they stand, as the parent wrote them, on a cover, a lid or a ticket. */
export const frames: readonly Theme[] = [
  {
    id: 'frame-book',
    kind: 'object',
    asked: [],
    scapes: ['town', 'meadow', 'wood'],
    guest: 'a small paper bird | the paper bird',
    realm: 'the country inside the book',
    inRealm: 'in the country inside the book',
    road: 'a paper path | the paper path',
    prize: 'a paper star | the paper star',
    folk: 'the people of the book',
    clue: 'a thin blue book, open on its face',
    air: 'ink and old ribbon',
    sign: 'a thin blue book on the shelf, standing a little way out from the rest',
    glimpses: [],
    touches: [
      `On the cover of the book, in careful letters, somebody had written {asked}.`,
      `At the top of every page, very small, it said {asked}. It was that sort of book. It did not want you to forget.`,
      `They turned a corner of the paper path, and the corner rustled. {asked}, said the milestone.`,
      `Now and then a page went over above them, slowly, like a cloud.`,
      `A full stop lay in the middle of the way, round and black. They stepped over it.`,
      `The pictures here were only half coloured in, and smelled of crayon.`,
    ],
    echoes: [
      `On the shelf the thin blue book shut itself with a soft sound. {asked}, said its back, in letters of dull gold.`,
      `Somewhere inside the book the people lay down between the pages, with the words drawn up over them.`,
      `A ribbon marked the place, so that nothing should be lost.`,
    ],
  },
];
