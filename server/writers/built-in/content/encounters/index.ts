import type { Encounter } from '../../format.ts';
import { onAnyRoad } from './any-road.ts';
import { anywhere } from './anywhere.ts';
import { inTheDeep } from './deep.ts';
import { farAndNear } from './far-and-near.ts';
import { underTheHill } from './under-the-hill.ts';
import { inTheGarden } from './garden.ts';
import { onTheHill } from './hill.ts';
import { atHome } from './home.ts';
import { inTheMeadow } from './meadow.ts';
import { byTheRiver } from './river.ts';
import { byTheSea } from './sea.ts';
import { inTheSky } from './sky.ts';
import { inTheSnow } from './snow.ts';
import { inTown } from './town.ts';
import { inTheWood } from './wood.ts';

export const encounters: readonly Encounter[] = [
  ...anywhere,
  ...onAnyRoad,
  ...atHome,
  ...inTheGarden,
  ...inTown,
  ...inTheMeadow,
  ...inTheWood,
  ...onTheHill,
  ...byTheRiver,
  ...byTheSea,
  ...inTheSnow,
  ...inTheSky,
  ...underTheHill,
  ...inTheDeep,
  ...farAndNear,
];
