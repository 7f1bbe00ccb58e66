import type { Arc } from '../../format.ts';
import { cultureArcs } from './cultures/index.ts';
import { quietArcs } from './quiet/index.ts';
import { settingArcs } from './settings/index.ts';
import { tenderArcs } from './tender/index.ts';
import { valueArcs } from './values/index.ts';

export const arcs: readonly Arc[] = [
  ...settingArcs,
  ...valueArcs,
  ...quietArcs,
  ...tenderArcs,
  ...cultureArcs,
];
