import type { TaleHead } from '../tale.ts';
import { type SubjectWords, subjectWordsOf } from '../telling/subject-words.ts';
import { readWish } from '../wish/read-wish.ts';
import { likingWords } from '../telling/liking-words.ts';
import { lossWords } from '../telling/loss-words.ts';
import { occasionWords } from '../telling/occasion-words.ts';
import { thingAskedFor, thingFor } from './asked-for.ts';
import { isNamed } from './named-in.ts';
import { pairFor } from './pair-for.ts';
import { soOf, whereSo } from './so-of.ts';
import type { Wish, WishThing } from '../wish/wish.ts';

/** What {subject} and {other} are in this tale: the wish's own things, where they are what the tale is about. */
export function subjectsFor(
  head: TaleHead,
  wish: Wish,
): { subject?: SubjectWords | undefined; other?: SubjectWords | undefined } {
  const { things } = wish;
  const who = thingFor(head.shape, wish);
  if (head.shape === 'X at O' && who && wish.occasion) {
    const subject = subjectWordsOf(who, wish);
    return {
      subject: withWords(subject, occasionWords(who, wish.occasion, subject.words['its'] ?? 'its')),
    };
  }
  const lost = things[wish.loss?.y ?? -1];
  if (head.shape === 'X lost its Y' && who && lost)
    return { subject: withWords(subjectWordsOf(who, wish), lossWords(lost)) };
  if (head.shape === 'X lives in Z' && who && wish.home) {
    const { where, holder } = wish.home;
    return { subject: withWords(subjectWordsOf(who, wish), { where, holder }) };
  }
  if (/^X (?:hates|loves) Y$/.test(head.shape ?? '') && who && wish.liking)
    return { subject: withWords(subjectWordsOf(who, wish), likingWords(wish.liking)) };
  const pair = head.shape === 'X and Z' && head.otherKinds ? pairFor(head, wish) : undefined;
  if (pair) {
    const [subject, other] = pair;
    return { subject: subjectWordsOf(subject, wish), other: subjectWordsOf(other, wish) };
  }
  const so = head.shape === 'X is so' ? soOf(head, wish) : undefined;
  if (so) {
    const where = whereSo(wish) ?? '';
    return {
      subject: withWords(subjectWordsOf(so.who, wish), { where }),
      other: so.other && subjectWordsOf(so.other, wish),
    };
  }
  if (head.shape) {
    const first = thingAskedFor(wish);
    const second = things.find((thing) => thing !== first);
    return {
      subject: first && withClause(head, subjectWordsOf(first, wish), wish),
      other: second && subjectWordsOf(second, wish),
    };
  }
  const named = things.find((thing) => isNamed(head, thing)) ?? ownThing(head);
  return { subject: named && subjectWordsOf(oneOf(named), wish) };
}

function withWords(subject: SubjectWords, more: SubjectWords['words']): SubjectWords {
  return { ...subject, words: { ...subject.words, ...more } };
}

const mostOfAClause = 12;

/** Where any word will do, all that was said of it comes in with it: "a shop that only sells left shoes". */
function withClause({ shape }: TaleHead, words: SubjectWords, { shape: wished }: Wish): SubjectWords {
  const clause = wished?.clause;
  const isOpen = shape === 'X' || (shape === 'X comes' && wished?.where === undefined);
  if (!isOpen || clause === undefined || clause.split(' ').length > mostOfAClause) return words;
  return { ...words, words: { ...words.words, asubject: `${words.words['asubject']} ${clause}` } };
}

/** Whoever asks for unicorns is told of one: the tale was written about it. */
function oneOf(thing: WishThing): WishThing {
  if (!thing.isPlural || thing.thing?.isAlwaysMany) return thing;
  return { ...thing, isPlural: false, pronoun: thing.thing?.pronoun ?? 'it' };
}

/** The tale's own subject, where the wish did not name it. */
function ownThing(head: TaleHead): WishThing | undefined {
  const word = head.subjects.find((subject) => subject !== 'anything');
  return word === undefined ? undefined : readWish(word, []).things[0];
}
