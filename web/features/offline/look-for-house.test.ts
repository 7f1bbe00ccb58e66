// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '#web/platform/connection.ts';
import { isHouseThere, lookForHouse } from './look-for-house.ts';

let isThere: boolean;
let looks: string[];
beforeEach(() => {
  [isThere, looks] = [true, []];
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string) => {
    looks.push(path);
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
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toHaveLength(4);
  leave();
});

test('who has left looks no more', async () => {
  isThere = false;
  await isHouseThere();
  lookForHouse()();
  looks.length = 0;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toEqual([]);
});
