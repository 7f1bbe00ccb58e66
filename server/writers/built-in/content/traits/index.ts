import type { Trait } from '../../format.ts';
import { braveHearts } from './brave-hearts.ts';
import { gentleTraits } from './gentle.ts';
import { gentleHearts } from './gentle-hearts.ts';
import { quickHearts } from './quick-hearts.ts';
import { quietHearts } from './quiet-hearts.ts';
import { steadyHearts } from './steady-hearts.ts';

export const traits: readonly Trait[] = [
  ...gentleTraits,
  ...gentleHearts,
  ...braveHearts,
  ...quickHearts,
  ...quietHearts,
  ...steadyHearts,
];
