import type { Readable } from 'node:stream';
import type { StoryRequest } from '#contract/stories.ts';

/** Somebody of the family, as the page of everything tells of them. */
export type Person = {
  name: string;
  age: number;
  relationship: string;
  hobbies: readonly string[];
  characterTraits: readonly string[];
  sayAs: string | null;
  isGuest: boolean;
};

export type ToldStory = {
  id: string;
  title: string;
  content: string;
  createdAt: string;
  isFavorite: boolean;
  request: Pick<StoryRequest, 'theme' | 'characterNames'>;
};

/** A telling of a story, whole. */
export type Sound = {
  storyId: string;
  voice: string;
  /** Undefined where its bytes are gone. */
  open: () => Promise<{ sizeBytes: number; content: Readable } | undefined>;
};

/** What other features keep that a family would want to look at and to hear. */
export type Keepsakes = {
  members: readonly Person[];
  stories: readonly ToldStory[];
  sounds: readonly Sound[];
};

/** Where a sound lies in the download. */
export type KeptSound = { storyId: string; voice: string; name: string };
