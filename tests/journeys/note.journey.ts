import { bringFamily, bringStory } from '#tests/support/browser/journey-families.ts';
import { expect, onAnyScreen, test } from '#tests/support/browser/journey.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { workerCalls } from '#tests/support/browser/worker-calls.ts';
import { wholeBrowser } from '../../tools/browser.mjs';

const whole = wholeBrowser();
test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    args: ['--no-sandbox', '--disable-gpu'],
    ...(whole !== undefined && { executablePath: whole }),
  },
});
test.skip(whole === undefined, 'A browser without windows shows no notes.');

test(
  'a note that comes is shown, and a tap on it opens tonight’s story',
  onAnyScreen,
  async ({ page, context, house }) => {
    await context.grantPermissions(['notifications'], { origin: house.url });
    await signInBrowser(page);
    await bringFamily(page, 1);
    await bringStory(page, 'a kite over the hill');
    const [story] = (await (await page.request.get('/api/stories')).json()) as {
      id: string;
      title: string;
    }[];
    await page.goto('/bedtimes');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const browser = await workerCalls(page);
    await browser.deliver({
      title: 'Tonight’s story is ready',
      body: story?.title,
      path: `/stories/${story?.id}`,
    });
    await expect.poll(browser.notes).toEqual([{ title: 'Tonight’s story is ready', body: story?.title }]);
    await browser.tapNote();
    await expect(page).toHaveURL(`${house.url}/stories/${story?.id}`);
    await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
    expect(await browser.notes()).toEqual([]);
  },
);
