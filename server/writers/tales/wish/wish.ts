import type { Verb } from '../english/verbs.ts';
import type { Occasion } from '../occasions/read-occasions.ts';
import type { Sentence } from './sentences/sentence.ts';
import type { Thing, ThingKind, ThingPronoun } from '../things/thing.ts';

/** Who or what a wish is about. */
export type WishThing = {
  /** As it was asked for, singular, rightly spelt, without article: "purple stegosaurus". */
  said: string;
  /** Its noun, singular: "stegosaurus", "washing machine". */
  noun: string;
  /** Itself and what it is: "stegosaurus", "dinosaur", "animal". */
  is: readonly string[];
  /** "purple", "very small", or "". */
  describing: string;
  /** "Bo" in "a dragon called Bo". */
  name?: string;
  kind: ThingKind;
  /** Asked for as many: "pirates", "socks". */
  isPlural: boolean;
  /** "snow": no "a", no plural. */
  isMass: boolean;
  /** "Bigfoot", "Mr Fox": no article. */
  isProper: boolean;
  /** "the moon", "the dark", "the tooth fairy": always "the". */
  isOnly: boolean;
  pronoun: ThingPronoun;
  who: 'who' | 'that';
  /** Its entry in the book of things. */
  thing?: Thing;
};

export const sorrows = [
  'death of a pet',
  'death of somebody',
  'illness',
  'illness of a pet',
  'separation',
  'moving',
  'forgetting',
  'far away',
  'lost for good',
  'fear',
] as const;
export type Sorrow = (typeof sorrows)[number];

export const shapes = [
  'X would not Y',
  'X did Y',
  'X wants to Y',
  'X is lost',
  'looking for X',
  'X comes',
  'a trip to X',
  'making X',
  'first X',
  'X and Z',
  'afraid of X',
  'X',
] as const;
export type ShapeName = (typeof shapes)[number];

export type Shape = {
  is: ShapeName;
  /** Which of the things is X. Missing where X is somebody of the family, or nobody is named: "learning to whistle". */
  x?: number;
  /** Which of the things it is that looks for X, has lost it, or is afraid of it: the owl in "an owl afraid of the dark". */
  by?: number;
  verb?: Verb;
  /** Of two, the second is only where the first is, or what it has beside it: "a train to the sea", "a farm with pigs". */
  isSetting?: boolean;
  /** Cannot, and not will not. */
  isUnable?: boolean;
  /** "in the bath", "under the bed"; of a trip "to the moon". */
  where?: string;
  /** Of a trip: "on the moon". */
  at?: string;
  /** All that is said of it behind its name: "who could only talk in burps and nobody understood him". */
  clause?: string;
  /** Of a first time, as it is called: "first day at school", "first haircut". */
  called?: string;
};

/** Somebody in the story at something of every day: "a unicorn comes to school", "the dragon's birthday". */
export type AtOccasion = {
  occasion: Occasion;
  /** Which of the things is there. */
  x: number;
  /** It is its own birthday. */
  isOwn: boolean;
};

/** "The dinosaur who lost his roar", "a fairy without her wand": which of the things has lost which. */
export type Loss = { x: number; y: number };

/** "A mouse who lives in the piano": which of the things it is, "in the piano", "the piano"; or only in it, as kittens are in a box. */
export type Home = { x: number; where: string; holder: string; isSaid: boolean };

/** "A princess who doesn't like pink", "a pig who likes to swim": which of the things it is, "pink", "swimming". */
export type Liking = { x: number; of: string; isNot: boolean };

export type Question = 'why' | 'how' | 'what' | 'when' | 'where' | 'who';

/** What can be seen of the words that a parent typed. */
export type Wish = {
  /** The parent's words, cleaned. */
  text: string;
  /** Asked for nothing: "", "Adventure", "idk you choose". */
  isVague: boolean;
  sorrow?: Sorrow;
  /** None to two; what it is about first. */
  things: readonly WishThing[];
  shape?: Shape;
  /** Every word that says something, as its lemma; after "not " what is not done: "sleep", "not sleep". */
  words: ReadonlySet<string>;
  /** Of a wish that goes on after its first clause: the words of that clause alone. What comes after it is not what it is about. */
  first?: ReadonlySet<string>;
  /** "scared", "cross": one word for each kind of feeling. */
  feeling?: string;
  /** What it shall not be about: "anything but dinosaurs". */
  avoids?: readonly string[];
  /** Which of the characters it names or means. */
  people: readonly number[];
  /** Whom of a family it speaks of who is not among the characters: "Grandma". */
  absent: readonly string[];
  /** "why is the sky blue". */
  asks?: Question;
  /** "Spanish", "emoji": in what it was written, where that was no English. */
  tongue?: string;
  /** The wish itself, where it is a sentence that a tale can say: news, a question, a what if. */
  sentence?: Sentence;
  /** Beside the shape: where and when of every day somebody in it is. */
  occasion?: AtOccasion;
  /** Beside the shape: who has lost what is theirs. */
  loss?: Loss;
  /** Beside the shape: who lives in what, or is in it. */
  home?: Home;
  /** Beside the shape: who loves what, or does not like it. */
  liking?: Liking;
};
