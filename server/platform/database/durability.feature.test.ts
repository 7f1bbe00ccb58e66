import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { newPlace, openPlace, type TestPlace } from '#tests/support/database/databases.ts';
import { buildProgram, isInstalled, run, startProgram } from '#tests/support/house/run-program.ts';

const keepDiary = (place: TestPlace, ...args: string[]) =>
  startProgram('keep-diary', JSON.stringify(place), ...args);

test('four processes that start at once on an empty place all start, and each step is taken once', async () => {
  const place = await newPlace();
  const programs = await Promise.all(Array.from({ length: 4 }, () => keepDiary(place, 'start')));
  const ends = await Promise.all(programs.map(({ ended }) => ended));
  expect(ends).toEqual(Array.from({ length: 4 }, () => ({ exit: 0, complaints: '' })));
  expect(programs.flatMap(({ lines }) => lines).toSorted()).toEqual(['', '', '', 'pages,covers']);
});

test('a first start that is killed at any moment is followed by a good one', async () => {
  const place = await newPlace();
  const moments = ['opened', 'before-first-step', 'within-first-step', 'between-steps', 'before-commit'];
  for (const moment of moments) {
    const program = await keepDiary(place, 'start', moment);
    await program.written(1);
    program.child.kill('SIGKILL');
    expect(await program.ended).toMatchObject({ exit: 'SIGKILL' });
  }
  const good = await keepDiary(place, 'start');
  expect(await good.ended).toEqual({ exit: 0, complaints: '' });
  expect(good.lines).toEqual(['pages,covers']);
  const again = await keepDiary(place, 'start');
  await again.ended;
  expect(again.lines).toEqual(['']);
});

test('eight kills while four writers write lose nothing that was acknowledged', async () => {
  const place = await newPlace();
  const acknowledged: string[] = [];
  for (const round of ['first', 'second']) {
    const writers = await Promise.all(
      [1, 2, 3, 4].map((writer) => keepDiary(place, 'write', `${round}-${writer}`)),
    );
    await Promise.all(writers.map((writer) => writer.written(15)));
    for (const { child } of writers) child.kill('SIGKILL');
    for (const { ended, lines } of writers) {
      expect(await ended).toEqual({ exit: 'SIGKILL', complaints: '' });
      acknowledged.push(...lines);
    }
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(120);
  expect(await keptPages(place)).toEqual(expect.arrayContaining(acknowledged));
});

async function keptPages(place: TestPlace): Promise<string[]> {
  const program = await keepDiary(place, 'start');
  await program.ended;
  const database = await openPlace(place);
  if (database.kind === 'sqlite') {
    const { rows } = await sql`pragma integrity_check`.execute(database.tables());
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
  }
  const rows = await database.tables<{ pages: { id: string } }>().selectFrom('pages').select('id').execute();
  return rows.map(({ id }) => id);
}

test('each of twenty pages is on the disk before it is acknowledged', async ({ skip }) => {
  skip(
    inject('databaseKind') === 'postgres',
    'there the server syncs, and our part in it is shown elsewhere',
  );
  skip(!(await isInstalled('strace')), 'strace is not installed');
  const place = await newPlace();
  const trace = join(place.dataDir, 'system-calls');
  const watched = ['-f', '-o', trace, '-e', 'trace=fsync,fdatasync,write,writev,sendto', process.execPath];
  const program = [await buildProgram('keep-diary'), JSON.stringify(place), 'write', 'page', '20'];
  await run('strace', [...watched, ...program]);
  expect(acknowledgementsAfterSync(await readFile(trace, 'utf8'))).toEqual({ synced: 20, unsynced: 0 });
});

function acknowledgementsAfterSync(trace: string): { synced: number; unsynced: number } {
  const count = { synced: 0, unsynced: 0 };
  let isSynced = false;
  for (const line of trace.split('\n')) {
    if (/\bf(data)?sync\b.*= 0$/.test(line)) isSynced = true;
    if (!/write\(1, "page-\d+\\n"/.test(line)) continue;
    count[isSynced ? 'synced' : 'unsynced']++;
    isSynced = false;
  }
  return count;
}
