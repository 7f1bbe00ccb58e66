import type { Page } from '@playwright/test';
import { bringFamily, bringStory } from '#tests/support/browser/journey-families.ts';
import { expect, onAPhone, test } from '#tests/support/browser/journey.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { obstacles } from '#tests/support/browser/obstacles.ts';

const card = (page: Page) => page.locator('section', { has: page.getByText('Night Light Control') }).last();
const overlay = (page: Page) => page.locator('[data-night-light]');
const lightSwitch = (page: Page) => page.getByRole('switch', { name: /^Night light/ });
const onlyLight = (page: Page) => page.getByRole('dialog', { name: 'Just the light' });
const look = (page: Page) =>
  overlay(page).evaluate((light) => {
    const { top, left, width, height } = light.getBoundingClientRect();
    const coversAll = top === 0 && left === 0 && width >= document.body.clientWidth && height === innerHeight;
    return { coversAll, opacity: light.style.opacity };
  });

async function openHome(page: Page): Promise<void> {
  await signInBrowser(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Night Light Control' })).toBeVisible();
}

test(
  'a light lies over every page and in nobody’s way, is set by the keys, outlives a reload, and goes out in its time',
  onAPhone,
  async ({ page }) => {
    await page.clock.install();
    await openHome(page);
    await expect(overlay(page)).toHaveCount(0);
    await lightSwitch(page).click();
    await card(page).getByRole('radio', { name: 'Soft red' }).check();
    await expect(overlay(page)).toHaveAttribute('data-night-light', 'soft-red');
    expect(await look(page)).toEqual({ coversAll: true, opacity: '0.3' });

    await page.reload();
    await expect(overlay(page)).toHaveAttribute('data-night-light', 'soft-red');
    await expect(lightSwitch(page)).toBeChecked();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Story Library/ })
      .click();
    await expect(page).toHaveURL(/\/stories$/);
    await expect(overlay(page)).toHaveCount(1);
    await page.goBack();

    // By the keys alone, from the least to the most.
    await card(page).getByRole('radio', { name: 'Soft red' }).press('ArrowLeft');
    await expect(overlay(page)).toHaveAttribute('data-night-light', 'warm-orange');
    const slider = page.getByRole('slider', { name: 'Brightness' });
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '35%');
    await slider.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', '80%');
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '5%');
    await expect.poll(async () => (await look(page)).opacity).toBe('0.05');
    await lightSwitch(page).press('Space');
    await expect(overlay(page)).toHaveCount(0);

    // It goes out when its time is over, and a reload does not prolong it.
    await page.getByLabel('Turn off after').selectOption('15 minutes');
    await lightSwitch(page).press('Space');
    await expect(overlay(page)).toHaveCount(1);
    await page.clock.fastForward('14:00');
    await page.reload();
    await expect(overlay(page)).toHaveCount(1);
    await page.clock.fastForward('01:05');
    await expect(overlay(page)).toHaveCount(0);
    await expect(lightSwitch(page)).not.toBeChecked();
  },
);

test(
  'it lies over the reader too, the form keeps it, and what is under it can be read',
  onAPhone,
  async ({ page }) => {
    await signInBrowser(page);
    await bringFamily(page, 2);
    await bringStory(page, 'The lost teddy');
    await page.goto('/dashboard');
    await lightSwitch(page).click();
    await expect(page.getByRole('link', { name: '1 story on your shelf' })).toHaveAttribute(
      'href',
      '/stories',
    );
    await page.getByRole('article').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
    const layers = await page.evaluate(() => {
      const layerOf = (selector: string) =>
        Number(getComputedStyle(document.querySelector(selector) as Element).zIndex);
      return { light: layerOf('[data-night-light]'), reader: layerOf('[role=dialog]') };
    });
    expect(layers.light).toBeGreaterThan(layers.reader);
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { name: 'Story Options' })).toHaveCount(0);
    for (const address of ['/create-story', '/dashboard']) {
      await page.goto(address);
      await expect(overlay(page)).toHaveCount(1);
      await expect(page.getByRole('heading', { name: 'Night Light Control' })).toBeVisible();
      // At its end the page has nothing under the button that keeps to the thumb.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await obstacles(page)).toEqual([]);
    }
  },
);

test(
  'just the light: nothing to read, and Escape and a tap lead back to where one was',
  onAPhone,
  async ({ page }) => {
    await openHome(page);
    const button = page.getByRole('button', { name: 'Just the light' });
    await page.evaluate(() => {
      const { wakeLock } = navigator;
      const request = wakeLock.request.bind(wakeLock);
      wakeLock.request = async (type) => {
        document.body.dataset['awake'] = type;
        return request(type);
      };
    });
    await button.press('Enter');
    await expect(onlyLight(page)).toBeVisible();
    await expect(onlyLight(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveAttribute('data-awake', 'screen');
    await expect(onlyLight(page).getByRole('button')).toHaveText('');
    await page.keyboard.press('Escape');
    await expect(onlyLight(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    // There was no light on before.
    await expect(overlay(page)).toHaveCount(0);

    await button.click();
    await expect(onlyLight(page)).toBeVisible();
    await page.mouse.click(40, 300);
    await expect(onlyLight(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);
