import { singular } from '../english/nouns.ts';
import { prepositions } from '../english/small-words.ts';
import type { TaleHead } from '../tale.ts';
import { matches } from '../wish/matches.ts';
import { lemmasOf, saysSomething } from '../wish/word-set.ts';
import type { Wish, WishThing } from '../wish/wish.ts';
import { isAnybody } from './asked-for.ts';
import type { Asked } from './evening.ts';
import { isCommon } from './common-words.ts';
import { isOfAFeast } from './named-beside.ts';
import { type Answer, worths } from './worths.ts';

/** What stands so far down in a tale's head is no more what it is about. */
const nearTheTop = 10;

/**
 * "Shy, hides behind my leg": a tale of being shy, before one that has a place for any word and puts the leg there. So is one whose author
 * has the wish's own trouble in two words and more. But what is told of a dragon or a digger is theirs: a frightened one is no child.
 */
export function spokenAside(head: TaleHead, { wish, likely }: Asked): Answer | undefined {
  if (isOfAFeast(head) || head.subjects.includes('anything') || isOfSomebodyElse(wish)) return undefined;
  const subject = likely(head.subjects).find(
    (phrase) =>
      head.subjects.indexOf(phrase) < nearTheTop &&
      !isLessThanTheAnimal(phrase, wish) &&
      matches(phrase, wish) > 0 &&
      isSaidAsItIs(phrase, wish) &&
      !isWhereItWas(phrase, wish),
  );
  if (subject !== undefined) return { worth: worths.aside, why: [`said beside: ${subject}`] };
  // What is lost has to be found.
  if (wish.shape?.is === 'X is lost') return undefined;
  const matter = likely(head.matters).find((phrase) => isSaidWhole(phrase, wish));
  return matter === undefined ? undefined : { worth: worths.aside, why: [`matter, beside: ${matter}`] };
}

/** Its words stand in the wish, as one or as many: potty training is no train, and a giant marrow no giant. */
function isSaidAsItIs(phrase: string, wish: Wish): boolean {
  if (
    wordsIn(phrase).every((word) => !saysSomething(word) || isCommon(word)) ||
    /\b(?:not|no|never)\b|n't\b/.test(phrase)
  )
    return false;
  const typed = new Set(wordsIn(wish.text).map(singular));
  const described = new Set(wish.things.flatMap(({ said }) => wordsIn(said).slice(0, -1).map(singular)));
  return wordsIn(phrase)
    .filter((word) => saysSomething(word) || prepositions.has(word) || /^(?:some|every|any)/.test(word))
    .map(singular)
    .every(
      (word) =>
        typed.has(word) &&
        (word.endsWith('ing') || !described.has(word)) &&
        // Who leaves wet towels about has typed "leaves", and has none.
        (!saysSomething(word) || lemmasOf(word).some((lemma) => wish.words.has(lemma))),
    );
}

/** Of a heron that ate a fish nobody wants to hear about a fish. */
function isLessThanTheAnimal(phrase: string, { things: [asked], sentence }: Wish): boolean {
  return (
    sentence?.is === 'it happened' &&
    asked?.thing?.is.includes('animal') === true &&
    !wordsIn(phrase).map(singular).includes(asked.noun)
  );
}

/** "A big digger by the road" is about the digger. */
function isWhereItWas(phrase: string, { text, things: [asked] }: Wish): boolean {
  if (asked?.thing === undefined || !/^(?:creature|machine)$/.test(asked.kind)) return false;
  const at = text.toLowerCase().indexOf(phrase);
  return at > 0 && /\b(?:in|on|at|by|near|beside|along|behind) (?:\w+ )?$/i.test(text.slice(0, at));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
}

/** All that a phrase says stands together in the wish: "wet himself", "reading is hard"; and it is not only "far away". */
function isSaidWhole(phrase: string, wish: Wish): boolean {
  const said = matches(phrase, wish);
  const words = wordsIn(phrase);
  const telling = words.filter((word) => saysSomething(word) && !/^(?:cannot|\p{L}+n['’]t)$/u.test(word));
  const isWordForWord = words.length > 1 && wordsIn(wish.text).join(' ').includes(words.join(' '));
  // "Nobody played with her" says enough, though each of its words is anybody's.
  if (said > 0 && isWordForWord && words.length > 3) return true;
  if (said === 0 || prepositions.has(words[0] ?? '') || telling.every((word) => isCommon(word))) return false;
  if (said < 1.5) return isWordForWord;
  const typed = wordsIn(wish.text).map((word) => new Set(lemmasOf(word)));
  const places = telling.map((word) => {
    const lemmas = lemmasOf(word);
    return typed.findIndex((one) => lemmas.some((lemma) => one.has(lemma)));
  });
  return !places.includes(-1) && Math.max(...places) - Math.min(...places) <= telling.length + 2;
}

/** The first thing is somebody in a story, who has a tale of its own or a place in one. */
function isOfSomebodyElse({ things: [asked], sentence }: Wish): boolean {
  // What happened in the family is theirs, whatever else is in it.
  if (asked?.thing === undefined || sentence?.is === 'it happened') return false;
  return isSomebody(asked) && !isAnybody.test(asked.noun) && !isAround.test(asked.noun);
}

function isSomebody({ kind }: WishThing): boolean {
  return kind === 'creature' || kind === 'machine' || kind === 'person';
}

/** Who is interrupted, or who picks a nose beside whom, is no hero of a story. */
const isAround =
  /^(?:grown-up|grown up|mum|mummy|dad|daddy|parent|teacher|brother|sister|baby|friend|neighbour|cousin)$/;
