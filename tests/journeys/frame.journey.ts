import { expect, expectComplaint, onAnyScreen, test } from '#tests/support/browser/journey.ts';
import { obstacles } from '#tests/support/browser/obstacles.ts';
import { appPages } from '#web/app/routes.ts';

const addresses = (isForFamily: boolean) =>
  appPages.filter((page) => (page.isForFamily ?? false) === isForFamily).map(({ path }) => path);

const isPhone = (project: string) => project === 'phone';

test.describe('a visitor', () => {
  test('who opens a family’s page is led to the door', onAnyScreen, async ({ page }) => {
    for (const address of addresses(true)) {
      await page.goto(address);
      await expect(page, address).toHaveURL(/\/login$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Lamplight' })).toBeVisible();
    }
  });

  test('finds the way in, the prices and help behind one button, and goes from page to page by it', async ({
    page,
  }, { project }) => {
    await page.goto('/about');
    const button = page.getByRole('button', { name: isPhone(project.name) ? 'Menu' : 'Login' });
    const menu = page.locator(':popover-open');
    // While the header looks who is here it does not open; the focus stays, and the next press is heard.
    await expect(async () => {
      await button.press('Enter');
      await expect(menu).toBeVisible({ timeout: 500 });
    }).toPass();
    for (const name of ['Home', 'Sign In', 'Create Account', 'Pricing', 'Help & Support'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.goto('/reset-password');
    await button.click();
    await menu.getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveTitle('Sign In · Lamplight');
  });

  test(
    'is taken from /signup to the form after two seconds, and Back does not lead there again',
    onAnyScreen,
    async ({ page }) => {
      await page.goto('/reset-password');
      await page.goto('/signup');
      await expect(page.getByRole('heading', { name: 'Redirecting to Signup...' })).toBeVisible();
      await expect(page).toHaveURL(/\/signup-form$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/reset-password$/);
    },
  );

  test('who is lost is told so kindly, and shown home', onAnyScreen, async ({ page }) => {
    expectComplaint(page, /404/);
    const response = await page.goto('/a-page-that-never-was');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('nobody meets an obstacle at a door, and nothing is asked of anybody but this house', async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin)
      strangers.push(request.url());
  });
  // Whoever comes without an invitation is told so.
  expectComplaint(page, /404.*\/api\/invited/);
  for (const address of addresses(false).filter((door) => door !== '/signup' && door !== '/access')) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await obstacles(page), address).toEqual([]);
  }
  expect(strangers).toEqual([]);
});
