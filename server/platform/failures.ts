import { Problem } from '#contract/problem.ts';
import { isDatabaseAway, isDiskFull } from './database/database-errors.ts';
import { FilesAway } from './files/file-store.ts';
import type { Translation } from './http/problems.ts';

/** What the database's, the store's and the disk's own troubles mean to a family. */
export const failuresInWords: Translation = (cause) => {
  if (isDiskFull(cause)) return new Problem('no_space', { cause });
  if (isDatabaseAway(cause) || cause instanceof FilesAway)
    return new Problem('resting', { retryAfterSeconds: 5, cause });
  return null;
};
