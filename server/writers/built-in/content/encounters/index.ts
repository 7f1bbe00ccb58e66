import type { Encounter } from '../../format.ts';
import { anywhere } from './anywhere.ts';

export const encounters: readonly Encounter[] = [...anywhere];
