import type { TaleHead } from '../tale.ts';
import { knownOf } from '../telling/subject-words.ts';
import type { Asked } from './evening.ts';
import { bestMatter, ofMatterSaid } from './matter-said.ts';
import { soOf } from './so-of.ts';
import { type Answer, worths } from './worths.ts';

/**
 * "A digger that gets stuck in the mud" has no tale of its own among a thousand, and any tale of a digger would be about something else: the
 * predicament is the plot, of whichever digger, tractor or bus it befalls.
 */
export function soAnswer(head: TaleHead, evening: Asked): Answer | undefined {
  const so = soOf(head, evening.wish);
  // A cold, hiccups, a bad mood may be things by themselves; here they are what is the matter with it.
  const things = evening.wish.things.filter((thing) => thing === so?.who || thing.kind !== 'idea');
  const matter = so && bestMatter(head, { ...evening, wish: { ...evening.wish, things } });
  if (!so || matter === undefined) return undefined;
  const known = knownOf(so.who);
  if (head.asks.some((property) => known[property] === undefined)) return undefined;
  return { worth: worths.so + ofMatterSaid(matter, evening.wish), why: [`so: ${matter}`] };
}
