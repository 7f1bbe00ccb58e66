import type { Hobby } from '../../format.ts';
import { building } from './building.ts';
import { caring } from './caring.ts';
import { cooking } from './cooking.ts';
import { dancing } from './dancing.ts';
import { drawing } from './drawing.ts';
import { growing } from './growing.ts';
import { looking } from './looking.ts';
import { making } from './making.ts';
import { music } from './music.ts';
import { pretending } from './pretending.ts';
import { puzzles } from './puzzles.ts';
import { sport } from './sport.ts';
import { water } from './water.ts';
import { words } from './words.ts';

export const hobbies: readonly Hobby[] = [
  ...building,
  ...caring,
  ...cooking,
  ...dancing,
  ...drawing,
  ...growing,
  ...looking,
  ...making,
  ...music,
  ...pretending,
  ...puzzles,
  ...sport,
  ...water,
  ...words,
];
