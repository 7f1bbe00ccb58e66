import type { Theme } from '../../format.ts';
import { skyThemes } from './sky.ts';
import { frames } from './frames.ts';

export const themes: readonly Theme[] = [...skyThemes, ...frames];
