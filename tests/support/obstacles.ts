import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

type Rules = { runOnly: readonly string[]; resultTypes: readonly string[] };
type Axe = {
  run: (rules: Rules) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** The tool itself, as its adapter for this browser brings it along: the adapter gives it to every page twice, and opens an empty page for each look. */
const adapter = createRequire(import.meta.resolve('@axe-core/playwright'));
const { source } = adapter('axe-core') as { source: string };

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What stands in the way on the page as it will be seen (what fades in is waited for): each broken rule of WCAG 2.2 AA, and where. */
export async function obstacles(page: Page, ...more: readonly string[]): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('What stands in a frame of the page would not be looked at.');
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  });
  // It is half a million letters long: a page is given it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return await page.evaluate(
    async (tags) => {
      const { axe } = window as unknown as { axe: Axe };
      // What is in order is only counted, or a long page would be a long list to hand over.
      const { violations } = await axe.run({ runOnly: tags, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [...wcag, ...more],
  );
}

export async function meetsNoObstacle(page: Page): Promise<void> {
  expect(await obstacles(page)).toEqual([]);
}
