import type { Solution } from '../../format.ts';
import { anyone } from './anyone.ts';
import { petsAndLittleOnes } from './pets-and-little-ones.ts';

export const solutions: readonly Solution[] = [...anyone, ...petsAndLittleOnes];
