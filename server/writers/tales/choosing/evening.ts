import type { Culture, Duration, StoryElement } from '#contract/stories.ts';
import type { EarlierStory } from '../../writer.ts';
import type { Cast } from '../people/cast.ts';
import type { Wish } from '../wish/wish.ts';
import type { Heard } from './word-index.ts';

/** All that a tale is chosen by. */
export type Evening = {
  wish: Wish;
  cast: Cast;
  duration: Duration;
  culture: Culture;
  element?: StoryElement | undefined;
  history: readonly EarlierStory[];
  /** It goes on from a tale in which there was somebody to meet again. */
  hasFriend: boolean;
  seed: number;
};

/** And with what the shelf's index found of the wish. */
export type Asked = Evening & Pick<Heard, 'likely'>;
