import type { Shape, TaleHead } from '../tale.ts';
import { sentenceWordsOf } from '../telling/sentence-words.ts';
import { knownOf } from '../telling/subject-words.ts';
import { matches } from '../wish/matches.ts';
import { sentenceKinds } from '../wish/sentences/sentence.ts';
import { lemmasOf, saysSomething } from '../wish/word-set.ts';
import type { Wish, WishThing } from '../wish/wish.ts';
import type { Asked, Evening } from './evening.ts';
import { isNamed, lower, namedIn } from './named-in.ts';
import { sorrowAnswer } from './sorrow-answer.ts';
import { type Answer, missing, worths } from './worths.ts';
import { isOnceForAll } from './once-for-all.ts';
import { isAnybody, spokenAside } from './spoken-aside.ts';
import { pairFor } from './pair-for.ts';
import { besideOf, feastAskedFor, isAnimalAtWork, isOfAFeast } from './named-beside.ts';

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
  return head.kinds.length === 0 || (thing !== undefined && head.kinds.includes(thing.kind));
}

/** Dinosaurs, and the dinosaur who goes to school. */
function isAbout({ subjects }: TaleHead, word: string): boolean {
  return subjects.some((phrase) => phrase.split(' ').some((one) => lemmasOf(one).includes(word)));
}

/** What the wish is about: whoever does not sleep, or whatever is looked for. */
export function thingAskedFor({ things, shape }: Wish): WishThing | undefined {
  return things[shape?.x ?? 0];
}

/** Who is the subject of a tale of this shape. */
export function thingFor(shape: Shape | undefined, wish: Wish): WishThing | undefined {
  if (shape === 'X at O') return wish.things[wish.occasion?.x ?? -1];
  if (shape === 'X lost its Y') return wish.things[wish.loss?.x ?? -1];
  return thingAskedFor(wish);
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

function shapeAnswer(shape: Shape, { wish, cast }: Evening): Answer | undefined {
  const { things, shape: wished, sentence } = wish;
  // A sentence that we can say to this family is told as it stands.
  if (sentenceKinds.some((kind) => kind === shape))
    return sentence?.is === shape && sentenceWordsOf(sentence, cast) !== undefined
      ? { worth: worths.sentence, why: [`shape: ${shape}`] }
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
  if (things.length === 0) return undefined;
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
  if (shape.is !== 'X did Y') return worths.predicament;
  if (isOnceForAll(shape.verb)) return worths.onceForAll;
  return saysMuch(wish) ? worths.didMuch : isOnce(wish) ? worths.predicament : worths.loose;
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

function subjectAnswer(head: TaleHead, evening: Asked): Answer | undefined {
  const { wish, element, likely } = evening;
  if (head.subjects.length === 0) return undefined;
  if (wish.isVague) {
    // "Stepbrother" names nothing but somebody of a family, and may yet be what a tale is about.
    const said = likely(head.subjects).find((phrase) => wish.text !== '' && isSpokenOf(phrase, wish));
    return said === undefined ? vagueAnswer(head, element) : { worth: 140, why: [`subject: ${said}`] };
  }
  const things = inOrder(wish);
  const named = things.map((thing) => namedIn(head, thing) * (isAnimalAtWork(thing) ? 0.85 : 1));
  const [asked] = things;
  const isFeast = feastAskedFor(wish, head.subjects);
  const first = Math.max(named[0] ?? 0, asked ? besideOf(head.subjects, asked) : 0, isFeast ? 1 : 0);
  // A kite over the hill is about the kite: where it happens is not what was asked for.
  const isSetting = things[1] !== undefined && isWhere(things[1], wish);
  // What a king talks in is no more than that: it is about the king.
  const second = (named[1] ?? 0) * (isSetting ? 0.2 : saysMuch(wish) ? 0.3 : 0.6);
  const said = likely(head.subjects).filter(
    (phrase) => isSpokenOf(phrase, wish) && !isOfAnother(phrase, asked, wish) && !isAside(phrase, wish),
  );
  // "The noise in the attic", said whole, is more than any noise.
  const whole = said.filter((phrase) => wordsSaid(phrase) > 1);
  const place = head.subjects.indexOf(whole[0] ?? said[0] ?? '');
  const spoken = (whole.length > 0 ? 1.1 : 0.9) - lower(head, place);
  const matter = bestMatter(head, evening);
  // "A new teacher" names the teacher, and says what is the matter as well.
  // But a question is answered by who was asked it, and not by who says some of its words.
  const isAnswer =
    matter !== undefined && (!/^(why|what if)$/.test(wish.sentence?.is ?? '') || saysItAll(matter, wish));
  const troubled = isAnswer && namesWhole(matter, wish) ? 0.6 : 0;
  const about = Math.max(first, second, said.length > 0 ? spoken : 0, troubled);
  if (about === 0) {
    const isFree =
      isAnswer &&
      !isOfAFeast(head) &&
      (!wish.sentence || saysItAll(matter, wish)) &&
      (wish.things.every(isOnlySaid) ||
        isTheirs(matter, wish) ||
        (asked !== undefined && isAnybody.test(asked.noun)));
    // Whoever says more of it was written for it: "too excited to sleep" before "cannot sleep".
    return isFree
      ? { worth: worths.matter + 15 * matches(matter, wish), why: [`matter: ${matter}`] }
      : spokenAside(head, evening);
  }
  const isOfTwo = said.some(
    (phrase) => wish.things.length > 1 && wish.things.every((thing) => isIn(phrase, thing)),
  );
  const isBoth = isOfTwo || ((named[0] ?? 0) > 0 && (named[1] ?? 0) > 0);
  // "Grandpa's birthday" is more of a wish than "birthday" is.
  const ofMatter = matter === undefined ? 0 : ofMatterSaid(matter, wish);
  // "A troll's birthday party" is the troll's: a tale of parties has nobody like that in it.
  const ofNobodyThere = wish.occasion && !isBoth && (named[0] ?? 0) === 0 ? missing.whoIsThere : 0;
  // A whole sentence says more than what it is about; but some phrases say it all: "why is the sky blue".
  const isSentence = saysMoreThan(asked, wish) && !said.some((phrase) => saysItAll(phrase, wish));
  const missesMatter = matter === undefined && !isFeast && (isWeighty(wish) || isSentence);
  const missed =
    wish.shape?.is === 'X and Z'
      ? missing.theOther
      : first >= 0.9 && (isSentence || isFramed(wish))
        ? missing.ofAFrame
        : saysMuch(wish) && !isOnceForAll(wish.shape?.verb)
          ? missing.much
          : missing.matter;
  return {
    worth:
      worths.subject * about +
      ofMatter +
      (isBoth ? 40 : 0) -
      (missesMatter && !isBoth ? missed : 0) -
      ofNobodyThere,
    why: [`subject: ${head.subjects[0]}`, ...(matter === undefined ? [] : [`matter: ${matter}`])],
  };
}

/** Who is at something of every day comes before it: the troll in "a troll's birthday party". */
function inOrder({ things, occasion }: Wish): readonly WishThing[] {
  const who = things[occasion?.x ?? 0];
  return who === undefined ? things : [who, ...things.filter((thing) => thing !== who)];
}

/** The princess in "princess and a dragon". */
function isIn(phrase: string, { noun }: WishThing): boolean {
  const words = phrase.split(' ').flatMap((word) => [word, ...lemmasOf(word)]);
  return noun
    .toLowerCase()
    .split(' ')
    .every((word) => words.includes(word));
}

/** "talk" is an exception for who talks and for who would not. */
function saysOrDenies(phrase: string, wish: Wish): boolean {
  return matches(phrase, wish) > 0 || matches(`will not ${phrase}`, wish) > 0;
}

/** The phrase of which the wish says most. */
function bestMatter(head: TaleHead, { wish, likely }: Asked): string | undefined {
  // That a wish about a monster truck says "monster trucks" is nothing that is the matter with it.
  const isOnlyNamed = (phrase: string) =>
    wish.things.some(({ thing, noun, is }) => thing !== undefined && isNameOf(phrase, [noun, ...is]));
  let best: { phrase: string; worth: number } | undefined;
  for (const phrase of likely(head.matters)) {
    const worth = matches(phrase, wish);
    if (worth > (best?.worth ?? 0) && !isOnlyNamed(phrase)) best = { phrase, worth };
  }
  return best?.phrase;
}

function ofMatterSaid(matter: string, wish: Wish): number {
  return 40 + 12 * Math.min(matches(matter, wish), 4);
}

function isNameOf(whole: string, names: readonly string[]): boolean {
  const phrase = whole.split(' ').filter(saysSomething).join(' ');
  const space = phrase.lastIndexOf(' ') + 1;
  const forms = lemmasOf(phrase.slice(space)).map((last) => phrase.slice(0, space) + last);
  return names.some((name) => {
    const low = name.toLowerCase();
    return forms.includes(low) || (space === 0 && low.split(' ').some((word) => forms.includes(word)));
  });
}

/** A trip to the zoo is the zoo, and to the dentist the dentist; a trip to the moon is the trip. Two trains that have a race are trains. */
function isWeighty(wish: Wish): boolean {
  const { shape, things } = wish;
  // "Stars and planets" is one thing to wish for.
  if (shape?.is === 'X and Z' && things[0]?.kind === 'sky' && things[1]?.kind === 'sky') return false;
  if (shape?.is === 'X and Z') return !shape.isSetting;
  if (saysMuch(wish)) return true;
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
function saysMuch({ shape }: Wish): boolean {
  const said = shape?.clause?.split(' ').filter(saysSomething).length ?? 0;
  return /^X (did Y|comes)$/.test(shape?.is ?? '') && said >= muchOfAClause;
}

/** "The lighthouse that sneezed", and not "that goes to the sea". */
function isOnce({ shape, things, text }: Wish): boolean {
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

/** "She won't share her birthday cake": what somebody of the family will not do is the wish, whatever it is done with. */
function isTheirs(matter: string, { shape }: Wish): boolean {
  return (
    shape?.is === 'X would not Y' &&
    shape.x === undefined &&
    /^(?:will not|cannot|does not|\w+n't) /.test(matter)
  );
}

/** "Can't eat that" says that somebody eats, and no more. */
function wordsSaid(phrase: string): number {
  const words = phrase.split(' ').filter((word) => saysSomething(word) && !/^(?:cannot|\w+n't)$/.test(word));
  // "Two by two" is one word.
  return new Set(words).size;
}

/** The tree in "a kite stuck in the tree". */
function isWhere({ kind, noun }: WishThing, { text }: Wish): boolean {
  if (kind === 'place' || kind === 'sky') return true;
  const at = text.toLowerCase().indexOf(noun.toLowerCase());
  return /\b(?:in|on|at|under|behind|near|inside|into|onto|beside) (?:\w+ ){0,2}$/.test(
    text.toLowerCase().slice(0, at),
  );
}

/** "Being brave" names nothing that the book of things knows. */
function isOnlySaid({ kind, thing, noun }: WishThing): boolean {
  return (kind === 'idea' || noun === 'one') && thing === undefined;
}

/** "First day at school" is spoken of in so many words; "losing" is not what happened to the lost teddy. */
function isSpokenOf(phrase: string, wish: Wish): boolean {
  if (matches(phrase, wish) === 0 || phrase.split(' ').every((word) => isAnyTime.test(word))) return false;
  // One word of "being scared" is not enough to make a dragon's fright a child's.
  return wish.things.every(isOnlySaid) || wordsSaid(phrase) > 1;
}

/** "First day" is of school, of hearing aids, of the holidays. */
const isAnyTime = /^(?:the|a|my|first|last|new|big|day|night|time|week|morning)$/;

/** "…, and maybe it went to visit the moon": said of what the wish is about, and not what it is about. */
function isAside(phrase: string, wish: Wish): boolean {
  return wish.first !== undefined && matches(phrase, { ...wish, words: wish.first }) === 0;
}

/** Nearly every word of the wish that says something. */
function saysItAll(phrase: string, { text }: Wish): boolean {
  const count = (words: string) =>
    words
      .toLowerCase()
      .split(/[^\p{L}']+/u)
      .filter((word) => word !== '' && saysSomething(word)).length;
  return count(phrase) >= 0.6 * count(text);
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

/** "What the cat does at night" is not what is asked for by who begins with a hedgehog that eats the cat's food at night. */
function isOfAnother(phrase: string, asked: WishThing | undefined, { text }: Wish): boolean {
  if (asked?.thing === undefined || !/^(creature|machine)$/.test(asked.kind)) return false;
  const isSaidIn = (words: string) =>
    [asked.noun, ...asked.is].some((name) => words.toLowerCase().includes(name.toLowerCase()));
  return isSaidIn(text.split(' ').slice(0, 4).join(' ')) && !isSaidIn(phrase);
}

const ofThing: ReadonlySet<Shape> = new Set(['X is lost', 'looking for X', 'afraid of X', 'X and Z']);

/** A phrase of two words and more, one of them what the wish is about. */
function namesWhole(phrase: string, wish: Wish): boolean {
  const words = phrase.split(' ').filter(saysSomething);
  const thing = thingAskedFor(wish);
  // The missing sock of a unicorn is not the sock that is missing tonight.
  const isOfIts = wish.shape?.by !== undefined || ofThing.has(wish.shape?.is ?? 'X');
  return thing !== undefined && !isOfIts && words.length > 1 && words.includes(thing.noun);
}

/** "You choose": the tales that were made for it, and after these whatever is on the shelf. */
function vagueAnswer(head: TaleHead, element: Evening['element']): Answer {
  if (element !== undefined && head.elements.includes(element))
    return { worth: 130, why: [`surprise: ${element}`] };
  // One made for another surprise would leave tonight's out.
  if (!head.subjects.includes('anything')) return { worth: 70, why: ['nothing was asked for'] };
  return { worth: head.elements.length > 0 ? 75 : 100, why: ['made for when nothing is asked for'] };
}
