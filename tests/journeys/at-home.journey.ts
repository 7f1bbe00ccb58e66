import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { Story } from '#contract/stories.ts';
import { bringFamily, bringStory } from '#tests/support/browser/journey-families.ts';
import { expect, expectComplaint, onAPhone, test } from '#tests/support/browser/journey.ts';
import { meetsNoObstacle } from '#tests/support/browser/obstacles.ts';
import { shortened } from '#tests/support/family/shortened.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';

type English = { locale: string; timezoneId: string; colour: string };
const unitedStates: English = { locale: 'en-US', timezoneId: 'America/New_York', colour: 'Color' };
const elsewhere: readonly English[] = [
  { locale: 'en-GB', timezoneId: 'Europe/London', colour: 'Colour' },
  { locale: 'en-NZ', timezoneId: 'Pacific/Auckland', colour: 'Colour' },
];
test.use({ locale: unitedStates.locale, timezoneId: unitedStates.timezoneId });

const dayOf = ({ createdAt }: Story, { locale, timezoneId }: English) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezoneId }).format(new Date(createdAt));

/** The house's own clock is nobody's in particular. */
const dayInUtc = (story: Story) => dayOf(story, { ...unitedStates, timezoneId: 'UTC' });

/** Dates, spelling and time zone, as this family's browser has them. */
async function isTheirOwn(page: Page, story: Story, english: English): Promise<void> {
  await page.goto(`/stories/${story.id}`);
  await expect(page.getByText(`, ${dayOf(story, english)}.`)).toBeVisible();
  await page.goto('/user-profile');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(english.timezoneId);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await page.getByRole('switch', { name: /^Night light/ }).click();
  await expect(page.getByText(english.colour, { exact: true })).toBeVisible();
}

test(
  'a family opens the front door and is at home, reads its own English, says how its stories are told, takes everything along and leaves for good',
  onAPhone,
  async ({ page, browser, contextOptions, viewport, baseURL, house }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Lamplight/);
    await expect(page).toHaveURL(/\/$/);
    const { email, password } = await signInBrowser(page);
    await bringFamily(page, 1);
    await bringStory(page, 'a kite over the hill');
    const [newest] = (await (await page.request.get('/api/stories')).json()) as Story[];
    if (!newest) throw new Error('The shelf is empty.');
    const story = await shortened(house, newest);

    await page.goto('/');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/about');
    await page.locator('a[href="/?front"]').first().click();
    await expect(page).toHaveURL(/\/\?front$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await isTheirOwn(page, story, unitedStates);
    const storageState = await page.context().storageState();
    for (const english of elsewhere) {
      const { locale, timezoneId } = english;
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        viewport,
        locale,
        timezoneId,
        storageState,
      });
      await isTheirOwn(await context.newPage(), story, english);
      await context.close();
    }

    // By whom stories are told, and whether a telling waits for a tap.
    await page.goto('/user-profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Default narrator').selectOption('david');
    await page.getByRole('switch', { name: /^Autoplay/ }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated successfully!').first()).toBeVisible();
    await page.goto('/create-story');
    await expect(page.getByRole('radio', { name: /^David/ })).toBeChecked();

    // What was told to them, a page to read, and everything for other programs.
    await page.goto(`/stories/${story.id}`);
    const telling = page.waitForResponse('**/api/tts');
    await page.getByRole('button', { name: 'Start Audio Player' }).click();
    const { audioUrl } = (await (await telling).json()) as { audioUrl: string };
    await expect(page.getByRole('button', { name: 'Play Story' })).toBeVisible();
    // A sound is taken along once it is whole; a browser that listens is in no hurry.
    await (await page.request.get(audioUrl)).body();
    await page.goto('/user-profile');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    const files = unzipSync(await readFile(await (await download).path()));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(JSON.parse(text('everything-we-keep.json'))).toMatchObject({ account: { email } });
    const readable = text('our-stories.html');
    for (const words of [email, story.title, dayInUtc(story)]) expect(readable).toContain(words);
    const sounds = Object.keys(files).filter((name) => name.endsWith('.mp3'));
    expect(sounds).toHaveLength(1);
    expect(readable).toContain(`src="${encodeURI(sounds[0] ?? '')}"`);
    expect(files[sounds[0] ?? '']?.length).toBeGreaterThan(1_000);

    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('alertdialog');
    await meetsNoObstacle(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByText('Account deleted successfully')).toBeVisible();
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await expect(page).toHaveURL(/\/$/);
    expectComplaint(page, /401/);
    expect((await page.request.post('/api/login', { data: { email, password } })).status()).toBe(401);
  },
);
