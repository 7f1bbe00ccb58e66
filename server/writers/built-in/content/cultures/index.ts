import type { CulturePack } from '../../format.ts';
import { elsewhere } from './elsewhere.ts';
import { western } from './western.ts';

export const cultures: readonly CulturePack[] = [western, ...elsewhere];
