import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..', '..', '..');

/** What `npm run backup FILE` and `npm run restore FILE` do, for the house in that folder. */
export const archiveDoor = (name: 'backup' | 'restore', file: string, dataDir: string) =>
  promisify(execFile)(process.execPath, [join(root, 'tools', `${name}.mjs`), file], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  });
