import type { Page } from '@playwright/test';
import { welcome } from '#contract/welcome.ts';
import { expect, expectComplaint, onAnyScreen, onAPhone, test } from '#tests/support/browser/journey.ts';
import { silence } from '#tests/support/sound/silence.ts';

const key = 'lamplight.welcomeAudio.v4';

const card = (page: Page) => {
  const whole = page.getByRole('region', { name: 'The storyteller’s welcome' });
  return {
    whole,
    button: whole.getByRole('button'),
    heard: whole.getByRole('progressbar', { name: 'How much of the welcome has been heard' }),
  };
};

/** The narrator says the welcome in so many milliseconds; what was asked of him is told. */
async function narratorSays(page: Page, ms: number) {
  const asked: unknown[] = [];
  await page.route('/api/generate-tts', async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill({ contentType: 'audio/wav', body: silence(ms) });
  });
  return asked;
}

test('a parent hears the welcome to its end and is led to the trial card', onAPhone, async ({ page }) => {
  await narratorSays(page, 1200);
  await page.goto('/');
  const { button, heard } = card(page);
  await expect(button).toBeEnabled();
  await expect(button).toHaveText(/0%\s*Click to Play/);

  await button.click();
  await expect(button).toHaveText(/Playing/);
  await expect(heard).toHaveAttribute('value', '100');
  await expect(button).toHaveText(/100%\s*Click to Play/);
  await expect(page.locator('#trial')).toBeInViewport({ ratio: 0.6 });
});

test(
  'the button sleeps until the welcome has come, asked for once and kept for the next visit; it is paused, and goes on from there',
  onAnyScreen,
  async ({ page }) => {
    let arrive = () => {};
    const arrival = new Promise<void>((come) => (arrive = come));
    const asked: unknown[] = [];
    await page.route('/api/generate-tts', async (route) => {
      asked.push(route.request().postDataJSON());
      await arrival;
      await route.fulfill({ contentType: 'audio/wav', body: silence(60_000) });
    });
    await page.goto('/');
    const { button, heard } = card(page);
    await expect(button).toHaveText(/Loading/);
    await expect(button).toBeDisabled();
    arrive();
    await expect(button).toBeEnabled();
    await expect(button).toHaveText(/Click to Play/);
    expect(asked).toEqual([{ text: welcome.text, voice: 'shimmer' }]);
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toMatch(
      /^data:audio\/wav;base64,/,
    );

    await page.reload();
    await expect(button).toBeEnabled();
    expect(asked).toHaveLength(1);
    await button.click();
    await expect(heard).not.toHaveAttribute('value', '0');
    await button.click();
    await expect(button).toHaveText(/Paused/);
    const before = Number(await heard.getAttribute('value'));
    expect(before).toBeGreaterThan(0);
    await button.click();
    await expect(button).toHaveText(/Playing/);
    expect(Number(await heard.getAttribute('value'))).toBeGreaterThanOrEqual(before);
  },
);

test('a kept thing that is no sound is not played but fetched anew', onAnyScreen, async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'javascript:alert(1)'), key);
  const asked = await narratorSays(page, 500);
  await page.goto('/');
  await expect(card(page).button).toBeEnabled();
  expect(asked).toHaveLength(1);
});

test('a browser that keeps nothing still plays it', onAnyScreen, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await narratorSays(page, 60_000);
  await page.goto('/');
  const { button } = card(page);
  await button.click();
  await expect(button).toHaveText(/Playing/);
});

test(
  'a narrator who does not answer leaves the words to be read and a button that sleeps',
  onAnyScreen,
  async ({ page }) => {
    expectComplaint(page, /503/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('/api/generate-tts', (route) =>
      route.fulfill({ status: 503, json: { message: 'resting' } }),
    );
    await page.goto('/');
    const { whole, button } = card(page);
    await expect
      .poll(() => logged.some((line) => line.includes('The welcome has no sound today')))
      .toBe(true);
    await expect(button).toBeDisabled();
    await expect(button).not.toHaveText(/Loading/);
    await expect(whole).toContainText(welcome.text);
    await expect(whole).not.toContainText('resting');
  },
);

test(
  'a sound that cannot be played puts the player back to nothing, without a word',
  onAnyScreen,
  async ({ page }) => {
    await page.route('/api/generate-tts', (route) =>
      route.fulfill({ contentType: 'audio/mpeg', body: 'this is not a sound' }),
    );
    await page.goto('/');
    const { whole, button } = card(page);
    await expect(button).toBeEnabled();
    await button.click();
    await expect(button).toHaveText(/0%\s*Click to Play/);
    await expect(whole.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  },
);

test('whoever asked for little motion is taken to the trial card at once', onAnyScreen, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    Element.prototype.scrollIntoView = (options) => {
      document.documentElement.dataset['scrolled'] = JSON.stringify(options);
    };
  });
  await narratorSays(page, 300);
  await page.goto('/');
  await card(page).button.click();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', /"behavior":"auto"/);
});
