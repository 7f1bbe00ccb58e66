import v8 from 'node:v8';
import { afterEach, expect, test, vi } from 'vitest';
import { openLog } from './log.ts';
import { giveBackWhatIsSpare, keepLean, openLightly } from './spare-memory.ts';

afterEach(() => vi.useRealTimers());

const quiet = 0;
const busy = 0.5;

/** What happens at each look, one after the other. */
async function givenBack(looks: readonly { share: number; megabytes: number }[]): Promise<boolean[]> {
  vi.useFakeTimers();
  const now = { share: busy, megabytes: 0 };
  let times = 0;
  keepLean(openLog({ level: 'silent', forPeople: false }), {
    busyShare: () => now.share,
    megabytes: () => now.megabytes,
    giveBack: async () => {
      times += 1;
      now.megabytes = Math.min(now.megabytes, 40);
    },
  });
  const seen: boolean[] = [];
  for (const look of looks) {
    Object.assign(now, look);
    const before = times;
    await vi.advanceTimersByTimeAsync(10_000);
    seen.push(times > before);
  }
  return seen;
}

const looks = (many: number, look: { share: number; megabytes: number }) =>
  Array.from({ length: many }, () => look);

test('what opening took is given back as soon as nobody asks anything', async () => {
  const seen = await givenBack([
    { share: busy, megabytes: 70 },
    { share: quiet, megabytes: 70 },
    { share: quiet, megabytes: 41 },
  ]);
  expect(seen).toEqual([false, true, false]);
});

test('what an evening took is given back after five quiet minutes, and once, though somebody asks now and then whether the house is well', async () => {
  const opening = { share: quiet, megabytes: 70 };
  const evening = { share: busy, megabytes: 120 };
  const after = { share: 0.002, megabytes: 90 };
  const seen = await givenBack([
    opening,
    evening,
    ...looks(20, after),
    evening,
    ...looks(30, after),
    ...looks(60, { share: 0.002, megabytes: 45 }),
  ]);
  expect(seen.flatMap((is, place) => (is ? [place] : []))).toEqual([0, 52]);
});

test('what has grown old and is not wanted any more is given back in every Node, and not only what is young', async () => {
  const inUse = () => v8.getHeapStatistics().total_heap_size / 2 ** 20;
  let old: { number: number; beside: number[] }[] = [];
  for (let number = 0; number < 400_000; number += 1) old.push({ number, beside: [number] });
  const before = inUse();
  old = [];
  await giveBackWhatIsSpare();
  expect(before - inUse()).toBeGreaterThan(20);
});

test('a house is opened without faster machine code, which is made again as soon as it is open or has not opened', async () => {
  const said = vi.spyOn(v8, 'setFlagsFromString');
  const isHasty = () => said.mock.calls.at(-1)?.[0].startsWith('--no-') === false;
  const during = await openLightly(async () => isHasty());
  expect([during, isHasty()]).toEqual([false, true]);
  await expect(openLightly(() => Promise.reject(new Error('the port is taken')))).rejects.toThrow('taken');
  expect(isHasty()).toBe(true);
});
