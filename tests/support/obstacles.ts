import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await page.evaluate(
    async (tags) => {
      const { axe: looking } = window as unknown as { axe: typeof axe };
      // What is in order is only counted, or a long page would be a long list to hand over.
      const { violations } = await looking.run({ runOnly: tags, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [...wcag, ...more],
  );
}

export async function meetsNoObstacle(page: Page): Promise<void> {
  expect(await obstacles(page)).toEqual([]);
}
