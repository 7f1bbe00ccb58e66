import { formsOf } from '../english/verbs.ts';
import type { Doing, Found, Group } from './groups/group.ts';
import { endOfDoing, said } from './phrase.ts';
import { doerOf, type Sight } from './shapes/sight.ts';
import type { Tagged } from './tags/tagged.ts';
import type { Liking } from './wish.ts';

/** "A princess who doesn't like pink", "a giant who hates being tall", "a fox who collects buttons". */
export function likingOf(
  tagged: readonly Tagged[],
  groups: readonly Group[],
  found: readonly Found[],
): Liking | undefined {
  const sight: Sight = {
    tagged,
    groups,
    names: groups.filter((group) => group.kind === 'named'),
    doings: groups.filter((group) => group.kind === 'doing'),
    asks: false,
  };
  const [doing] = sight.doings;
  const who = doing && doerOf(sight, doing);
  if (!doing || !who?.thing || who.people.length > 0) return undefined;
  const x = found.findIndex(({ named, thing }) => named === who || thing.noun === who.thing?.noun);
  const behind = (end: number) =>
    said(tagged, doing.at, end)
      .replace(/^\S+ ?/, '')
      .replace(isHowMuch, '');
  const all = behind(endOfDoing(doing, tagged));
  // Whatever else is said of it would be left out.
  if (x < 0 || all === '' || all !== behind(tagged.length)) return undefined;
  const isNot = isDisliking(doing);
  const what = isNot || isLiking(doing) ? all : isMadAbout(doing, all);
  const of = what === undefined ? undefined : asNamed(what);
  // A boy who loves dinosaurs is whoever the story is for, and it is about dinosaurs.
  if (of === undefined || (!isNot && isAnybody.test(who.thing.noun))) return undefined;
  return { x, of, isNot };
}

function isDisliking({ base, isNot, isUnable }: Doing): boolean {
  if (isUnable) return /^(?:stand|bear)$/.test(base);
  return isNot ? /^(?:like|love|enjoy)$/.test(base) : /^(?:hate|dislike|detest|loathe)$/.test(base);
}

function isLiking({ base, isNot, isWanted }: Doing): boolean {
  return !isNot && !isWanted && /^(?:like|love|adore|enjoy|collect)$/.test(base);
}

function isMadAbout({ base, isNot }: Doing, all: string): string | undefined {
  if (base !== 'be' || isNot) return undefined;
  return /^(?:so |really )?(?:mad about|crazy about|obsessed with|in love with) (.+)$/.exec(all)?.[1];
}

const mostWords = 5;
const isHowMuch = / (?:any ?more|at all|very much|so much|much|a lot|today|tonight|again)$/;

/** As it can be said behind "like": "to fly" is "flying". Nothing where it is everything, somebody's name, or a sentence of its own. */
function asNamed(what: string): string | undefined {
  const words = what.split(' ');
  if (words.length > mostWords || isNothingOfItsOwn.test(what)) return undefined;
  const [to, verb = '', ...rest] = words;
  if (to !== 'to') return what;
  return verb === '' ? undefined : [formsOf(verb).ing, ...rest].join(' ');
}

const isAnybody = /^(?:boy|girl|child|kid|man|woman|lady|person|everyone|story)$/;
const isNothingOfItsOwn =
  /\b(?:it|him|them|me|us|you|when|that|who|because|and|but|or|i|he|she|they|we|names?|any\w*|every\w*|no|nothing|nobody|people|others?|each|how|what|where)\b/i;
