import type { Trait } from '../../format.ts';
import { gentleTraits } from './gentle.ts';

export const traits: readonly Trait[] = [...gentleTraits];
