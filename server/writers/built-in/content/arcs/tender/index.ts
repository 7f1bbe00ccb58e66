import type { Arc } from '../../../format.ts';
import { aLabelForTheSugar } from './a-label-for-the-sugar.ts';
import { boxesInTheHall } from './boxes-in-the-hall.ts';
import { somebodyVeryNew } from './somebody-very-new.ts';
import { theEmptyPlace } from './the-empty-place.ts';
import { theHighWhiteBed } from './the-high-white-bed.ts';
import { theJarOfThingsToTell } from './the-jar-of-things-to-tell.ts';
import { theThingOnTheChair } from './the-thing-on-the-chair.ts';
import { twoToothbrushes } from './two-toothbrushes.ts';

export const tenderArcs: readonly Arc[] = [
  theEmptyPlace,
  somebodyVeryNew,
  boxesInTheHall,
  theHighWhiteBed,
  twoToothbrushes,
  theThingOnTheChair,
  aLabelForTheSugar,
  theJarOfThingsToTell,
];
