import type { Arc } from '../../../format.ts';
import { noHurry } from './african/no-hurry.ts';
import { theLastSeedOfTheGame } from './african/the-last-seed-of-the-game.ts';
import { theSheetThatWentWithoutUs } from './arabic/the-sheet-that-went-without-us.ts';
import { untilTheThirdGlass } from './arabic/until-the-third-glass.ts';
import { theBowlFromTheSeventhFloor } from './chinese/the-bowl-from-the-seventh-floor.ts';
import { theFlowerThatOpensOnce } from './chinese/the-flower-that-opens-once.ts';
import { theKiteThatCameDownLate } from './indian/the-kite-that-came-down-late.ts';
import { theWrongTiffin } from './indian/the-wrong-tiffin.ts';
import { guestsGoFirst } from './japanese/guests-go-first.ts';
import { theLastPageInTheStampBook } from './japanese/the-last-page-in-the-stamp-book.ts';
import { theCupThatWentOutEmpty } from './latin/the-cup-that-went-out-empty.ts';
import { theParrotWhoKnewHalf } from './latin/the-parrot-who-knew-half.ts';
import { calledFromTheStep } from './maori/called-from-the-step.ts';
import { theFirstOneIsGivenAway } from './maori/the-first-one-is-given-away.ts';
import { dueBackOnThursday } from './western/due-back-on-thursday.ts';
import { theHourLeftOver } from './western/the-hour-left-over.ts';

export const cultureArcs: readonly Arc[] = [
  noHurry,
  theLastSeedOfTheGame,
  theSheetThatWentWithoutUs,
  untilTheThirdGlass,
  theBowlFromTheSeventhFloor,
  theFlowerThatOpensOnce,
  theKiteThatCameDownLate,
  theWrongTiffin,
  guestsGoFirst,
  theLastPageInTheStampBook,
  theCupThatWentOutEmpty,
  theParrotWhoKnewHalf,
  calledFromTheStep,
  theFirstOneIsGivenAway,
  dueBackOnThursday,
  theHourLeftOver,
];
