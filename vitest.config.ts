import { defineConfig } from 'vitest/config';
import { lamplightAvatars } from './tools/avatars.ts';

const rooms = '{contract,server,web,tests,tools,bench}';
const builtTests = 'tests/built/**/*.test.ts';
const featureTests = `${rooms}/**/*.feature.test.ts`;

// A real house with a real disk, on a machine that may be busy with other things. No test waits for this; it ends those that hang.
const testTimeout = 60_000;

// Threads without isolation: a quarter of the time. Every test cleans up after itself.
// What needs a database is told twice, once on each kind.
export default defineConfig({
  plugins: [lamplightAvatars()],
  test: {
    pool: 'threads',
    isolate: false,
    passWithNoTests: true,
    testTimeout: 30_000, // for a busy machine; a test that waits at all waits for an event
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [`${rooms}/**/*.test.{ts,tsx}`], exclude: [featureTests, builtTests] },
      },
      // What `npm start` and the build made, as it will run.
      { extends: true, test: { name: 'built', include: [builtTests], testTimeout: 60_000 } },
      {
        extends: true,
        test: { name: 'sqlite', include: [featureTests], provide: { databaseKind: 'sqlite' }, testTimeout },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [featureTests],
          provide: { databaseKind: 'postgres' },
          globalSetup: 'tests/support/postgres-setup.ts',
          testTimeout,
        },
      },
    ],
  },
});
