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

/** What a process has taken of the processor until now, in all its threads. Unlike a clock, it does not mind who else is at work. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const msInATick = 10;
  return (Number(fields[11]) + Number(fields[12])) * msInATick;
}

/** A row of the README's table, which `npm run bench NAME -- --write` puts in the place of the one of that name. */
export function figure(what: string, value: string, yardstick = ''): void {
  console.log(`| ${what} | ${value} | ${yardstick} |`);
}
