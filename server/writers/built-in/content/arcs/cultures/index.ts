import type { Arc } from '../../../format.ts';
import { noHurry } from './african/no-hurry.ts';
import { theBowlFromTheSeventhFloor } from './chinese/the-bowl-from-the-seventh-floor.ts';
import { guestsGoFirst } from './japanese/guests-go-first.ts';
import { theFirstOneIsGivenAway } from './maori/the-first-one-is-given-away.ts';

export const cultureArcs: readonly Arc[] = [
  noHurry,
  theBowlFromTheSeventhFloor,
  guestsGoFirst,
  theFirstOneIsGivenAway,
];
