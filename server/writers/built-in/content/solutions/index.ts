import type { Solution } from '../../format.ts';
import { anyone } from './anyone.ts';
import { anyoneElse } from './anyone-else.ts';
import { bird } from './bird.ts';
import { building } from './building.ts';
import { caring } from './caring.ts';
import { cooking } from './cooking.ts';
import { dancing } from './dancing.ts';
import { drawing } from './drawing.ts';
import { elder } from './elder.ts';
import { growing } from './growing.ts';
import { little } from './little.ts';
import { looking } from './looking.ts';
import { making } from './making.ts';
import { music } from './music.ts';
import { pet } from './pet.ts';
import { petsAndLittleOnes } from './pets-and-little-ones.ts';
import { pretending } from './pretending.ts';
import { puzzles } from './puzzles.ts';
import { sport } from './sport.ts';
import { swimmer } from './swimmer.ts';
import { water } from './water.ts';
import { words } from './words.ts';

export const solutions: readonly Solution[] = [
  ...anyone,
  ...anyoneElse,
  ...petsAndLittleOnes,
  ...pet,
  ...swimmer,
  ...bird,
  ...little,
  ...elder,
  ...music,
  ...drawing,
  ...words,
  ...making,
  ...building,
  ...cooking,
  ...growing,
  ...sport,
  ...dancing,
  ...looking,
  ...puzzles,
  ...water,
  ...caring,
  ...pretending,
];
