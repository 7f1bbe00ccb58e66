import { type Sorrow, shapes as wishShapes } from './wish/wish.ts';
import { sentenceKinds } from './wish/sentences/sentence.ts';
import type { Culture, Duration, StoryElement } from '#contract/stories.ts';

/** A tale as its author wrote it, read into a tree. The guide for authors says what each part means. */
export type Tale = TaleHead &
  TaleFront & {
    words: ReadonlyMap<string, readonly Inline[]>;
    keys: readonly Key[];
    natures: readonly Nature[];
    scenes: readonly Scene[];
    breakfast?: BreakfastNotes;
  };

/** What is known of a tale before it is chosen: whom and what it answers. Of every tale it is kept in memory, so only what is chosen by. */
export type TaleHead = {
  /** The file's name without its ending: what a family's memory of it is kept by. */
  id: string;
  file: string;
  subjects: readonly string[];
  matters: readonly string[];
  shape?: Shape;
  exceptions: readonly string[];
  /** What the book of things has to know of the subject. */
  asks: readonly string[];
  /** What the subject of a shape may be; anything where none is named. */
  kinds: readonly string[];
  /** Of a pair, what the other may be: "person and vehicle", in either order. */
  otherKinds?: readonly string[];
  /** Hobbies of the hero, or their classes, that have a key of their own. */
  opens: readonly string[];
  /** What others may love who then have a line of their own. */
  loved: readonly string[];
  /** Whose love it tells of whatever that is: the hero, parts by their names, P for whoever is in a crowd. */
  lovesTold: readonly string[];
  /** What each of them loves is what happens in it. */
  livesByLoves: boolean;
  heroAges: Range;
  people: Range;
  /** Natures of the hero that it was made for; none where it is for anyone. */
  madeFor: readonly string[];
  needs: readonly PartWanted[];
  may: readonly PartWanted[];
  lengths: readonly Duration[];
  cultures: readonly Culture[];
  sorrow?: Sorrow;
  elements: readonly StoryElement[];
};

/** What else its author wrote above the story: it is read with the tale, when that is told. */
export type TaleFront = {
  titles: readonly Title[];
  premise: string;
  picture: string;
  keep: string;
  friend: string;
};

export { type Sorrow, sorrows } from './wish/wish.ts';

export type Range = { from: number; to: number };
export type Title = { inline: readonly Inline[]; line: number };
/** A part with the roles that can fill it, best first. */
export type PartWanted = { name: string; roles: readonly string[]; line: number };

/**
 * What a wish can look like, the sentence that it can be, what stands beside its shape (somebody at something of every day, somebody
 * who lost what is theirs, somebody where they do not belong, somebody who loves something or cannot stand it), and three that only a tale can have: the hero learns it; something is so, as the tale's matter says; it goes on from the last evening.
 */
export const shapes = [
  ...wishShapes,
  ...sentenceKinds,
  'X at O',
  'X lost its Y',
  'X lives in Z',
  'X hates Y',
  'X loves Y',
  'X out of place',
  'learning to Y',
  'X is so',
  'the next evening',
] as const;
export type Shape = (typeof shapes)[number];

/** One hobby's whole thread, for the hero or for whoever has a part. */
export type Key = {
  owner: string;
  name: string;
  /** Words of a hobby, or classes of hobbies; none for the fallback. */
  opens: readonly string[];
  slots: ReadonlyMap<string, readonly Node[]>;
  line: number;
};
export type Nature = { name: string; slots: ReadonlyMap<string, readonly Node[]>; line: number };
export type Scene = {
  name: string;
  because: string;
  only?: Condition;
  body: readonly Node[];
  line: number;
};

/** What may be asked the next morning: of several lines the first that tonight's telling answers. */
export type BreakfastNotes = {
  find: readonly AskedAtBreakfast[];
  count: readonly AskedAtBreakfast[];
  ask: readonly AskedAtBreakfast[];
  words: readonly { word: string; meaning: string }[];
  line: number;
};
/** The answer stands in the telling, in these words. */
export type AskedAtBreakfast = { question: readonly Inline[]; answer: readonly Inline[] };

/** All terms hold; a term holds when one of its questions does. */
export type Condition = { terms: readonly { not: boolean; any: readonly string[] }[]; source: string };

export type Node =
  | { kind: 'paragraph'; inline: readonly Inline[]; goesOn: boolean; line: number }
  | { kind: 'when'; arms: readonly { condition?: Condition; body: readonly Node[] }[]; line: number }
  | { kind: 'put'; owner: string; slot: string; line: number }
  | {
      kind: 'part';
      name: string;
      versions: readonly (ForWhom & { body: readonly Node[] })[];
      line: number;
    }
  | { kind: 'crowd'; who: 'all' | 'rest' | 'again'; lines: readonly CrowdLine[]; line: number };
/** "adult, elder loves music, piano": whose line it is, and if they have to love something for it, what. */
export type ForWhom = { roles: readonly string[]; loves: readonly string[] };
export type CrowdLine = ForWhom & { inline: readonly Inline[]; line: number };

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; name: string; form: string; line: number }
  | { kind: 'choice'; options: readonly (readonly Inline[])[] }
  | { kind: 'gate'; condition: Condition; body: readonly Inline[] }
  /** A sentence that may go when the evening is too short. */
  | { kind: 'spare'; body: readonly Inline[] }
  | { kind: 'joint'; word: string };

/** What is wrong with a tale's file, and how to mend it. */
export type Fault = { file: string; line: number; text: string };
