import { adjectives } from '../english/adjectives.ts';
import type { Shape, Sorrow, TaleHead } from '../tale.ts';
import { sentenceWordsOf } from '../telling/sentence-words.ts';
import { knownOf } from '../telling/subject-words.ts';
import { likelyOf, matches } from '../wish/matches.ts';
import { sentenceKinds } from '../wish/sentences/sentence.ts';
import { lemmasOf, saysSomething } from '../wish/word-set.ts';
import type { Wish, WishThing } from '../wish/wish.ts';
import type { Evening } from './evening.ts';

export type Answer = { worth: number; why: readonly string[] };

/**
 * How much of the wish a tale answers: subject and predicament, then the predicament with the wish's own subject in its slot
 * where the wish has one, then the subject, then any word at all. Nothing, where it would be about something else.
 */
export function answerTo(head: TaleHead, evening: Evening): Answer | undefined {
  const { wish, hasFriend } = evening;
  if (head.shape === 'the next evening')
    return hasFriend ? { worth: 250, why: ['goes on from the last one'] } : undefined;
  if (likelyOf(head.exceptions, wish).some((phrase) => saysOrDenies(phrase, wish))) return undefined;
  if (head.sorrow) return sorrowAnswer(head, head.sorrow, evening);
  const thing = thingFor(head.shape, wish);
  if (head.kinds.length > 0 && (thing === undefined || !head.kinds.includes(thing.kind))) return undefined;
  const known = thing ? knownOf(thing) : {};
  if (head.asks.some((property) => known[property] === undefined)) return undefined;
  const shaped = head.shape ? nearer(shapeAnswer(head.shape, evening), head) : undefined;
  const subject = subjectAnswer(head, evening);
  return subject && shaped ? (subject.worth > shaped.worth ? subject : shaped) : (subject ?? shaped);
}

/** Nothing comes before these; a friend who moved away may have a tale of their own. */
const gravest: ReadonlySet<Sorrow> = new Set([
  'death of a pet',
  'death of somebody',
  'illness',
  'illness of a pet',
  'forgetting',
]);

/** A hard evening comes before all else; but who is afraid of the dark is better served by a tale about the dark, and a frightened dragon by its own. */
function sorrowAnswer(head: TaleHead, sorrow: Sorrow, { wish, cast }: Evening): Answer | undefined {
  if (wish.sorrow !== sorrow) return undefined;
  // A hamster does not go round the beds at night: which animal is ill is said, or whose name it is.
  const named = cast.people.filter(({ index }) => wish.people.includes(index));
  const isThatAnimal = head.subjects.some(
    (word) =>
      wish.words.has(word) || named.some(({ role }) => role === word || (role === 'pet' && word === 'pet')),
  );
  if (sorrow === 'illness of a pet' && !isThatAnimal) return undefined;
  const isOfNothing = wish.things.every(({ kind }) => kind === 'idea');
  const isGrave = gravest.has(sorrow) && !(sorrow === 'illness' && isPoorly(wish));
  const worth = sorrow === 'fear' ? (isOfNothing ? 95 : 40) : isGrave ? 300 : 145;
  // Mum in hospital is another evening than a child who has to go there.
  const said = Math.max(0, ...[...head.subjects, ...head.matters].map((phrase) => matches(phrase, wish)));
  return { worth: worth + 10 * said, why: [`sorrow: ${sorrow}`] };
}

/** A child at home with a fever is not in hospital, and a tale of such a day is as good. */
function isPoorly({ words, absent, people }: Wish): boolean {
  const says = (list: string) => list.split(' ').some((word) => words.has(word));
  return (
    absent.length === 0 &&
    people.length === 0 &&
    says('fever temperature sick poorly ill unwell flu bug tummy pox spot measles cough') &&
    !says('hospital operation surgery cancer chemo tonsil injection broken break ambulance')
  );
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

/** What asks for a creature, or for its home, is nearer to a creature than what takes any word. */
function nearer(answer: Answer | undefined, { shape, kinds, asks }: TaleHead): Answer | undefined {
  if (answer === undefined || shape !== 'X') return answer;
  return { ...answer, worth: answer.worth + (kinds.length > 0 ? 6 : 0) + (asks.length > 0 ? 2 : 0) };
}

function shapeAnswer(shape: Shape, { wish, cast }: Evening): Answer | undefined {
  const { things, shape: wished, sentence } = wish;
  // A sentence that we can say to this family is told as it stands.
  if (sentenceKinds.some((kind) => kind === shape))
    return sentence?.is === shape && sentenceWordsOf(sentence, cast) !== undefined
      ? { worth: 95, why: [`shape: ${shape}`] }
      : undefined;
  if (shape === 'learning to Y')
    return wished?.is === 'X wants to Y' && wished.x === undefined && wished.verb !== undefined
      ? { worth: 75, why: [`shape: ${shape}`] }
      : undefined;
  // Before a tale of the one alone, with all that makes that one theirs; and after a tale of both.
  if (shape === 'X at O' || shape === 'X lost its Y') {
    const isSo = shape === 'X at O' ? wish.occasion !== undefined : wish.loss !== undefined;
    return isSo ? { worth: 136, why: [`shape: ${shape}`] } : undefined;
  }
  if (things.length === 0) return undefined;
  if (shape === 'X') return { worth: 30, why: ['any word at all'] };
  if (wished?.is !== shape || (shape === 'X and Z' && things.length < 2)) return undefined;
  // "Learning to whistle" has nobody in it who learns it but the hero.
  if (wished.x === undefined && wished.verb !== undefined) return undefined;
  // Made with somebody whom the wish names: as much of it as a sentence told.
  if (shape === 'making X') return { worth: 90, why: [`shape: ${shape}`] };
  // "A dragon scared of its fire" is about the dragon, and a tale with a place for one thing would tell of fire.
  const worth = wished.by !== undefined ? 48 : saysMuch(wish) ? 86 : 72;
  return { worth, why: [`shape: ${shape}`] };
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

function subjectAnswer(head: TaleHead, { wish, element }: Evening): Answer | undefined {
  if (head.subjects.length === 0) return undefined;
  if (wish.isVague) {
    // "Stepbrother" names nothing but somebody of a family, and may yet be what a tale is about.
    const said = head.subjects.find((phrase) => wish.text !== '' && isSpokenOf(phrase, wish));
    return said === undefined ? vagueAnswer(head, element) : { worth: 140, why: [`subject: ${said}`] };
  }
  const named = wish.things.map((thing) => namedIn(head, thing));
  const [asked] = wish.things;
  const first = Math.max(named[0] ?? 0, asked && isBeside(head, asked) ? 0.7 : 0);
  // A kite over the hill is about the kite: where it happens is not what was asked for.
  const isSetting = wish.things[1]?.kind === 'place' || wish.things[1]?.kind === 'sky';
  // What a king talks in is no more than that: it is about the king.
  const second = (named[1] ?? 0) * (isSetting ? 0.2 : saysMuch(wish) ? 0.3 : 0.6);
  const said = likelyOf(head.subjects, wish).filter(
    (phrase) => isSpokenOf(phrase, wish) && !isOfAnother(phrase, asked, wish) && !isAside(phrase, wish),
  );
  // "The noise in the attic", said whole, is more than any noise.
  const spoken = said.some((phrase) => phrase.split(' ').filter(saysSomething).length > 1) ? 1.1 : 0.9;
  const matter = bestMatter(head, wish, asked);
  // "A new teacher" names the teacher, and says what is the matter as well.
  // But a question is answered by who was asked it, and not by who says some of its words.
  const isAnswer =
    matter !== undefined && (!/^(why|what if)$/.test(wish.sentence?.is ?? '') || saysItAll(matter, wish));
  const troubled = isAnswer && namesWhole(matter, wish) ? 0.6 : 0;
  const about = Math.max(first, second, said.length > 0 ? spoken : 0, troubled);
  if (about === 0) {
    const isFree = isAnswer && (!wish.sentence || saysItAll(matter, wish)) && wish.things.every(isOnlySaid);
    // Whoever says more of it was written for it: "too excited to sleep" before "cannot sleep".
    return isFree ? { worth: 75 + 15 * matches(matter, wish), why: [`matter: ${matter}`] } : undefined;
  }
  const isBoth = (named[0] ?? 0) > 0 && (named[1] ?? 0) > 0;
  // "Grandpa's birthday" is more of a wish than "birthday" is.
  const ofMatter = matter === undefined ? 0 : 40 + 12 * Math.min(matches(matter, wish), 4);
  // A whole sentence says more than what it is about; but some phrases say it all: "why is the sky blue".
  const isSentence = saysMoreThan(asked, wish) && !said.some((phrase) => saysItAll(phrase, wish));
  const missesMatter = matter === undefined && (isWeighty(wish) || isSentence);
  return {
    worth:
      100 * about + ofMatter + (isBoth ? 40 : 0) - (missesMatter && !isBoth ? (saysMuch(wish) ? 75 : 45) : 0),
    why: [`subject: ${head.subjects[0]}`, ...(matter === undefined ? [] : [`matter: ${matter}`])],
  };
}

/** "talk" is an exception for who talks and for who would not. */
function saysOrDenies(phrase: string, wish: Wish): boolean {
  return matches(phrase, wish) > 0 || matches(`will not ${phrase}`, wish) > 0;
}

/** The phrase of which the wish says most. */
function bestMatter(head: TaleHead, wish: Wish, asked: WishThing | undefined): string | undefined {
  // That a wish about a car says "cars" is nothing that is the matter with it.
  const isOnlyNamed = (phrase: string) => {
    const words = phrase.split(' ').filter(saysSomething);
    return asked?.thing !== undefined && words.length === 1 && lemmasOf(words[0] ?? '').includes(asked.noun);
  };
  let best: { phrase: string; worth: number } | undefined;
  for (const phrase of likelyOf(head.matters, wish)) {
    const worth = matches(phrase, wish);
    if (worth > (best?.worth ?? 0) && !isOnlyNamed(phrase)) best = { phrase, worth };
  }
  return best?.phrase;
}

/** A trip to the zoo is the zoo, and to the dentist the dentist; a trip to the moon is the trip. Two trains that have a race are trains. */
function isWeighty(wish: Wish): boolean {
  const { shape, things } = wish;
  // "Stars and planets" is one thing to wish for.
  if (shape?.is === 'X and Z' && things[0]?.kind === 'sky' && things[1]?.kind === 'sky') return false;
  if (shape?.is === 'X and Z') return true;
  if (saysMuch(wish)) return true;
  if (shape?.is === 'X did Y') return isOnce(wish);
  if (shape?.is === 'a trip to X') return things[shape.x ?? 0]?.kind === 'sky';
  return shape !== undefined && weighty.has(shape.is);
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

/** "Being brave" names nothing that the book of things knows. */
function isOnlySaid({ kind, thing, noun }: WishThing): boolean {
  return (kind === 'idea' || noun === 'one') && thing === undefined;
}

/** "First day at school" is spoken of in so many words; "losing" is not what happened to the lost teddy. */
function isSpokenOf(phrase: string, wish: Wish): boolean {
  if (matches(phrase, wish) === 0) return false;
  // One word of "being scared" is not enough to make a dragon's fright a child's.
  return wish.things.every(isOnlySaid) || phrase.split(' ').filter(saysSomething).length > 1;
}

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

/** Eid is a holiday, and no trip to the sea. */
const tooWide: ReadonlySet<string> = new Set(['holiday']);

function namedIn(head: TaleHead, thing: WishThing): number {
  const names = [thing.noun, thing.said].map((word) => word.toLowerCase());
  if (head.subjects.some((word) => names.includes(word))) return 1;
  // A stegosaurus is a dinosaur; but what is told of any party is not yet about a picnic.
  return thing.is.some((word) => !tooWide.has(word) && head.subjects.includes(word.toLowerCase())) ? 0.75 : 0;
}

/**
 * A pirate girl captain has something of a pirate; but what has an entry of its own in the book, as monster trucks have, is only that. A grumpy
 * escalator is no tale of a bad temper.
 */
function isBeside(head: TaleHead, { said, noun, thing }: WishThing): boolean {
  const own = thing ? noun.toLowerCase().split(' ') : [];
  const beside = said.toLowerCase().split(' ').slice(0, -1);
  return beside.some((word) => !own.includes(word) && !adjectives.has(word) && head.subjects.includes(word));
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
