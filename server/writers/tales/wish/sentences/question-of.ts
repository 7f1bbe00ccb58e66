import { baseOf, formsNamed, formsOf } from '../../english/verbs.ts';
import type { Named } from '../groups/group.ts';
import { isNounLike, type Tagged } from '../tags/tagged.ts';
import { isMany } from '../tags/beside.ts';
import { type Heard, partsOf } from './said-by-others.ts';
import type { Sentence, SentencePart } from './sentence.ts';

const helping = /^(do|does|did|is|are|was|were|am|can|could|will|would|has|have|had|should|must|may|might)$/;

/** A question as a child asks it: "why does the moon come with us"; and as somebody speaks of it, "why the moon comes with us". */
export function questionOf(heard: Heard): Sentence | undefined {
  const { tagged } = heard;
  const start = tagged.findIndex(
    (one, at) => /^(why|how|what|when|where)$/.test(one.low) && begins(tagged, at),
  );
  if (start < 0) return yesOrNo(heard);
  const stop = tagged.findIndex(
    ({ tag, stop: kind }, at) => at > start && tag === 'stop' && kind === 'great',
  );
  const end = stop < 0 ? tagged.length : stop;
  if (end - start < 2 || end - start > 18) return undefined;
  if (isVerb(tagged[start - 1])) return toldOf(heard, start, end);
  const span = { start, end };
  const named = partsOf(heard, span, 'own') === undefined ? { ...heard, tagged: withNames(heard) } : heard;
  const short = partsOf(named, span, 'own');
  if (!short) return undefined;
  const turned = indirect(named, start, end);
  return { is: 'why', whole: short, short, ...(turned && { turned }) };
}

/** At the start, or after a comma; and where it is no "how to", nor a "when" that only tells. */
function begins(tagged: readonly Tagged[], at: number): boolean {
  const [before, one, next] = [tagged[at - 1], tagged[at], tagged[at + 1]];
  const isTold = /^(know|knows|ask|asks|asked|asking|wonder|wonders|wondered|wondering)$/.test(
    before?.low ?? '',
  );
  if (before !== undefined && before.tag !== 'stop' && !isTold) return false;
  if (next === undefined || next.tag === 'stop' || next.tag === 'to' || next.low === 'to') return false;
  if (isTold || one?.low === 'why') return true;
  // "How my parents met" tells.
  if (one?.low === 'how')
    return next.low === 'come' || tagged.slice(at + 1, at + 4).some(({ low }) => helping.test(low));
  if (one?.low === 'when') return helping.test(next.low);
  return next.tag === 'verb' || next.tag === 'modal' || /^(is|are)$/.test(next.low);
}

/** "Mama is a nurse …, where does she go": who was named before is named again. */
function withNames({ tagged, groups }: Heard): readonly Tagged[] {
  const named = groups.filter(
    (group): group is Named =>
      group.kind === 'named' && (group.people.length > 0 || group.absent !== undefined),
  );
  const only = named.length === 1 ? named[0] : undefined;
  const who = only && tagged[only.end - 1];
  if (!only || !who) return tagged;
  return tagged.map((one, at) =>
    at >= only.end && /^(he|she)$/.test(one.low) ? { ...who, isOwner: false } : one,
  );
}

/** The helping word goes behind whoever it is about; where we cannot see who that is, there is nothing. */
function indirect(heard: Heard, start: number, end: number): readonly SentencePart[] | undefined {
  const { tagged, groups } = heard;
  const turn = (order: readonly Tagged[]) =>
    partsOf({ ...heard, tagged: order, groups: [] }, { start: 0, end: order.length }, 'to the child');
  const own = tagged.slice(start, end);
  const aux = own.findIndex(({ low }, at) => at > 0 && at < 4 && helping.test(low));
  // "Why snails" is the same both ways, and so is "how come".
  if (own[1]?.low === 'come') return turn(own);
  if (aux < 0) return own.length < 4 ? turn(own) : undefined;
  const isNot = own[aux + 1]?.tag === 'not';
  const first = start + aux + (isNot ? 2 : 1);
  let who = groups.find(
    (group) => group.start === first || (group.kind === 'named' && group.start <= first && group.end > first),
  );
  if (!who || who.kind === 'doing' || (who.kind === 'small' && who.tagged.tag !== 'pron')) return undefined;
  let last = who.end;
  if (who.kind === 'named' && who.isOwner) {
    who = groups.find((group) => group.start === last && group.kind === 'named');
    if (!who) return undefined;
    last = who.end;
  }
  const helper = own[aux];
  const subject = tagged.slice(first, last);
  const rest = tagged.slice(last, end);
  const before = own.slice(0, aux);
  const not = isNot ? own.slice(aux + 1, aux + 2) : [];
  if (!helper) return undefined;
  if (!/^(do|does|did)$/.test(helper.low) || isNot)
    return turn([...before, ...subject, helper, ...not, ...rest]);
  const [verb, ...more] = rest;
  const base = verb && baseOf(verb.low);
  if (!verb || base === undefined || verb.low !== base) return undefined;
  const isPlural =
    /^(i|we|you|they)$/.test(subject.at(-1)?.low ?? '') ||
    (subject.length > 0 && isMany(subject.at(-1) as Tagged));
  const form =
    helper.low === 'did'
      ? formsOf(base).past
      : helper.low === 'does' && !isPlural
        ? formsOf(base).third
        : base;
  return turn([...before, ...subject, { ...verb, text: form, low: form }, ...more]);
}

function isVerb(one: Tagged | undefined): boolean {
  return one !== undefined && one.tag !== 'stop';
}

/** "He wants to know where the sun sleeps": asked by himself it is "where does the sun sleep". */
function toldOf(heard: Heard, start: number, end: number): Sentence | undefined {
  const { tagged, groups } = heard;
  const who = groups.find((group) => group.start === start + 1);
  const verb = who && tagged[who.end];
  if (!who || who.kind === 'doing' || !verb || (verb.tag !== 'verb' && verb.tag !== 'modal'))
    return undefined;
  const [ask, subject, rest] = [
    tagged.slice(start, start + 1),
    tagged.slice(who.start, who.end),
    tagged.slice(who.end + 1, end),
  ];
  const word = (low: string): Tagged => ({ ...verb, tag: 'verb', text: low, low });
  const forms = formsNamed(verb.low);
  const base = baseOf(verb.low);
  const does = forms.includes('third') ? 'does' : forms.includes('base') ? 'do' : 'did';
  const order = helping.test(verb.low)
    ? [...ask, verb, ...subject, ...rest]
    : base === undefined
      ? undefined
      : [...ask, word(does), ...subject, word(base), ...rest];
  const whole = { start, end };
  const short =
    order && partsOf({ ...heard, tagged: order, groups: [] }, { start: 0, end: order.length }, 'own');
  const turned = partsOf({ ...heard, groups: [] }, whole, 'to the child');
  return short && { is: 'why', whole: short, short, ...(turned && { turned }) };
}

/** "Do worms have birthdays?" */
function yesOrNo(heard: Heard): Sentence | undefined {
  const { tagged } = heard;
  const [first, second] = tagged;
  if (!first || !second || !/^(do|does|did|is|are|was|were|can|could|will|would|has|have)$/.test(first.low))
    return undefined;
  if (second.tag !== 'det' && second.tag !== 'pron' && !isNounLike(second)) return undefined;
  const stop = tagged.findIndex(({ tag, stop: kind }) => tag === 'stop' && kind === 'great');
  const end = stop < 0 ? tagged.length : stop;
  if (end < 3 || end > 18) return undefined;
  const short = partsOf(heard, { start: 0, end }, 'own');
  return short && { is: 'why', whole: short, short };
}
