import type { Hour } from './format.ts';

/** The hours of a story, in the order in which they come. */
export const hours: readonly Hour[] = ['afternoon', 'evening', 'night'];

/** How late it is; nothing that says no hour is ever too early or too late. */
export function lateness(hour: Hour | undefined): number | undefined {
  return hour && hours.indexOf(hour);
}

/** One that belongs before another; what says no hour is at no odds with anything. */
export function isEarlier(one: Hour | undefined, other: Hour | undefined): boolean {
  const [early, late] = [lateness(one), lateness(other)];
  return early !== undefined && late !== undefined && early < late;
}
