import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { expect, onAPhone, test } from '#tests/support/browser/journey.ts';
import { newId, paidCheckout, sellingSettings, signatureAt } from '#tests/support/peers/payment-messages.ts';

const webhookSecret = 'whsec_for_journeys_0123456789';
const selling = {
  ...sellingSettings,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
};

/** The payment provider tells the house of a purchase, signed as it signs. */
async function tellOfPurchase(request: APIRequestContext, houseUrl: string, email: string): Promise<string> {
  const checkoutId = newId('cs_test');
  const created = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify(paidCheckout(created, { checkoutId, email }));
  const signature = signatureAt(created, body, webhookSecret);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answer = await request.post(`${houseUrl}/api/webhooks/stripe`, {
    // Bytes are sent as they are; what is signed must not be written anew.
    data: Buffer.from(body),
    headers,
  });
  expect(answer.status()).toBe(200);
  return checkoutId;
}

test(
  'whoever comes back from the checkout sees how to sign in, and chooses a password',
  onAPhone,
  async ({ page, request }) => {
    // A house of its own has to open first, one that sells.
    test.slow();
    const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-purchase-'));
    const house = await startBuiltHouse({ DATA_DIR: dataDir, TRUST_PROXY: '1', ...selling });
    try {
      const email = `buyer-${randomUUID().slice(0, 8)}@home.example`;
      const checkoutId = await tellOfPurchase(request, house.url, email);
      await page.goto(`${house.url}/welcome?session_id=${checkoutId}`);
      await expect(page).toHaveURL(/\/welcome$/);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Show my sign-in details' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('definition').first()).toHaveText(email);
      const password = (await page.getByRole('definition').nth(1).textContent()) ?? '';
      await page.getByRole('link', { name: 'Sign In' }).last().click();
      await expect(page).toHaveURL(/\/login/);

      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(/\/user-profile$/);
      await expect(page.getByText('You have Premium')).toBeVisible();
      await page.getByLabel('Current Password').fill(password);
      await page.getByLabel('New Password').fill('a-lantern-in-the-hall');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
    } finally {
      await house.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
