// By its type only: this is on every page of the app, and schemas would be the heaviest thing that it brings along.
import type { healthCalls } from '#contract/health.ts';
import { askOf } from '#web/platform/api.ts';
import { connection } from '#web/platform/connection.ts';

const lookEachMs = 20_000;
const patienceMs = 5_000;

/** While the house is away somebody looks for it now and then, and at once when there is a network again. */
export function lookForHouse(): () => void {
  const look = () => void (connection.isAway() && isHouseThere());
  const looking = setInterval(look, lookEachMs);
  addEventListener('online', look);
  return () => {
    clearInterval(looking);
    removeEventListener('online', look);
  };
}

/** The answer itself is noted where every answer is. */
export async function isHouseThere(): Promise<boolean> {
  try {
    await askOf<typeof healthCalls.health>(
      { method: 'GET', path: '/api/health' },
      { signal: AbortSignal.timeout(patienceMs) },
    );
    return true;
  } catch {
    // The call itself has said so in the console.
    return false;
  }
}
