import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What stands in the way on the page as it will be seen (what fades in is waited for): each broken rule of WCAG 2.2 AA, and where. */
export async function obstacles(page: Page, ...more: readonly string[]): Promise<string[]> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  });
  const { violations } = await new AxeBuilder({ page }).withTags([...wcag, ...more]).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

export async function meetsNoObstacle(page: Page): Promise<void> {
  expect(await obstacles(page)).toEqual([]);
}
