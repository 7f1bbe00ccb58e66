import type { Page } from '@playwright/test';
import { bedtimeDesign, hugeDesign } from '#tests/support/peers/designs.ts';
import { expect, expectComplaint, onAnyScreen, test as base } from '#tests/support/browser/journey.ts';
import {
  designToken,
  type DesignPeer,
  openDesignPeer,
  refuses,
} from '#tests/support/peers/design-service.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { obstacles } from '#tests/support/browser/obstacles.ts';

const key = 'AbCdEfGhIjKlMnOpQrStUv';
const hugeKey = 'HuGeHuGeHuGeHuGeHuGeHu';
const link = `https://www.figma.com/file/${key}/Bedtime-screens?node-id=1-2`;

/** A house that is connected to a design service: a real one over HTTP, of our own making. */
const test = base.extend<{ designs: DesignPeer }>({
  designs: async ({ street }, lend) => lend(await street.keep('a design service', openDesigns)),
  houseSettings: async ({ designs }, lend) =>
    lend({ FIGMA_TOKEN: designToken, FIGMA_FOR: 'families', FIGMA_API_URL: designs.url }),
});

async function openDesigns(): Promise<DesignPeer> {
  const designs = await openDesignPeer();
  designs.keep(key, bedtimeDesign);
  designs.keep(hugeKey, hugeDesign(20_000));
  return designs;
}

// One design service is behind them all, and how it behaves is each journey's own.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page, designs }) => {
  designs.behave('well');
  await signInBrowser(page);
  await page.goto('/figma');
  await expect(page.getByRole('heading', { name: 'How to bring in a design' })).toBeVisible();
});

const input = (page: Page) => page.getByLabel('File URL or key');
const tree = (page: Page) => page.getByRole('tree', { name: 'Structure' });
const part = (page: Page, name: string) => tree(page).getByRole('treeitem', { name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function load(page: Page, what: string): Promise<void> {
  await input(page).fill(what);
  await page.getByRole('button', { name: 'Load file' }).click();
}

test('the token is tested, and each of its answers has its words', onAnyScreen, async ({ page, designs }) => {
  const button = page.getByRole('button', { name: 'Test API token' });
  await button.click();
  await expect(toast(page, 'API Token Valid')).toBeVisible();
  await expect(toast(page, 'Connected as Hemi Draws')).toBeVisible();

  designs.behave(refuses(403));
  await button.click();
  await expect(toast(page, 'API Token Invalid')).toBeVisible();
  await expect(page.getByText(/did not accept this house’s token/).first()).toBeVisible();

  expectComplaint(page, /502/);
  designs.behave(refuses(500));
  await button.click();
  await expect(toast(page, 'Token Test Failed')).toBeVisible();
  await expect(toast(page, 'Unable to test API token')).toBeVisible();
});

test(
  'a token in the wrong place is said at once and sent nowhere; so is nothing, and nonsense',
  onAnyScreen,
  async ({ page, designs }) => {
    designs.asked.length = 0;
    await input(page).fill('figd_0123456789abcdefgh');
    await expect(page.getByText(/This is an access token, not a file key/)).toBeVisible();
    await page.getByRole('button', { name: 'Load file' }).click();
    await expect(input(page)).toBeFocused();
    await input(page).fill('');
    await input(page).press('Enter');
    await expect(page.getByText('Please paste a file’s link or its key')).toBeVisible();
    await load(page, 'bedtime');
    await expect(page.getByText(/neither a file’s link nor a key/)).toBeVisible();
    expect(designs.asked).toEqual([]);
  },
);

test('a file comes by its link: what it is built of, says, shows and uses', onAnyScreen, async ({ page }) => {
  await load(page, link);
  await expect(page.getByRole('heading', { name: 'Bedtime screens' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to bring in a design' })).toHaveCount(0);
  await expect(part(page, 'Landing')).toHaveAttribute('aria-level', '2');
  await expect(part(page, 'Heading')).toHaveCount(0);
  await part(page, 'Landing').locator('[data-arrow]').click();
  await expect(part(page, 'Heading')).toBeVisible();

  await tab(page, 'Text Content').click();
  await expect(page.getByText('A story about the people they …', { exact: true })).toBeVisible();
  await expect(page.getByText('Start tonight', { exact: true })).toBeVisible();
  await tab(page, 'Colors').click();
  await expect(page.getByText('#F9B853', { exact: true })).toBeVisible();
  await expect(page.getByText('#0000FF · 50%')).toBeVisible();
  await tab(page, 'Components').click();
  await expect(page.getByText('The one amber thing of a view')).toBeVisible();
});

test(
  'chosen parts are exported, and the links lead to where the service keeps them',
  onAnyScreen,
  async ({ page, designs }) => {
    await load(page, key);
    const exporting = page.getByRole('button', { name: /^Export selected/ });
    await expect(exporting).toBeDisabled();
    await part(page, 'Landing').click();
    await part(page, 'Hidden lamp').click();
    designs.asked.length = 0;
    await exporting.click();
    const made = page.getByRole('link', { name: /Landing/ });
    await expect(made).toHaveAttribute(
      'href',
      'https://figma-alpha-api.s3.us-west-2.amazonaws.com/images/1-2.png',
    );
    await expect(page.getByText('Hidden lamp: nothing to see')).toBeVisible();
    expect(designs.asked.map(({ path }) => decodeURIComponent(path))).toEqual([
      `/v1/images/${key}?ids=1:2,1:404&format=png&scale=1`,
    ]);

    expectComplaint(page, /429/);
    designs.behave(refuses(429, { 'retry-after': '30' }));
    await exporting.click();
    await expect(toast(page, 'Export failed')).toBeVisible();
    await expect(page.getByText(/asks us to wait.*30 seconds/).first()).toBeVisible();
  },
);

test(
  'a file that cannot be loaded says why, and what to try; the next one comes',
  onAnyScreen,
  async ({ page }) => {
    expectComplaint(page, /404/);
    await load(page, 'ZzZzZzZzZzZzZzZzZzZzZz');
    await expect(page.getByRole('alert')).toContainText('We could not load that file');
    await expect(page.getByRole('alert')).toContainText('knows no such file');
    await expect(page.getByRole('heading', { name: 'Troubleshooting' })).toBeVisible();
    await expect(page.getByText('Test the API token: without one that works')).toBeVisible();
    expect(await obstacles(page)).toEqual([]);
    await load(page, key);
    await expect(page.getByRole('heading', { name: 'Bedtime screens' })).toBeVisible();
  },
);

test(
  'the keyboard alone finds its way through the tree, chooses and exports',
  onAnyScreen,
  async ({ page }) => {
    await input(page).fill(link);
    await input(page).press('Enter');
    await expect(tree(page)).toBeVisible();
    await tree(page).focus();
    const activeName = () =>
      tree(page).evaluate((box) => {
        const id = box.getAttribute('aria-activedescendant');
        return id === null
          ? ''
          : (document.getElementById(id)?.querySelector('.truncate')?.textContent ?? '');
      });
    const walk: [string, string][] = [
      ['ArrowDown', 'Landing'],
      ['ArrowRight', 'Landing'],
      ['ArrowRight', 'Heading'],
      ['End', 'Lamp button'],
      ['c', 'Card'],
      ['ArrowLeft', 'Landing'],
      ['ArrowLeft', 'Landing'],
      ['ArrowLeft', 'Evening'],
      ['*', 'Evening'],
      ['h', 'Hidden lamp'],
      ['Home', 'Evening'],
      ['PageDown', 'Lamp button'],
    ];
    for (const [pressed, name] of walk) {
      await page.keyboard.press(pressed);
      await expect.poll(activeName, pressed).toBe(name);
    }
    await expect(part(page, 'Landing')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Space');
    await expect(part(page, 'Lamp button')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Export selected (1)' }).press('Enter');
    await expect(page.getByRole('link', { name: /Lamp button/ })).toBeVisible();
  },
);

test('everybody can use it', async ({ page }) => {
  expect(await obstacles(page)).toEqual([]);
  await load(page, link);
  await expect(tree(page)).toBeVisible();
  await part(page, 'Landing').click();
  expect(await obstacles(page)).toEqual([]);
  for (const name of ['Text Content', 'Colors', 'Components']) {
    await tab(page, name).click();
    await expect(page.getByRole('list', { name })).toBeVisible();
    expect(await obstacles(page), name).toEqual([]);
  }
});

test(
  'twenty thousand parts are as quick as twenty: only what is seen is drawn',
  onAnyScreen,
  async ({ page }) => {
    await load(page, hugeKey);
    await expect(tree(page)).toBeVisible();
    await page.getByRole('button', { name: 'Open all' }).click();
    await expect(page.getByText('19,999 parts')).toBeVisible();
    await tree(page).focus();
    await page.keyboard.press('End');
    await expect(part(page, 'Line 18').last()).toBeVisible();
    const drawn = await tree(page).getByRole('treeitem').count();
    expect(drawn).toBeLessThan(60);
    expect(await tree(page).evaluate((box) => box.scrollHeight)).toBeGreaterThan(19_000 * 44);

    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(part(page, 'Screen 1000')).toHaveAttribute('aria-expanded', 'false');
    for (const name of ['Text Content', 'Colors', 'Components']) {
      await tab(page, name).click();
      const list = page.getByRole('list', { name });
      await expect(list).toBeVisible();
      expect(await list.getByRole('listitem').count(), name).toBeLessThan(120);
    }
  },
);
