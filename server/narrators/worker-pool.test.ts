import { afterEach, describe, expect, it } from 'vitest';
import { openWorkerPool, type WorkerPool } from './worker-pool.ts';

type Job = { habit?: 'hang' | 'crash' | 'leave' | 'fail'; name?: string };
type Answer = { count: number; job: Job };

const rooms: WorkerPool<Job, Answer>[] = [];
afterEach(async () => {
  for (const room of rooms.splice(0)) await room.close();
});

function openRoom(limits: { queueLimit?: number; jobLimitMs?: number; idleLimitMs?: number } = {}) {
  const threadFile = new URL('../../tests/support/sound/engines/troubled-thread.mjs', import.meta.url);
  const room = openWorkerPool<Job, Answer>({
    threadFile,
    workerData: {},
    threads: 1,
    queueLimit: 10,
    jobLimitMs: 10_000,
    idleLimitMs: 60_000,
    ...limits,
  });
  rooms.push(room);
  return room;
}

describe('the room where the engines work', () => {
  it('keeps a thread for the next sentence', async () => {
    const room = openRoom();
    expect((await room.run({}, { priority: 1 })).count).toBe(1);
    expect((await room.run({}, { priority: 1 })).count).toBe(2);
  });

  it('ends a thread that hangs, and goes on with a new one', async () => {
    const room = openRoom({ jobLimitMs: 2000 });
    await expect(room.run({ habit: 'hang' }, { priority: 1 })).rejects.toMatchObject({ kind: 'broken' });
    expect((await room.run({}, { priority: 1 })).count).toBe(1);
  });

  it.each(['crash', 'leave', 'fail'] as const)(
    'says so when an engine does %s, and goes on',
    async (habit) => {
      const room = openRoom();
      await expect(room.run({ habit }, { priority: 1 })).rejects.toMatchObject({ kind: 'broken' });
      expect(await room.run({}, { priority: 1 })).toHaveProperty('job');
    },
  );

  it('refuses with busy when the line is full, and only then', async () => {
    const room = openRoom({ queueLimit: 2 });
    const working = [1, 2, 3].map(() => room.run({}, { priority: 1 }));
    await expect(room.run({}, { priority: 0 })).rejects.toMatchObject({ kind: 'busy' });
    expect(await Promise.all(working)).toHaveLength(3);
    expect(await room.run({}, { priority: 1 })).toHaveProperty('count', 4);
  });

  it('lets the first sentence of a story go before the others', async () => {
    const room = openRoom();
    const order: string[] = [];
    const asked = [
      { name: 'begun', priority: 1 },
      { name: 'word times', priority: 2 },
      { name: 'a later sentence', priority: 1 },
      { name: 'a first sentence', priority: 0 },
      { name: 'a still later sentence', priority: 1 },
    ];
    await Promise.all(
      asked.map(({ name, priority }) =>
        room.run({ name }, { priority }).then(({ job }) => order.push(job.name ?? '')),
      ),
    );
    expect(order).toEqual([
      'begun',
      'a first sentence',
      'a later sentence',
      'a still later sentence',
      'word times',
    ]);
  });

  it('drops what nobody waits for any more, and frees its place', async () => {
    const room = openRoom({ queueLimit: 1 });
    const first = room.run({}, { priority: 1 });
    const listener = new AbortController();
    const dropped = room.run({}, { priority: 1, signal: listener.signal });
    listener.abort();
    await expect(dropped).rejects.toThrow('nobody listens');
    const next = room.run({}, { priority: 1 });
    expect((await first).count).toBe(1);
    expect((await next).count).toBe(2);
  });

  it('sends a thread home that had nothing to do for long, and takes a new one when there is work again', async () => {
    const room = openRoom({ idleLimitMs: 5 });
    expect((await room.run({}, { priority: 1 })).count).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await room.run({}, { priority: 1 })).count).toBe(1);
  });

  it('closes with work under way, and refuses new work', async () => {
    const room = openRoom();
    const hanging = room.run({ habit: 'hang' }, { priority: 1 });
    const waiting = room.run({}, { priority: 1 });
    const endings = Promise.allSettled([hanging, waiting]);
    await room.close();
    expect((await endings).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(room.run({}, { priority: 1 })).rejects.toThrow('gone home');
  });
});
