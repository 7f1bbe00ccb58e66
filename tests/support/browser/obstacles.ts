import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { namelessControls } from './spoken-tree.ts';

type Rules = { runOnly: readonly string[]; resultTypes: readonly string[] };
type Broken = { id: string; nodes: { html: string }[] };
type Axe = { run: (rules: Rules) => Promise<{ violations: Broken[] }> };

/** The tool itself, as its adapter brings it along. The adapter gives it to every page twice, and opens an empty page for each look. */
const adapter = createRequire(import.meta.resolve('@axe-core/playwright'));
const { source } = adapter('axe-core') as { source: string };

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What stands in the way on the page as it will be seen (what fades in is waited for): each broken rule of WCAG 2.2 AA, and where; and what a
 * screen reader meets there without a name.
 */
export async function obstacles(page: Page, ...more: readonly string[]): Promise<string[]> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  });
  const tags = [...wcag, ...more];
  const broken = await (hasFrames(page) ? throughFrames(page, tags) : onPage(page, tags));
  return [
    ...broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ...(await namelessControls(page)).map((role) => `a ${role} without a name`),
  ];
}

const hasFrames = (page: Page): boolean => page.frames().length > 1;

async function throughFrames(page: Page, tags: string[]): Promise<Broken[]> {
  return (await new AxeBuilder({ page }).withTags(tags).analyze()).violations;
}

async function onPage(page: Page, tags: readonly string[]): Promise<Broken[]> {
  // It is half a million letters long: a page is given it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    // What is in order is only counted, or a long page would be a long list to hand over.
    return (await axe.run({ runOnly, resultTypes: ['violations'] })).violations;
  }, tags);
}

export async function meetsNoObstacle(page: Page): Promise<void> {
  expect(await obstacles(page)).toEqual([]);
}
