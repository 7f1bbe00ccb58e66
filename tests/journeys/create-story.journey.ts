import type { Page } from '@playwright/test';
import { bringFamily } from '#tests/support/browser/journey-families.ts';
import { expect, expectComplaint, onAPhone, onAnyScreen, test } from '#tests/support/browser/journey.ts';
import { messageLeavesFree, messagesSeen } from '#tests/support/browser/messages.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { obstacles } from '#tests/support/browser/obstacles.ts';

const createButton = (page: Page) => page.getByRole('button', { name: 'Create Story', exact: true });
/** Autoplay is on where nobody has said otherwise: a story that was made is told. */
const voice = (page: Page) => page.getByRole('button', { name: 'Pause' });

async function openForm(page: Page, family: number): Promise<void> {
  await signInBrowser(page);
  await bringFamily(page, family);
  await page.goto('/create-story');
  await expect(page.getByRole('checkbox')).toHaveCount(family);
}

test(
  'a story is made with the keys, opens in the reader with what was wished, and its cast, wish and voice are ready tomorrow, on another device too',
  onAnyScreen,
  async ({ page }) => {
    await openForm(page, 3);
    // A small family is all in the first story.
    await expect(page.getByText('3 of 10')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Biscuit' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('2 of 10')).toBeVisible();
    const theme = page.getByRole('textbox', { name: 'Theme' });
    const idea = page.getByRole('list', { name: 'Ideas for the theme' }).getByRole('button').nth(1);
    const words = (await idea.textContent()) ?? '';
    await idea.press('Enter');
    await expect(theme).toHaveValue(words);
    await theme.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('a boat on the lake');
    await page.getByRole('radio', { name: /^Medium/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: /^Short/ })).toBeChecked();
    const spoken = page.waitForResponse('**/api/generate-tts');
    await page.getByRole('button', { name: 'Hear David' }).press('Enter');
    expect((await spoken).status()).toBe(200);
    await expect(page.getByRole('button', { name: 'Hear David' })).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('radio', { name: /^David/ }).press('Space');
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

    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (!/user$|currentUserId$/i.test(key)) localStorage.removeItem(key);
    });
    await page.goto('/create-story');
    for (const name of ['Mia', 'Grandma Jo'])
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Biscuit' })).not.toBeChecked();
    await expect(theme).toHaveValue('a boat on the lake');
    await expect(page.getByRole('radio', { name: /^David/ })).toBeChecked();
  },
);

test('how it could go is seen before it is made, and what is chosen is what is told', async ({ page }) => {
  await openForm(page, 1);
  const theme = page.getByRole('textbox', { name: 'Theme' });
  const ways = page.getByRole('group', { name: 'How it could go' });
  await expect(ways).toHaveCount(0);
  await theme.pressSequentially('a dinosaur who is scared of the dark');
  await expect(ways.getByRole('radio')).toHaveCount(3);
  await expect(ways.getByRole('radio').first()).toBeChecked();
  // In sight by themselves, above the button at the foot.
  await expect(ways.getByRole('radio').last()).toBeInViewport();
  const second = ways.getByRole('radio').nth(1);
  const title = (await second.locator('xpath=..').locator('span').first().textContent()) ?? '';
  await second.press('Space');
  await expect(second).toBeChecked();
  // Another voice is another question to the house, and nobody waits for the answer.
  await page.route('**/api/story-offers', () => undefined);
  await page.getByRole('radio', { name: /^David/ }).check();
  await createButton(page).click();
  await expect(voice(page)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading', { name: title, level: 3 })).toBeVisible();
});

test('nobody chosen, and an eleventh, are answered with a word; the button is at the thumb, and nobody meets an obstacle', async ({
  page,
}) => {
  await openForm(page, 14);
  await expect(createButton(page)).toBeInViewport();
  await createButton(page).click();
  await messageLeavesFree(page, 'Please select at least one character', createButton(page));
  await expect(page.getByRole('checkbox').first()).toBeInViewport();
  await page.getByLabel('Find someone').fill('grand');
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  // At the end of the page the button stands in its own place and covers nothing.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect(await obstacles(page)).toEqual([]);
  await page.getByLabel('Find someone').fill('');
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(14);
  for (let index = 0; index < 10; index += 1) await boxes.nth(index).check();
  await boxes.nth(10).click();
  await expect(page.getByText('Maximum 10 characters allowed per story').first()).toBeVisible();
  await expect(boxes.nth(10)).not.toBeChecked();
  await expect(page.getByText('10 of 10')).toBeVisible();
  await createButton(page).click();
  await expect(voice(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Who is in it' }).getByRole('listitem')).toHaveCount(10);
});

test(
  'when the writer is away, or the theme is not for bedtime, the form is still there and says so kindly, until there is a story',
  onAPhone,
  async ({ page }) => {
    expectComplaint(page, /502|422/);
    await openForm(page, 1);
    await page.route(
      '**/api/stories',
      (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 502, json: { message: 'Away', code: 'provider_failed' } })
          : route.continue(),
      { times: 1 },
    );
    // Not the narrator that tells at this house on other evenings.
    await page.getByRole('radio', { name: /^David/ }).check();
    const theme = page.getByRole('textbox', { name: 'Theme' });
    await theme.fill('a bloody murder');
    await createButton(page).click();
    await expect(page.getByText('Please try again later.').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Mia' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^David/ })).toBeChecked();
    await expect(createButton(page)).toBeFocused();
    await messageLeavesFree(page, 'Failed to create story', createButton(page));

    await createButton(page).click();
    const instead = page.getByRole('list', { name: 'Themes to try instead' });
    await expect(instead.getByRole('button')).toHaveCount(3);
    await expect(theme).toBeFocused();
    await expect(instead.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('alert').filter({ hasText: 'murder' })).toHaveCount(0);
    const kind = instead.getByRole('button').first();
    const words = (await kind.textContent()) ?? '';
    await kind.click();
    await expect(theme).toHaveValue(words);
    await createButton(page).click();
    await expect(voice(page)).toBeVisible();
    await expect(messagesSeen(page).filter({ hasText: 'Failed' })).toHaveCount(0);
  },
);
