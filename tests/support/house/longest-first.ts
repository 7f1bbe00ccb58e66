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

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- It is no array's: the runner asks for its order by this name.
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(`/${name}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
