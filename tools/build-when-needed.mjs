// Builds only when a source has changed since the last build that came to its end.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone, giveUp, inRoot, root, run, say } from './house.mjs';

const sources = ['contract', 'server', 'web', 'tools', 'package.json', 'package-lock.json', 'vite.config.ts'];
const isSource = (name) =>
  !name.startsWith('.') && !/\.(test|contract)\.tsx?$/.test(name) && name !== 'node_modules';
const record = inRoot('dist', 'built-from');

export async function buildWhenNeeded() {
  const isBuilt = () => existsSync(record) && readFileSync(record, 'utf8') === fingerprint();
  if (isBuilt()) return;
  await alone(async () => {
    if (!isBuilt()) await build();
  });
}

async function build() {
  say('Building the pages and the server …');
  const before = fingerprint();
  rmSync(record, { force: true });
  const { code, output } = await run(process.execPath, [inRoot('tools', 'build.mjs')], { quiet: true });
  if (code !== 0) giveUp(`The build did not succeed: please read why, mend it and try again.\n\n${output}`);
  writeFileSync(record, before);
}

/** Names, sizes and times of all sources: enough to see any change, and read in a few milliseconds. */
function fingerprint() {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  const walk = (path) => {
    const stat = statSync(inRoot(path), { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) {
      hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(join(root, path)).filter(isSource).toSorted()) walk(join(path, name));
  };
  sources.forEach(walk);
  return hash.digest('hex');
}
