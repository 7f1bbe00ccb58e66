import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest of each step: begun last, the other core would wait for them. A new clone knows nothing of how long they took, and goes by their size. */
const longest = [
  'shelf.test.ts',
  'providers.test.ts',
  'payment-order.once.test.ts',
  'worst-texts.once.test.ts',
  'fuzz.feature.test.ts',
  'bedtimes.feature.test.ts',
  'neighbourhood.test.ts',
  'killed-in-the-evening.test.ts',
];

/**
 * The longest, then those without a page, then those with one, by its address. A thread serves the next file only where that wants the same
 * surroundings; else it ends, and another reads all over again what the files rest on.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- It is no array's: the runner asks for its order by this name.
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(`/${name}`));
    const [long, others] = [sorted.filter(isLong), sorted.filter((file) => !isLong(file))];
    const around = new Map(others.map((file) => [file, surroundingsOf(file)]));
    const pages = [...new Set(around.values())].toSorted();
    return [...long, ...pages.flatMap((page) => others.filter((file) => around.get(file) === page))];
  }
}

/** As a file's first lines ask for them. */
const surroundingsOf = ({ moduleId }: TestSpecification): string =>
  readFileSync(moduleId, 'utf8')
    .slice(0, 300)
    .match(/@vitest-environment.*/g)
    ?.join(' ') ?? '';
