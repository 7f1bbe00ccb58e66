import { readFileSync } from 'node:fs';

import { ownFile } from '../things/own-file.ts';
import { type Occasion, readOccasions } from './read-occasions.ts';

let read: readonly Occasion[] | undefined;

/** The book of the house, read once: some thirty places and days. */
export function theOccasions(): readonly Occasion[] {
  return (read ??= readOccasions(readFileSync(ownFile('occasions.txt'), 'utf8')));
}
