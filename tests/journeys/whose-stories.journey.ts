import { parseFeed } from '@rowanmanning/feed-parser';
import type { Page } from '@playwright/test';
import RssParser from 'rss-parser';
import type { Story } from '#contract/stories.ts';
import { bringFamily, bringStory } from '#tests/support/browser/journey-families.ts';
import { expect, onAnyScreen, onAPhone, test } from '#tests/support/browser/journey.ts';
import { obstacles } from '#tests/support/browser/obstacles.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test(
  'a story goes to a brother’s shelf with one tap, and comes back with another',
  onAPhone,
  async ({ page }) => {
    await signInBrowser(page);
    await bringFamily(page, 1);
    await page.request.post('/api/family-members', {
      data: { name: 'Leo', age: 3, relationship: 'son', avatar: 'boy' },
    });
    await bringStory(page, 'a kite over the hill');
    await page.goto('/stories');
    await page.getByRole('radio', { name: 'Mia' }).check();
    await expect(page.getByRole('article')).toHaveCount(1);
    await button(page, /^More for/).click();
    await page.getByRole('menuitem', { name: 'Whose story is it?' }).click();
    await expect(button(page, /^Mia/)).toBeDisabled();
    expect(await obstacles(page)).toEqual([]);
    await button(page, 'Leo’s').click();
    await expect(page.getByText('Now it is Leo’s').first()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Leo' }).check();
    await expect(page.getByRole('article')).toHaveCount(1);
    await button(page, 'Undo').click();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Mia' }).check();
    await expect(page.getByRole('article')).toHaveCount(1);
  },
);

test(
  'a podcast address is made, copied and heard by two readers of feeds, and taken back it opens nothing',
  onAnyScreen,
  async ({ page, context, house }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: house.url });
    await signInBrowser(page);
    await bringFamily(page, 1);
    await bringStory(page, 'a kite over the hill');
    const [story] = (await (await page.request.get('/api/stories')).json()) as Story[];
    if (!story) throw new Error('There is a story.');
    const { content: text, narratorVoice: voice, id: storyId } = story;
    const told = await page.request.post('/api/tts', { data: { text, voice, storyId } });
    const { audioUrl } = (await told.json()) as { audioUrl: string };
    await page.request.get(audioUrl);

    await page.goto('/user-profile');
    await button(page, 'Make a podcast address').click();
    await button(page, 'Copy').click();
    await expect(page.getByText('The address is copied').first()).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(await obstacles(page)).toEqual([]);
    const feed = async () => await (await fetch(address)).text();
    await expect
      .poll(async () => (await new RssParser().parseString(await feed())).items)
      .toMatchObject([{ enclosure: { type: 'audio/mpeg' } }]);
    const [item] = parseFeed(await feed()).items;
    expect(item?.title).not.toContain('Mia');
    const [sound] = item?.media ?? [];
    const heard = await fetch(sound?.url ?? '', { headers: { range: 'bytes=0-2' } });
    expect([heard.status, await heard.text()]).toEqual([206, 'ID3']);

    await button(page, 'Take it back').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
    await expect(button(page, 'Make a podcast address')).toBeVisible();
    expect([(await fetch(address)).status, (await fetch(sound?.url ?? '')).status]).toEqual([404, 404]);
  },
);
