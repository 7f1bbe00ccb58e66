import type { Theme } from '../../format.ts';
import { firsts } from './firsts.ts';
import { frames } from './frames.ts';
import { wishes } from './wishes.ts';
import { homeThemes } from './home.ts';
import { machineThemes } from './machines.ts';
import { seaThemes } from './sea.ts';
import { skyThemes } from './sky.ts';
import { taleThemes } from './tales.ts';
import { tenderThemes } from './tender.ts';
import { valueThemes } from './values.ts';
import { wildThemes } from './wild.ts';

export const themes: readonly Theme[] = [
  ...skyThemes,
  ...seaThemes,
  ...wildThemes,
  ...taleThemes,
  ...machineThemes,
  ...homeThemes,
  ...valueThemes,
  ...tenderThemes,
  ...firsts,
  ...frames,
  ...wishes,
];
