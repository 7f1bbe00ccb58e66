import type { Arc } from '../../../format.ts';
import { seeingItHome } from './seeing-it-home.ts';

export const settingArcs: readonly Arc[] = [seeingItHome];
