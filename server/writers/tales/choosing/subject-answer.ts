import type { Shape, TaleHead } from '../tale.ts';
import { theThings } from '../things/book.ts';
import { matches } from '../wish/matches.ts';
import { lemmasOf, saysSomething } from '../wish/word-set.ts';
import type { Wish, WishThing } from '../wish/wish.ts';
import { inOrder, isOfAnybody, isWhere, meantBehind, thingAskedFor } from './asked-for.ts';
import type { Asked, Evening } from './evening.ts';
import { keptBack, saysItAll, saysMuch } from './kept-back.ts';
import { isAnyTime } from './common-words.ts';
import { bestMatter, isAnybodys, ofMatterSaid } from './matter-said.ts';
import { isCalled, isNamedBesides, lower, namedIn } from './named-in.ts';
import { besideOf, feastAskedFor, isFeastDay, isAnimalAtWork, isOfAFeast } from './named-beside.ts';
import { spokenAside } from './spoken-aside.ts';
import { type Answer, missing, worths } from './worths.ts';

/** What speaks for a tale of something: its subject, or else its matter, whatever the wish is about. */
export function subjectAnswer(head: TaleHead, evening: Asked): Answer | undefined {
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
  const second =
    (named[1] ?? 0) * (isSetting || isLongedFor(things[1], wish) ? 0.2 : saysMuch(wish) ? 0.3 : 0.6);
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
  const troubled =
    isAnswer && namesWhole(matter, wish)
      ? isOfAnAnimal(head) && !/\bnot\b|n['’]?t\b/.test(matter)
        ? 0.3
        : 0.6
      : 0;
  const about = Math.max(first, second, said.length > 0 ? spoken : 0, troubled);
  if (about === 0) {
    const isFree =
      isAnswer &&
      !isOfAFeast(head) &&
      !isAnybodys(matter, wish) &&
      (!wish.sentence || saysItAll(matter, wish)) &&
      (isOfAnybody(wish) || isTheirs(matter, wish));
    // Whoever says more of it was written for it: "too excited to sleep" before "cannot sleep".
    return isFree
      ? { worth: worths.matter + 15 * matches(matter, wish), why: [`matter: ${matter}`] }
      : spokenAside(head, evening);
  }
  const isOfTwo = said.some(
    (phrase) => wish.things.length > 1 && wish.things.every((thing) => isIn(phrase, thing)),
  );
  // A tale of pirates at sea has both, and nobody in it who does not like the sea.
  const isOfLiking = wish.liking?.isNot === true && matter === undefined;
  // A tale of a lion and a mouse has both as well, and a lion who is scared of no mouse.
  const isOfWanting = matter === undefined && ofOneOnly.has(wish.shape?.is ?? 'X');
  const isBoth =
    !isOfLiking && !isOfWanting && (isOfTwo || (things.length > 1 && namesEach(head, things[0], things[1])));
  // "Grandpa's birthday" is more of a wish than "birthday" is.
  // "A magic paintbrush", said whole among the subjects, is not less than magic that some other thing has.
  const isAllSaid = whole.some((phrase) => saysItAll(phrase, wish, 1));
  const ofMatter = matter === undefined ? (isAllSaid ? worths.allSaid : 0) : ofMatterSaid(matter, wish);
  const ofAnotherDay = !isFeast && isFeastDay(asked) ? missing.theOther : 0;
  const back = isBoth
    ? 0
    : keptBack(head, wish, {
        asked,
        isNamed: (named[0] ?? 0) > 0,
        first,
        said,
        matter,
        isAnswer,
        isFeast,
      });
  const ofBesides = back === 0 && asked !== undefined && isNamedBesides(head, asked) ? missing.besides : 0;
  return {
    worth: worths.subject * about + ofMatter + (isBoth ? 40 : 0) - back - ofBesides - ofAnotherDay,
    why: [`subject: ${head.subjects[0]}`, ...(matter === undefined ? [] : [`matter: ${matter}`])],
  };
}

/** A potato who wants to be a princess is no princess yet. */
const isLongedFor = (thing: WishThing | undefined, { shape }: Wish): boolean =>
  thing !== undefined && shape?.is === 'X wants to Y' && shape.verb?.base.endsWith(thing.noun) === true;

/** Of a horse and a unicorn a tale of a horse names one, though a unicorn is a horse as well. */
function namesEach(head: TaleHead, one: WishThing | undefined, other: WishThing | undefined): boolean {
  if (!one || !other) return false;
  const narrower = other.is.includes(one.noun) ? other : one.is.includes(other.noun) ? one : undefined;
  if (narrower) return isCalled(head, narrower);
  return namedIn(head, one) > 0 && namedIn(head, other) > 0;
}

/** The princess in "princess and a dragon". */
function isIn(phrase: string, { noun }: WishThing): boolean {
  const words = phrase.split(' ').flatMap((word) => [word, ...lemmasOf(word)]);
  return noun
    .toLowerCase()
    .split(' ')
    .every((word) => words.includes(word));
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

/** "First day at school" is spoken of in so many words; "losing" is not what happened to the lost teddy. */
function isSpokenOf(phrase: string, wish: Wish): boolean {
  if (matches(phrase, wish) === 0 || phrase.split(' ').every((word) => isAnyTime.test(word))) return false;
  // One word of "being scared" is not enough to make a dragon's fright a child's.
  return isOfAnybody(wish) || wordsSaid(phrase) > 1;
}

/** "…, and maybe it went to visit the moon": said of what the wish is about, and not what it is about. */
function isAside(phrase: string, wish: Wish): boolean {
  return wish.first !== undefined && matches(phrase, { ...wish, words: wish.first }) === 0;
}

/** "What the cat does at night" is not what is asked for by who begins with a hedgehog that eats the cat's food at night. */
function isOfAnother(phrase: string, asked: WishThing | undefined, { text }: Wish): boolean {
  if (asked?.thing === undefined || !/^(creature|machine|person)$/.test(asked.kind)) return false;
  const isSaidIn = (words: string) =>
    [asked.noun, ...asked.is].some((name) => words.toLowerCase().includes(name.toLowerCase()));
  return isSaidIn(text.split(' ').slice(0, 4).join(' ')) && !isSaidIn(phrase);
}

/** What the other is to the one is the wish, and not that there are two. */
const ofOneOnly: ReadonlySet<Shape> = new Set(['X wants to Y', 'X would not Y', 'afraid of X']);

const ofThing: ReadonlySet<Shape> = new Set(['X is lost', 'looking for X', 'afraid of X', 'X and Z']);

/** A monkey who is new at school is no tale of a new school. */
function isOfAnAnimal({ subjects }: TaleHead): boolean {
  return theThings().exactly(subjects[0] ?? '')?.thing.kinds[0] === 'creature';
}

/** A phrase of two words and more, one of them what the wish is about. */
function namesWhole(phrase: string, wish: Wish): boolean {
  const words = phrase.split(' ').filter(saysSomething);
  const thing = thingAskedFor(wish);
  // The missing sock of a unicorn is not the sock that is missing tonight.
  const isOfIts = wish.shape?.by !== undefined || ofThing.has(wish.shape?.is ?? 'X');
  return (
    thing !== undefined &&
    meantBehind(wish) === undefined &&
    !isOfIts &&
    words.length > 1 &&
    words.includes(thing.noun) &&
    !isAnyTime.test(thing.noun)
  );
}

/** "You choose": the tales that were made for it, and after these whatever is on the shelf. */
function vagueAnswer(head: TaleHead, element: Evening['element']): Answer {
  if (element !== undefined && head.elements.includes(element))
    return { worth: 130, why: [`surprise: ${element}`] };
  // One made for another surprise would leave tonight's out.
  if (!head.subjects.includes('anything')) return { worth: 70, why: ['nothing was asked for'] };
  return { worth: head.elements.length > 0 ? 75 : 100, why: ['made for when nothing is asked for'] };
}
