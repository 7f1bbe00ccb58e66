/** A few loops that take up work as long as there is any, sleep when there is none, and rise when told that there is. */
export type Workers = { start: () => void; wake: () => void; stop: () => Promise<void> };

const pollMs = 2000; // only for what other processes enqueued and what was put off; our own work wakes us
const maxAtOnce = 4; // mails and sweeps, which wait more than they compute

/** `workOnce` tells whether there was any work. */
export function createWorkers(workOnce: () => Promise<boolean>): Workers {
  const sleepers = new Set<() => void>();
  const stopping = new AbortController();
  let loops: Promise<void>[] = [];
  let wakes = 0;

  async function workUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wakesBefore = wakes;
      // Work that came while we looked may have been too late to be seen.
      if (!(await workOnce()) && wakes === wakesBefore) await sleep();
    }
  }

  function sleep(): Promise<void> {
    return new Promise((resolve) => {
      const rise = () => {
        clearTimeout(timer);
        sleepers.delete(rise);
        resolve();
      };
      const timer = setTimeout(rise, pollMs);
      sleepers.add(rise);
    });
  }

  function wake(): void {
    wakes++;
    for (const rise of sleepers) rise();
  }

  return {
    start() {
      loops = Array.from({ length: maxAtOnce }, workUntilStopped);
    },
    wake,
    async stop() {
      stopping.abort();
      wake();
      await Promise.all(loops);
    },
  };
}
