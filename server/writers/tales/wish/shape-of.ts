import { type Verb, verbOf } from '../english/verbs.ts';
import type { Doing, Group, Named } from './groups.ts';
import { endOfDoing, said, whereSaid } from './phrase.ts';
import type { Tagged } from './tag-words.ts';
import { theThing } from './say-thing.ts';
import type { Shape } from './wish.ts';

/** A shape as it is seen, with whom it is about. */
export type Seen = Omit<Shape, 'x' | 'by'> & {
  x?: Named | undefined;
  by?: Named | undefined;
  /** The second of two. */
  z?: Named | undefined;
  /** Whoever is named only for where, or how: the bath of the mermaid, the trip to the moon. */
  hides?: Named;
};

type Sight = {
  tagged: readonly Tagged[];
  groups: readonly Group[];
  names: readonly Named[];
  doings: readonly Doing[];
  asks: boolean;
};

/** The first shape that the wish has, the most telling first. */
export function shapeOf(
  tagged: readonly Tagged[],
  groups: readonly Group[],
  asks: boolean,
): Seen | undefined {
  const sight: Sight = {
    tagged,
    groups,
    names: groups.filter((group) => group.kind === 'named'),
    doings: groups.filter((group) => group.kind === 'doing'),
    asks,
  };
  for (const look of looks) {
    const seen = look(sight);
    if (seen) return seen;
  }
  return undefined;
}

type Look = (sight: Sight) => Seen | undefined;

const isSmall = (group: Group | undefined, pattern: RegExp): boolean =>
  group?.kind === 'small' && pattern.test(group.tagged.low);

function firstThingAfter(groups: readonly Group[], at: number): Named | undefined {
  for (const group of groups.slice(at)) {
    if (group.kind === 'small' && group.tagged.tag === 'stop') return undefined;
    if (group.kind === 'named' && group.thing) return group;
  }
  return undefined;
}

/** Who does it: the last one named before, over "who" and "that". */
function doerOf(sight: Sight, doing: Doing): Named | undefined {
  const { groups } = sight;
  const at = groups.indexOf(doing);
  // "the cat climbed a tree and couldn't get down": the cat.
  const earlier = sight.doings.findLast(({ end }) => end < doing.start);
  if (earlier && isSmall(groups[at - 1], /^(and|but|then)$/)) return doerOf(sight, earlier);
  let found: Named | undefined;
  for (let step = at - 1; step >= 0; step--) {
    const group = groups[step];
    if (!group) break;
    // "who is shy and loves trains": the same one does both.
    if (group.kind === 'doing' && found === undefined)
      return isSmall(groups[at - 1], /^(and|but)$/) ? doerOf(sight, group) : undefined;
    if (group.kind === 'small' && (group.tagged.tag === 'stop' || group.tagged.tag === 'conj')) {
      if (found && group.tagged.low === 'and') return found;
      if (group.tagged.tag === 'stop' && found) return found;
      if (group.tagged.stop === 'great') return undefined;
    }
    if (group.kind === 'named' && !group.isTime && !group.isOwner) {
      found = group;
      const before = groups[step - 1];
      // "the cat in the hat that sneezed": the cat.
      if (isSmall(before, /^(in|on|of|at|from|with|under|for|by|without|inside|behind|near|like|about|to)$/))
        continue;
      return group;
    }
    if (
      group.kind === 'small' &&
      group.tagged.tag === 'pron' &&
      /^(i|we|he|she|they|you|it|there|everything|everyone|everybody|nobody|something|someone|somebody)$/.test(
        group.tagged.low,
      )
    )
      return undefined;
  }
  return found;
}

function verbOfDoing({ tagged }: Sight, doing: Doing): Verb {
  const end = endOfDoing(doing, tagged);
  const rest = said(tagged, doing.at, end).split(' ').slice(1).join(' ');
  return verbOf(rest === '' ? doing.base : `${doing.base} ${rest}`);
}

const fearful = /^(scared|afraid|frightened|terrified|nervous|worried|petrified|fearful)$/;

const afraid: Look = (sight) => {
  const { groups } = sight;
  for (const [at, group] of groups.entries()) {
    const isFear =
      isSmall(group, fearful) ||
      (group.kind === 'named' && /^(fear|fears)$/.test(group.low)) ||
      (group.kind === 'doing' && group.base === 'fear');
    if (!isFear) continue;
    const x = firstThingAfter(groups, at + 1);
    if (!x) continue;
    const by = whoFears(sight, at);
    return { is: 'afraid of X', x, ...(by?.thing && { by }) };
  }
  return undefined;
};

/** Right before it, over "who is"; or whoever the sentence began with. */
function whoFears({ groups, names }: Sight, at: number): Named | undefined {
  for (let step = at - 1; step >= 0; step--) {
    const group = groups[step];
    if (group?.kind === 'named') return group.isOwner ? undefined : group;
    if (isSmall(group, /^and$/)) return names[0];
    if (
      group?.kind === 'small' &&
      group.tagged.tag === 'pron' &&
      !/^(it|he|she|they)$/.test(group.tagged.low)
    )
      return undefined;
  }
  return undefined;
}

const notToys =
  /^(tooth|match|game|race|temper|voice|weight|final|breath|balance|competition|bet|way|mind|patience)$/;

const lost: Look = (sight) => {
  const { groups, names, doings, tagged } = sight;
  const marked = names.find((one) => one.isLost && one.thing);
  if (marked) return { is: 'X is lost', x: marked, ...placeAfter(sight, marked) };
  for (const doing of doings) {
    const at = groups.indexOf(doing);
    const object = objectOf(groups, at);
    const doer = doerOf(sight, doing);
    const low = tagged[doing.at]?.low ?? '';
    const isSo = (list: RegExp) => list.test(doing.base);
    if (isSo(/^(lose|mislay|misplace)$/) && low !== 'losing') {
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
    if (isSo(/^(vanish|disappear)$/) && doer?.thing) return { is: 'X is lost', x: doer };
    if (doing.base === 'find' && doing.isNot) {
      if (object === undefined || object.low === 'way' || object.low === 'home')
        return doer ? { is: 'X is lost', ...(doer.thing && { x: doer }) } : undefined;
      if (object.thing) return { is: 'X is lost', x: object, ...byThing(doer) };
      if (object.absent ?? object.people.length) return { is: 'X is lost', ...(doer?.thing && { x: doer }) };
    }
    if (
      isSo(/^(leave|forget)$/) &&
      !doing.isNot &&
      object?.thing &&
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

function byThing(doer: Named | undefined): { by?: Named } {
  return doer?.thing ? { by: doer } : {};
}

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

function objectOf(groups: readonly Group[], at: number): Named | undefined {
  for (const group of groups.slice(at + 1)) {
    if (group.kind === 'named' && !group.isOwner) return group;
    if (group.kind === 'named') continue;
    if (group.kind === 'doing') return undefined;
    if (!['adv', 'adj', 'prep', 'pron'].includes(group.tagged.tag)) return undefined;
    if (group.tagged.tag === 'prep' && !/^(up|down|off|out|away|over|for)$/.test(group.tagged.low))
      return undefined;
  }
  return undefined;
}

/** "on the bus", right behind it. */
function placeAfter({ tagged, groups }: Sight, named: Named): { where?: string } {
  const at = groups.indexOf(named);
  let step = at + 1;
  const next = groups[step];
  if (next?.kind === 'doing' && next.base === 'be') step++;
  const small = groups[step];
  const place = groups[step + 1];
  if (
    !isSmall(small, /^(in|on|at|under|behind|inside|by|near|beside|underneath|beneath|outside)$/) ||
    place?.kind !== 'named'
  )
    return {};
  if (place.isTime) return {};
  const owned = groups[step + 2];
  const end = place.isOwner && owned?.kind === 'named' ? owned : place;
  const where = end === place ? whereSaid(tagged, groups, place) : said(tagged, small?.start ?? 0, end.end);
  return where === undefined ? {} : { where };
}

/** "searching for the lost moon" says that somebody looks for it; "the lost moon" does not. */
const searching: Look = (sight) =>
  sight.doings.some(({ base }) => /^(look|search|hunt|quest)$/.test(base)) ? looking(sight) : undefined;

const looking: Look = (sight) => {
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

const wouldNot: Look = (sight) => {
  if (sight.asks) return undefined;
  for (const doing of sight.doings) {
    if (!doing.isNot || doing.base === 'be') continue;
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

const wantsTo: Look = (sight) => {
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
    if (!(doing.isWanted || doing.isLearnt || isHow) || doing.base === 'learn' || doing.base === 'want')
      continue;
    const doer = doerOf(sight, doing);
    return { is: 'X wants to Y', ...(doer?.thing && { x: doer }), verb: verbOfDoing(sight, doing) };
  }
  return undefined;
};

const firstTime: Look = (sight) => {
  const { names, groups, tagged } = sight;
  const first = names.find((one) => one.isFirst);
  if (!first) return undefined;
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

/** Rooms and corners of a home, and of the streets around it: whoever is there has come. */
const nearHome =
  /^(bath|bathtub|bathroom|shower|kitchen|garden|back garden|yard|backyard|house|home|bed|bedroom|my room|room|window|door|front door|doorstep|attic|loft|cellar|basement|shed|garage|fridge|freezer|cupboard|wardrobe|stair|stairs|hall|living room|sofa|couch|roof|chimney|street|road|playground|classroom|bathroom|sink|toilet|teapot|pocket|letterbox|letter box|drawer|toy box|tent|treehouse|tree house|supermarket|library|sandpit|puddle|washing machine|pyjamas|lunchbox|school|school bag|windowsill|balcony|gutter|hedge|porridge|soup|cereal|oven|doll’s house|dolls house|car|bus|swimming pool|pool|paddling pool|party|front garden|pond|tree|park|lunch box|flowerpot|plughole|village|town|nursery|teacup|biscuit tin|dustbin|cot|lift|night|shop)$/;

function isNearHome(place: Named): boolean {
  return nearHome.test(place.thing?.noun ?? place.low) || (place.thing?.is.includes('room') ?? false);
}

const comings = /^(come|arrive|land|visit|hatch|appear|knock|crash|turn|drop|fall|move|pop|stay|call)$/;

const comes: Look = (sight) => {
  const { tagged, groups, doings, names } = sight;
  if (sight.asks) return undefined;
  for (const doing of doings) {
    if (!comings.test(doing.base) || doing.isNot || doing.isWanted) continue;
    const doer = doerOf(sight, doing);
    if (!doer?.thing) continue;
    const next = tagged[doing.at + 1]?.low ?? '';
    if (doing.base === 'turn' && next !== 'up') continue;
    if (doing.base === 'move' && next !== 'in') continue;
    if (doing.base === 'drop' && next !== 'in') continue;
    if (doing.base === 'come' && /^(down|off|back|undone|true|alive|out|apart|first|last)$/.test(next))
      continue;
    if (doing.base === 'fall' && !/^(from|out|into|through)$/.test(next)) continue;
    const place = names.find(
      (one) => one.start > doing.start && whereSaid(tagged, groups, one) !== undefined && !one.isTime,
    );
    const where = place && whereSaid(tagged, groups, place);
    return {
      is: 'X comes',
      x: doer,
      verb: verbOfDoing(sight, doing),
      ...(where !== undefined && { where }),
      ...(place && { hides: place }),
    };
  }
  const from = groups.findIndex(
    (group) => group.kind === 'named' && /^(visit|visitor|visitors|letter)$/.test(group.low),
  );
  if (from >= 0 && isSmall(groups[from + 1], /^from$/)) {
    const x = firstThingAfter(groups, from + 1);
    if (x && x.thing?.kind !== 'place') return { is: 'X comes', x, hides: groups[from] as Named };
  }
  const found =
    doings[0]?.base === 'find' ||
    doings[0]?.base === 'meet' ||
    doings[0]?.base === 'be' ||
    doings.length === 0;
  const x = names.find((one) => one.thing && !one.isOwner);
  if (!x || !found) return undefined;
  const at = groups.indexOf(x);
  const place = groups[at + 2];
  if (
    !isSmall(
      groups[at + 1],
      /^(in|at|under|on|behind|inside|up|down|outside|underneath|beneath|through|above|by)$/,
    )
  )
    return undefined;
  if (place?.kind !== 'named') return undefined;
  const isAnimate = x.thing?.kind === 'creature' || x.thing?.kind === 'person';
  const lastPlace = place.isOwner && groups[at + 3]?.kind === 'named' ? (groups[at + 3] as Named) : place;
  const isNear = isNearHome(lastPlace);
  const isKnown = x.thing?.kind === 'idea' || x.thing?.kind === 'place' || x.det === 'my' || x.det === 'our';
  if (!isNear || isKnown || fixed.test(x.low) || (!isAnimate && x.det === 'the' && x.low !== 'noise'))
    return undefined;
  const where =
    lastPlace === place
      ? whereSaid(tagged, groups, place)
      : said(tagged, groups[at + 1]?.start ?? 0, lastPlace.end);
  return { is: 'X comes', x, ...(where !== undefined && { where }), hides: lastPlace };
};

const did: Look = (sight) => {
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
    if (!doer || (doing.form === 'base' && !doer.thing?.isPlural && !isAfterWho(sight, doing))) continue;
    // What the family does is an outing, where it is one.
    const outing =
      !doer.thing && /^(go|visit|travel|head|drive|fly|sail)$/.test(doing.base) ? trip(sight) : undefined;
    if (outing) return outing;
    const verb = verbOfDoing(sight, doing);
    // "there is", "it is": nothing is done.
    if (verb.base === 'be' || /^be (there|here|about|for)\b/.test(verb.base)) continue;
    return { is: 'X did Y', ...(doer.thing && { x: doer }), verb };
  }
  return undefined;
};

function isAfterWho({ groups }: Sight, doing: Doing): boolean {
  return isSmall(groups[groups.indexOf(doing) - 1], /^(who|that|which)$/);
}

/** What is where it is, and has not come there. */
const fixed = /^(door|window|hole|map|key|light|tree|flower|gate|noise|sound|footprint|letter)s?$/;

const outings =
  /^(trip|journey|visit|voyage|flight|ride|day|night|weekend|holiday|outing|walk|afternoon|morning|evening|expedition|week|day out|party|drive|cruise|sleepover)$/;
const goings =
  /^(go|visit|travel|fly|sail|camp|climb|explore|ride|drive|walk|journey|dive|move|swim|run|stay|sleep|head|play)$/;

const trip: Look = (sight) => {
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

const both: Look = (sight) => {
  const { groups, names, tagged } = sight;
  const all = names.filter((one) => one.thing && !one.isTime && !one.isOwner);
  // "a race between a snail and a hare" is about the two.
  const between2 = groups.find((group) => isSmall(group, /^between$/));
  const [x, z] = between2 ? all.filter((one) => one.start > between2.start) : all;
  if (!x || !z || sight.asks) return undefined;
  const between = groups.slice(groups.indexOf(x) + 1, groups.indexOf(z));
  const joint = between.find((group) => group.kind === 'small');
  const low = joint?.kind === 'small' ? joint.tagged.low : '';
  const isAlive = z.thing?.kind === 'creature' || z.thing?.kind === 'person';
  const isJoined =
    /^(and|versus|vs|meets?|plus|or)$/.test(low) ||
    between.some((group) => group.kind === 'doing' && group.base === 'meet');
  const isPlace = /^(in|on|at|under|to)$/.test(low) && z.thing?.thing?.at !== undefined && !isNearHome(z);
  const isWith = /^(with|for|against|by)$/.test(low) && isAlive;
  if (!isJoined && !isPlace && !isWith) return undefined;
  const where = isPlace ? whereSaid(tagged, groups, z) : undefined;
  return { is: 'X and Z', x, z, ...(where !== undefined && { where }) };
};

const one: Look = ({ names, groups, tagged }) => {
  const x = names.find((named) => named.thing && !named.isOwner) ?? names.find((named) => named.thing);
  if (!x) return undefined;
  const at = groups.indexOf(x);
  const place = groups[at + 2];
  const where =
    isSmall(groups[at + 1], /^(in|on|at|under|behind|inside)$/) && place?.kind === 'named'
      ? whereSaid(tagged, groups, place)
      : undefined;
  return { is: 'X', x, ...(where !== undefined && { where }) };
};

const looks: readonly Look[] = [
  afraid,
  searching,
  lost,
  looking,
  wouldNot,
  wantsTo,
  firstTime,
  comes,
  did,
  trip,
  both,
  one,
];
