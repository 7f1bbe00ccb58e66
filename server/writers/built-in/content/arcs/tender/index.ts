import type { Arc } from '../../../format.ts';

export const tenderArcs: readonly Arc[] = [];
