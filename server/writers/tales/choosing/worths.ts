import type { TaleHead } from '../tale.ts';

/** How much of a wish a tale answers, and why. */
export type Answer = { worth: number; why: readonly string[] };

export type Choice = {
  head: TaleHead;
  worth: number;
  /** Of its worth, how much of the wish it answers. */
  answers: number;
  /** Which part of the wish's own words is told in it; missing where nobody had to look. */
  saysOfIt?: number;
  why: readonly string[];
};

/**
 * What comes before what, in points. A hard evening first; then what was written about this very wish; then about its subject, its kind, or
 * what was said beside it. A tale that has a place for any word comes last, since it knows nothing of the word: a lighthouse in it shines no
 * more than a spoon. Among these, one whose plot is what is the matter (it is lost, it would not) comes before one that only has room for
 * something (it did, it came, the two of them), and what takes a word and nothing else comes after all of them.
 *
 * Whom a tale was made for moves it by some twenty points, so whatever is to stay in its order lies further apart.
 */
export const worths = {
  graveSorrow: 300,
  goesOn: 250,
  sorrow: 145,
  /** Somebody at something of every day: after a tale of both, and after one of somebody alone. Who lost what is theirs: before it. */
  beside: 100,
  lost: 136,
  /** Where it is is all that is odd about it: before a tale of the creature somewhere else, after one of both. */
  outOfPlace: 124,
  /** What somebody loves, or cannot stand: before a tale of the creature that cares for neither, after one of both. */
  liked: 108,
  /** Who lives in what is the plot, and so is all that anybody does with what they live in; who only is in it may have come a moment ago. */
  atHome: 134,
  inIt: 118,
  /** Of the subject itself; its kind and its neighbours are parts of this. */
  subject: 100,
  /** All that was asked, in the author's own words for it: as much as a matter said. */
  allSaid: 45,
  /** The wish's own sentence, told as it stands: after a tale of what it speaks of, since the frame is heard through it. */
  sentence: 66,
  /** News is only handed on: what happened, to anybody, comes before it. */
  news: 52,
  /** A shape that the question has as well. */
  partOfAQuestion: 50,
  making: 90,
  /** What is the matter is the plot, of any such creature: before a tale of the very creature in another trouble, after one of both. */
  so: 84,
  /** Nothing of it is named, but the trouble is known. */
  matter: 75,
  /** So much is said of what it did that another of its kind would be somebody else. */
  didMuch: 74,
  /** It is about something else as well, and this is said beside it: still before any frame that has only a place for a word. */
  aside: 76,
  /** The predicament is the plot, with the wish's own subject in it. */
  predicament: 72,
  /** Two of them, who have nothing to do with each other but in the wish. */
  pair: 72,
  /** And it knows what kind each of the two is. */
  theirKinds: 20,
  /** Something came, or did what anything could do. */
  loose: 58,
  /** "A dragon scared of its fire" is about the dragon, and a tale with a place for one thing would tell of fire. */
  ofAnother: 48,
  /** "A train to the sea" is about the train, and no tale of a train and of the sea. */
  inASetting: 45,
  anyWord: 30,
  /** Done once and for all, it cannot be done again; such a tale would make no sense. */
  onceForAll: 20,
} as const;

/** What keeps a tale of the very subject from its place: it has another trouble than the wish, or knows only one of two. */
export const missing = {
  matter: 45,
  theOther: 60,
  much: 75,
  ofAFrame: 15,
  itsOwn: 20,
  besides: 10,
  whoIsThere: 60,
} as const;

/** Not one that has heard nothing of what was asked, and would be told as it is of anything else. */
export const isAboutIt = ({ answers }: Choice): boolean => answers >= worths.inASetting;
