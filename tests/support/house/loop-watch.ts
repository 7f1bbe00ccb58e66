import { openSync, readSync } from 'node:fs';

/**
 * How long this thread works without letting anybody else have a turn. Counted is its own processor time, not the clock: a machine that is
 * busy with other things makes everything late and nothing more work.
 */
export function watchLoop(): { longestMs: () => number } {
  let longest = 0;
  let isOver = false;
  let before = workedMs();
  const look = () => {
    const now = workedMs();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setTimeout(look, 1);
  };
  setTimeout(look, 1);
  return {
    longestMs() {
      isOver = true;
      longest = Math.max(longest, workedMs() - before);
      return longest;
    },
  };
}

/**
 * Processor time of the work, done over and over, since the system counts in steps of some milliseconds; of three such rows the least: what
 * else the thread has to do (collecting garbage, say) is not the work's.
 */
export function workOf(work: () => unknown): number {
  const rows = Array.from({ length: 3 }, () => {
    const begun = workedMs();
    let times = 0;
    let taken = 0;
    for (; taken < 40; taken = workedMs() - begun) {
      work();
      times += 1;
    }
    return taken / times;
  });
  return Math.min(...rows);
}

/** A piece of work that is always the same, and what it takes here: about five milliseconds on the machines we know. */
export const yardstickMs = (): number => workOf(sieve);

function sieve(): number {
  const isComposite = new Uint8Array(1_000_000);
  let primes = 0;
  for (let number = 2; number < isComposite.length; number += 1) {
    if (isComposite[number]) continue;
    primes += 1;
    for (let multiple = number * 2; multiple < isComposite.length; multiple += number)
      isComposite[multiple] = 1;
  }
  return primes;
}

let clock: { file: number } | undefined;
const digits = Buffer.alloc(64);

/** The thread's own count of nanoseconds, where the system keeps one. */
function workedMs(): number {
  if (process.platform !== 'linux') return performance.now();
  clock ??= { file: openSync('/proc/thread-self/schedstat', 'r') };
  const length = readSync(clock.file, digits, 0, digits.length, 0);
  return Number(digits.toString('latin1', 0, length).split(' ', 1)[0]) / 1e6;
}
