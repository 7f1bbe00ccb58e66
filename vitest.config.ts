import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/house/longest-first.ts';
import { lamplightPictures } from './tools/picture-parts.ts';

const rooms = '{contract,server,web,tests,tools,bench}';
const builtTests = 'tests/built/**/*.test.ts';
/** With a whole house and its database: told on each kind. */
const featureTests = `${rooms}/**/*.feature.test.ts`;
/** With a whole house, and about its pages, its peers or its sounds, to which the kind of database makes no difference: told on one. */
const onceTests = `${rooms}/**/*.once.test.ts`;

// For a machine that may be busy with other things. A test that waits at all waits for an event; this ends those that hang.
const patienceMs = 120_000;
/** What is looked for again and again, as in `tests/support/house/patience.ts`. */
const awaitedMs = 20_000;

// What talks to processes and databases on a busy machine is tried once more when it fails; a fault fails twice. `npm run check -- --strictly`
// tries nothing again, takes the files in another order each time (without isolation one may live on what another left behind), and lets no test
// pass that has looked at nothing.
const isStrict = process.env['CHECK_STRICTLY'] === 'yes';
const retry = isStrict ? 0 : 1;

/** Where the steps of one check find what an earlier one has made of the sources. Each check has a folder of its own, so that nothing in it is old. */
const modulesFolder = process.env['CHECK_MODULES'];

// Threads without isolation: a quarter of the time. Every test cleans up after itself.
// What needs a database is told twice, once on each kind.
export default defineConfig({
  plugins: [lamplightPictures()],
  test: {
    pool: 'threads',
    // Every core: much of what they do is waiting for a database or a process of its own.
    maxWorkers: '100%',
    isolate: false,
    sequence: isStrict ? { shuffle: { files: true } } : { sequencer: LongestFirst },
    passWithNoTests: true,
    ...(modulesFolder && { experimental: { fsModuleCache: true, fsModuleCachePath: modulesFolder } }),
    setupFiles: [
      'tests/support/house/no-complaints.ts',
      'tests/support/house/patience.ts',
      'tests/support/house/page-as-found.ts',
    ],
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    expect: { poll: { timeout: awaitedMs }, requireAssertions: isStrict },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: [featureTests, onceTests, builtTests],
        },
      },
      // What `npm start` and the build made, as it will run.
      { extends: true, test: { name: 'built', include: [builtTests], retry } },
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: [featureTests, onceTests],
          retry,
          provide: { databaseKind: 'sqlite' },
          globalSetup: 'tests/support/database/sqlite-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [featureTests],
          retry,
          provide: { databaseKind: 'postgres' },
          globalSetup: 'tests/support/database/postgres-setup.ts',
        },
      },
    ],
  },
});
