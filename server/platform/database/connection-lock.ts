import { DatabaseBusy } from './database-errors.ts';

/** One at a time, first come first served, and nobody waits for ever. SQLite has one connection, and a transaction has it alone. */
export function createConnectionLock(maxWaitMs: number) {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  return {
    async take(): Promise<void> {
      if (!isTaken) {
        isTaken = true;
        return;
      }
      await new Promise<void>((resolve, reject) => {
        const giveUp = setTimeout(() => {
          waiting.splice(waiting.indexOf(begin), 1);
          reject(new DatabaseBusy('The database is still busy with earlier work.'));
        }, maxWaitMs);
        const begin = () => {
          clearTimeout(giveUp);
          resolve();
        };
        waiting.push(begin);
      });
    },

    giveBack(): void {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
