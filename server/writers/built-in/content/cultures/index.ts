import type { CulturePack } from '../../format.ts';
import { african } from './african.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { indian } from './indian.ts';
import { japanese } from './japanese.ts';
import { latin } from './latin.ts';
import { maori } from './maori.ts';
import { western } from './western.ts';

export const cultures: readonly CulturePack[] = [
  western,
  japanese,
  chinese,
  maori,
  african,
  indian,
  latin,
  arabic,
];
