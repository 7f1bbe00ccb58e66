import type { Page } from '@playwright/test';
import type { ChildScreen } from '#contract/child-screen.ts';
import { closeReader, putAwayPlayer } from '#tests/support/browser/close-reader.ts';
import {
  bringFamily,
  bringStory,
  bringWholeStory,
  pressPlayThemselves,
} from '#tests/support/browser/journey-families.ts';
import { expect, test } from '#tests/support/browser/house-that-leaves.ts';
import { expectComplaint, onAnyScreen, onAPhone } from '#tests/support/browser/journey.ts';
import { hearItsEnd, watchSound } from '#tests/support/browser/journey-player.ts';
import { madeForTonight } from '#tests/support/browser/nights.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { workerCalls } from '#tests/support/browser/worker-calls.ts';
import { obstacles } from '#tests/support/browser/obstacles.ts';

// The sound of a whole story, on a machine that may be busy with other things.
const wholeSoundMs = 120_000;
test.use({ serviceWorkers: 'allow' });
test.beforeEach(() => test.setTimeout(240_000));

/** A browser says so itself when nobody answers; every other complaint still counts. */
const expectSilence = (page: Page) => expectComplaint(page, /^Failed to load resource/);

async function openShelf(page: Page, ...themes: readonly string[]): Promise<void> {
  await comeHome(page);
  for (const theme of themes) await bringStory(page, theme);
  await seeShelf(page, themes.length);
}

async function comeHome(page: Page): Promise<void> {
  await signInBrowser(page);
  await pressPlayThemselves(page);
  await bringFamily(page, 1);
}

async function seeShelf(page: Page, count: number): Promise<void> {
  await page.goto('/stories');
  await expect(page.getByRole('tab', { name: `All Stories (${count})` })).toBeVisible();
}

/** The worker has the whole app and answers for this page. */
async function untilAppIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function keepFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Keep for tonight' }).click();
  await expect(page.getByText('Kept for tonight').first()).toBeVisible({ timeout: wholeSoundMs });
}

const heardSeconds = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: HTMLAudioElement }).told.currentTime);

const keptCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith('shell')));

test(
  'a story that was kept is found, read and heard when the house is gone, and the shelf comes back with it',
  onAPhone,
  async ({ page, leaving }) => {
    expectSilence(page);
    await watchSound(page);
    await comeHome(page);
    await bringStory(page, 'a kite over the hill');
    await bringWholeStory(page, 'a lantern');
    await seeShelf(page, 2);
    await keepFirst(page);
    await untilAppIsKept(page);
    await leaving.leave();

    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Out of reach just now' })).toBeVisible();
    expect(await obstacles(page)).toEqual([]);
    await expect(page.getByText(/is here, and can be read and heard\.$/)).toBeVisible();
    await page.getByRole('link', { name: 'One kept story' }).click();
    await expect(page.getByText(/kept on this device, for tonight/)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByText('To read and to hear')).toBeVisible();
    expect(await obstacles(page)).toEqual([]);

    await page.getByRole('button', { name: /^Read/ }).click();
    await page.getByRole('button', { name: 'Start Audio Player' }).click();
    await page.getByRole('button', { name: 'Play Story' }).click();
    await expect.poll(() => heardSeconds(page)).toBeGreaterThan(1);
    await expect(page.locator('[data-lit]')).not.toHaveCount(0);
    const seek = page.getByRole('slider', { name: 'Seek' });
    await expect(async () => {
      await seek.press('PageUp');
      // Far from its beginning, and from the end of the shortest tale.
      expect(await heardSeconds(page)).toBeGreaterThan(30);
    }).toPass();
    const before = await heardSeconds(page);
    await expect.poll(() => heardSeconds(page)).toBeGreaterThan(before);

    await leaving.comeBack();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    // The shelf is back behind the story, which goes on undisturbed.
    await expect(page.getByRole('tab', { name: 'All Stories (2)', includeHidden: true })).toHaveCount(1);
    const then = await heardSeconds(page);
    await expect.poll(() => heardSeconds(page)).toBeGreaterThan(then + 1);
    await closeReader(page);
    await expect.poll(() => heardSeconds(page)).toBeGreaterThan(then + 2);
    await expect(page.getByRole('tab', { name: 'All Stories (2)' })).toBeVisible();
  },
);

test(
  'a story that was made ahead is fetched while nobody looks, and heard in a child’s hands when the house is gone',
  // What is given to a child is a phone.
  onAPhone,
  async ({ page, house, leaving }) => {
    expectSilence(page);
    await watchSound(page);
    await openShelf(page, 'a kite over the hill');
    await untilAppIsKept(page);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Have a story ready every night' }).click();
    await page.getByRole('checkbox', { name: 'Monday' }).press('Space');
    await page.getByLabel('A wish').fill('A digger that is afraid of mud');
    await page.getByLabel('A wish').press('Enter');
    expect(await obstacles(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: /^Tuesday.* and Sunday at 6:00\sPM$/ })).toBeVisible();
    await page.getByRole('switch', { name: /^Keep it on this device/ }).click();

    const { id, title } = await madeForTonight(page, house);
    await (await workerCalls(page)).wake('keep-tonight');
    const isFetched = () =>
      page.evaluate(async (path) => (await caches.match(path)) !== undefined, `/kept/found/${id}`);
    await expect.poll(isFetched, { timeout: wholeSoundMs }).toBe(true);

    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: `Tell “${title}”` })).toBeVisible();
    await page.getByRole('button', { name: 'Give to Mia' }).click();
    await page.getByRole('radio', { name: '1 story' }).check();
    const typeCode = () => page.keyboard.type('2468');
    await typeCode();
    await expect(page.getByText('Once more, please.')).toBeVisible();
    await typeCode();
    await page.getByRole('button', { name: 'Give to Mia' }).last().click();
    await expect(page.getByRole('heading', { name: 'Mia’s stories' })).toBeVisible();

    await leaving.leave();
    await page.goto('/user-profile');
    await expect(page.getByText('These ones are here tonight.')).toBeVisible();
    expect(await obstacles(page)).toEqual([]);
    await page.getByRole('button', { name: `Play ${title}` }).click();
    await expect.poll(() => heardSeconds(page)).toBeGreaterThan(1);
    await hearItsEnd(page);
    // The one story was counted here, and nothing that a child can do brings another.
    await expect(page.getByRole('heading', { name: 'Goodnight, Mia' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Goodnight, Mia' })).toBeVisible();
    await page.getByRole('button', { name: 'For grown-ups' }).click();
    await typeCode();
    await expect(page.getByText(/there is no way to it just now/)).toBeVisible();

    await leaving.comeBack();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(/there is no way to it just now/)).toBeHidden();
    const isAsleep = async () => {
      const { night } = (await (await page.request.get('/api/child-screen')).json()) as ChildScreen;
      return night.asleepUntil !== null;
    };
    await expect.poll(isAsleep).toBe(true);
    await typeCode();
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  },
);

test(
  'a page that needs the house says so, and stands as soon as it is back',
  onAPhone,
  async ({ page, leaving }) => {
    expectSilence(page);
    await openShelf(page, 'a kite');
    await page.getByRole('button', { name: /^Read/ }).click();
    await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
    await untilAppIsKept(page);
    await leaving.leave();
    await page.reload();
    // It is here without a tap. Nobody has heard it yet: its words are here, and its sound is not.
    await expect(page.getByText('the sound of this story is not on this device')).toBeVisible();
    await page.getByRole('button', { name: 'What happens next?' }).click();
    await expect(page.getByText('A new story has to wait').first()).toBeVisible();
    await expect(page.locator('.story-text')).toBeVisible();
    await page.goto('/family');
    await expect(page.getByRole('heading', { name: 'Out of reach just now' })).toBeVisible();
    await expect(page.getByText(/is here, and can be read\.$/)).toBeVisible();
    await page.goto('/stories/a-story-that-is-elsewhere');
    await expect(page.getByText('The story you wanted is not kept on this device')).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL(/\/stories$/);
    await page.goto('/family');
    await leaving.comeBack();
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('tab', { name: /^Family Members/ })).toBeVisible();
  },
);

test.describe('on a home network, where the browser keeps no app,', () => {
  test.use({ serviceWorkers: 'block' });

  test(
    'a page that was not open before says so when the house is gone, and stands as soon as it is back',
    onAnyScreen,
    async ({ page, leaving }) => {
      expectSilence(page);
      await signInBrowser(page);
      await page.goto('/dashboard');
      await page.waitForLoadState('networkidle');
      await leaving.leave();
      await page.getByRole('main').getByRole('link', { name: 'My Profile' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Out of reach just now' })).toBeVisible();
      await expect(page).toHaveURL(/\/user-profile$/);
      await leaving.comeBack();
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
    },
  );
});

test(
  'a place that was kept without the house is known to it afterwards',
  onAnyScreen,
  async ({ page, leaving }) => {
    expectSilence(page);
    await openShelf(page, 'a kite');
    await keepFirst(page);
    await untilAppIsKept(page);
    await leaving.leave();
    await page.goto('/stories');
    await page.getByRole('button', { name: /^Read/ }).click();
    await page.getByRole('button', { name: 'Start Audio Player' }).click();
    await page.getByRole('button', { name: 'Play Story' }).click();
    await page.getByRole('button', { name: 'Forward 15 seconds' }).click();
    await expect(page.getByLabel('Elapsed')).toHaveText(/^0:1[5-9]$/);
    await closeReader(page);
    await putAwayPlayer(page);
    await leaving.comeBack();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('tab', { name: 'All Stories (1)' })).toBeVisible();
    const [story] = (await (await page.request.get('/api/stories')).json()) as { id: string }[];
    const place = async () => await (await page.request.get(`/api/stories/${story?.id}/place`)).json();
    await expect
      .poll(async () => ((await place()) as { positionMs: number }).positionMs)
      .toBeGreaterThan(14_000);
  },
);

test(
  'nothing of the family stays in the browser after a sign-out, here or elsewhere',
  onAnyScreen,
  async ({ page }) => {
    await openShelf(page, 'a kite');
    const openOne = async () => {
      await page.getByRole('button', { name: /^Read/ }).click();
      await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
      await expect.poll(() => keptCaches(page)).toHaveLength(1);
      await closeReader(page);
    };
    await openOne();
    // Ended on another device: the cookie is still there, the session is not.
    await page.request.post('/api/logout');
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    expect(await keptCaches(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('lamplight.keptStories'))).toBeNull();
  },
);

test('a device without room says so, and forgets nothing', onAnyScreen, async ({ page }) => {
  await openShelf(page, 'a kite');
  await untilAppIsKept(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: 100_000,
  });
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Keep for tonight' }).press('Enter');
  await expect(page.getByText('There is no room on this device').first()).toBeVisible({
    timeout: wholeSoundMs,
  });
  await page.getByRole('button', { name: /^More for/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Keep for tonight' })).toBeVisible();
});

test(
  'the app can be installed; and whoever has kept nothing is a visitor when the house is gone',
  onAnyScreen,
  async ({ page, leaving }) => {
    expectSilence(page);
    await openShelf(page);
    await untilAppIsKept(page);
    const devTools = await page.context().newCDPSession(page);
    const { errors, data } = await devTools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({
      name: 'Lamplight',
      start_url: '/dashboard',
      display: 'standalone',
    });
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
    // Each journey has a private window, which is the one thing that stands in the way.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );

    await leaving.leave();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
  },
);
