import type { Doing, Group, Named } from '../groups/group.ts';
import type { Tagged } from '../tags/tagged.ts';
import {
  byThing,
  doerOf,
  firstThingAfter,
  isSmall,
  type Look,
  objectOf,
  placeAfter,
  type Sight,
} from './sight.ts';

const fearful = /^(scared|afraid|frightened|terrified|nervous|worried|petrified|fearful)$/;

export const afraid: Look = (sight) => {
  const { groups } = sight;
  for (const [at, group] of groups.entries()) {
    const isFear =
      isSmall(group, fearful) ||
      (group.kind === 'named' && /^(fear|fears)$/.test(group.low)) ||
      (group.kind === 'doing' && group.base === 'fear');
    if (!isFear) continue;
    const x = firstThingAfter(groups, at + 1);
    if (!x || isClause(groups, at)) continue;
    const by = whoFears(sight, at);
    return { is: 'afraid of X', x, ...(by?.thing && { by }) };
  }
  return undefined;
};

/** "Worried the stick insects won't understand": not of them. */
function isClause(groups: readonly Group[], at: number): boolean {
  const [next, then] = [groups[at + 1], groups[at + 2]];
  return next?.kind === 'named' && then?.kind === 'doing' && then.form !== 'ing';
}

/** Right before it, over "who is"; or whoever the sentence began with. */
function whoFears({ groups, names }: Sight, at: number): Named | undefined {
  for (let step = at - 1; step >= 0; step--) {
    const group = groups[step];
    if (group?.kind === 'named') return group.isOwner ? undefined : group;
    if (isSmall(group, /^and$/))
      return names[0]?.thing && !/^(creature|person|machine)$/.test(names[0].thing.kind)
        ? undefined
        : names[0];
    if (
      group?.kind === 'small' &&
      group.tagged.tag === 'pron' &&
      !/^(it|he|she|they)$/.test(group.tagged.low)
    )
      return undefined;
  }
  return undefined;
}

/** What is lost otherwise than a teddy, and forgotten otherwise than a coat. */
const notToys =
  /^(line|word|part|name|birthday|step|song|poem|verse|password|spell|promise|dream|number|tooth|match|game|race|temper|voice|weight|final|breath|balance|competition|bet|way|mind|patience)$/;

export const lost: Look = (sight) => {
  const { groups, names, doings, tagged } = sight;
  // A hedgehog who collects lost buttons has lost nothing.
  const isTaken = (one: Named) =>
    doings.some(
      (doing) =>
        doing.end <= one.start &&
        !/^(lose|find|look|search|seek|be)$/.test(doing.base) &&
        doerOf(sight, doing)?.thing !== undefined,
    );
  const marked = names.find((one) => one.isLost && one.thing && !isTaken(one));
  if (marked) return { is: 'X is lost', x: marked, ...placeAfter(sight, marked) };
  for (const doing of doings) {
    const at = groups.indexOf(doing);
    const object = objectOf(groups, at);
    const doer = doerOf(sight, doing);
    const low = tagged[doing.at]?.low ?? '';
    const isSo = (list: RegExp) => list.test(doing.base);
    if (isSo(/^(lose|mislay|misplace)$/) && low !== 'losing') {
      // Of a bear who lost his mum it is not Mum who is lost, though she is of the family tonight.
      if (object?.people.length && doer?.thing) continue;
      if (object?.people.length) return { is: 'X is lost', ...placeAfter(sight, object) };
      if (object?.thing && !notToys.test(object.thing.noun))
        return { is: 'X is lost', x: object, ...byThing(doer), ...placeAfter(sight, object) };
      if (
        (object?.low === 'way' ||
          (doing.base === 'lose' && object === undefined && isStateOf(sight, doing))) &&
        doer
      )
        return { is: 'X is lost', ...(doer.thing && { x: doer }), ...placeAfter(sight, doer) };
      continue;
    }
    if (
      isSo(/^(be|go|get|become)$/) &&
      /^(lost|missing|gone|stolen)$/.test(afterDoing(tagged, doing)) &&
      doer
    )
      return { is: 'X is lost', ...(doer.thing && { x: doer }), ...placeAfter(sight, doer) };
    // "A teddy that got left on the bus"
    if (isSo(/^(get|be)$/) && doer?.thing && /^(left|forgotten)$/.test(tagged[doing.at + 1]?.low ?? ''))
      return { is: 'X is lost', x: doer, ...placeAfter(sight, doer) };
    if (isSo(/^(vanish|disappear)$/) && doer?.thing) return { is: 'X is lost', x: doer };
    if (doing.base === 'find' && doing.isNot) {
      if (object === undefined || object.low === 'way' || object.low === 'home')
        return doer ? { is: 'X is lost', ...(doer.thing && { x: doer }) } : undefined;
      // A fox who cannot find his den is lost himself.
      if (doer?.thing?.kind === 'creature' && itsHome.test(object.low)) return { is: 'X is lost', x: doer };
      if (object.thing) return { is: 'X is lost', x: object, ...byThing(doer) };
      if (object.absent ?? object.people.length) return { is: 'X is lost', ...(doer?.thing && { x: doer }) };
    }
    if (
      isSo(/^(leave|forget)$/) &&
      !doing.isNot &&
      object?.thing &&
      !notToys.test(object.thing.noun) &&
      doer?.thing === undefined &&
      (placeAfter(sight, object).where ?? (isBehind(tagged, object) || doing.base === 'forget'))
    )
      return { is: 'X is lost', x: object, ...placeAfter(sight, object) };
    if (isSo(/^(take|steal|nick|borrow|hide)$/) && isSmall(groups[0], /^who$/) && object?.thing)
      return { is: 'X is lost', x: object };
    if (isSmall(groups[0], /^where$/) && doing.base === 'be' && object?.thing && groups.length <= 3)
      return { is: 'X is lost', x: object };
  }
  return undefined;
};

/** Where creatures live. */
const itsHome = /^(den|nest|burrow|cave|hive|lair|hole|kennel|stable|drey|sett|warren|web|pond|house)$/;

/** "the bear was lost", "the lost bear", but not "lost the ball". */
function isStateOf({ groups, tagged }: Sight, doing: Doing): boolean {
  const next = groups[groups.indexOf(doing) + 1];
  return tagged[doing.at]?.low === 'lost' && next?.kind !== 'named';
}

function afterDoing(tagged: readonly Tagged[], doing: Doing): string {
  return tagged[doing.at]?.low === 'lost' || tagged[doing.at]?.low === 'gone'
    ? (tagged[doing.at]?.low ?? '')
    : (tagged.slice(doing.at + 1, doing.at + 4).find(({ tag }) => tag === 'adj' || tag === 'verb')?.low ??
        '');
}

function isBehind(tagged: readonly Tagged[], object: Named): boolean {
  return tagged[object.end]?.low === 'behind';
}

/** "searching for the lost moon" says that somebody looks for it; "the lost moon" does not. */
export const searching: Look = (sight) =>
  sight.doings.some(({ base }) => /^(look|search|hunt|quest)$/.test(base)) ? looking(sight) : undefined;

export const looking: Look = (sight) => {
  const { groups, tagged, doings, names } = sight;
  for (const doing of doings) {
    const at = groups.indexOf(doing);
    const next = tagged[doing.at + 1]?.low;
    const isLook =
      /^(look|search|hunt|quest)$/.test(doing.base) &&
      (next === 'for' || tagged[doing.at + 2]?.low === 'for');
    const isFind = doing.base === 'find' && !doing.isNot && (doing.form !== 'finite' || doing.isWanted);
    const isSeek = /^(seek|track)$/.test(doing.base) && doing.form !== 'finite';
    if (!isLook && !isFind && !isSeek) continue;
    const x = firstThingAfter(groups, at + 1);
    if (!x) continue;
    return { is: 'looking for X', x, ...byThing(doerOf(sight, doing)), ...placeAfter(sight, x) };
  }
  const hunt = names.find((one) => /^(search|hunt|quest|lookout)$/.test(one.low));
  if (hunt) {
    const at = groups.indexOf(hunt);
    if (isSmall(groups[at + 1], /^(for|of)$/)) {
      const x = firstThingAfter(groups, at + 1);
      if (x) return { is: 'looking for X', x };
    }
  }
  return undefined;
};
