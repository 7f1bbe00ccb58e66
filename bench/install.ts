// What has to be fetched and kept for a house to run: the libraries that the lockfile does not call tools of ours, as npm has put them here. The
// yardstick is everything that a clone keeps.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { figure } from './support/measures.ts';

const root = join(import.meta.dirname, '..');
const promisedMegabytes = 300;
const named = 4;

type Lockfile = { packages: Record<string, { dev?: boolean; devOptional?: boolean }> };
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
const weights = Object.entries(packages)
  .filter(([path]) => path !== '' && existsSync(join(root, path)))
  .map(([path, { dev, devOptional }]) => ({
    name: path.replace('node_modules/', ''),
    runs: !dev && !devOptional,
    bytes: weightOf(join(root, path)),
  }));
const running = weights.filter(({ runs }) => runs).toSorted((one, other) => other.bytes - one.bytes);

const heaviest = running.slice(0, named).map(({ name, bytes }) => `${name} ${megabytes([{ bytes }])}`);
figure(
  'libraries that a house needs to run',
  `${megabytes(running)} MB (${heaviest.join(', ')})`,
  `with all tools and tests ${megabytes(weights)} MB`,
);
if (megabytes(running) >= promisedMegabytes) {
  console.log(`over the promise of ${promisedMegabytes} MB`);
  process.exitCode = 1;
}

/** Without the packages inside, which the lockfile names for themselves. */
function weightOf(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules');
  return entries.reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? weightOf(path) : statSync(path).size);
  }, 0);
}

function megabytes(all: readonly { bytes: number }[]): number {
  return Math.round(all.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6);
}
