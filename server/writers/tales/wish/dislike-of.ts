import { formsOf } from '../english/verbs.ts';
import type { Doing, Found, Group } from './groups/group.ts';
import { endOfDoing, said } from './phrase.ts';
import { doerOf, type Sight } from './shapes/sight.ts';
import type { Tagged } from './tags/tagged.ts';
import type { Dislike } from './wish.ts';

/** "A princess who doesn't like pink", "a giant who hates being tall", "a cat who can't stand mice". */
export function dislikeOf(
  tagged: readonly Tagged[],
  groups: readonly Group[],
  found: readonly Found[],
): Dislike | undefined {
  const sight: Sight = {
    tagged,
    groups,
    names: groups.filter((group) => group.kind === 'named'),
    doings: groups.filter((group) => group.kind === 'doing'),
    asks: false,
  };
  const doing = sight.doings.find(isDisliking);
  if (!doing || doing !== sight.doings[0]) return undefined;
  const who = doerOf(sight, doing);
  const x = found.findIndex(({ named, thing }) => named === who || thing.noun === who?.thing?.noun);
  const behind = (end: number) =>
    said(tagged, doing.at, end)
      .replace(/^\S+ ?/, '')
      .replace(isHowMuch, '');
  const what = behind(endOfDoing(doing, tagged));
  // Whatever else is said of it would be left out.
  if (!who?.thing || who.people.length > 0 || x < 0 || what === '' || what !== behind(tagged.length))
    return undefined;
  const hated = asNamed(what);
  return hated === undefined ? undefined : { x, hated };
}

function isDisliking({ base, isNot, isUnable }: Doing): boolean {
  if (isUnable) return /^(?:stand|bear)$/.test(base);
  return isNot ? /^(?:like|love|enjoy)$/.test(base) : /^(?:hate|dislike|detest|loathe)$/.test(base);
}

const mostWords = 5;
const isHowMuch = / (?:any ?more|at all|very much|much|today|tonight|again)$/;

/** As it can be said behind "like": "to fly" is "flying". Nothing where it is everything, somebody's name, or a sentence of its own. */
function asNamed(what: string): string | undefined {
  const words = what.split(' ');
  if (words.length > mostWords || isNothingOfItsOwn.test(what)) return undefined;
  const [to, verb = '', ...rest] = words;
  if (to !== 'to') return what;
  return verb === '' ? undefined : [formsOf(verb).ing, ...rest].join(' ');
}

const isNothingOfItsOwn =
  /\b(?:it|him|them|me|us|you|when|that|who|because|and|but|or|i|he|she|they|we|names?|any\w*|every\w*|no|nothing|nobody|people|others?|each|how|what|where)\b/i;
