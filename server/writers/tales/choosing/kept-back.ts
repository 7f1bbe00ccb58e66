import type { Shape, TaleHead } from '../tale.ts';
import { lemmasOf, saysSomething } from '../wish/word-set.ts';
import type { Wish, WishThing } from '../wish/wish.ts';
import { isOnceForAll } from './once-for-all.ts';
import { missing } from './worths.ts';

/** What a tale has of a wish. */
export type Found = {
  /** What the wish is about. */
  asked: WishThing | undefined;
  /** Whether the tale has it by name, and how near it comes to it at all. */
  isNamed: boolean;
  first: number;
  /** Its author's phrases that the wish says. */
  said: readonly string[];
  matter: string | undefined;
  /** And that matter is what was asked. */
  isAnswer: boolean;
  isFeast: boolean;
};

/** What keeps a tale of the very subject from its place: it has another trouble than the wish, or nobody who is in it. */
export function keptBack(
  head: TaleHead,
  wish: Wish,
  { asked, isNamed, first, said, matter, isAnswer, isFeast }: Found,
): number {
  // "A troll's birthday party" is the troll's: a tale of parties has nobody like that in it.
  const ofNobodyThere = wish.occasion && !isNamed ? missing.whoIsThere : 0;
  // A whole sentence says more than what it is about; but some phrases say it all: "why is the sky blue".
  const isSentence = saysMoreThan(asked, wish) && !said.some((phrase) => saysItAll(phrase, wish));
  // "The missing sock", in so many words among the subjects.
  const isAllSaid = said.some((phrase) => phrase.includes(' ') && saysItAll(phrase, wish, 1));
  const missesMatter = matter === undefined && !isFeast && !isAllSaid && (isWeighty(wish) || isSentence);
  const ofItsOwn =
    !isAnswer && hasItsOwnTrouble(head) && saysMore(wish) && !saysThat(said, head, wish) ? missing.itsOwn : 0;
  return ofNobodyThere + ofItsOwn + (missesMatter ? ofAnotherMatter(wish, first >= 0.9, isSentence) : 0);
}

/** "T rex who is scared of the dark", whom nobody wishes for who wants to play the piano. */
const ofItsOwnTrouble = / (?:who|that|which|whose|without|goes|gets|lost|at the|in the) /;

const hasItsOwnTrouble = ({ subjects }: TaleHead) => ofItsOwnTrouble.test(subjects[0] ?? '');
/** Some of it at least: a stegosaurus who comes to school is near to a dinosaur who goes there. */
function saysThat(said: readonly string[], { subjects }: TaleHead, { words, things }: Wish): boolean {
  const rest = subjects[0]?.split(ofItsOwnTrouble)[1]?.split(' ') ?? [];
  return (
    said.some((phrase) => ofItsOwnTrouble.test(phrase)) ||
    rest.some((word) => saysSomething(word) && words.has(word) && !things[0]?.is.includes(word))
  );
}

/** It happens to it, or is wanted by it: nobody has only named it. */
const saysMore = ({ shape }: Wish) => shape !== undefined && (shape.is !== 'X' || shape.clause !== undefined);

function ofAnotherMatter(wish: Wish, isOfThis: boolean, isSentence: boolean): number {
  if (wish.liking) return missing.matter;
  if (wish.shape?.is === 'X and Z') return missing.theOther;
  if (isOfThis && (isSentence || isFramed(wish))) return missing.ofAFrame;
  return saysMuch(wish) && !isOnceForAll(wish.shape?.verb) ? missing.much : missing.matter;
}

/**
 * Shapes whose predicament is the wish: a tale of the same subject and another trouble is not what was asked for. What it did is not among
 * them: a train that goes to the sea is better served by a tale that knows trains.
 */
const weighty: ReadonlySet<Shape> = new Set([
  'X would not Y',
  'X wants to Y',
  'X is lost',
  'X and Z',
  'afraid of X',
  'looking for X',
]);

/** A trip to the zoo is the zoo, and to the dentist the dentist; a trip to the moon is the trip. Two trains that have a race are trains. */
function isWeighty(wish: Wish): boolean {
  const { shape, things } = wish;
  // "Stars and planets" is one thing to wish for.
  if (shape?.is === 'X and Z' && things[0]?.kind === 'sky' && things[1]?.kind === 'sky') return false;
  if (shape?.is === 'X and Z') return !shape.isSetting;
  if (saysMuch(wish) || wish.liking) return true;
  if (shape?.is === 'X did Y') return isOnce(wish);
  if (shape?.is === 'a trip to X') return things[shape.x ?? 0]?.kind === 'sky';
  return shape !== undefined && weighty.has(shape.is);
}

/**
 * All that it did, and much that it wants to do, is told by a frame of anything at all: a tale of the very subject is rather heard. Not so a
 * lighthouse that sneezed or a robot who wants to cook, which is soon said and has to happen, nor what it would not do, of which another tale might say the opposite; but what would not decide which arm to wave with is too much for a frame.
 */
function isFramed(wish: Wish): boolean {
  const { is, verb, x } = wish.shape ?? {};
  if (x === undefined) return false;
  const said = verb?.base.split(' ').filter(saysSomething).length ?? 0;
  if (is === 'X did Y') return saysMuch(wish) || !isOnce(wish);
  return said >= (is === 'X wants to Y' ? 2 : 3) && /^X (?:wants to|would not) Y$/.test(is ?? '');
}

const muchOfAClause = 4;

/** "Who could only talk in burps and nobody understood him": so much is said of the king that any other king would be somebody else. */
export function saysMuch({ shape }: Wish): boolean {
  const said = shape?.clause?.split(' ').filter(saysSomething).length ?? 0;
  return /^X (did Y|comes)$/.test(shape?.is ?? '') && said >= muchOfAClause;
}

/** "The lighthouse that sneezed", and not "that goes to the sea". */
export function isOnce({ shape, things, text }: Wish): boolean {
  const kind = things[shape?.x ?? 0]?.kind;
  const { base = '', past = '' } = shape?.verb ?? {};
  return (
    kind !== 'creature' &&
    kind !== 'person' &&
    !base.startsWith('be ') &&
    base !== past &&
    text.toLowerCase().includes(past)
  );
}

/** Nearly every word of the wish that says something. */
export function saysItAll(phrase: string, { text }: Wish, share = 0.6): boolean {
  const count = (words: string) =>
    words
      .toLowerCase()
      .split(/[^\p{L}']+/u)
      .filter((word) => word !== '' && saysSomething(word)).length;
  return count(phrase) >= share * count(text);
}

const light = /^(get|have|see|go|do|make|come|find|take|finally|new)$/;

/** "Ate a whole lemon for a dare" says more than a lemon; "got glasses" says glasses. */
function saysMoreThan(asked: WishThing | undefined, { sentence }: Wish): boolean {
  if (!sentence || sentence.whole.length <= 3) return false;
  if (sentence.is !== 'it happened') return true;
  const own = asked?.said.toLowerCase().split(' ') ?? [];
  const more = sentence.short
    .filter((part) => typeof part === 'string')
    .map((part) => part.toLowerCase())
    .filter(
      (part) =>
        saysSomething(part) &&
        !own.includes(part) &&
        !lemmasOf(part).some((lemma) => light.test(lemma) || own.includes(lemma)),
    );
  return more.length > 1;
}
