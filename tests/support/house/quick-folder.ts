import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** What two houses of tests keep at once is some megabytes; a container's few dozen are left to the browser. */
const wantedBytes = 1_000_000_000;

/**
 * Where houses of tests keep their things: in memory, where the system lends some. A house waits for the disk with each thing that it keeps, a dozen
 * times in a test, and no test cuts the power.
 */
export const quickFolder = (): string => (hasRoom() ? inMemory : tmpdir());

function hasRoom(): boolean {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > wantedBytes;
  } catch {
    return false;
  }
}
