import { cat } from './cat.ts';
import { fox } from './fox.ts';
import { hedgehog } from './hedgehog.ts';
import { owl } from './owl.ts';
import { rabbit } from './rabbit.ts';

export const creatures = { fox, owl, rabbit, hedgehog, cat };

export type CreatureName = keyof typeof creatures;
