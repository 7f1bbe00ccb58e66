import { theOccasions } from '../occasions/book.ts';
import { endOfName } from './groups.ts';
import type { Found, Named } from './groups/group.ts';
import type { Seen } from './shapes/sight.ts';
import type { Tagged } from './tags/tagged.ts';
import type { AtOccasion, WishThing } from './wish.ts';

/** What else is said behind it may be so little: "for the first time". */
const mostBehind = 4;

/** "A unicorn comes to school", "dinosaurs at christmas", "a dragon's birthday": one who is new there, at something of every day. */
export function occasionOf(
  tagged: readonly Tagged[],
  names: readonly Named[],
  seen: Seen | undefined,
  found: readonly Found[],
): AtOccasion | undefined {
  if (seen && /^(X would not Y|X is lost|looking for X|afraid of X|making X)$/.test(seen.is))
    return undefined;
  const x = names.find((named) => named.thing !== undefined && isNewThere(named));
  const at = found.findIndex(({ named, thing }) => named === x || thing.noun === x?.thing?.noun);
  if (!x?.thing || at < 0 || names.some(({ people, absent }) => people.length > 0 || absent !== undefined))
    return undefined;
  const words = tagged.map(wordOf);
  const behind = tagged[x.end]?.tag === 'called' ? endOfName(tagged, x.end) : x.end;
  const met = occasionIn(words.slice(behind).join(' '), x) ?? occasionBefore(words, x);
  if (!met || met.occasion.except.some((word) => x.thing?.is.includes(word))) return undefined;
  return { ...met, x: at };
}

type Met = Omit<AtOccasion, 'x'>;

const comesOrIs =
  /^(?:(?:who|that|is|are|was|were|be|being|will|has|have|had|having|want|wants|wanted|would|like|likes|love|loves|comes?|came|coming|go|goes|going|went|gone|visits?|visiting|visited|lands?|landed|arrives?|arrived|do|starts?|starting|started|turns? up|turned up|does|doing|plays?|playing|played|dances?|dancing|danced|joins?|joining|joined|gets?|getting|celebrates?|celebrating|to|at|in|on|for|into|the|a|an|its|his|her|their|first|big|new|day|of|time|ride|trip)(?= |$) ?)+$/;

/** Behind whom it is about: over no more than coming, being and wanting there. */
function occasionIn(rest: string, { isOwner }: Named): Met | undefined {
  for (const occasion of theOccasions()) {
    for (const name of occasion.names) {
      const [before, ...behind] = ` ${rest} `.split(` ${name} `);
      if (before === undefined || behind.length === 0 || tooMuch(behind.join(' '))) continue;
      const between = before.trim();
      const isOwn =
        occasion.own !== undefined &&
        (isOwner
          ? /^(first|big|own)?$/.test(between)
          : comesOrIs.test(between) &&
            /\b(has|have|having|had|celebrat\w+|its|his|her|their)\b/.test(between));
      if (isOwn || (isOwner ? /^first (day|time|lesson|trip) /.test(`${between} `) : comesOrIs.test(between)))
        return { occasion, isOwn };
    }
  }
  return undefined;
}

/** "Christmas with dinosaurs", "football with a giraffe": the occasion first. */
function occasionBefore(words: readonly string[], x: Named): Met | undefined {
  if (tooMuch(words.slice(x.end).join(' '))) return undefined;
  const before = words.slice(0, x.start).join(' ');
  for (const occasion of theOccasions())
    for (const name of occasion.names)
      if (new RegExp(`(^|^.* )${name} (with|for)( an?| the| some)?$`).test(before))
        return { occasion, isOwn: occasion.own !== undefined && before.includes(' for') };
  return undefined;
}

/** "School today", but no school bus; and whoever is scared there is another wish. */
function tooMuch(behind: string): boolean {
  const words = behind.split(' ').filter((word) => word !== '');
  const [next = 'today'] = words;
  return (
    words.length > mostBehind ||
    !/^(today|tomorrow|tonight|again|alone|together|please|and|with|for|in|on|at|by|[.,!]+)$/.test(next) ||
    words.some((word) => /^(who|that|but|because)$/.test(word))
  );
}

function wordOf({ low, named }: Tagged): string {
  return (named && !named.isPlural ? named.name : low).toLowerCase();
}

/** Who goes to school every day, or works there, has nothing to find out; and what nobody wants there. */
const knowsItAll: ReadonlySet<string> = new Set(
  'child boy girl kid baby friend person man woman mother father sister brother grandmother grandfather nit louse germ'
    .split(' ')
    .concat('job person'),
);

function isNewThere({ thing, det, people }: Named): boolean {
  if (!thing || people.length > 0 || det === 'my' || det === 'our') return false;
  return isSomebody(thing) && !thing.is.some((word) => knowsItAll.has(word));
}

const machines = ['robot'];

/** Somebody of a story, with a will and a word to say. */
function isSomebody({ kind, thing, is }: WishThing): boolean {
  if (kind === 'creature') return true;
  if (kind === 'person') return thing !== undefined;
  return thing?.kinds.includes('creature') === true || is.some((word) => machines.includes(word));
}
