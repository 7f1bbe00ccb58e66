import type { Page } from '@playwright/test';
import { bringFamily, pressPlayThemselves } from '#tests/support/journey-families.ts';
import { expect, expectComplaint, onAnyScreen, test } from '#tests/support/journey.ts';
import { signInBrowser } from '#tests/support/signed-in.ts';
import { obstacles } from '#tests/support/obstacles.ts';

const createButton = (page: Page) => page.getByRole('button', { name: 'Create Story', exact: true });
/** Autoplay is on where nobody has said otherwise: a story that was made is told. */
const voice = (page: Page) => page.getByRole('button', { name: 'Pause' });

async function openForm(page: Page, family: number): Promise<void> {
  await signInBrowser(page);
  await bringFamily(page, family);
  await page.goto('/create-story');
  await expect(page.getByRole('checkbox')).toHaveCount(family);
}

test('a family without anybody in it is shown where to begin', async ({ page }) => {
  await signInBrowser(page);
  await page.goto('/create-story');
  await expect(page.getByRole('heading', { name: 'No Family Members Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Family Manager' }).click();
  await expect(page).toHaveURL(/\/family$/);
});

test(
  'a story is made with the keyboard alone, opens in the reader, and leads home',
  onAnyScreen,
  async ({ page }) => {
    await openForm(page, 3);
    // A small family is all in the first story.
    await expect(page.getByText('3 of 10')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Biscuit' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('2 of 10')).toBeVisible();
    await page.getByRole('textbox', { name: 'Theme' }).focus();
    await page.keyboard.type('a boat on the lake');
    await page.getByRole('radio', { name: /^Medium/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: /^Short/ })).toBeChecked();
    await createButton(page).focus();
    await page.keyboard.press('Enter');
    // The message goes by itself, and the voice may take longer than that to come.
    await expect(page.getByText('Your story is ready').first()).toBeVisible();
    await expect(voice(page)).toBeVisible();
    await expect(page).toHaveURL(/\/stories\/.+/);
    await expect(page.getByRole('dialog')).toContainText('You wished for: “a boat on the lake”');
    await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
    await expect(page.getByRole('dialog')).toContainText(
      'You wished for “a boat on the lake”: a short story, at home in the Western world',
    );
    await page.getByRole('button', { name: 'Back to Home' }).press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test('nobody chosen, and an eleventh, are answered with a word', async ({ page }) => {
  await openForm(page, 11);
  await createButton(page).click();
  await expect(page.getByText('Please select at least one character').first()).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  const boxes = page.getByRole('checkbox');
  for (let index = 0; index < 10; index += 1) await boxes.nth(index).check();
  await boxes.nth(10).click();
  await expect(page.getByText('Maximum 10 characters allowed per story').first()).toBeVisible();
  await expect(boxes.nth(10)).not.toBeChecked();
  await expect(page.getByText('10 of 10')).toBeVisible();
  await createButton(page).click();
  await expect(voice(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Who is in it' }).getByRole('listitem')).toHaveCount(10);
});

test('what was chosen tonight is chosen tomorrow, on another device too', onAnyScreen, async ({ page }) => {
  await openForm(page, 3);
  for (const name of ['Mia', 'Grandma Jo']) await page.getByRole('checkbox', { name }).uncheck();
  const idea = page.getByRole('list', { name: 'Ideas for the theme' }).getByRole('button').nth(1);
  const theme = (await idea.textContent()) ?? '';
  await idea.click();
  await page.getByRole('radio', { name: /^David/ }).check();
  await createButton(page).click();
  await expect(voice(page)).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (!/user$|currentUserId$/i.test(key)) localStorage.removeItem(key);
  });
  await page.goto('/create-story');
  await expect(page.getByRole('checkbox', { name: 'Biscuit' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Mia' })).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Theme' })).toHaveValue(theme);
  await expect(page.getByRole('radio', { name: /^David/ })).toBeChecked();
});

test('a theme that is not for bedtime is met kindly, with three that are', onAnyScreen, async ({ page }) => {
  expectComplaint(page, /422/);
  await openForm(page, 1);
  await page.getByRole('checkbox', { name: 'Mia' }).check();
  await page.getByRole('textbox', { name: 'Theme' }).fill('a bloody murder');
  await createButton(page).click();
  const instead = page.getByRole('list', { name: 'Themes to try instead' });
  await expect(instead.getByRole('button')).toHaveCount(3);
  await expect(page.getByRole('textbox', { name: 'Theme' })).toBeFocused();
  await expect(instead.getByRole('button').last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('alert')).not.toContainText('murder');
  const kind = instead.getByRole('button').first();
  const words = (await kind.textContent()) ?? '';
  await kind.click();
  await expect(page.getByRole('textbox', { name: 'Theme' })).toHaveValue(words);
  await createButton(page).click();
  await expect(voice(page)).toBeVisible();
});

test('when the writer is away the form is still there, and says so', onAnyScreen, async ({ page }) => {
  expectComplaint(page, /502/);
  await pressPlayThemselves(page);
  await openForm(page, 1);
  await page.route('**/api/stories', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, json: { message: 'Away', code: 'provider_failed' } })
      : route.continue(),
  );
  // Not the narrator that tells at this house on other evenings.
  await page.getByRole('radio', { name: /^David/ }).check();
  await page.getByRole('checkbox', { name: 'Mia' }).check();
  await createButton(page).click();
  await expect(page.getByText('Failed to create story').first()).toBeVisible();
  await expect(page.getByText('Please try again later.').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Mia' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^David/ })).toBeChecked();
  await expect(createButton(page)).toBeFocused();
});

test('while it is written the story grows on the page', async ({ page }) => {
  await openForm(page, 1);
  let goOn: (() => void) | undefined;
  const isHeld = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/stories', async (route) => {
    if (route.request().method() === 'POST') await isHeld;
    await route.continue();
  });
  await page.getByRole('checkbox', { name: 'Mia' }).check();
  await createButton(page).click();
  await expect(page.getByText('Gathering characters and setting...')).toBeVisible();
  const writing = page.getByRole('progressbar', { name: 'Your story' });
  await expect(writing).toBeInViewport();
  await expect(page.getByRole('list', { name: 'Who is in it' })).toContainText('Mia');
  await expect(page.locator('main img[src^="data:image/svg+xml"]').first()).toBeInViewport();

  // Nobody is held there: the form is as it was, and the same wish once more only looks on again.
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(writing).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Mia' })).toBeChecked();
  await createButton(page).click();
  await expect(writing).toBeVisible();
  goOn?.();
  await expect(voice(page)).toBeVisible();
});

test('the voices can be heard before one is chosen', onAnyScreen, async ({ page }) => {
  await openForm(page, 1);
  const spoken = page.waitForResponse('**/api/generate-tts');
  await page.getByRole('button', { name: 'Hear Maya' }).click();
  expect((await spoken).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Hear Maya' })).toHaveAttribute('aria-busy', 'false');
});

test('the form meets nobody with an obstacle, and on a phone the button is at the thumb', async ({
  page,
}) => {
  await openForm(page, 14);
  await expect(createButton(page)).toBeInViewport();
  await page.getByLabel('Find someone').fill('grand');
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  // At the end of the page the button stands in its own place and covers nothing.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect(await obstacles(page)).toEqual([]);
});
