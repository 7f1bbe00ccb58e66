import { defineConfig } from 'vitest/config';
import { lamplightPictures } from './tools/picture-parts.ts';

const rooms = '{contract,server,web,tests,tools,bench}';
const builtTests = 'tests/built/**/*.test.ts';
const featureTests = `${rooms}/**/*.feature.test.ts`;

// For a machine that may be busy with other things. A test that waits at all waits for an event; this ends those that hang.
const patienceMs = 60_000;
/** What is looked for again and again comes, or the test has failed however long one waits. */
const awaitedMs = 20_000;

// What talks to processes and databases on a busy machine is tried once more when it fails; a fault fails twice.
const retry = 1;

// Threads without isolation: a quarter of the time. Every test cleans up after itself.
// What needs a database is told twice, once on each kind.
export default defineConfig({
  plugins: [lamplightPictures()],
  test: {
    pool: 'threads',
    // Every core: much of what they do is waiting for a database or a process of its own.
    maxWorkers: '100%',
    isolate: false,
    passWithNoTests: true,
    setupFiles: 'tests/support/house/no-complaints.ts',
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    expect: { poll: { timeout: awaitedMs } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [`${rooms}/**/*.test.{ts,tsx}`], exclude: [featureTests, builtTests] },
      },
      // What `npm start` and the build made, as it will run.
      { extends: true, test: { name: 'built', include: [builtTests], retry } },
      {
        extends: true,
        test: { name: 'sqlite', include: [featureTests], retry, provide: { databaseKind: 'sqlite' } },
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
