import type { TaleHead } from '../tale.ts';
import { matches } from '../wish/matches.ts';
import { lemmasOf, saysSomething } from '../wish/word-set.ts';
import type { Wish } from '../wish/wish.ts';
import { isAnyTime, isCommon } from './common-words.ts';
import type { Asked } from './evening.ts';

/** The phrase of which the wish says most. */
export function bestMatter(head: TaleHead, { wish, likely }: Asked): string | undefined {
  // That a wish about a monster truck says "monster trucks" is nothing that is the matter with it.
  const isOnlyNamed = (phrase: string) =>
    !/\b(?:not|never|(?:ca|wo|do|does|did)n['’]?t)\b/.test(phrase) &&
    !isWhatSomebodyIs(phrase, wish) &&
    !isWhereItIs(phrase, wish) &&
    wish.things.some(
      ({ thing, kind, noun, is }) =>
        thing !== undefined &&
        !(kind === 'idea' && is.includes('feeling')) &&
        isNameOf(phrase, [noun, ...is]),
    );
  // "Big" is of every day's and of every bus, but that it's too big is a trouble.
  const isNobodys = (phrase: string) =>
    !phrase.startsWith('too ') &&
    phrase
      .split(' ')
      .every((word) => !saysSomething(word) || isAnyTime.test(word) || isHowMuch(word, phrase));
  const isOfLiking = wish.liking?.isNot === true && !head.subjects.some((one) => saysDislike.test(one));
  // "They argue all the time" is not done all by oneself.
  const isHowMuch = (word: string, phrase: string) =>
    /^(?:all|own|much|many|more|only)$/.test(word) && !wish.text.toLowerCase().includes(phrase);
  let best: { phrase: string; worth: number } | undefined;
  for (const phrase of likely(head.matters)) {
    const worth = matches(phrase, wish);
    if (worth <= (best?.worth ?? 0)) continue;
    // A long car ride is no tale of cars.
    const isOnlyBeside = isCommon(phrase) && isBeside(phrase, wish);
    // What a superhero does not like is his cape: no tale of the joys of capes.
    if (isOfLiking && !saysDislike.test(phrase)) continue;
    if (isOnlyBeside || isOnlyNamed(phrase) || isNobodys(phrase) || isOfAnothersLoss(phrase, head, wish))
      continue;
    if (isDoneToIt(phrase, wish) || isSoOfAnother(phrase, head, wish)) continue;
    best = { phrase, worth };
  }
  return best?.phrase;
}

const saysDislike =
  /\b(?:not|never|hates?|dislikes?|sick of|fed up|afraid|scared|stand|bear|fussy|refuses?|cannot|(?:do|does|did|wo|ca|would|could|is)n['’]?t)\b/;

/** "Is a detective", of a cat who is one, or who is the new detective and gets it all wrong: that is what is the matter with her. */
function isWhatSomebodyIs(phrase: string, { shape, text }: Wish): boolean {
  const [, work] = /^is an? (.+)$/.exec(phrase) ?? [];
  if (work === undefined || shape?.x === undefined) return false;
  return [...text.toLowerCase().matchAll(beingOne)].some(
    ([, one]) => one === work || one?.startsWith(`${work} `),
  );
}

const beingOne =
  /\b(?:is|was|becomes|became) (?:secretly )?(?:an?|the|our)(?: new| best| only| first| real)? ([\p{L}' -]+)/gu;

/** "A camel at the North Pole": that it is there is what is the matter with it. */
const isWhereItIs = (phrase: string, { text }: Wish): boolean =>
  /^(?:in|on|at|under|inside|behind|up) (?:the|a|an)? ?\S/.test(phrase) &&
  text.toLowerCase().includes(` ${phrase}`);

/** A fire engine who lost his hat has not lost his way, nor is a rabbit who lost his tail the lost rabbit. */
function isOfAnothersLoss(phrase: string, { subjects }: TaleHead, { loss, shape, things }: Wish): boolean {
  const [x, y] = loss ? [loss.x, loss.y] : [shape?.by ?? -1, shape?.x ?? -1];
  const [loser, what] = [things[x], things[y]?.noun];
  if (loser === undefined || what === undefined || subjects.some((one) => one.split(' ').includes(what)))
    return false;
  // A bunny is a rabbit, and is called what the wish calls her.
  const who = `${loser.noun} ${loser.said}`.toLowerCase().split(' ');
  const rest = phrase.split(' ').filter((word) => saysSomething(word) && !who.includes(word));
  return rest.length > 0 && rest.every((word) => lemmasOf(word).includes('lose'));
}

/** A monster who is afraid of the hoover has not said "afraid of monsters", nor the bus that takes animals home "taking the bus". */
function isDoneToIt(phrase: string, { shape, things, text }: Wish): boolean {
  const who = things[shape?.by ?? shape?.x ?? -1];
  if (
    !who ||
    shape?.is === 'X' ||
    !/^(?:an?|the|one|some|two|three|my|our|his|her)?\s*\S*\s*\S+ (?:who|that|which|\p{L}+ing)\b/iu.test(text)
  )
    return false;
  const [first = '', ...rest] = phrase.split(' ');
  const isWho = (word: string) =>
    lemmasOf(word).some((lemma) => lemma === who.noun.toLowerCase() || who.is.includes(lemma));
  return rest.length > 0 && saysSomething(first) && !isWho(first) && isWho(rest.at(-1) ?? '');
}

/** "Who pulls something much too big" is not too big, nor is a fire engine quiet that wants a quiet day. */
function isSoOfAnother(phrase: string, { shape }: TaleHead, { text, things }: Wish): boolean {
  if (shape !== 'X is so') return false;
  const [how = '', ...more] = phrase.split(' ').filter((word) => saysSomething(word));
  if (more.length > 0 || how === '') return false;
  const low = text.toLowerCase();
  if (phrase.startsWith('too '))
    return new RegExp(`\\b(?:something|somebody|someone) (?:\\w+ ){0,2}${how}\\b`).test(low);
  const [, after = ''] = new RegExp(`\\b(?:an?|the) (?:very )?${how} (\\p{L}+)`, 'u').exec(low) ?? [];
  const isTheirs = things.some((thing) =>
    ` ${thing.said.toLowerCase()} ${thing.is.join(' ')} `.includes(` ${after} `),
  );
  return after !== '' && !isTheirs && isHow.test(phrase);
}

const isHow = /^(?:is |very |so |really |always |too |quite )/;

/** The car in "a long car ride". */
function isBeside(phrase: string, { things }: Wish): boolean {
  const [asked] = things;
  const before = asked?.said.toLowerCase().split(' ').slice(0, -1) ?? [];
  return lemmasOf(phrase).some((lemma) => before.includes(lemma));
}

/** "Always", "talking": one word that many wishes say, where it is not the whole saying. */
export function isAnybodys(matter: string, wish: Wish): boolean {
  const isSaying = matter.includes(' ') && wish.text.toLowerCase().includes(matter);
  return (
    !isSaying &&
    matches(matter, wish) <= 1 &&
    matter.split(' ').every((word) => !saysSomething(word) || isCommon(word))
  );
}

export function ofMatterSaid(matter: string, wish: Wish): number {
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
