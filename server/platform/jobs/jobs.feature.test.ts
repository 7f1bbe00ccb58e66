import { EventEmitter, once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newPlace, openTestDatabase } from '#tests/support/database/databases.ts';
import { startProgram } from '#tests/support/house/run-program.ts';
import { createJobs } from './create-jobs.ts';
import { leaseMs } from './do-job.ts';
import { claimJob, jobMigration } from './job-table.ts';
import { JobHopeless } from './jobs.ts';

const evening = new Date('2026-03-01T19:00:00.000Z');

async function openJobs(place = newPlace()) {
  const clock = { now: evening };
  const told: object[] = [];
  const log = {
    warn: (details: object) => void told.push(details),
    error: (details: object) => void told.push(details),
  };
  const database = await openTestDatabase([jobMigration], await place);
  const jobs = createJobs({ database, now: () => clock.now, log });
  const waitMs = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms));
  const rows = () =>
    database.tables<{ jobs: Record<string, unknown> }>().selectFrom('jobs').selectAll().execute();
  return { database, jobs, told, waitMs, rows };
}

test('a job is done with what it was given, and then forgotten', async () => {
  const { database, jobs, rows } = await openJobs();
  const mailed: unknown[] = [];
  jobs.handle('mail', async ({ payload, attempt }) => void mailed.push([payload, attempt]));
  await jobs.enqueue(database, 'mail', { to: ['mum@hill.example'] });
  expect(await jobs.counts()).toEqual({ waiting: 1, running: 0, failed: 0 });
  expect(await jobs.runDue()).toBe(1);
  expect(mailed).toEqual([[{ to: ['mum@hill.example'] }, 1]]);
  expect(await rows()).toEqual([]);
});

test('a change that is taken back takes its job back', async () => {
  const { database, jobs } = await openJobs();
  const failing = database.transaction(async (inside) => {
    await jobs.enqueue(inside, 'mail', 1);
    throw new Error('not after all');
  });
  await expect(failing).rejects.toThrow('not after all');
  expect(await jobs.counts()).toEqual({ waiting: 0, running: 0, failed: 0 });
});

test('jobs are done in the order they are due, none before its time, and none that nobody knows how to do', async () => {
  const { database, jobs, waitMs } = await openJobs();
  const done: unknown[] = [];
  jobs.handle('tell', async ({ payload }) => void done.push(payload));
  await jobs.enqueue(database, 'tell', 'tomorrow', { runAt: new Date('2026-03-02T19:00:00Z') });
  await jobs.enqueue(database, 'tell', 'second');
  await jobs.enqueue(database, 'tell', 'first', { runAt: new Date('2026-03-01T18:00:00Z') });
  await jobs.enqueue(database, 'unheard of', 'never');
  await jobs.runDue();
  expect(done).toEqual(['first', 'second']);
  waitMs(24 * 3_600_000);
  await jobs.runDue();
  expect(done).toEqual(['first', 'second', 'tomorrow']);
  expect(await jobs.counts()).toEqual({ waiting: 1, running: 0, failed: 0 });
});

test('two jobs with one key are one job, until it is done', async () => {
  const { database, jobs } = await openJobs();
  const done: unknown[] = [];
  jobs.handle('sweep', async ({ payload }) => void done.push(payload));
  for (const payload of [1, 2]) await jobs.enqueue(database, 'sweep', payload, { key: 'audio' });
  await jobs.runDue();
  await jobs.enqueue(database, 'sweep', 3, { key: 'audio' });
  await jobs.runDue();
  expect(done).toEqual([1, 3]);
});

test('a job that fails is tried again, later each time, and at last counted as failed with nothing kept of what it knew', async () => {
  const { database, jobs, told, waitMs, rows } = await openJobs();
  const attempts: number[] = [];
  jobs.handle('mail', async ({ attempt }) => {
    attempts.push(attempt);
    throw Object.assign(new Error('550 mum@hill.example is unknown'), { code: 'EENVELOPE' });
  });
  await jobs.enqueue(database, 'mail', 'mum@hill.example', { key: 'mum@hill.example' });
  await jobs.runDue();
  for (const delayMs of [5000, 10_000, 20_000, 40_000]) {
    waitMs(delayMs - 1);
    expect(await jobs.runDue()).toBe(0);
    waitMs(1);
    expect(await jobs.runDue()).toBe(1);
  }
  for (let more = 0; more < 20; more++) {
    waitMs(3_600_000);
    await jobs.runDue();
  }
  expect(attempts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(await jobs.counts()).toEqual({ waiting: 0, running: 0, failed: 1 });
  expect(JSON.stringify([await rows(), told])).not.toContain('hill.example');
  expect(await rows()).toMatchObject([{ failure: 'EENVELOPE', attempts: 12 }]);
});

test('a job that says it is hopeless is not tried again', async () => {
  const { database, jobs, waitMs } = await openJobs();
  jobs.handle('mail', async () => {
    throw new JobHopeless('nobody lives there');
  });
  await jobs.enqueue(database, 'mail', 1);
  await jobs.runDue();
  waitMs(24 * 3_600_000);
  expect(await jobs.runDue()).toBe(0);
  expect(await jobs.counts()).toEqual({ waiting: 0, running: 0, failed: 1 });
});

test('who leaves takes their outstanding jobs along, and nobody else’s', async () => {
  const { database, jobs } = await openJobs();
  const done: unknown[] = [];
  jobs.handle('mail', async ({ payload }) => void done.push(payload));
  for (const owner of ['hill', 'lake']) await jobs.enqueue(database, 'mail', owner, { owner });
  await database.transaction((inside) => jobs.forget(inside, 'hill'));
  await jobs.runDue();
  expect(done).toEqual(['lake']);
});

test('a running server takes up a job as soon as its change is kept, and waits for it before it stops', async () => {
  const { database, jobs } = await openJobs();
  const bell = new EventEmitter();
  const done: string[] = [];
  jobs.handle('story', async () => {
    bell.emit('begun');
    await once(bell, 'go on');
    done.push('story');
  });
  jobs.start();
  const begun = once(bell, 'begun');
  await database.transaction((inside) => jobs.enqueue(inside, 'story', null));
  await begun;
  expect(await jobs.counts()).toEqual({ waiting: 0, running: 1, failed: 0 });
  const stopped = jobs.stop().then(() => done.push('stopped'));
  bell.emit('go on');
  await stopped;
  expect(done).toEqual(['story', 'stopped']);
  expect(await jobs.counts()).toEqual({ waiting: 0, running: 0, failed: 0 });
});

test('a job whose process was killed is left alone while its lease lasts, and then done by another', async () => {
  const place = await newPlace();
  const { database, jobs } = await openJobs(Promise.resolve(place));
  await jobs.enqueue(database, 'tell', 'a story');
  const killed = await startProgram('run-jobs', JSON.stringify(place), 'hold');
  await killed.written(1);
  killed.child.kill('SIGKILL');
  await killed.ended;

  const soon = await startProgram('run-jobs', JSON.stringify(place));
  expect(await soon.ended).toEqual({ exit: 0, complaints: '' });
  expect(soon.lines).toEqual([]);

  const inTwoMinutes = new Date(Date.now() + 120_000);
  const log = { warn: () => undefined, error: () => undefined };
  const later = createJobs({ database, now: () => inTwoMinutes, log });
  const done: unknown[] = [];
  later.handle('tell', async ({ payload, attempt }) => void done.push([payload, attempt]));
  await later.runDue();
  expect(done).toEqual([['a story', 2]]);
});

test('a long job keeps its lease, and hears when it has lost it all the same', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { database, jobs, waitMs, rows } = await openJobs();
  const bell = new EventEmitter();
  jobs.handle('story', async ({ signal }) => {
    bell.emit('begun');
    await once(signal, 'abort');
  });
  await jobs.enqueue(database, 'story', null);
  const begun = once(bell, 'begun');
  const done = jobs.runDue();
  await begun;

  waitMs(50_000);
  vi.advanceTimersByTime(20_000);
  const renewed = new Date(evening.getTime() + 110_000);
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ leased_until: renewed }]));
  waitMs(50_000);
  expect(await claimJob(database, ['story'], new Date(evening.getTime() + 100_000), leaseMs)).toBeUndefined();

  waitMs(100_000);
  const thief = await claimJob(database, ['story'], new Date(evening.getTime() + 200_000), leaseMs);
  vi.advanceTimersByTime(20_000);
  await done;
  expect(await rows()).toMatchObject([{ lease: thief?.lease, attempts: 2 }]);
});

test('four processes that share the work do each job once', async () => {
  const place = await newPlace();
  const { database, jobs } = await openJobs(Promise.resolve(place));
  const payloads = Array.from({ length: 40 }, (_, index) => `story ${index + 10}`);
  await database.transaction(async (inside) => {
    for (const payload of payloads) await jobs.enqueue(inside, 'tell', payload);
  });
  const programs = await Promise.all([1, 2, 3, 4].map(() => startProgram('run-jobs', JSON.stringify(place))));
  for (const { ended } of programs) expect(await ended).toEqual({ exit: 0, complaints: '' });
  expect(programs.flatMap(({ lines }) => lines).toSorted()).toEqual(payloads);
});

test('a job taken by a clock that was ahead is not kept waiting for it', async () => {
  const { database, jobs, waitMs } = await openJobs();
  const done: unknown[] = [];
  await jobs.enqueue(database, 'tell', 1);
  const daysAhead = new Date(evening.getTime() + 2 * 86_400_000);
  await claimJob(database, ['tell'], daysAhead, 30_000);
  jobs.handle('tell', async ({ payload }) => void done.push(payload));
  waitMs(1_000);
  expect(await jobs.runDue()).toBe(1);
  expect(done).toEqual([1]);
});
