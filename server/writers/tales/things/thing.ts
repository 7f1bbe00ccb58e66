import type { Verb } from '../english/verbs.ts';

export const thingKinds = ['creature', 'person', 'thing', 'machine', 'place', 'sky', 'food', 'idea'] as const;
export type ThingKind = (typeof thingKinds)[number];

export const thingPronouns = ['it', 'they', 'he', 'she'] as const;
export type ThingPronoun = (typeof thingPronouns)[number];

/** What is known of a thing that somebody may wish for, in words that can be said aloud as they stand. */
export type Thing = {
  /** Singular, without article: "lighthouse", "moon", "Father Christmas". */
  noun: string;
  plural: string;
  /** By which other names people ask for it: "fire truck". */
  otherNames: readonly string[];
  /** Itself and what it is, the nearest first: "stegosaurus", "dinosaur", "animal". */
  is: readonly string[];
  /** What it is above all, and what else: a lighthouse is a place and a machine. */
  kinds: readonly [ThingKind, ...ThingKind[]];
  /** Snow, mud: no "a", no plural. */
  isMass: boolean;
  /** Pyjamas, scissors: never one. */
  isAlwaysMany: boolean;
  /** The moon, the dark, the tooth fairy: always "the". */
  isOnly: boolean;
  /** Bigfoot, Eid: a name, so no article but where it is said with one. */
  isProper: boolean;
  pronoun: ThingPronoun;
  /** "the bear who", "the kettle that". */
  who: 'who' | 'that';
  /** Noises as one says them aloud: "whoosh". */
  noise: readonly string[];
  /** What it does all day: "shine", "turn round". */
  does: readonly Verb[];
  /** What there is of it, with its article: "the lamp", "its whiskers" is said by the tale. */
  part: readonly string[];
  /** Where it is at home: "on the rock". */
  home: readonly string[];
  /** Who or what is often about: "ships", "gulls". */
  near: readonly string[];
  /** What it might like, to go after "likes": "clear nights". */
  likes: readonly string[];
  /** Of places: "on the moon", "to the moon". */
  at: string | undefined;
  to: string | undefined;
};

/** A thing by one of its names, as it was asked for. */
export type NamedThing = {
  thing: Thing;
  /** The name it was asked by, singular and rightly spelt: "fire truck". */
  name: string;
  isPlural: boolean;
  /** This name of it: there is "some" darkness, though there is "the" dark. */
  isMass: boolean;
  isAlwaysMany: boolean;
  /** As many, by this name. */
  plural: string;
};
