import type { Arc } from '../../../format.ts';
import { nobodyCouldWhistle } from './nobody-could-whistle.ts';
import { oneBowlShort } from './one-bowl-short.ts';
import { showingRound } from './showing-round.ts';
import { theDarkEnd } from './the-dark-end.ts';
import { theHeavyPocket } from './the-heavy-pocket.ts';
import { whereSleepIsKept } from './where-sleep-is-kept.ts';

export const valueArcs: readonly Arc[] = [
  oneBowlShort,
  theDarkEnd,
  nobodyCouldWhistle,
  theHeavyPocket,
  showingRound,
  whereSleepIsKept,
];
