import { expect, type Page } from '@playwright/test';

/** Whoever listens goes on listening; here it is over. */
export const putAwayPlayer = (page: Page) => page.getByRole('button', { name: 'Close the player' }).click();

/** By Escape, as often as it takes: a message that is still on the screen takes the first one. */
export async function closeReader(page: Page): Promise<void> {
  const reader = page.getByRole('dialog');
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(reader).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}
