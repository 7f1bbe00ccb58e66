/**
 * Keeps a diary in the database of a place, as the app would keep stories.
 *
 *   keep-diary PLACE start [MOMENT]    opens and migrates; with a moment, stops there for ever (to be killed)
 *   keep-diary PLACE write NAME [MANY] writes pages, each told on standard output only when it is kept
 */
import { writeSync } from 'node:fs';
import type { Database } from '#server/platform/database/database.ts';
import { migrate, type Migration } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import type { TestPlace } from '#tests/support/database/databases.ts';
import { insistently } from './insistently.ts';

type DiaryTables = { pages: { id: string; text: string }; covers: { id: string } };

const [place = '', verb, argument = '', many = 'Infinity'] = process.argv.slice(2);
const tell = (line: string) => writeSync(1, `${line}\n`);

async function reach(moment: string): Promise<void> {
  if (verb !== 'start' || moment !== argument) return;
  tell(moment);
  setInterval(() => undefined, 1000); // keeps the process alive
  await new Promise(() => undefined);
}

const migrations: Migration[] = [
  {
    name: 'pages',
    async up(schema) {
      await reach('before-first-step');
      const pages = schema.createTable('pages').addColumn('id', 'text', (column) => column.primaryKey());
      await pages.addColumn('text', 'text').execute();
      await reach('within-first-step');
      await schema.createIndex('pages_text').on('pages').column('text').execute();
    },
  },
  {
    name: 'covers',
    async up(schema, database) {
      await reach('between-steps');
      await schema.createTable('covers').addColumn('id', 'text').execute();
      await database.tables<DiaryTables>().insertInto('covers').values({ id: 'moon' }).execute();
      await reach('before-commit');
    },
  },
];

async function write(database: Database, name: string): Promise<void> {
  for (let page = 0; page < Number(many); page++) {
    const id = `${name}-${page}`;
    const row = { id, text: `Once more, ${id}. `.repeat(50) };
    await insistently(() => database.tables<DiaryTables>().insertInto('pages').values(row).execute());
    tell(id);
  }
}

const log = { warn: (_details: object, message: string) => console.error(message) };
const { dataDir, databaseUrl }: TestPlace = JSON.parse(place);
const database = await openDatabase({ dataDir, databaseUrl, log });
await reach('opened');
const steps = await migrate(database, migrations);
await reach('migrated');
if (verb === 'write') await write(database, argument);
else tell(steps.join());
await database.close();
