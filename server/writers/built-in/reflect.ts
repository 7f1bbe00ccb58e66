import { wordNumbers } from '../words.ts';

/**
 * How much of a new story this family has heard: of its runs of five words, the largest share that it has in common
 * with any one earlier story. Runs are kept as numbers, since twenty stories have thirty thousand of them.
 */
export function overlapWith(history: readonly string[]): (paragraphs: readonly string[]) => number {
  const heard = history.map(runsOfFive);
  return (paragraphs) => {
    const own = runsOfFive(paragraphs.join(' '));
    return Math.max(0, ...heard.map((other) => sharedShare(own, other)));
  };
}

function sharedShare(own: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let shared = 0;
  for (const run of own) if (other.has(run)) shared++;
  return shared / Math.max(1, Math.min(own.size, other.size));
}

function runsOfFive(text: string): ReadonlySet<number> {
  const words = wordNumbers(text);
  const runs = new Set<number>();
  for (let index = 4; index < words.length; index++) {
    let run = 0;
    for (let back = 4; back >= 0; back--)
      run = Math.imul(run ^ (words[index - back] ?? 0), 0x5bd1e995) ^ (run >>> 13);
    runs.add(run);
  }
  return runs;
}
