import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, expect, test } from 'vitest';
import { createPasswordHasher } from './password-hash.ts';

/** Of every thread of this process. In the line that the system keeps of each, its name stands in brackets and may have spaces. */
const priorities = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).map((thread) => {
    const line = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16]);
  });

describe('a kept password', () => {
  test('opens for its own words and for no others', async () => {
    const hasher = createPasswordHasher();
    const kept = await hasher.hash('moon-kettle-41');
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(kept).not.toContain('moon');
    expect(await hasher.verify(kept, 'moon-kettle-41')).toBe(true);
    expect(await hasher.verify(kept, 'moon-kettle-42')).toBe(false);
    expect(await hasher.hash('moon-kettle-41')).not.toBe(kept);
  });

  test('is never shortened, so two long ones that end differently are different', async () => {
    const hasher = createPasswordHasher();
    const long = 'bedtime '.repeat(24);
    expect(await hasher.verify(await hasher.hash(`${long}a`), `${long}b`)).toBe(false);
  });

  test('of nobody opens for nothing, and is looked at all the same', async () => {
    const hasher = createPasswordHasher({ limits: { atOnce: 1, waiting: 0 } });
    const first = hasher.verify(null, 'anything');
    await expect(hasher.verify(null, 'anything')).rejects.toMatchObject({ code: 'resting' });
    expect(await first).toBe(false);
  });

  test('makes a crowd wait in line, and asks whoever comes after the line is full to come again', async () => {
    const hasher = createPasswordHasher({ limits: { atOnce: 1, waiting: 3 } });
    const crowd = await Promise.allSettled(Array.from({ length: 9 }, () => hasher.verify(null, 'knock')));
    expect(crowd.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    for (const one of crowd)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 503, retryAfterSeconds: 2 });
    expect(await hasher.verify(null, 'knock')).toBe(false);
  });

  test.runIf(process.platform === 'linux')(
    'is hashed behind everything else that the machine has to do',
    async () => {
      await createPasswordHasher().verify(null, 'knock');
      const ours = getPriority();
      expect(Math.max(...priorities(process.pid))).toBeGreaterThan(ours);
    },
  );

  test('says beforehand that the line is full', async () => {
    const hasher = createPasswordHasher({ limits: { atOnce: 1, waiting: 0 } });
    hasher.mustHaveRoom();
    const first = hasher.verify(null, 'knock');
    expect(hasher.mustHaveRoom).toThrow(expect.objectContaining({ code: 'resting' }));
    await first;
    hasher.mustHaveRoom();
  });
});
