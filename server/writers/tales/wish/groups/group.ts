import type { Tagged } from '../tags/tagged.ts';
import type { WishThing } from '../wish.ts';

/** Who or what is named, with all that belongs to its name: "the lost teddy", "my sister", "grandpa's birthday". */
export type Named = {
  kind: 'named';
  start: number;
  end: number;
  det: string | undefined;
  /** Which of the characters it means. */
  people: readonly number[];
  /** Somebody of the family who isn't one of them. */
  absent: string | undefined;
  thing: WishThing | undefined;
  /** What it could be about if nothing better is named: "a rainy Sunday". */
  spare: WishThing | undefined;
  isFirst: boolean;
  isLost: boolean;
  /** "day", "night": when, and not what. */
  isTime: boolean;
  /** It is whose the next one is: "grandpa's". */
  isOwner: boolean;
  /** The last word, in small letters. */
  low: string;
};

/** What is done, wanted, refused: "will not come down", "wants to be". */
export type Doing = {
  kind: 'doing';
  start: number;
  end: number;
  /** Where the word itself stands that is done. */
  at: number;
  base: string;
  form: 'base' | 'ing' | 'finite';
  isNot: boolean;
  isUnable: boolean;
  isWanted: boolean;
  isLearnt: boolean;
};

export type Group = Named | Doing | { kind: 'small'; start: number; end: number; tagged: Tagged };

/** One of the things that a wish is about, and where it is named. */
export type Found = { named: Named; thing: WishThing };
