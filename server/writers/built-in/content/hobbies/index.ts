import type { Hobby } from '../../format.ts';
import { drawing } from './drawing.ts';

export const hobbies: readonly Hobby[] = [...drawing];
