// `npm run screens` takes README's three pictures of an evening, on a phone: home, a story being told, and red light. A house of its own opens for that,
// with a family of its own, and is gone afterwards. It wants a Chromium, as the journeys do.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'pictures');
/** An evening in autumn, before the lamp is lit: the page is still paper. */
const evening = new Date('2026-04-17T19:20:00+12:00');
const family = [
  { name: 'Aroha', age: 5, relationship: 'Daughter', avatar: 'girl_medium_brown' },
  { name: 'Koro', age: 71, relationship: 'Grandpa', avatar: 'grandpa_brown' },
  { name: 'Biscuit', age: 3, relationship: 'Dog', avatar: 'dog' },
];

const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-screens-'));
const house = await startBuiltHouse({ DATA_DIR: dataDir });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
});
try {
  const phone = await browser.newContext({
    baseURL: house.url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    reducedMotion: 'reduce',
  });
  await spend(await phone.newPage());
} finally {
  await browser.close();
  await house.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function spend(page: Page): Promise<void> {
  await page.clock.install({ time: evening });
  await signInBrowser(page);
  for (const who of family)
    await page.request.post('/api/family-members', {
      data: { ...who, hobbies: [], characterTraits: [], isGuest: false },
    });
  for (const theme of ['the lighthouse that sneezed', 'a kite over the hill']) await bringStory(page, theme);

  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Tell tonight/ }).waitFor();
  await take(page, 'evening-home');

  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.getByRole('radio', { name: 'Paper' }).check({ force: true });
  // Into the story, where words have been heard and others are still to come.
  for (let tens = 0; tens < 3; tens += 1) await page.getByRole('slider', { name: 'Seek' }).press('PageUp');
  await page.locator('[data-lit]').first().waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('The screen will stay on').waitFor({ state: 'hidden' });
  await take(page, 'evening-told');

  await page.getByRole('radio', { name: 'Red' }).check({ force: true });
  await take(page, 'evening-red');
}

async function bringStory(page: Page, theme: string): Promise<void> {
  const characterDetails = family.map(({ name, age, relationship }) => ({ name, age, relationship }));
  const characterNames = family.map(({ name }) => name);
  await page.request.post('/api/stories', {
    data: {
      theme,
      duration: 'short',
      characterDetails,
      characterNames,
      childName: characterNames.join(', '),
    },
  });
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete && image.naturalWidth > 0),
  );
  const path = join(folder, `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled' });
  console.log(path);
}
