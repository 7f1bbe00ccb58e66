import { baseOf, formsNamed, guessedBase } from '../../english/verbs.ts';
import type { Tagged } from '../tags/tagged.ts';
import type { Doing } from './group.ts';

export function doingAt(tagged: readonly Tagged[], start: number): Doing | undefined {
  const first = tagged[start];
  if (!first) return undefined;
  if (!['verb', 'modal', 'to'].includes(first.tag)) {
    const isNegated = first.tag === 'not' && ['verb', 'to'].includes(tagged[start + 1]?.tag ?? '');
    if (!isNegated) return undefined;
  }
  const doing: Doing = {
    kind: 'doing',
    start,
    end: start,
    at: start,
    base: '',
    form: first.tag === 'to' ? 'base' : 'finite',
    isNot: false,
    isUnable: false,
    isWanted: false,
    isLearnt: false,
  };
  let at = start;
  // "too excited to sleep" cannot.
  if (first.tag === 'to' && tagged[start - 1]?.tag === 'adj' && tagged[start - 2]?.low === 'too')
    doing.isNot = doing.isUnable = true;
  let isCan = false;
  for (; at < tagged.length; at++) {
    const one = tagged[at];
    if (!one) break;
    const isMore = at + 1 < tagged.length;
    if (one.tag === 'modal') {
      isCan = /^(can|could)$/.test(one.low);
      continue;
    }
    if (one.tag === 'not') {
      doing.isNot = true;
      doing.isUnable ||= isCan;
      continue;
    }
    if (one.tag === 'to') continue;
    if (one.tag === 'adv' && isMore && leadsOn(tagged[at + 1])) continue;
    if (one.low === 'unable' || (one.low === 'able' && doing.isNot)) {
      doing.isNot = doing.isUnable = true;
      continue;
    }
    if (one.tag === 'ask' || one.tag === 'rel') {
      if (one.low === 'how' && tagged[at + 1]?.tag === 'to') continue;
      break;
    }
    if (one.tag === 'prep' && one.low === 'of' && doing.base === 'dream' && tagged[at + 1]?.tag === 'verb') {
      doing.isWanted = true;
      continue;
    }
    if (one.tag !== 'verb') break;
    // What is done already, and no helping word: the next verb is another one, but "go swimming" is one thing.
    if (doing.base !== '' && !isHelping(doing.base, tagged, at, doing)) break;
    const base = baseOf(one.low) ?? guessedBase(one.low);
    if (doing.base === 'be' && formsNamed(one.low).includes('base') && !formsNamed(one.low).includes('done'))
      break;
    doing.base = base;
    doing.at = at;
    const isIng = one.low.endsWith('ing') && formsNamed(one.low).includes('ing');
    if (at === start) doing.form = isIng ? 'ing' : formsNamed(one.low).includes('base') ? 'base' : 'finite';
    const next = nextBesideAdverbs(tagged, at);
    const goesOn = next?.tag === 'to' || (next?.low === 'how' && tagged.some(({ tag }) => tag === 'to'));
    if (!goesOn) continue;
    if (wanting.has(base) || ((base === 'like' || base === 'love') && isWish(tagged, start, at)))
      doing.isWanted = true;
    else if (learning.has(base)) doing.isLearnt = true;
    else if (base === 'refuse') doing.isNot = true;
    else if (base === 'forget') doing.isNot = doing.isUnable = true;
    else if (!/^(like|love|have|use|go|be|get|come|start|begin)$/.test(base)) {
      at++;
      break;
    }
  }
  if (doing.base === '' && doing.isNot) return undefined;
  if (doing.base === '') return undefined;
  doing.end = Math.max(at, start + 1);
  return doing;
}

const wanting = new Set('want wish hope need try decide dream plan long'.split(' '));

const learning = new Set('learn practise practice'.split(' '));

function leadsOn(next: Tagged | undefined): boolean {
  return next !== undefined && ['verb', 'not', 'to', 'modal'].includes(next.tag);
}

function nextBesideAdverbs(tagged: readonly Tagged[], at: number): Tagged | undefined {
  const next = tagged[at + 1];
  return next?.tag === 'adv' ? tagged[at + 2] : next;
}

/** "would like to" is a wish, "likes to" is what it does. */
function isWish(tagged: readonly Tagged[], start: number, at: number): boolean {
  return tagged.slice(start, at).some(({ tag }) => tag === 'modal');
}

function isHelping(base: string, tagged: readonly Tagged[], at: number, doing: Doing): boolean {
  const one = tagged[at];
  const forms = formsNamed(one?.low ?? '');
  const before = tagged[at - 1];
  // "was cut down" is done to it: that it was.
  if (base === 'be') return forms.includes('ing');
  if (base === 'do') return doing.isNot || forms.includes('base');
  if (base === 'have') return forms.includes('done') || before?.tag === 'to';
  if (before?.tag === 'to') return true;
  if (base === 'dream') return doing.isWanted;
  return doing.isWanted || doing.isLearnt ? before?.tag === 'adv' : false;
}
