import type { Wish } from '../wish/wish.ts';

/** "A polar bear in our freezer": nothing is said of it but where it is, and there it does not belong. */
export function isOutOfPlace({ shape, things }: Wish): boolean {
  // Who comes to tea or lands on the roof has done something besides.
  if (shape?.is !== 'X comes' || shape.where === undefined || shape.verb) return false;
  const who = things[shape.x ?? 0];
  if (who?.thing === undefined) return false;
  const { where } = shape;
  return !whereAnybodyIs.test(where) && !who.thing.home.some((home) => home.includes(lastWord(where)));
}

/** A fox in the garden, a bird at the window and a monster under the bed are where such things are. */
const whereAnybodyIs =
  /\b(?:garden|yard|window|door|house|home|town|city|street|road|wood|woods|forest|tree|trees|hole|nest|web|grass|field|farm|zoo|sky|sea|ocean|pond|river|lake|night|dark|bed|rain|snow|sun|sunshine|wind|puddle|mud|world|morning|evening|day|life|story|love|charge|trouble)$/;

const lastWord = (text: string): string => text.split(' ').at(-1) ?? text;
