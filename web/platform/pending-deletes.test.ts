import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pendingDeletes, undoMs } from './pending-deletes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await pendingDeletes.finishAll();
  vi.useRealTimers();
});

it('what was deleted is out of sight at once, and gone after ten seconds', async () => {
  const act = vi.fn(async () => undefined);
  const listener = vi.fn();
  const stop = pendingDeletes.subscribe(listener);
  pendingDeletes.add('s1', act);
  expect([...pendingDeletes.current()]).toEqual(['s1']);
  await vi.advanceTimersByTimeAsync(undoMs - 1);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenCalledOnce();
  expect([...pendingDeletes.current()]).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

it('what is taken back was never gone', async () => {
  const act = vi.fn(async () => undefined);
  pendingDeletes.add('s1', act);
  await vi.advanceTimersByTimeAsync(undoMs - 1);
  expect(pendingDeletes.undo('s1')).toBe(true);
  expect([...pendingDeletes.current()]).toEqual([]);
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(act).not.toHaveBeenCalled();
});

it('whoever leaves the page before that leaves nothing behind, and nothing is done twice or taken back too late', async () => {
  let done = () => {};
  const act = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
  pendingDeletes.add('s1', act);
  const finished = pendingDeletes.finishAll();
  expect(act).toHaveBeenCalledOnce();
  // Until it is known how it went, it stays out of sight.
  expect([...pendingDeletes.current()]).toEqual(['s1']);
  expect(pendingDeletes.undo('s1')).toBe(false);
  await vi.advanceTimersByTimeAsync(undoMs);
  done();
  await finished;
  expect(act).toHaveBeenCalledOnce();
  expect([...pendingDeletes.current()]).toEqual([]);
});
