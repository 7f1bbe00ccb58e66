import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What stands in somebody's way on the page as it is: each rule of WCAG 2.2 AA that is broken, and where. */
export async function obstacles(page: Page, ...more: readonly string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags([...wcag, ...more]).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** There are none, on the page as it will be seen: whatever is still fading in is waited for. */
export async function meetsNoObstacle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
  );
  expect(await obstacles(page)).toEqual([]);
}
