import { expect, test } from 'vitest';
import { yieldWhenDue } from './event-loop.ts';

/** Work for much longer than a share. */
function work(): void {
  const begun = performance.now();
  while (performance.now() - begun < 6);
}

test('of many works, one goes on in each turn of the process', async () => {
  const steps: string[] = [];
  const worker = async (name: string) => {
    const turn = yieldWhenDue();
    for (let step = 0; step < 3; step += 1) {
      work();
      steps.push(name);
      await turn();
    }
  };
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(['a', 'b', 'c', 'd'].map(worker));
  isOver = true;
  expect(steps.join('')).toBe('abcdabcdabcd');
  expect(turns).toBeGreaterThanOrEqual(8);
});

test('who has had little goes on at once', () => {
  expect(yieldWhenDue()()).toBeUndefined();
});
