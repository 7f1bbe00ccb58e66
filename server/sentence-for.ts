import { resolve } from 'node:path';
import { NarratorFailure } from './narrators/narrator.ts';
import { SettingProblem, type Environment } from './platform/config/environment.ts';
import { isDamaged, isDatabaseAway } from './platform/database/database-errors.ts';

/** Why the house does not open, so that a person can act on it. Only what we did not foresee keeps its stack. */
export function sentenceFor(error: unknown, environment: Environment): string {
  if (error instanceof SettingProblem) return error.message;
  if (error instanceof NarratorFailure && error.kind === 'misconfigured') return error.message;
  const { code, syscall, hostname, path } = asSystemError(error);
  const port = environment['PORT'] ?? '5000';
  const isHost = hostname !== undefined && hostname === environment['HOST']?.trim();
  if (isHost || code === 'EADDRNOTAVAIL')
    return 'HOST is not an address of this machine: please set it to 127.0.0.1, or to 0.0.0.0 for the whole home network.';
  if (environment['DATABASE_URL'] && isDatabaseAway(error))
    return 'DATABASE_URL points to a database that does not answer: please start it, or correct the address.';
  if (isDamaged(error))
    return `The database in ${resolve(environment['DATA_DIR'] ?? 'data')} is damaged: please put it back from a backup (npm run restore), or move lamplight.db away, and the house begins empty.`;
  if (code === 'EISDIR' && typeof path === 'string')
    return `${path} is a folder, where a file of this house should be: please move it away, or set DATA_DIR to another folder.`;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: please stop that one, or choose another with PORT=5001 npm start.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} may not be used by this user: please choose one above 1023 with PORT=5000 npm start.`;
  if (code === 'EACCES' && typeof path === 'string')
    return `${path} may not be opened by this user: please give it back to them, or set DATA_DIR to another folder.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

type SystemError = { code?: unknown; syscall?: unknown; hostname?: unknown; path?: unknown };

const asSystemError = (error: unknown): SystemError =>
  typeof error === 'object' && error !== null ? error : {};
