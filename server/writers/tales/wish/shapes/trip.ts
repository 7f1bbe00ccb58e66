import type { Named } from '../groups/group.ts';
import { said, whereSaid } from '../phrase.ts';
import { theThing } from '../say-thing.ts';
import { firstThingAfter, isSmall, type Look, type Seen, type Sight } from './sight.ts';

const outings =
  /^(trip|journey|visit|voyage|flight|ride|day|night|weekend|holiday|outing|walk|afternoon|morning|evening|expedition|week|day out|party|drive|cruise|sleepover)$/;

const goings =
  /^(go|visit|travel|fly|sail|camp|climb|explore|ride|drive|walk|journey|dive|move|swim|run|stay|sleep|head|play)$/;

/** "Playing in the snow", "drawing by moonlight": nobody goes there. */
const weather = /\b(?:rain|snow|wind|fog|mist|frost|ice|sunshine|moonlight|starlight|lamplight|dark)$/;

export const trip: Look = (sight) => {
  const { groups, names, doings, tagged } = sight;
  if (sight.asks) return undefined;
  const isStart = (one: Named) => groups.indexOf(one) === 0 || groups.indexOf(one) === 1;
  const outing = names.find(
    (one) => outings.test(one.low.slice(one.low.lastIndexOf(' ') + 1)) && one.low !== 'birthday party',
  );
  const animate = names.find(
    (one) => (one.thing?.kind === 'creature' || one.thing?.kind === 'person') && !one.isOwner,
  );
  const place = names.find(
    (one) =>
      one !== outing &&
      (one.thing?.kind === 'place' || one.thing?.thing?.at !== undefined || one.thing?.kind === 'sky') &&
      !weather.test(one.low) &&
      !one.isOwner,
  );
  const makeTrip = (x: Named): Seen => ({
    is: 'a trip to X',
    x,
    ...towards(sight, x),
    ...(outing && { hides: outing }),
  });
  if (outing) {
    const at = groups.indexOf(outing);
    const next = groups[at + 1];
    const ride = groups[at + 2];
    if (
      isSmall(next, /^(on|in)$/) &&
      /^(ride|journey|flight|trip|night|day)$/.test(outing.low) &&
      ride?.kind === 'named' &&
      ride.thing?.kind === 'machine'
    )
      return { ...makeTrip(ride) };
    if (place && place.start > outing.start) return makeTrip(place);
    if (ride?.kind === 'named' && ride.thing && isSmall(next, /^(to|at|in|under|on|into|through)$/))
      return makeTrip(ride);
  }
  if (animate && place && animate.start < place.start) return undefined;
  const camping = names[0]?.low ?? '';
  if (place && camping.endsWith('ing') && names[1] === place && groups.indexOf(place) === 2)
    return makeTrip(place);
  const going = doings.find((doing) => goings.test(doing.base) && !doing.isNot);
  // Who flies back from there comes home.
  if (tagged.some(({ low }, at) => /^(?:back|home)$/.test(low) && tagged[at + 1]?.low === 'from'))
    return undefined;
  if (going && place && place.start > going.start) {
    if (
      going.base !== 'visit' &&
      going.base !== 'explore' &&
      going.base !== 'climb' &&
      whereSaid(tagged, groups, place) === undefined
    )
      return undefined;
    return makeTrip(place);
  }
  if (going?.base === 'go' || going?.base === 'ride' || going?.base === 'fly' || going?.base === 'visit') {
    const x = firstThingAfter(groups, groups.indexOf(going));
    if (
      x?.thing &&
      x.thing.kind !== 'idea' &&
      (x.thing.kind !== 'creature' || going.base === 'ride') &&
      (x.thing.kind === 'machine' ||
        going.base === 'ride' ||
        going.base === 'visit' ||
        isSmall(groups[groups.indexOf(x) - 1], /^to$/))
    )
      return makeTrip(x);
  }
  const [first] = groups;
  const [, second] = groups;
  if (
    isSmall(first, /^(to|over|up|through|into|inside|on|under|behind|around|across|beyond)$/) &&
    second?.kind === 'named' &&
    second.thing &&
    doings.length === 0 &&
    groups.length === 2
  )
    return makeTrip(second);
  if (
    place?.thing &&
    names.filter((one) => one.thing).length === 1 &&
    doings.length === 0 &&
    place.thing.kind === 'place' &&
    !place.thing.isPlural &&
    !/^(a|an|another)$/.test(place.det ?? '') &&
    (isStart(place) || isSmall(groups[0], /^(under|in|at|on|to|over|through|inside|into|behind|up)$/))
  )
    return makeTrip(place);
  return undefined;
};

/** How one goes there, and how one is there. */
function towards({ tagged, groups }: Sight, x: Named): { where?: string; at?: string } {
  const phrase = whereSaid(tagged, groups, x);
  const { thing } = x;
  if (!thing) return {};
  const described = thing.describing === '' ? thing.noun : thing.said;
  const describe = (known: string | undefined) => {
    const noun = thing.thing?.noun ?? thing.noun;
    if (known === undefined || !known.endsWith(noun)) return known;
    const before = known.slice(0, -noun.length);
    // "at school", but "at the new school".
    const isBare = thing.describing !== '' && !before.endsWith('the ') && !thing.isProper;
    return `${before}${isBare ? 'the ' : ''}${described}`;
  };
  const name = thing.isProper || thing.isMass ? thing.said : theThing(thing);
  const isTo = phrase !== undefined && /^(to|into|up|through|over|round|around|across) /.test(phrase);
  const isThere = phrase !== undefined && !isTo && !/^(from|with|of|for|by|about|off) /.test(phrase);
  const own = thing.isPlural ? undefined : thing.thing;
  const where =
    isTo || (isThere && own?.kinds.includes('place') === false)
      ? phrase
      : (describe(own?.to) ?? `to ${name}`);
  const at = isThere || (isTo && !phrase.startsWith('to ')) ? phrase : (describe(own?.at) ?? `at ${name}`);
  return { where, at };
}

export const firstTime: Look = (sight) => {
  const { names, groups, tagged } = sight;
  const first = names.find((one) => one.isFirst);
  // "Laughed for the first time" says how it laughed.
  if (!first || (first.low === 'time' && tagged[first.start - 1]?.low === 'for')) return undefined;
  if (first.isTime || !first.thing || /^(visit|trip|ride|go|try|journey|lesson)$/.test(first.thing.noun)) {
    const at = groups.indexOf(first);
    const x = first.thing && /lesson/.test(first.thing.noun) ? first : firstThingAfter(groups, at + 1);
    const end = x?.end ?? first.end;
    const called = said(tagged, first.det === undefined ? first.start : first.start + 1, end);
    const place = x && x !== first ? whereSaid(tagged, groups, x) : undefined;
    const where = place !== undefined && /^(in|on|at|under|to) /.test(place) ? place : undefined;
    return {
      is: 'first X',
      ...((x ?? (first.thing && first)) && { x: x ?? first }),
      called,
      ...(where !== undefined && { where }),
    };
  }
  return { is: 'first X', x: first, called: `first ${first.thing.said}` };
};
