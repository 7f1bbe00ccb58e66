import type { Shape, TaleHead } from '../tale.ts';
import { sentenceWordsOf } from '../telling/sentence-words.ts';
import { knownOf } from '../telling/subject-words.ts';
import { matches } from '../wish/matches.ts';
import { sentenceKinds } from '../wish/sentences/sentence.ts';
import { lemmasOf } from '../wish/word-set.ts';
import type { Wish, WishThing } from '../wish/wish.ts';
import { thingFor } from './asked-for.ts';
import type { Asked, Evening } from './evening.ts';
import { isOnce, saysMuch } from './kept-back.ts';
import { bestMatter, ofMatterSaid } from './matter-said.ts';
import { isNamed } from './named-in.ts';
import { isOnceForAll } from './once-for-all.ts';
import { isOutOfPlace } from './out-of-place.ts';
import { isOneOf, pairFor } from './pair-for.ts';
import { soAnswer } from './so-answer.ts';
import { sorrowAnswer } from './sorrow-answer.ts';
import { subjectAnswer } from './subject-answer.ts';
import { type Answer, worths } from './worths.ts';

/**
 * How much of the wish a tale answers: subject and predicament, then the predicament with the wish's own subject in its slot
 * where the wish has one, then the subject, then any word at all. Nothing, where it would be about something else.
 */
export function answerTo(head: TaleHead, evening: Asked): Answer | undefined {
  const { wish, hasFriend, likely } = evening;
  if (head.shape === 'the next evening')
    return hasFriend ? { worth: worths.goesOn, why: ['goes on from the last one'] } : undefined;
  if (likely(head.exceptions).some((phrase) => saysOrDenies(phrase, wish))) return undefined;
  if (wish.avoids?.some((word) => isAbout(head, word))) return undefined;
  if (head.sorrow) return sorrowAnswer(head, head.sorrow, evening);
  if (head.shape === 'X is so') return soAnswer(head, evening);
  // A tale with a shape has a place for whatever the shape is of; another for what it names.
  const thing =
    (head.shape ? undefined : wish.things.find((one) => isNamed(head, one))) ?? thingFor(head.shape, wish);
  if (!isOfItsKinds(head, thing, wish)) return undefined;
  const known = thing ? knownOf(thing) : {};
  if (head.asks.some((property) => known[property] === undefined)) return undefined;
  const shaped = head.shape ? nearer(shapeAnswer(head.shape, evening), head, evening) : undefined;
  const subject = subjectAnswer(head, evening);
  return subject && shaped ? (subject.worth > shaped.worth ? subject : shaped) : (subject ?? shaped);
}

function isOfItsKinds(head: TaleHead, thing: WishThing | undefined, wish: Wish): boolean {
  if (head.otherKinds) return pairFor(head, wish) !== undefined;
  return head.kinds.length === 0 || (thing !== undefined && isOneOf(head.kinds, thing));
}

/** Dinosaurs, and the dinosaur who goes to school. */
function isAbout({ subjects }: TaleHead, word: string): boolean {
  return subjects.some((phrase) => phrase.split(' ').some((one) => lemmasOf(one).includes(word)));
}

/**
 * What asks for a creature, or for its home, is nearer to a creature than what takes any word; and who would win is nearer to sharks and
 * crocodiles than that there are two.
 */
function nearer(answer: Answer | undefined, head: TaleHead, evening: Asked): Answer | undefined {
  const { wish } = evening;
  const { shape, kinds, asks } = head;
  const matter = answer && shape !== 'X' ? bestMatter(head, evening) : undefined;
  if (answer && matter !== undefined)
    return { worth: answer.worth + ofMatterSaid(matter, wish), why: [...answer.why, `matter: ${matter}`] };
  if (answer !== undefined && head.otherKinds)
    return { worth: answer.worth + worths.theirKinds, why: [...answer.why, 'of the two kinds'] };
  if (answer === undefined || shape !== 'X') return answer;
  return { ...answer, worth: answer.worth + (kinds.length > 0 ? 6 : 0) + (asks.length > 0 ? 2 : 0) };
}

/** Who asks what if parents went to nursery has asked for no trip: what has room for part of a question comes after what tells all of it. */
function shapeAnswer(shape: Shape, evening: Evening): Answer | undefined {
  const answer = shapeFound(shape, evening);
  const { sentence } = evening.wish;
  const isAsked = sentence !== undefined && sentence.is !== 'it happened' && sentence.is !== shape;
  return answer && isAsked ? { ...answer, worth: Math.min(answer.worth, worths.partOfAQuestion) } : answer;
}

function shapeFound(shape: Shape, { wish, cast }: Evening): Answer | undefined {
  const { things, shape: wished, sentence } = wish;
  // A sentence that we can say to this family is told as it stands.
  if (sentenceKinds.some((kind) => kind === shape))
    return sentence?.is === shape && sentenceWordsOf(sentence, cast) !== undefined
      ? { worth: shape === 'it happened' ? worths.news : worths.sentence, why: [`shape: ${shape}`] }
      : undefined;
  if (shape === 'learning to Y')
    return wished?.is === 'X wants to Y' &&
      wished.x === undefined &&
      wished.verb !== undefined &&
      !/^(?:nobody|no one)\b/i.test(wish.text)
      ? { worth: worths.matter, why: [`shape: ${shape}`] }
      : undefined;
  if (shape === 'X at O' || shape === 'X lost its Y') {
    const isSo = shape === 'X at O' ? wish.occasion !== undefined : wish.loss !== undefined;
    return isSo
      ? { worth: shape === 'X at O' ? worths.beside : worths.lost, why: [`shape: ${shape}`] }
      : undefined;
  }
  if (shape === 'X hates Y' || shape === 'X loves Y')
    return wish.liking?.isNot === (shape === 'X hates Y')
      ? { worth: worths.liked, why: [`shape: ${shape}`] }
      : undefined;
  if (shape === 'X out of place')
    return isOutOfPlace(wish) ? { worth: worths.outOfPlace, why: [`shape: ${shape}`] } : undefined;
  if (shape === 'X lives in Z')
    return wish.home
      ? { worth: wish.home.isSaid ? worths.atHome : worths.inIt, why: [`shape: ${shape}`] }
      : undefined;
  if (things.length === 0) return undefined;
  // Who does not like pink refuses nothing: no plot in which they are brought to do it is theirs.
  if (wish.liking?.isNot && /^X (?:would not|did) Y$/.test(shape)) return undefined;
  if (shape === 'X') return { worth: worths.anyWord, why: ['any word at all'] };
  if (wished?.is !== shape || (shape === 'X and Z' && things.length < 2)) return undefined;
  // "Learning to whistle" has nobody in it who learns it but the hero.
  if (wished.x === undefined && wished.verb !== undefined) return undefined;
  // Made with somebody whom the wish names: as much of it as a sentence told.
  if (shape === 'making X') return { worth: worths.making, why: [`shape: ${shape}`] };
  return { worth: worthOfShape(wished, wish), why: [`shape: ${shape}`] };
}

function worthOfShape(shape: NonNullable<Wish['shape']>, wish: Wish): number {
  if (shape.by !== undefined) return worths.ofAnother;
  if (shape.is === 'X and Z') return shape.isSetting ? worths.inASetting : worths.pair;
  if (shape.is === 'X comes') return saysMuch(wish) ? worths.predicament : worths.loose;
  // Nobody comes round to being what they would not be.
  if (shape.is === 'X would not Y' && /^be\b/.test(shape.verb?.base ?? '')) return worths.onceForAll;
  if (shape.is !== 'X did Y') return worths.predicament;
  if (isOnceForAll(shape.verb)) return worths.onceForAll;
  return saysMuch(wish) ? worths.didMuch : isOnce(wish) ? worths.predicament : worths.loose;
}

/** "talk" is an exception for who talks and for who would not. */
function saysOrDenies(phrase: string, wish: Wish): boolean {
  return matches(phrase, wish) > 0 || matches(`will not ${phrase}`, wish) > 0;
}
