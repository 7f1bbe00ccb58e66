import type { Duration } from '#contract/stories.ts';
import type { Ages } from '../english/prose.ts';
import type { Cast } from '../people/cast.ts';
import type { Person } from '../people/person.ts';
import type { Chance } from '../random.ts';
import type { Inline, Key, Nature, Tale } from '../tale.ts';
import type { SentenceWords } from './sentence-words.ts';
import type { SubjectWords } from './subject-words.ts';

/** One tale, about to be told to one family. */
export type Stage = {
  tale: Tale;
  cast: Cast;
  duration: Duration;
  ages: Ages;
  culture: string;
  /** Words of the place where the family lives. */
  place: Readonly<Record<string, string>>;
  subject: SubjectWords | undefined;
  /** The second thing of "a unicorn and a digger". */
  other: SubjectWords | undefined;
  /** The wish's own sentence. */
  sentence: SentenceWords | undefined;
  /** Of the tale that this one goes on from. */
  earlier: Earlier | undefined;
  absent: string | undefined;
  keys: ReadonlyMap<string, Key>;
  nature: Nature | undefined;
  parts: Map<string, Person>;
  /** How often each has had a moment of their own. */
  moments: Map<Person, number>;
  introduced: Set<Person>;
  /** What has been said once, with all its words. */
  toldInFull: Set<string>;
  /** Who had a line in the last crowd: they come again, and nobody twice. */
  inCrowd: readonly Person[];
  luck: Chance;
  /** What each loves and is like, in the words of this evening. */
  waysOf: (person: Person) => Readonly<Record<string, string | undefined>>;
  /** Whose love this telling has spoken of, and who is still to come in from what they love. */
  shown: Set<Person>;
  toShow: Set<Person>;
  /** Who does something where that can be said of them; the others can come in as they speak. */
  couldShow: Set<Person>;
  /** The first half: later they have long been there, and nearly in bed. */
  isEarly: boolean;
  /** Spare sentences that are left out tonight, and those that were met. */
  left: ReadonlySet<Inline>;
  spares: Inline[];
};

/** What is left of an earlier evening: {friend} and {keep}. */
export type Earlier = { friend: string; keep: string };

export function giveMoment(stage: Stage, person: Person): void {
  stage.moments.set(person, (stage.moments.get(person) ?? 0) + 1);
}

export function withoutMoment(stage: Stage): readonly Person[] {
  return stage.cast.others.filter((person) => !stage.moments.has(person));
}
