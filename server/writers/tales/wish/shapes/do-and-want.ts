import { verbOf } from '../../english/verbs.ts';
import type { Doing } from '../groups/group.ts';
import { endOfDoing, isInItsClause, said } from '../phrase.ts';
import { doerOf, isSmall, type Look, objectOf, type Sight, verbOfDoing } from './sight.ts';
import { trip } from './trip.ts';

export const wouldNot: Look = (sight) => {
  if (sight.asks) return undefined;
  for (const doing of sight.doings) {
    // Who doesn't want to be carved refuses it; who isn't tired refuses nothing.
    if (!doing.isNot || (doing.base === 'be' && !doing.isWanted)) continue;
    const doer = doerOf(sight, doing);
    return {
      is: 'X would not Y',
      ...(doer?.thing && { x: doer }),
      verb: verbOfDoing(sight, doing),
      ...(doing.isUnable && { isUnable: true }),
    };
  }
  return undefined;
};

export const wantsTo: Look = (sight) => {
  for (const [at, doing] of sight.doings.entries()) {
    const isHow =
      isSmall(sight.groups[sight.groups.indexOf(doing) - 1], /^how$/) &&
      doing.form === 'base' &&
      at === 0 &&
      sight.tagged[doing.start]?.tag === 'to';
    const wanted =
      doing.base === 'want' && !doing.isWanted
        ? objectOf(sight.groups, sight.groups.indexOf(doing))
        : undefined;
    // Who wants a hug would like to have one.
    if (wanted?.thing && !doing.isNot) {
      const doer = doerOf(sight, doing);
      const own = said(sight.tagged, wanted.start, endOfDoing(doing, sight.tagged));
      return { is: 'X wants to Y', ...(doer?.thing && { x: doer }), verb: verbOf(`have ${own.trim()}`) };
    }
    if (doing.isNot || !(doing.isWanted || doing.isLearnt || isHow) || /^(?:learn|want)$/.test(doing.base))
      continue;
    const doer = doerOf(sight, doing);
    return { is: 'X wants to Y', ...(doer?.thing && { x: doer }), verb: verbOfDoing(sight, doing) };
  }
  return undefined;
};

const makings =
  /^(make|bake|cook|build|knit|sew|fold|roll|fry|brew|stir|mix|plant|grow|paint|draw|carve|weave)$/;

/** "Me and Nani making jalebi": something is made, and whoever of the family it is made with is named. */
export const making: Look = (sight) => {
  if (sight.asks || !sight.names.some(({ people, absent }) => people.length > 0 || absent !== undefined))
    return undefined;
  for (const doing of sight.doings) {
    if (!makings.test(doing.base) || doing.isNot || doing.isWanted || doing.isLearnt) continue;
    const x = objectOf(sight.groups, sight.groups.indexOf(doing));
    // A treehouse is one; there is enough of it for nobody else.
    if (!(x?.thing?.isPlural || x?.thing?.isMass) || doerOf(sight, doing)?.thing) continue;
    return { is: 'making X', x, verb: verbOfDoing(sight, doing) };
  }
  return undefined;
};

export const did: Look = (sight) => {
  if (sight.asks) return undefined;
  const [who, how] = sight.groups;
  if (
    who?.kind === 'named' &&
    who.thing &&
    isSmall(how, /^(stuck|trapped|tangled|asleep)$/) &&
    sight.groups.length > 2
  )
    return {
      is: 'X did Y',
      x: who,
      verb: verbOf(`be ${said(sight.tagged, how?.start ?? 0, sight.tagged.length)}`),
    };
  // "who is four and loves trains": what is done says more than what is.
  const done = [
    ...sight.doings.filter(({ base }) => base !== 'be'),
    ...sight.doings.filter(({ base }) => base === 'be'),
  ];
  for (const doing of done) {
    if (doing.isNot || doing.isWanted || doing.isLearnt) continue;
    const doer = doerOf(sight, doing);
    if (doing.form === 'ing' && !doer?.thing) continue;
    if (doer && isInItsClause(doer, sight.groups)) continue;
    if (!doer || (doing.form === 'base' && !doer.thing?.isPlural && !isAfterWho(sight, doing))) continue;
    // What the family does is an outing, where it is one.
    const outing =
      !doer.thing && /^(go|visit|travel|head|drive|fly|sail)$/.test(doing.base) ? trip(sight) : undefined;
    if (outing) return outing;
    const verb = verbOfDoing(sight, doing);
    // "there is", "it is": nothing is done.
    if (verb.base === 'be' || /^be (there|here|about|for)\b/.test(verb.base)) continue;
    // "Baba is really bad at it": how somebody of the family is.
    if (!doer.thing && doing.base === 'be') continue;
    return { is: 'X did Y', ...(doer.thing && { x: doer }), verb };
  }
  return undefined;
};

function isAfterWho({ groups }: Sight, doing: Doing): boolean {
  return isSmall(groups[groups.indexOf(doing) - 1], /^(who|that|which)$/);
}
