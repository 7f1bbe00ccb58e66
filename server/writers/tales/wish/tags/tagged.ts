import type { NamedThing } from '../../things/thing.ts';
import type { Word } from '../words-of.ts';

/** What a word is in its sentence. */
export type Tag =
  | 'stop'
  | 'det'
  | 'number'
  | 'adj'
  | 'noun'
  | 'name'
  | 'kin'
  | 'verb'
  | 'modal'
  | 'not'
  | 'to'
  | 'prep'
  | 'rel'
  | 'conj'
  | 'pron'
  | 'adv'
  | 'ask'
  | 'called';

export type Tagged = {
  tag: Tag;
  /** As typed, and for looking up, rightly spelt. */
  text: string;
  low: string;
  hasCapital: boolean;
  /** "grandpa's" before what is his. */
  isOwner: boolean;
  /** The thing of the book that this word, or these words, name. */
  named?: NamedThing;
  /** Which of the characters it names. */
  person?: number;
  stop?: 'small' | 'great';
};

export function isNounLike({ tag }: Tagged): boolean {
  return tag === 'noun' || tag === 'name' || tag === 'kin';
}

export function bare({ text, low, hasCapital }: Word, tag: Tag): Tagged {
  return { tag, text, low, hasCapital, isOwner: false };
}
