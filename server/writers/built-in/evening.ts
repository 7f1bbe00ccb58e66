import type { Duration } from '#contract/stories.ts';
import type { Cast } from './cast.ts';
import type { Player, Trial } from './casting.ts';
import type { ReadArc, ReadCulture, ReadRefrain, ReadTheme, Shelf, Storylet } from './content-shelf.ts';
import type { Memory } from './memory.ts';
import type { Stage } from './stage.ts';

/** All that one draft of tonight's story is told from. */
export type Evening = {
  cast: Cast;
  players: readonly Player[];
  arc: ReadArc;
  theme: ReadTheme;
  culture: ReadCulture;
  element: string | undefined;
  duration: Duration;
  trials: readonly Trial[];
  refrain: ReadRefrain;
  stage: Stage;
  shelf: Shelf;
  memory: Memory;
  /** The last resort of a draft that would not fit: of every piece the shortest. */
  isLean: boolean;
};

/** One piece of tonight's telling, on its own stage. */
export type Block = {
  storylet: Storylet;
  stage: Stage;
  /** Goes on in the paragraph before, or on a new line of it. */
  joins?: boolean | 'line';
  /** Left out when the story is long enough; lower goes first. */
  spare?: number;
  /** Pieces that are only of use together are left out together. */
  group?: number;
  /** Told only where that group is. */
  after?: number;
};
