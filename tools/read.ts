// Has twenty wishes told by the writer that the settings ask for and, beside each, by the house's own storyteller, and lays them out for
// readers who are not told who wrote which. docs/readings says how it is read and what is kept.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openHouseWriter } from '#server/house-writer.ts';
import { realClock } from '#server/platform/clock.ts';
import { openLog } from '#server/platform/log.ts';
import { readHouseSettings } from '#server/settings.ts';
import { openBuiltInStoryteller } from '#server/writers/built-in.ts';
import { readingOf } from './read-stories.ts';
import { wishesToRead } from './wishes-to-read.ts';

const settings = readHouseSettings(process.env);
const log = openLog({ level: 'info', forPeople: true, write: (line) => process.stderr.write(line) });
const chosen = openHouseWriter(settings, { log, clock: realClock });
const { builtIn: shelf } = openBuiltInStoryteller();
const isOurs = settings.writer.name === 'builtin';
const writers = isOurs ? [shelf] : [chosen.writer, shelf];

const folder = join(
  settings.dataDir,
  'readings',
  new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-'),
);
await mkdir(folder, { recursive: true });
const { paper, key, missing } = await readingOf(wishesToRead, writers, Math.random, (nth) =>
  process.stderr.write(`  ${nth} of ${wishesToRead.length}\n`),
);
await writeFile(join(folder, 'stories.md'), `${paper}\n`);
await writeFile(
  join(folder, 'key.json'),
  `${JSON.stringify({ writer: chosen.title, key, missing }, null, 2)}\n`,
);
console.log(
  `\n  For the readers: ${join(folder, 'stories.md')}\n  Who wrote which: ${join(folder, 'key.json')}\n`,
);
if (missing.length > 0) {
  console.log(`  Missing, for no story of theirs was fit to keep: ${missing.join(', ')}\n`);
  process.exitCode = 1;
}
