import type { Arc } from '../../../format.ts';

export const valueArcs: readonly Arc[] = [];
