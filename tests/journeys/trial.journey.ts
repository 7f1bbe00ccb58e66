import type { Page } from '@playwright/test';
import { expect, onAnyScreen, onAPhone, test } from '#tests/support/browser/journey.ts';
import { silence } from '#tests/support/sound/silence.ts';

const checkout = 'https://checkout.lamplight.example/trial';

test.beforeEach(({ page }) =>
  page.route('/api/generate-tts', (route) => route.fulfill({ contentType: 'audio/wav', body: silence(100) })),
);

/** A house that takes payment, as its own answer says. */
async function houseTakesPayment(page: Page, buyButton: object | null = null) {
  await page.route('/api/config', async (route) => {
    const answer = await route.fetch();
    const house = (await answer.json()) as object;
    await route.fulfill({ json: { ...house, payment: { link: checkout, buyButton } } });
  });
  await page
    .context()
    .route(checkout, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Checkout</h1>' }));
}

/** A click on a part that still sleeps is kept for it, so the tick may come a moment later. */
async function acceptTerms(page: Page) {
  const terms = page.locator('#trial').getByRole('checkbox');
  await terms.click();
  await expect(terms).toBeChecked();
}

test(
  'the card shows what it costs, what is in it, and where the terms are; with payment the checkout opens in a tab of its own',
  onAPhone,
  async ({ page }) => {
    await houseTakesPayment(page);
    await page.goto('/');
    const card = page.locator('#trial');
    await expect(card).toContainText('$9.99 per month');
    await expect(card).toContainText('7-day free trial');
    await expect(card.getByRole('listitem')).toHaveText([
      'Unlimited personalised stories',
      'AI narrator with 3 voice options',
      'Family character profiles',
      'Night light mode',
      'Sleep sounds, and your music service after the story',
      'Priority support',
      'Early access to what is new',
    ]);
    await expect(card.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute('href', '/terms');
    await expect(card.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    await expect(card.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await acceptTerms(page);
    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Start 7-Day Free Trial' }).click();
    const tab = await opening;
    await expect(tab).toHaveURL(checkout);
    await expect(page).toHaveURL(/\/$/);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  },
);

test(
  'the pricing page leads to the sign-up, to the checkout, or holds the payment provider’s own button',
  onAnyScreen,
  async ({ page }) => {
    await page.goto('/subscribe');
    await expect(page.getByRole('link', { name: 'Start 7-Day Free Trial' })).toHaveAttribute(
      'href',
      '/signup',
    );

    await houseTakesPayment(page);
    await page.goto('/subscribe');
    await expect(page.getByRole('link', { name: 'Start 7-Day Free Trial' })).toHaveAttribute(
      'href',
      checkout,
    );

    await page.unroute('/api/config');
    await houseTakesPayment(page, { id: 'buy_btn_1', publishableKey: 'pk_test_1' });
    await page
      .context()
      .route('https://js.stripe.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
    await page.goto('/subscribe');
    const button = page.locator('stripe-buy-button');
    await expect(button).toHaveAttribute('buy-button-id', 'buy_btn_1');
    await expect(button).toHaveAttribute('publishable-key', 'pk_test_1');
    await expect(page.locator('script[src="https://js.stripe.com/v3/buy-button.js"]')).toHaveCount(1);
  },
);
