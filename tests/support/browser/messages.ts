import { expect, type Locator, type Page } from '@playwright/test';

/** The messages that are seen; on a phone one at a time, while the others wait. */
export const messagesSeen = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).locator('li[data-state=open]:not([data-waiting])');

/**
 * A message is on the screen (on a phone one alone, in its upper half) and lies over nothing of this. A hand rests on it meanwhile, or it
 * would be gone on a slow machine.
 */
export async function messageLeavesFree(page: Page, words: string | RegExp, ...wanted: readonly Locator[]) {
  const seen = messagesSeen(page).filter({ hasText: words });
  await seen.getByRole('button', { name: 'Dismiss' }).focus();
  await expect(seen).toHaveCount(1);
  // What slides in stands still before it is measured.
  await seen.evaluate((message) => Promise.all(message.getAnimations().map(({ finished }) => finished)));
  const box = await seen.boundingBox();
  const screen = page.viewportSize();
  if (!box || !screen) throw new Error('The message has gone.');
  if (screen.width < 768) {
    await expect(messagesSeen(page)).toHaveCount(1);
    expect(box.y + box.height, 'it is at the top').toBeLessThan(screen.height / 2);
  }
  for (const what of wanted) {
    await expect(what, 'it is there to be covered').toBeInViewport();
    const under = await what.boundingBox();
    if (!under) throw new Error('What must not be covered has gone.');
    const isCovered =
      under.x < box.x + box.width &&
      box.x < under.x + under.width &&
      under.y < box.y + box.height &&
      box.y < under.y + under.height;
    expect(isCovered, `the message lies over ${String(what)}`).toBe(false);
  }
}
