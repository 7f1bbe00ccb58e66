import { readFileSync } from 'node:fs';

/** The value below which so large a share of them lies: 0.5 is the middle one. */
export function valueAt(values: readonly number[], share: number): number {
  const place = Math.min(values.length - 1, Math.floor(values.length * share));
  return values.toSorted((a, b) => a - b)[place] ?? 0;
}

/** What a process weighs at this moment. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1_024);
}
