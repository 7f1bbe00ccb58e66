import { agreeing, type Verb } from '../english/verbs.ts';
import { pronounOfName } from '../people/first-names.ts';
import { hash } from '../random.ts';
import { aThing, bareThing, bareThings, theThing } from '../wish/say-thing.ts';
import type { Wish, WishThing } from '../wish/wish.ts';

/** The subject of a wish in the words that a tale can use. */
export type SubjectWords = {
  /** {asubject} and so on, by name. What is not known of this thing is missing. */
  words: Readonly<Record<string, string | undefined>>;
  kind: string;
  isPlural: boolean;
  isMass: boolean;
  isProper: boolean;
  /** "An owl who cannot sleep", not "will not". */
  isUnable: boolean;
};

export function subjectWordsOf(thing: WishThing, wish: Pick<Wish, 'shape'>): SubjectWords {
  const { isPlural, isMass, isProper, kind } = thing;
  const isUnable = wish.shape?.isUnable ?? false;
  const verb = wish.shape?.verb;
  return {
    kind,
    isPlural,
    isMass,
    isProper,
    isUnable,
    words: {
      ...namesOf(thing),
      ...pronounsOf(thing),
      ...(verb && verbWords(verb, isPlural, isUnable)),
      ...knownOf(thing),
      ...placeWords(thing, wish),
      who: whoWords(thing, wish),
    },
  };
}

/** A name that it was given is said where it comes in, and later it goes by it: "a dragon called Bo", "Bo". */
function namesOf(thing: WishThing): Record<string, string> {
  return {
    asubject: aThing(thing),
    subject: thing.name ?? theThing(thing),
    bare: thing.isPlural ? bareThings(thing) : bareThing(thing),
    bares: bareThings(thing),
  };
}

function pronounsOf(thing: WishThing): Record<string, string> {
  const isMany = thing.isPlural;
  const is = isMany ? 'they' : onePronounOf(thing);
  return {
    it: is,
    its: { it: 'its', they: 'their', he: 'his', she: 'her' }[is],
    them: { it: 'it', they: 'them', he: 'him', she: 'her' }[is],
    itself: { it: 'itself', they: 'themselves', he: 'himself', she: 'herself' }[is],
    was: isMany ? 'were' : 'was',
    is: isMany ? 'are' : 'is',
    has: isMany ? 'have' : 'has',
    s: isMany ? '' : 's',
    i: isMany ? 'we' : 'I',
    me: isMany ? 'us' : 'me',
    my: isMany ? 'our' : 'my',
    myself: isMany ? 'ourselves' : 'myself',
  };
}

/** Somebody whom nobody has met yet is made up like the rest of the tale: a tax inspector is a he or a she, always the same. */
function onePronounOf({ noun, pronoun, name }: WishThing): 'it' | 'he' | 'she' {
  if (pronoun !== 'they') return pronoun;
  // "A knight called Tom" is he.
  const said = name === undefined ? undefined : pronounOfName(name);
  if (said === 'he' || said === 'she') return said;
  if (/(man|boy|king|father|wizard)$/.test(noun)) return 'he';
  if (/(woman|girl|queen|mother|witch|ess)$/.test(noun)) return 'she';
  return hash(noun) % 2 === 0 ? 'he' : 'she';
}

function verbWords(verb: Verb, isPlural: boolean, isUnable: boolean): Record<string, string> {
  return {
    verb: verb.base,
    make: headOf(verb.base),
    made: headOf(verb.past),
    making: headOf(verb.ing),
    verbs: agreeing(verb, 'third', isPlural),
    past: agreeing(verb, 'past', isPlural),
    ing: verb.ing,
    done: verb.done,
    wouldnot: isUnable ? 'could not' : 'would not',
  };
}

/** "who could only talk in burps", as the wish has it, or else what is done in it. */
function whoWords({ who, isPlural }: WishThing, { shape }: Pick<Wish, 'shape'>): string | undefined {
  if (shape?.clause !== undefined) return shape.clause;
  return shape?.verb && `${who} ${agreeing(shape.verb, 'past', isPlural)}`;
}

/** "make" of "make jalebi for Diwali". */
function headOf(words: string): string {
  return words.split(' ')[0] ?? words;
}

/** What the book of things knows of it: a tale may ask for it by name. */
export function knownOf({ thing, isPlural }: WishThing): Record<string, string | undefined> {
  if (!thing) return {};
  const [does] = thing.does;
  return {
    noise: thing.noise[0],
    part: thing.part[0],
    home: thing.home[0],
    near: thing.near[0],
    likes: thing.likes[0],
    does: does && agreeing(does, 'third', isPlural),
  };
}

/** Where the wish has it, "in the bath", and nothing where it says nothing; of a trip, "to the moon" and "on the moon". */
function placeWords(
  { thing }: WishThing,
  { shape }: Pick<Wish, 'shape'>,
): Record<string, string | undefined> {
  const isTrip = shape?.is === 'a trip to X';
  return {
    where: shape?.where ?? (isTrip ? thing?.to : undefined) ?? '',
    at: shape?.at ?? thing?.at,
  };
}
