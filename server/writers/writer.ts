import type { Breakfast } from '#contract/breakfast.ts';
import type { NarratorVoice } from '#contract/narration.ts';
import type { StoryPicture } from '#contract/pictures.ts';
import type { Culture, Duration, StoryElement } from '#contract/stories.ts';
import { ProviderFailure } from '#server/platform/provider-failure.ts';

/** One of the people, or animals, whom tonight's story is about. */
export type StoryCharacter = {
  /** As the family writes it, in any script. Never changed, never logged. */
  name: string;
  /** Whole years, 0 to 120. */
  age: number;
  /** What they are to the family: "daughter", "grandpa", "dog", "neighbour". */
  relationship: string;
  hobbies: readonly string[];
  traits: readonly string[];
  /** "she/her", "he", "they/them". Without it only the relationship may tell; a name never does. */
  pronouns?: string;
  /** A story guest, not of the household. */
  isGuest?: boolean;
};

/** What a finished story remembers about how it was made; it is kept with the story and handed back as history. */
export type StoryChoices = {
  /** Who wrote it. */
  writer: string;
  /** The shape of the story, by the arc's id. */
  arc: string;
  /** Every piece of telling that was used, by id, in order. */
  storylets: readonly string[];
  /** The things that goodnight was said to. */
  souvenirs: readonly string[];
  title: string;
  /** The language that it is told in, where another was asked for: a family is told so. */
  tellsIn?: string;
  /** Nothing that the writer has is about what was asked, and this one only has a place for it: a family is told so. */
  isStandIn?: boolean;
  /** In one line: who wants what, what is in the way, and what turns it. So that it does not come again, and can be carried on. */
  premise?: string;
  /** What is on its picture, beside those who are in the story. */
  picture?: PictureWords;
};

/** What a story is about, where it happens, and how late it is, in words that our pictures know. */
export type PictureWords = Pick<StoryPicture, 'subjects' | 'place' | 'hour'>;

/** An earlier story of the same family. `choices` is missing where another kind of writer kept none. */
export type EarlierStory = {
  text: string;
  title: string;
  choices?: StoryChoices;
  /** Who was in it, so that a writer outside the house can be told it without them. */
  names?: readonly string[];
};

export type StoryRequest = {
  /** One to ten, the hero is chosen among them. */
  characters: readonly StoryCharacter[];
  /** Whose story it is, where the family has said for whom it is told: their places among the characters. */
  toldFor?: readonly number[];
  /** A parent's own words. */
  theme: string;
  duration: Duration;
  culture: Culture;
  /** Who will read it aloud. */
  narratorVoice: NarratorVoice;
  /** A few hobbies and traits that may come forward tonight. */
  interests: readonly string[];
  /** The one surprise. */
  element?: StoryElement;
  /** This family's stories so far, oldest first. The same request with the same history gives the same story. */
  history: readonly EarlierStory[];
  /** The story that this one carries on. */
  continues?: EarlierStory;
  /** A story that this one is to be like: of its kind, and not the same. */
  like?: EarlierStory;
  /** A story to be told again, with one thing changed. */
  retells?: Retelling;
  /** Others of the family, whom a wish may name although they are not in the story. Their names stay in the house as well. */
  household?: readonly Pick<StoryCharacter, 'name' | 'age' | 'relationship' | 'pronouns'>[];
  /** Which of the tales that it was offered a family has chosen. */
  tale?: string;
  /** The family would like questions for the next morning. Whoever is too small for them gets none, and nor does who cannot write them. */
  wantsBreakfast?: boolean;
};

/** "Tell it again, but …" */
export type Retelling = {
  story: EarlierStory;
  /** What follows the "but", in a parent's words. */
  but: string;
  /** Part of it is seen to already: `characters` and `duration` of the request are as it asks for. */
  isUnderstood: boolean;
};

/** The title first, and with it what is on the picture if that is known by then, then each paragraph as soon as it stands, then what was chosen. */
export type StoryEvent =
  | { type: 'title'; title: string; picture?: PictureWords }
  | { type: 'paragraph'; index: number; text: string }
  | { type: 'finished'; choices: StoryChoices; breakfast?: Breakfast };

/** A writer stops without throwing when the signal fires, and fails only with a `WriterFailure`. */
export type Writer = {
  readonly descriptor: WriterDescriptor;
  write(request: StoryRequest, signal: AbortSignal): AsyncIterable<StoryEvent>;
  /** What it could tell, for whoever knows that before it is told: a model does not. */
  offers?(request: StoryRequest): Promise<StoryOffers>;
};

/** What could be told of a wish, best first: the first is what is told where nothing is chosen. */
export type StoryOffers = {
  /** How much of what was asked is in one of them: all of it, some of it, or nothing but the word itself. */
  answers: 'all' | 'some' | 'none';
  offers: readonly { tale: string; title: string; about?: string }[];
};

export type WriterDescriptor = {
  /** The word in settings: `builtin`, `openai`. */
  id: string;
  /** What a family sees under a story. */
  name: string;
  /** True where a parent's own sentence can change a story, whatever it says; else only what the house understands. */
  changesAnything?: boolean;
};

export class WriterFailure extends ProviderFailure {
  override readonly name = 'WriterFailure';
}

/** It can write, and what it wrote was sent back: no reason to leave it alone for the next family. */
export class SentBack extends WriterFailure {
  constructor(message: string) {
    super('broken', message);
  }
}
