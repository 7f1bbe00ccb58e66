// `npm run bench`: every figure we claim, each beside a yardstick in the same run. `npm run bench opening` measures one of them, and
// `npm run bench opening -- --write` puts the rows that it prints into the README's table.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { giveUp, inRoot, run, say } from './house.mjs';
import { setUp } from './set-up.mjs';

await setUp();

const all = readdirSync(inRoot('bench'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => name.slice(0, -3));
const isWriting = process.argv.includes('--write');
const wanted = process.argv.slice(2).filter((word) => word !== '--write');
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0)
  giveUp(`There is no figure called ${unknown.join(', ')}: please choose among ${all.join(', ')}.`);

const gigabytes = Math.round(totalmem() / 2 ** 30);
say(`${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GB, Node ${process.versions.node}`);
for (const name of wanted.length > 0 ? wanted : all) {
  say(`\n── ${name}`);
  const { code, output } = await run(process.execPath, ['--import', 'tsx', inRoot('bench', `${name}.ts`)], {
    quiet: isWriting,
  });
  if (code !== 0) process.exitCode = 1;
  if (!isWriting) continue;
  say(output);
  for (const row of output.split('\n').filter((line) => line.startsWith('| '))) write(row);
}

/** A row is known by its first cell. The formatter makes the table straight again. */
function write(row) {
  const cellOf = (line) => line.split('|')[1]?.trim();
  const lines = readFileSync(inRoot('README.md'), 'utf8').split('\n');
  const place = lines.findIndex((line) => line.startsWith('| ') && cellOf(line) === cellOf(row));
  if (place === -1) giveUp(`The README has no row called “${cellOf(row)}”.`);
  lines[place] = row;
  writeFileSync(inRoot('README.md'), lines.join('\n'));
}
