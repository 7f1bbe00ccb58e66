// Brought into a house before it opens (`--import`): how long its own thread works without letting anybody else have a turn. Counted is
// processor time, so that a machine that others use, too, tells the same. On SIGUSR2 the longest since the last time is written down.
import { appendFileSync, openSync, readSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const schedule = openSync('/proc/thread-self/schedstat', 'r');
  const digits = Buffer.alloc(64);
  const workedMs = () =>
    Number(digits.toString('latin1', 0, readSync(schedule, digits, 0, 64, 0)).split(' ')[0]) / 1e6;
  let longest = 0;
  let before = workedMs();
  const look = () => {
    const now = workedMs();
    longest = Math.max(longest, now - before);
    before = now;
    setTimeout(look, 1).unref();
  };
  setTimeout(look, 1).unref();
  process.on('SIGUSR2', () => {
    appendFileSync(process.env.LONGEST_TURNS, `${longest}\n`);
    longest = 0;
  });
}
