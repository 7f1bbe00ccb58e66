import type { Arc } from '../../../format.ts';

export const cultureArcs: readonly Arc[] = [];
