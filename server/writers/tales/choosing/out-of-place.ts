import { whereAnybodyIs } from '../wish/home-of.ts';
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

const lastWord = (text: string): string => text.split(' ').at(-1) ?? text;
