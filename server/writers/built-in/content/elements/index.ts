import type { ElementHooks } from '../../format.ts';

export const elements: readonly ElementHooks[] = [];
