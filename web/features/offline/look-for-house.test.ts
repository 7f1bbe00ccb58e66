// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '#web/platform/connection.ts';
import { isHouseThere, lookForHouse } from './look-for-house.ts';

let isThere: boolean;
let looks: string[];
beforeEach(() => {
  [isThere, looks] = [true, []];
  // Pages of other tests may have left the house for away, and may listen still: what they look for is not counted here.
  connection.noteAnswer();
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/api/health')) looks.push(path);
    if (!isThere) throw new TypeError('no network');
    return new Response('{"status":"ok"}', { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(async () => {
  isThere = true;
  await isHouseThere();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('nobody looks for a house that answers, and a house that is away is looked for until it is back', async () => {
  const leave = lookForHouse();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toEqual([]);

  isThere = false;
  expect(await isHouseThere()).toBe(false);
  expect(connection.isAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(looks).toHaveLength(3);

  isThere = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isAway()).toBe(false);
  const withTheNetwork = looks.length;
  expect(withTheNetwork).toBeGreaterThan(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toHaveLength(withTheNetwork);
  leave();
});

test('who has left looks no more', async () => {
  isThere = false;
  await isHouseThere();
  const looksInAMinute = async () => {
    looks.length = 0;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    return looks.length;
  };
  const others = await looksInAMinute();

  const leave = lookForHouse();
  expect(await looksInAMinute()).toBe(others + 4);
  leave();
  expect(await looksInAMinute()).toBe(others);
});
