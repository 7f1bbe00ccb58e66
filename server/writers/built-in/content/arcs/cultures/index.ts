import type { Arc } from '../../../format.ts';
import { noHurry } from './african/no-hurry.ts';
import { untilTheThirdGlass } from './arabic/until-the-third-glass.ts';
import { theBowlFromTheSeventhFloor } from './chinese/the-bowl-from-the-seventh-floor.ts';
import { theWrongTiffin } from './indian/the-wrong-tiffin.ts';
import { guestsGoFirst } from './japanese/guests-go-first.ts';
import { theParrotWhoKnewHalf } from './latin/the-parrot-who-knew-half.ts';
import { theFirstOneIsGivenAway } from './maori/the-first-one-is-given-away.ts';
import { theHourLeftOver } from './western/the-hour-left-over.ts';

export const cultureArcs: readonly Arc[] = [
  noHurry,
  untilTheThirdGlass,
  theBowlFromTheSeventhFloor,
  theWrongTiffin,
  guestsGoFirst,
  theParrotWhoKnewHalf,
  theFirstOneIsGivenAway,
  theHourLeftOver,
];
