import type { Arc } from '../../../format.ts';

export const quietArcs: readonly Arc[] = [];
