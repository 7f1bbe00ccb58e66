import type { Page } from '@playwright/test';
import { closeReader } from '#tests/support/browser/close-reader.ts';
import { bringFamily, bringStory } from '#tests/support/browser/journey-families.ts';
import { expect, expectComplaint, onAPhone, test } from '#tests/support/browser/journey.ts';
import { elapsedSeconds, watchSound } from '#tests/support/browser/journey-player.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { obstacles } from '#tests/support/browser/obstacles.ts';

// From bed to voice: one tap begins it, and nothing but a wish ends it.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const pause = (page: Page) => button(page, 'Pause');
const small = (page: Page) => page.getByRole('region', { name: 'Player' });

/** What reaches the ear, wherever the player is. */
const heardSeconds = (page: Page) =>
  page.evaluate(() => (window as unknown as { told?: HTMLAudioElement }).told?.currentTime ?? 0);
const isStillHeard = async (page: Page) => {
  const before = await heardSeconds(page);
  await expect.poll(() => heardSeconds(page)).toBeGreaterThan(before + 0.3);
};
const isSilent = (page: Page) =>
  page.evaluate(() => (window as unknown as { told?: HTMLAudioElement }).told?.paused ?? true);

type Told = { id: string; title: string };
/** The first on the shelf. */
async function newest(page: Page): Promise<Told> {
  const [story] = (await (await page.request.get('/api/stories')).json()) as Told[];
  if (!story) throw new Error('The shelf is empty.');
  return story;
}

test(
  'one tap from the form to the voice, which goes on over every page until the family leaves',
  onAPhone,
  async ({ page }) => {
    await signInBrowser(page);
    await bringFamily(page, 2);
    await watchSound(page);
    await page.goto('/dashboard');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Create Story/ })
      .click();
    await button(page, 'Create Story').click();
    await expect(pause(page)).toBeVisible();
    const { id, title } = await newest(page);
    await expect(page).toHaveURL(new RegExp(`/stories/${id}$`));
    await expect(page).toHaveTitle(`${title} · Lamplight`);
    await isStillHeard(page);

    // Its page is left by Back, and the voice is not.
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(small(page)).toContainText(title);
    expect(await obstacles(page)).toEqual([]);
    const main = page.getByRole('main');
    for (const [way, heading] of [
      [main.getByRole('link', { name: /^Family Manager/ }), 'Family Manager'],
      [page.getByRole('contentinfo').getByRole('link', { name: 'About' }), 'About Lamplight'],
      [page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }), 'Terms and Conditions'],
      [page.getByRole('contentinfo').getByRole('link', { name: 'My Profile' }), 'My Profile'],
      [page.getByRole('contentinfo').getByRole('link', { name: 'Home' }), /^Good/],
    ] as const) {
      await way.click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(small(page)).toContainText(title);
      await isStillHeard(page);
    }
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goBack();
    await page.goForward();
    await isStillHeard(page);

    await pause(page).click();
    await expect(button(page, 'Play Story')).toBeVisible();
    await button(page, 'Play Story').click();
    await small(page)
      .getByRole('button', { name: `Open “${title}”` })
      .click();
    await expect(page.getByLabel('Elapsed')).toBeVisible();
    await isStillHeard(page);
    await button(page, 'Keep listening').click();
    await expect(page).toHaveURL(/\/dashboard$/);
    // It goes with the family.
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(small(page)).toHaveCount(0);
    expect(await isSilent(page)).toBe(true);
  },
);

test(
  'a story has an address: it is reloaded, closed by Back and opened again by Forward',
  onAPhone,
  async ({ page }) => {
    expectComplaint(page, /404/);
    await signInBrowser(page);
    await bringStory(page, 'a kite over the hill');
    const { id, title } = await newest(page);
    await page.goto('/stories');
    await button(page, `Read ${title}`).click();
    await expect(page).toHaveURL(new RegExp(`/stories/${id}$`));
    await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();

    // Back closes what is topmost: a menu, some controls, and only then the story.
    await button(page, `More for ${title}`).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await button(page, 'Text size').click();
    await expect(page.getByRole('dialog', { name: 'Text size' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Text size' })).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/stories/${id}$`));
    await button(page, 'Text size').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Text size' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/stories$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
    await button(page, 'Start Audio Player').click();
    await expect(pause(page)).toBeVisible();
    const keptKey = `lamplight.audio.${id}.emma`;
    const kept = () => page.evaluate((key) => localStorage.getItem(key), keptKey);
    await expect.poll(kept).not.toBeNull();
    // Left in the middle of it, the way to its sound is still known.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
    expect(await kept()).not.toBeNull();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/stories$/);
    await expect(button(page, `Read ${title}`)).toBeVisible();

    await page.goto('/stories/another-familys');
    await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  },
);

test(
  'the second evening: at most two taps to a new story’s voice, and one to a half-heard one',
  onAPhone,
  async ({ page }) => {
    await signInBrowser(page);
    await bringFamily(page, 3);
    await bringStory(page, 'a kite over the hill');
    let taps = 0;
    const tap = async (name: string | RegExp) => {
      taps += 1;
      await button(page, name).click();
    };
    // A signed-in family that opens the house is at home.
    await page.goto('/');
    await expect(page).toHaveURL(/\/dashboard$/);
    await tap('Tell tonight’s story');
    await expect(pause(page)).toBeVisible();
    expect(taps).toBeLessThanOrEqual(2);
    const made = await newest(page);
    // Last night's cast is in it.
    await expect(page.getByRole('list', { name: 'Who is in it' }).getByRole('listitem')).toHaveText(['Mia']);
    console.log(`a new story’s voice on the second evening: ${taps} tap`);

    await expect(async () => {
      await button(page, 'Forward 15 seconds').click();
      expect(await elapsedSeconds(page)).toBeGreaterThanOrEqual(15);
    }).toPass();
    await closeReader(page);
    await button(page, 'Close the player').click();
    await page.goto('/');
    taps = 0;
    await tap(`Go on with “${made.title}”`);
    await expect(pause(page)).toBeVisible();
    await expect.poll(() => elapsedSeconds(page)).toBeGreaterThanOrEqual(15);
    expect(taps).toBe(1);
    console.log(`a half-heard story: ${taps} tap`);
  },
);
