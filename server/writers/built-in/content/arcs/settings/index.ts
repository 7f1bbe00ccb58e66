import type { Arc } from '../../../format.ts';
import { mindingThePlace } from './minding-the-place.ts';
import { seeingItHome } from './seeing-it-home.ts';
import { theOtherEndOfTheString } from './the-other-end-of-the-string.ts';
import { thePlaceInTheShoebox } from './the-place-in-the-shoebox.ts';

export const settingArcs: readonly Arc[] = [
  seeingItHome,
  theOtherEndOfTheString,
  mindingThePlace,
  thePlaceInTheShoebox,
];
