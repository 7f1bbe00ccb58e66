import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { archiveDoor } from '#tests/support/house/archive-doors.ts';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { closeReader } from '#tests/support/browser/close-reader.ts';
import { expect, onAPhone, test } from '#tests/support/browser/journey.ts';

// The whole of it, with the hand of a parent who has never been here: nothing is brought by the back door. What each room does in
// particular, its own journeys look at.

test.use({ serviceWorkers: 'allow' });

const anna = { email: 'anna@home.example', password: 'moon-kettle-41' };

/** A narrator with real sound on a machine that may be busy with other things. */
const wholeSoundMs = 120_000;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function comeIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(anna.email);
  await page.getByLabel('Password', { exact: true }).fill(anna.password);
  await button(page, 'Sign In').click();
  await expect(page).toHaveURL(/\/(create|dashboard)$/);
}

async function addMember(page: Page, who: { name: string; age: string; position: string }): Promise<void> {
  await button(page, 'Add Family Member').first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(who.name);
  await form.getByRole('textbox', { name: 'Age' }).fill(who.age);
  await form.getByRole('textbox', { name: 'Family Position' }).fill(who.position);
  await form.getByRole('button', { name: 'Add Family Member' }).click();
  await expect(page.getByRole('heading', { name: who.name, exact: true })).toBeVisible();
}

async function makeStory(page: Page, theme: string): Promise<string> {
  await page.goto('/create-story');
  for (const name of ['Zoë', 'Biscuit']) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('textbox', { name: 'Theme' }).fill(theme);
  await page.getByRole('radio', { name: /^Short/ }).check();
  await button(page, 'Create Story').click();
  await expect(button(page, 'Pause')).toBeVisible({ timeout: wholeSoundMs });
  return (await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().textContent()) ?? '';
}

test(
  'an evening and the next: from the front door to the last goodbye',
  onAPhone,
  async ({ browser, viewport }) => {
    test.setTimeout(400_000);
    const scratch = mkdtempSync(join(tmpdir(), 'lamplight-evening-'));
    const [here, elsewhere] = [join(scratch, 'here'), join(scratch, 'elsewhere')];
    const archive = join(scratch, 'kept.tar.gz');
    const devices: BrowserContext[] = [];
    const device = async (baseURL: string) => {
      const context = await browser.newContext({ baseURL, viewport });
      devices.push(context);
      return context.newPage();
    };

    let house = await startBuiltHouse({ DATA_DIR: here });
    try {
      const tablet = await device(house.url);
      await tablet.goto('/');
      await tablet.getByRole('link', { name: 'Login' }).first().click();
      await tablet.getByRole('link', { name: 'Sign up for free trial' }).click();
      await expect(tablet).toHaveURL(/\/signup-form$/);
      await tablet.getByLabel('First name').fill('Anna');
      await tablet.getByLabel('Last name').fill('Ngata');
      await tablet.getByLabel('Email').fill(anna.email);
      await tablet.getByLabel('Password', { exact: true }).fill(anna.password);
      await tablet.getByRole('checkbox').check();
      await button(tablet, 'Create Account').click();
      await tablet.getByRole('link', { name: 'Go to Login' }).click();
      await expect(tablet.getByLabel('Email')).toHaveValue(anna.email);
      await comeIn(tablet);

      await main(tablet)
        .getByRole('link', { name: /Family Manager/ })
        .click();
      await addMember(tablet, { name: 'Zoë', age: '5', position: 'Daughter' });
      await addMember(tablet, { name: 'Grandma Jo', age: '70', position: 'Grandma' });
      await addMember(tablet, { name: 'Biscuit', age: '3', position: 'Dog' });
      await tablet.getByRole('tab', { name: /Story Guests/ }).click();
      await tablet.getByRole('textbox', { name: 'Name (required)' }).fill('Mr Alvarez');
      await tablet.getByRole('textbox', { name: 'Age' }).fill('61');
      await tablet.getByRole('textbox', { name: 'Family Position' }).fill('Neighbour');
      await button(tablet, 'Add Guest').click();
      await expect(tablet.getByRole('tab', { name: 'Story Guests (1)' })).toBeVisible();

      const title = await makeStory(tablet, 'a kite over the hill');
      await expect(tablet.locator('.story-text')).toContainText('Zoë');
      await expect(tablet.locator('[data-lit]')).not.toHaveCount(0, { timeout: wholeSoundMs });
      await tablet.getByRole('button', { name: /Sleep timer/ }).click();
      await tablet.getByRole('menuitem', { name: 'End of story' }).click();
      await expect.poll(() => tablet.getByLabel('Elapsed').textContent()).not.toBe('0:00');
      await closeReader(tablet);

      // The next night, on another device.
      const phone = await device(house.url);
      await phone.goto('/login');
      await comeIn(phone);
      await button(phone, new RegExp(`(Go on with “|Play )${escaped(title)}`)).click();
      await phone.getByRole('button', { name: 'Back', exact: true }).click({ timeout: wholeSoundMs });
      await button(phone, 'What happens next?').click();
      // The title of the next part is its own.
      await expect(button(phone, 'Pause')).toBeVisible({ timeout: wholeSoundMs });
      await phone.goto('/stories');
      await expect(phone.getByRole('tab', { name: 'All Stories (2)' })).toBeVisible({
        timeout: wholeSoundMs,
      });

      // What leaves the house: to a safe place, and to a new house, where both stories are.
      await archiveDoor('backup', archive, here);
      await house.stop();
      await archiveDoor('restore', archive, elsewhere);
      house = await startBuiltHouse({ DATA_DIR: elsewhere });
      const again = await device(house.url);
      await again.goto('/login');
      await comeIn(again);
      await again.goto('/stories');
      await expect(again.getByRole('tab', { name: 'All Stories (2)' })).toBeVisible();

      await again.goto('/user-profile');
      const exported = again.waitForEvent('download');
      await button(again, 'Download everything').click();
      expect((await exported).suggestedFilename()).toBe('everything-we-keep.zip');
      await button(again, 'Delete Account').click();
      await again.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).click();
      await expect(again).not.toHaveURL(/user-profile/);
      const answer = await again.request.post('/api/login', { data: anna });
      expect(answer.status()).toBe(401);
    } finally {
      for (const one of devices) await one.close();
      await house.stop();
      rmSync(scratch, { recursive: true, force: true });
    }
  },
);

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
