// `npm run bench`: every figure we claim, each beside a yardstick in the same run. `npm run bench opening` measures one of them.
import { readdirSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { giveUp, inRoot, run, say } from './house.mjs';
import { setUp } from './set-up.mjs';

await setUp();

const all = readdirSync(inRoot('bench'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => name.slice(0, -3));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0)
  giveUp(`There is no figure called ${unknown.join(', ')}: please choose among ${all.join(', ')}.`);

const gigabytes = Math.round(totalmem() / 2 ** 30);
say(`${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GB, Node ${process.versions.node}`);
for (const name of wanted.length > 0 ? wanted : all) {
  say(`\n── ${name}`);
  const { code } = await run(process.execPath, ['--import', 'tsx', inRoot('bench', `${name}.ts`)]);
  if (code !== 0) process.exitCode = 1;
}
