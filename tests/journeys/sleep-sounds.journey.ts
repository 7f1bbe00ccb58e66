import type { Page } from '@playwright/test';
import { bringStory } from '#tests/support/browser/journey-families.ts';
import { expect, onAnyScreen, onAPhone, test } from '#tests/support/browser/journey.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { hearItsEnd, watchSound } from '#tests/support/browser/journey-player.ts';
import { longTelling, tellInstead } from '#tests/support/browser/long-telling.ts';
import { obstacles } from '#tests/support/browser/obstacles.ts';

// What is heard is measured where it goes to the loudspeaker.

declare global {
  interface Window {
    heard?: AnalyserNode;
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const nodes = AudioNode.prototype as unknown as {
      connect: (this: AudioNode, to: AudioNode) => AudioNode;
    };
    const { connect } = nodes;
    nodes.connect = function (this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode) {
        window.heard ??= new AnalyserNode(this.context, { fftSize: 2048 });
        connect.call(this, window.heard);
      }
      return connect.call(this, to);
    };
  }),
);

/** The root of the mean square of the last twentieth of a second. */
const loudness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    if (!window.heard) return 0;
    const samples = new Float32Array(window.heard.fftSize);
    window.heard.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  });

const isHeard = (page: Page, least = 0.001) =>
  expect.poll(() => loudness(page), { message: 'something is heard' }).toBeGreaterThan(least);
const isSilent = (page: Page) =>
  expect.poll(() => loudness(page), { message: 'nothing is heard' }).toBeLessThan(0.0005);

const sound = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pressed = (page: Page, name: string, isOn: boolean) =>
  expect(sound(page, name)).toHaveAttribute('aria-pressed', String(isOn));

async function openHome(page: Page): Promise<void> {
  await signInBrowser(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Sleep sounds' })).toBeVisible();
}

test(
  'six sounds without a story, one at a time and from nobody, as loud as the keys say, until a chosen time is over',
  onAPhone,
  async ({ page, baseURL }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) strangers.push(request.url());
    });
    await page.clock.install();
    await openHome(page);
    const names = ['Rain', 'Waves', 'Wind', 'Brown noise', 'Heartbeat', 'Crickets'];
    for (const [index, name] of names.entries()) {
      await sound(page, name).click();
      await pressed(page, name, true);
      const before = names[index - 1];
      if (before) await pressed(page, before, false);
      await isHeard(page);
    }
    await sound(page, 'Crickets').click();
    await pressed(page, 'Crickets', false);
    await isSilent(page);
    expect(strangers.filter((url) => !url.startsWith('blob:') && !url.startsWith('data:'))).toEqual([]);

    // By the keys alone.
    await sound(page, 'Brown noise').press('Enter');
    await isHeard(page, 0.008);
    const slider = page.getByRole('slider', { name: 'Sound volume' });
    await slider.press('End');
    await isHeard(page, 0.05);
    await slider.press('Home');
    await isSilent(page);
    await pressed(page, 'Brown noise', true);
    await slider.press('PageUp');
    await isHeard(page, 0.0005);
    await sound(page, 'Brown noise').press('Space');
    await pressed(page, 'Brown noise', false);
    await isSilent(page);
    expect(await obstacles(page)).toEqual([]);

    // It fades before it ends.
    await page.getByLabel('End after').selectOption('15 minutes');
    await sound(page, 'Brown noise').click();
    await slider.press('End');
    await isHeard(page, 0.05);
    await page.clock.fastForward('14:52');
    await expect(page.getByText('Good night …')).toBeVisible();
    await expect.poll(() => loudness(page), { message: 'it fades' }).toBeLessThan(0.04);
    await page.clock.fastForward('00:10');
    await pressed(page, 'Brown noise', false);
    await isSilent(page);
  },
);

test('under a story: its own loudness, the story’s timer takes both away', onAPhone, async ({ page }) => {
  test.slow();
  await page.clock.install();
  await signInBrowser(page);
  await bringStory(page, 'a kite over the hill');
  await page.goto('/stories');
  await page.getByRole('button', { name: /^Read/ }).click();
  await page.getByRole('button', { name: 'Start Audio Player' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Sleep sounds' }).click();
  const panel = page.getByRole('dialog', { name: 'Sleep sounds' });
  await panel.getByRole('button', { name: 'Brown noise' }).click();
  await isHeard(page, 0.008);
  expect(await obstacles(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sleep sounds: Brown noise' })).toBeFocused();

  // The story stops, the sound does not.
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play Story' })).toBeVisible();
  await isHeard(page, 0.008);

  await page.getByRole('button', { name: /^Sleep timer/ }).click();
  await page.getByRole('menuitem', { name: '10 min' }).click();
  await page.clock.fastForward('09:52');
  await expect.poll(() => loudness(page), { message: 'it fades' }).toBeLessThan(0.006);
  await page.clock.fastForward('00:10');
  await expect(page.getByRole('button', { name: 'Sleep sounds', exact: true })).toBeVisible();
  await isSilent(page);
});

test('it sleeps at the end of the story, when that is what was chosen', onAnyScreen, async ({ page }) => {
  await signInBrowser(page);
  await bringStory(page, 'a kite over the hill');
  await tellInstead(page, longTelling(1));
  await watchSound(page);
  await page.goto('/dashboard');
  await sound(page, 'Brown noise').click();
  await isHeard(page, 0.008);
  await page.getByRole('button', { name: /^Play / }).click();
  await page.getByRole('button', { name: /^Sleep timer/ }).click();
  await page.getByRole('menuitem', { name: 'End of story' }).click();
  await hearItsEnd(page, 5);
  await expect.poll(() => loudness(page), { message: 'it fades' }).toBeLessThan(0.006);
  await expect(page.getByRole('heading', { name: 'Goodnight, Mia' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sleep sounds', exact: true })).toBeVisible();
  await isSilent(page);
});

test(
  'it goes on when the story is closed, for as long as the story’s timer said; and goes with the family',
  onAnyScreen,
  async ({ page }) => {
    test.slow();
    await page.clock.install();
    await signInBrowser(page);
    await bringStory(page, 'a kite over the hill');
    await page.goto('/dashboard');
    await page.getByRole('article').getByRole('link').click();
    // Who tells does not matter here, and this one need not be waited for.
    await page.getByRole('button', { name: 'This device’s own voice' }).click();
    await page.getByRole('button', { name: 'Sleep sounds' }).click();
    await page
      .getByRole('dialog', { name: 'Sleep sounds' })
      .getByRole('button', { name: 'Brown noise' })
      .click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Sleep timer/ }).click();
    await page.getByRole('menuitem', { name: '10 min' }).click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await pressed(page, 'Brown noise', true);
    await isHeard(page, 0.008);
    await page.clock.fastForward('10:05');
    await pressed(page, 'Brown noise', false);
    await isSilent(page);

    await sound(page, 'Brown noise').click();
    await isHeard(page, 0.008);
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await loudness(page)).toBe(0);
  },
);
