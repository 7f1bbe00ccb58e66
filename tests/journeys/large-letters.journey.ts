import type { Page } from '@playwright/test';
import { publicPages } from '#contract/addresses.ts';
import { bringFamily, bringStory } from '#tests/support/browser/journey-families.ts';
import { expect, expectComplaint, onAnyScreen, test } from '#tests/support/browser/journey.ts';
import { longTelling, tellInstead } from '#tests/support/browser/long-telling.ts';
import { servesEverybody } from '#tests/support/browser/reflow.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { appPages } from '#web/app/routes.ts';

// Whoever needs large letters, or has a small screen, or listens to a page instead of seeing it.

/** A page with two addresses is looked at once. */
const addresses = (isForFamily: boolean) =>
  appPages
    .filter(({ load }, index) => appPages.findIndex((page) => page.load === load) === index)
    .filter((page) => (page.isForFamily ?? false) === isForFamily && !page.path.includes('$'))
    .map(({ path }) => path);

/** Two pages lead on by themselves after two seconds. Here they are looked at for longer. */
const staysThere = (page: Page) =>
  page.addInitScript((leadsOnMs) => {
    const later = window.setTimeout.bind(window);
    const patient = (deed: () => void, ms?: number) => (ms === leadsOnMs ? 0 : later(deed, ms));
    Object.assign(window, { setTimeout: patient });
  }, 2_000);

test(
  'every page for visitors fits with letters of twice and four times their size and on the narrowest phone, and no control is without a name',
  onAnyScreen,
  async ({ page }) => {
    await staysThere(page);
    // One page is for whoever was invited, and nobody was.
    expectComplaint(page, /404.*\/api\/invited$/);
    for (const address of [...publicPages, ...addresses(false)]) {
      // A public page is whole when it comes; on the others something may come later.
      await page.goto(address, {
        waitUntil: publicPages.some((one) => one === address) ? 'load' : 'networkidle',
      });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await servesEverybody(page, address);
    }
  },
);

test('every page of a family does, too, with the form of somebody in it', onAnyScreen, async ({ page }) => {
  await signInBrowser(page);
  await bringFamily(page, 4);
  await bringStory(page, 'a very long walk through the whispering woods');
  for (const address of [...addresses(true), '/about']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await servesEverybody(page, `${address}, of a family`);
  }

  await page.goto('/stories');
  await page.getByRole('button', { name: /^Read / }).click();
  await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
  await servesEverybody(page, 'a story');

  await page.goto('/family');
  await page.getByRole('button', { name: 'Edit Mia' }).click();
  await expect(page.getByRole('textbox', { name: 'Hobbies' })).toBeVisible();
  await servesEverybody(page, 'the form of somebody');
  await page.keyboard.press('Escape');
});

test('what is told fits, too, wherever its player is', onAnyScreen, async ({ page }) => {
  await signInBrowser(page);
  await bringFamily(page, 4);
  await bringStory(page, 'a very long walk through the whispering woods');
  await tellInstead(page, longTelling(1));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^How the evening goes/ }).click();
  await servesEverybody(page, 'how the evening goes');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await servesEverybody(page, 'the player');
  await page.getByRole('button', { name: /^More for/ }).click();
  await servesEverybody(page, 'its menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Sleep timer/ }).click();
  await servesEverybody(page, 'its timer');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible();
  await servesEverybody(page, 'the small player');

  // What keeps to a page's foot stands above it.
  await page.getByRole('link', { name: 'Choose everything yourself' }).click();
  const create = page.getByRole('button', { name: 'Create Story' });
  await expect(create).toBeInViewport({ ratio: 1 });
  const lowest = async () => {
    const box = await create.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  const player = await page.getByRole('region', { name: 'Player' }).boundingBox();
  await expect.poll(lowest).toBeLessThanOrEqual(player?.y ?? 0);
});
