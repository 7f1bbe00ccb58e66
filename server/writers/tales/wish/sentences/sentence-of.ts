import { saidAloud } from '../../english/said-aloud.ts';
import { timeWords } from '../../english/small-words.ts';
import { baseOf, formsNamed, formsOf } from '../../english/verbs.ts';
import { groupsOf } from '../groups.ts';
import { speciesOf } from '../../people/kin.ts';
import type { Doing, Group, Named } from '../groups/group.ts';
import type { Seen } from '../shapes/sight.ts';
import { isNounLike, type Tagged } from '../tags/tagged.ts';
import { type Heard, inFirstPerson, partsOf, type Span } from './said-by-others.ts';
import { questionOf } from './question-of.ts';
import type { Sentence } from './sentence.ts';

/** How it was begun: "what if" supposes, and "a story where we sell soup to mermaids" is no news. */
export type Begun = 'what if' | 'story where' | undefined;

/** The wish's own sentence, where it is one that can be told as it stands. */
export function sentenceOf(heard: Heard, seen: Seen | undefined, begun: Begun): Sentence | undefined {
  if (begun === 'what if') return supposedOf(heard);
  // Whose teddy is gone is not asked, but looked for.
  const asked = seen?.is === 'X is lost' ? undefined : questionOf(heard);
  if (asked) return asked;
  const news = newsOf(heard, seen);
  return news && begun === 'story where' ? supposedOf(heard) : news;
}

const mostToTell = 28;
const mostToRepeat = 16;

/** What has been wished, sought, feared or lost has tales of its own. */
const isOfItsOwn = /^(X wants to Y|looking for X|afraid of X|X is lost|first X)$/;

/** Something that really was, told by the family of itself: "Lottie ate a whole lemon for a dare". */
function newsOf(heard: Heard, seen: Seen | undefined): Sentence | undefined {
  return newsAsTold(heard, seen) ?? newsOfTopic(heard, seen);
}

/** "The power cut we had at dinner" is that we had it. */
function newsOfTopic({ groups, tagged, characters }: Heard, seen: Seen | undefined): Sentence | undefined {
  const [topic, who, doing] = groups;
  const isTopic = topic?.kind === 'named' && topic.det !== undefined && topic.people.length === 0;
  if (!isTopic || who?.kind !== 'small' || !/^(i|we|he|she)$/.test(who.tagged.low)) return undefined;
  if (doing?.kind !== 'doing' || doing.end !== doing.at + 1) return undefined;
  const order = [
    ...tagged.slice(who.start, doing.end),
    ...tagged.slice(topic.start, topic.end),
    ...tagged.slice(doing.end),
  ];
  return newsAsTold({ tagged: order, groups: groupsOf(order, characters), characters }, seen);
}

function newsAsTold(heard: Heard, seen: Seen | undefined): Sentence | undefined {
  const { tagged, groups } = heard;
  if (seen !== undefined && isOfItsOwn.test(seen.is) && !(seen.is === 'X wants to Y' && seen.x === undefined))
    return undefined;
  const end = endOfTold(tagged);
  const doing = groups.find((group) => group.kind === 'doing' && isToldOf(group, tagged));
  if (doing?.kind !== 'doing' || doing.start >= end || doing.start === 0) return undefined;
  const before = groups.slice(0, groups.indexOf(doing));
  if (
    before.some(
      (group) =>
        group.kind === 'doing' ||
        (group.kind === 'small' && !/^(pron|adv|conj|prep|adj)$/.test(group.tagged.tag)),
    )
  )
    return undefined;
  const [first] = before;
  const last = before.at(-1);
  if (first?.kind === 'named' && last?.kind === 'small' && last.tagged.tag === 'pron') return undefined;
  const isTheirs =
    first?.kind === 'named'
      ? first.people.length > 0 || first.absent !== undefined || /^(my|our|his|her)$/.test(first.det ?? '')
      : first?.kind === 'small' &&
        (/^(i|we|he|she|me)$/.test(first.tagged.low) ||
          (first.tagged.low === 'it' &&
            /^(rain|snow|hail|thunder|storm)$/.test(doing.base) &&
            tagged.slice(0, end).some(isOfToday)));
  const isThe = first?.kind === 'named' && first.det === 'the' && tagged.slice(0, end).some(isOfToday);
  if (!isTheirs && !isThe) return undefined;
  if (!hasHappened(doing, first, heard)) return undefined;
  if (tagged.slice(0, end).some(isToCome)) return undefined;
  const span = { start: 0, end };
  const short = withoutToday(tagged, firstClause(tagged, span));
  if (short.end - short.start > mostToRepeat || short.end <= doing.end - 1) return undefined;
  const [whole, told] = [partsOf(heard, span, 'of the child'), partsOf(heard, short, 'of the child')];
  const by = first?.kind === 'named' && first.end === first.start + 1 ? first.people[0] : undefined;
  const mine = inFirstPerson(heard, by);
  const [turned, wholeTurned] = [partsOf(mine, short, 'own'), partsOf(mine, span, 'own')];
  return (
    whole &&
    told && {
      is: 'it happened',
      whole,
      short: told,
      ...(by !== undefined && { by }),
      ...(turned && { turned }),
      ...(wholeTurned && { wholeTurned }),
    }
  );
}

/** Done or not done, by somebody, once; not what somebody is, or would like. */
function isToldOf(doing: Doing, tagged: readonly Tagged[]): boolean {
  if (doing.form === 'ing' || doing.isWanted || doing.isLearnt) return false;
  const next = tagged[doing.end];
  if (doing.base === 'be' && !/^(stuck|gone|broken|back|missing|flooded|frozen)$/.test(next?.low ?? ''))
    return false;
  if (doing.base === 'miss' && (next?.tag === 'kin' || next?.tag === 'name' || next?.tag === 'pron'))
    return false;
  if (/^(want|wish|like|love|need|hate|hope)$/.test(doing.base)) return false;
  return (
    tagged[doing.start]?.tag !== 'to' &&
    !tagged
      .slice(doing.start, doing.at)
      .some(
        ({ low }) => /^(would|shall|should|may|might|must)$/.test(low) || (low === 'will' && !doing.isNot),
      )
  );
}

/** "Mia meets a mermaid" and "we are getting a puppy" are still to be; what Dad does, he does every day. */
function hasHappened(doing: Doing, first: Group | undefined, { tagged, characters }: Heard): boolean {
  const forms = formsNamed(tagged[doing.start]?.low ?? '');
  const isHelped = tagged[doing.start]?.tag !== 'verb';
  if (doing.isUnable && doing.isNot) return false;
  const isGoingOn = tagged[doing.at]?.low.endsWith('ing') ?? false;
  if (isGoingOn && /^(go|get|have|start|move|come|leave|visit|fly|travel)$/.test(doing.base)) return false;
  if (!isGoingOn && (isHelped || doing.base === 'have' || forms.includes('past') || forms.length === 0))
    return true;
  if (first?.kind === 'small')
    return !isGoingOn || /^(make|build|grow|paint|knit|learn|write|dig|save|practise)$/.test(doing.base);
  if (first?.kind !== 'named' || /^(come|visit|arrive|stay)$/.test(doing.base)) return false;
  const isGrownUp = (index: number) =>
    (characters[index]?.age ?? 0) >= 18 &&
    speciesOf(characters[index]?.relationship.toLowerCase() ?? '') === undefined;
  return (
    // What becomes of their things now and then is a story: "grandpa's hearing aid picks up whale songs".
    !first.isOwner &&
    (first.absent !== undefined || (first.people.length > 0 && first.people.every(isGrownUp)))
  );
}

function isOfToday({ low, tag, person }: Tagged): boolean {
  return (
    /^(today|yesterday|this|last|tonight|again|i|we|me|us|my|our)$/.test(low) ||
    tag === 'kin' ||
    person !== undefined
  );
}

function isToCome({ low }: Tagged): boolean {
  return /^(tomorrow|next|soon|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(low);
}

/** Up to a great stop; a comma ends it too where what comes after tells nothing, or asks for a story. */
function endOfTold(tagged: readonly Tagged[]): number {
  let end = tagged.length;
  for (const [at, one] of tagged.entries()) {
    if (one.tag !== 'stop') continue;
    const rest = tagged.slice(at + 1);
    const asks = rest
      .slice(0, 6)
      .some(({ low }) => /^(story|stories|please|pls|plz|about|gentle|maybe|something|that)$/.test(low));
    if (one.stop === 'great' || asks || !rest.some(({ tag }) => tag === 'verb')) {
      end = at;
      break;
    }
  }
  return end <= mostToTell ? end : firstClause(tagged, { start: 0, end }).end;
}

const mostOfAClause = 18;

/** "who could only talk in burps", of whoever is named before it; nothing where the family comes into it. */
export function clauseOf(heard: Heard, { end: start }: Named): string | undefined {
  const { tagged } = heard;
  const joint = tagged[start];
  if (joint?.tag !== 'rel' || !/^(who|that|which)$/.test(joint.low)) return undefined;
  const told = endOfTold(tagged);
  const end = told - start > mostOfAClause ? firstClause(tagged, { start, end: told }).end : told;
  if (end - start < 2 || end - start > mostOfAClause) return undefined;
  const parts = partsOf(heard, { start, end, from: 0 }, 'of the child');
  const words = parts?.filter((part) => typeof part === 'string');
  return words && words.length === parts?.length ? saidAloud(words) : undefined;
}

const goesOn = /^(and|but|so|because|since|then|until|till|when|while|though|although|if)$/;

/** Up to the first "and now she …": what stands before it has to say something whole. */
export function firstClause(tagged: readonly Tagged[], { start, end }: Span): Span {
  for (let at = start + 3; at < end; at++) {
    const one = tagged[at];
    if (one?.tag !== 'stop' && !goesOn.test(one?.low ?? '')) continue;
    const [before, after] = [tagged.slice(start, at), tagged.slice(at + 1, end)];
    if (
      before.some(({ tag }) => tag === 'verb') &&
      after.some(({ tag }) => tag === 'verb' || tag === 'modal')
    )
      return { start, end: at };
  }
  return { start, end };
}

/** "today", "this morning" at its end. */
function withoutToday(tagged: readonly Tagged[], { start, end }: Span): Span {
  let last = end;
  for (;;) {
    const low = tagged[last - 1]?.low ?? '';
    if (/^(today|yesterday|tonight|again|now|then)$/.test(low)) last--;
    else if (timeWords.has(low) && /^(this|last|all|every)$/.test(tagged[last - 2]?.low ?? '')) last -= 2;
    else return { start, end: last };
  }
}

/** "The stairs in our building could decide to go somewhere else", as the child says it; and as it is told, once it is so. */
function supposedOf(heard: Heard): Sentence | undefined {
  const { tagged, groups } = heard;
  const end = endOfTold(tagged);
  const doing = groups.find((group) => group.kind === 'doing' && group.form !== 'ing');
  if (!doing || doing.start === 0 || doing.start >= end) return undefined;
  const span = { start: 0, end };
  const short = withoutToday(tagged, firstClause(tagged, span));
  const [whole, said] = [partsOf(heard, span, 'own'), partsOf(heard, short, 'own')];
  if (!whole || !said || said.length > mostToRepeat + 4) return undefined;
  const turned = partsOf(
    { ...heard, tagged: tagged.map((one, at) => asPast(one, tagged, at)) },
    span,
    'of the child',
  );
  return { is: 'what if', whole, short: said, ...(turned && { turned }) };
}

/** What is supposed of a day to come has been, once it is told. */
function asPast(one: Tagged, tagged: readonly Tagged[], at: number): Tagged {
  const { low, tag } = one;
  const now = (text: string): Tagged => ({ ...one, text, low: text });
  if (tag === 'modal') return low === 'can' ? now('could') : low === 'will' ? now('would') : one;
  if (tag !== 'verb') return one;
  if (low === 'is' || low === 'am') return now('was');
  if (low === 'are') return now('were');
  const forms = formsNamed(low);
  const base = baseOf(low);
  if (base === undefined || forms.includes('past')) return one;
  if (forms.includes('third')) return now(formsOf(base).past);
  const before = tagged[at - 1];
  const isDone = before !== undefined && (isNounLike(before) || /^(we|they|i)$/.test(before.low));
  return forms.includes('base') && isDone ? now(formsOf(base).past) : one;
}
