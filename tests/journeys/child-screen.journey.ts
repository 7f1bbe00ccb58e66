import type { Page } from '@playwright/test';
import { bringFamily, bringStory } from '#tests/support/browser/journey-families.ts';
import { expect, expectComplaint, onAPhone, test } from '#tests/support/browser/journey.ts';
import { hearItsEnd, watchSound } from '#tests/support/browser/journey-player.ts';
import { longTelling, tellInstead } from '#tests/support/browser/long-telling.ts';
import { meetsNoObstacle } from '#tests/support/browser/obstacles.ts';
import { servesEverybody } from '#tests/support/browser/reflow.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const shelf = (page: Page) => page.getByRole('heading', { name: 'Mia’s stories' });

/** Only a child's own: nothing leads elsewhere, nothing can be typed. */
async function isTheChilds(page: Page): Promise<void> {
  await expect(shelf(page)).toBeVisible();
  for (const role of ['link', 'textbox', 'navigation', 'combobox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
}

async function typeCode(page: Page, code: string): Promise<void> {
  for (const digit of code) await button(page, digit).click();
}

test(
  'a phone in a child’s hands stays the child’s: by keyboard, by address, in a second tab, until a grown-up’s four digits',
  // What is given to a child is a phone.
  onAPhone,
  async ({ page, context }) => {
    await watchSound(page);
    const { email, password } = await signInBrowser(page);
    await bringFamily(page, 1);
    await bringStory(page, 'a kite over the hill');
    await tellInstead(page, longTelling(1));
    await page.goto('/dashboard');
    const second = await context.newPage();
    await second.goto('/user-profile');
    await expect(second.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    // What is on its way when the device is given away is refused like everything else.
    expectComplaint(page, /403/);

    await button(page, 'Give to Mia').click();
    await page.getByRole('radio', { name: '1 story' }).check();
    await typeCode(page, '2468');
    await typeCode(page, '2468');
    await meetsNoObstacle(page);
    await button(page, 'Give to Mia').last().click();
    await isTheChilds(page);
    await meetsNoObstacle(page);
    await servesEverybody(page, 'a child’s shelf');

    // The tab that was open already is the child's too.
    await isTheChilds(second);

    // By the address bar, by Back, and by loading again.
    for (const address of ['/user-profile', '/about', '/login']) {
      await page.goto(address);
      await isTheChilds(page);
    }
    await page.goBack();
    await isTheChilds(page);
    await page.reload();
    await isTheChilds(page);

    // By every key there is: the way for grown-ups opens and closes, and behind it are only digits.
    for (const key of ['Tab', 'Tab', '/', 'm', 'k', 'Escape', 'Alt+ArrowLeft', 'Control+k', 'ArrowRight'])
      await page.keyboard.press(key);
    await button(page, 'For grown-ups').press('Enter');
    await expect(button(page, '7')).toBeVisible();
    await servesEverybody(page, 'the way out for grown-ups');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await isTheChilds(page);

    // By whatever a page could ask, and by forgetting who is here.
    const refused = await second.evaluate(async () => (await fetch('/api/stories')).status);
    expect(refused).toBe(403);
    await second.evaluate(() => localStorage.clear());
    await second.goto('/login');
    await second.getByLabel('Email').fill(email);
    await second.getByLabel('Password', { exact: true }).fill(password);
    await button(second, 'Sign In').click();
    await isTheChilds(second);
    await second.close();

    // What it is for. After the one story the light goes down.
    await button(page, /^Play /).click();
    await expect(button(page, 'Wait')).toBeVisible();
    await meetsNoObstacle(page);
    await servesEverybody(page, 'a child’s player');
    await hearItsEnd(page);
    await expect(page.getByRole('heading', { name: 'Goodnight, Mia' })).toBeVisible();
    await expect(button(page, 'Rain')).toBeVisible();
    await servesEverybody(page, 'a child’s good night');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Goodnight, Mia' })).toBeVisible();

    expectComplaint(page, /401/);
    await button(page, 'For grown-ups').click();
    await typeCode(page, '1111');
    await expect(page.getByText('4 more tries')).toBeVisible();
    await page.keyboard.type('2468');
    await expect(page.getByRole('link').first()).toBeAttached();
    await page.goto('/stories');
    await expect(page.getByRole('heading', { name: 'Story Library' })).toBeVisible();
  },
);
