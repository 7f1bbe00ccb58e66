import { expect, test } from 'vitest';
import { createGrowing } from './growing.ts';

async function readAll<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test('a growing sequence is read whole by whoever came first and by whoever came late', async () => {
  const growing = createGrowing<string>();
  const early = readAll(growing.follow());
  growing.push('once');
  const late = readAll(growing.follow());
  growing.push('there was');
  growing.end();
  const afterwards = readAll(growing.follow());
  expect(await Promise.all([early, late, afterwards])).toEqual([1, 2, 3].map(() => ['once', 'there was']));
});

test('it breaks for everybody where it broke, and not at all when it had ended', async () => {
  const growing = createGrowing<string>();
  const following = growing.follow();
  growing.push('once');
  growing.fail(new Error('gone'));
  expect(await following.next()).toEqual({ done: false, value: 'once' });
  await expect(following.next()).rejects.toThrow('gone');
  const whole = createGrowing<string>();
  whole.end();
  whole.fail(new Error('gone'));
  expect(await readAll(whole.follow())).toEqual([]);
});

test('whoever has gone waits for nothing', async () => {
  const growing = createGrowing<string>();
  const gone = new AbortController();
  const reading = readAll(growing.follow(gone.signal));
  gone.abort();
  growing.push('once');
  expect(await reading).toEqual([]);
});
