import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A clock for built houses, each a process of its own: what passes, passes for all of them at once. */
export type HandOnClock = {
  /** What a house is told that goes by it. */
  environment: Record<string, string>;
  now: () => Date;
  pass: (ms: number) => void;
  putAway: () => void;
};

export function handOnClock(): HandOnClock {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-clock-'));
  const file = join(folder, 'ahead-ms');
  const put = (ms: number) => {
    // Renamed into place, because a house may be looking at this very moment.
    writeFileSync(`${file}.next`, String(ms));
    renameSync(`${file}.next`, file);
  };
  const aheadMs = () => Number(readFileSync(file, 'utf8'));
  put(0);
  return {
    environment: {
      CLOCK_IN_HAND: file,
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'clock-in-hand.mjs')).href}`,
    },
    now: () => new Date(Date.now() + aheadMs()),
    pass: (ms) => put(aheadMs() + ms),
    putAway: () => rmSync(folder, { recursive: true, force: true }),
  };
}
