import { publicPages } from '#contract/addresses.ts';
import { expect, onAnyScreen, onAPhone, test } from '#tests/support/browser/journey.ts';
import { silence } from '#tests/support/sound/silence.ts';
import { obstacles } from '#tests/support/browser/obstacles.ts';

test.beforeEach(({ page }) =>
  page.route('/api/generate-tts', (route) => route.fulfill({ contentType: 'audio/wav', body: silence(100) })),
);

for (const address of publicPages)
  test(`${address} can be used by everybody, fits the screen, keeps still, and asks nobody but this house`, async ({
    page,
    baseURL,
  }, { project }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await obstacles(page, 'best-practice')).toEqual([]);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => !url.startsWith(String(baseURL)) && !url.startsWith('data:'))).toEqual([]);

    // A shared link and a search engine learn where the page is and what it shows.
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${address}`);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      `${baseURL}/social.png`,
    );
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    ) as { '@graph': { '@type': string }[] };
    expect(data['@graph'].map((thing) => thing['@type'])).toContain('Organization');

    // A link inside a sentence is as tall as its line; everything that stands alone is made for a thumb.
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, summary, nav a, .site-button, .round-button')]
        .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 44)
        .map((control) => control.outerHTML),
    );
    expect(small).toEqual([]);
    for (const width of project.name === 'phone' ? [320, 390] : [768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
      // A page that is turned lays itself out anew, and a busy machine takes its time.
      await expect.poll(widest, `at ${width} pixels`).toBeLessThanOrEqual(width);
    }
    // Still for whoever asked for little motion.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await expect.poll(moving).toBe(0);
  });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is whole, its menu opens, and the landing page leads to the trial', async ({ page }, {
    project,
  }) => {
    const isPhone = project.name === 'phone';
    for (const address of publicPages) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Auckland, New Zealand');
      await expect(page.locator('button:disabled:visible')).toHaveCount(0);
      // On a wide screen the landing page has a button instead of a menu.
      if (!isPhone && address === '/') continue;
      await page.getByRole('button', { name: isPhone ? 'Menu' : 'Login' }).click();
      await expect(page.locator(':popover-open').getByRole('link', { name: 'Sign In' })).toBeVisible();
    }
    await page.goto('/');
    const way = page.locator('#trial').getByRole('link', { name: 'Start your free trial' });
    await expect(way).toBeVisible();
    await expect(way).toHaveAttribute('href', '/signup');
    await expect(page.getByText('Good evening. I am the storyteller.')).toBeVisible();
  });
});

test(
  'a visitor reads the whole story that the house wrote, and shuts the book',
  onAPhone,
  async ({ page }) => {
    await page.goto('/');
    const opened = page.getByRole('dialog');
    await expect(opened).toBeHidden();
    await page.getByRole('button', { name: 'Read all of it' }).click();
    await expect(opened).toContainText('a family we made up');
    expect(await opened.evaluate((book) => book.scrollTop), 'open at its beginning').toBe(0);
    expect(await opened.getByRole('paragraph').count()).toBeGreaterThan(8);
    await opened.getByRole('button', { name: 'Shut the book' }).click();
    await expect(opened).toBeHidden();
  },
);

test(
  'what a shared link, a search engine and a phone ask for beside the pages is there',
  onAnyScreen,
  async ({ request, baseURL }) => {
    for (const file of [
      '/social.png',
      '/icon.svg',
      '/apple-touch-icon.png',
      '/manifest.webmanifest',
      '/robots.txt',
    ])
      expect((await request.get(file)).status(), file).toBe(200);
    const map = await (await request.get('/sitemap.xml')).text();
    expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual(
      publicPages.map((address) => `${baseURL}${address}`),
    );
  },
);

test(
  'a parent reads when the terms were last changed, and finds the way home',
  onAnyScreen,
  async ({ page }) => {
    for (const [address, date] of [
      ['/terms', 'July 30, 2025'],
      ['/privacy', 'August 3, 2025'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(`Last updated ${date}`)).toBeVisible();
      await page.getByRole('link', { name: 'Back to Home' }).first().click();
      await expect(page).toHaveURL(/\/$/);
    }
  },
);

test(
  'the about page says who writes and who speaks in this very house, and leads back',
  onAnyScreen,
  async ({ page }) => {
    await page.goto('/about');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('heading', { name: 'Powered by AI' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('In this house, tonight')).toContainText(
      'our own storyteller, in our own house',
    );
    await expect(page.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/dashboard');
  },
);
