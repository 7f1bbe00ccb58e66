import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What stands in somebody's way on the page as it is: each rule of WCAG 2.2 AA that is broken, and where. */
export async function obstacles(page: Page, ...more: readonly string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags([...wcag, ...more]).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
