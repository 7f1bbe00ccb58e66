import type { Role } from '../notation/vocabulary.ts';
import type { Pronoun } from './kin.ts';
import type { BookEntry } from './word-book.ts';

/** Somebody of tonight, as a tale knows them. */
export type Person = {
  index: number;
  /** As they are called in the story: "Dad". */
  name: string;
  /** As the family wrote it: "Rob". */
  written: string;
  /** As they are spoken of the first time: "Biscuit the dog", "baby Theo". */
  calledAtFirst: string;
  age: number;
  role: Role;
  /** Missing where nobody told us: then the name stands. */
  pronoun?: Pronoun;
  /** The relationship in plain words. */
  relationship: string;
  species?: string;
  hobbies: readonly Hobby[];
  natures: readonly string[];
  /** What the books have of what they love and are like; what is true of anyone where they have nothing. */
  ways: {
    loves: readonly BookEntry[];
    manners: readonly BookEntry[];
    isLoveKnown: boolean;
    anyone: BookEntry;
  };
  isGuest: boolean;
};
export type Hobby = { plain: string; classes: readonly string[] };
