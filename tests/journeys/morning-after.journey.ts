import type { Story } from '#contract/stories.ts';
import { bringFamily, bringStory } from '#tests/support/browser/journey-families.ts';
import { expect, onAnyScreen, test } from '#tests/support/browser/journey.ts';
import { servesEverybody } from '#tests/support/browser/reflow.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { whereItIs } from '#tests/support/browser/where-it-is.ts';

test.use({ timezoneId: whereItIs(7) });

test(
  'the morning after: three things to ask, and how last night went, until nobody wants it counted',
  onAnyScreen,
  async ({ page }) => {
    await signInBrowser(page);
    await bringFamily(page, 1);
    await page.goto('/user-profile');
    const wish = page.getByRole('switch', { name: /Questions for breakfast/ });
    await wish.click();
    await expect(wish).toBeChecked();
    // Not every tale has questions; the newest that has some is the one that is asked about.
    for (const theme of ['a kite that would not come down', 'a dragon who cannot sleep'])
      await bringStory(page, theme);
    const stories = (await (await page.request.get('/api/stories')).json()) as Story[];
    const story = stories.find(({ breakfast }) => breakfast);
    const lastNight = Date.now() - 11 * 3_600_000;
    const place = { positionMs: 0, isAsleep: false };
    for (const [minutes, isPlaying] of [
      [0, true],
      [12, false],
    ] as const)
      await page.request.put(`/api/stories/${story?.id}/place`, {
        data: { ...place, isPlaying, updatedAt: new Date(lastNight + minutes * 60_000).toISOString() },
      });

    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'For breakfast' });
    await card.getByText('What the story says').first().click();
    await expect(card.getByText(story?.breakfast?.find.answer ?? 'There is no breakfast')).toBeVisible();
    await servesEverybody(page, 'the morning');
    await card.getByRole('link').click();
    await page.getByRole('button', { name: 'For breakfast' }).click();
    await expect(page.getByRole('dialog', { name: 'For breakfast' })).toContainText('New words');

    await page.goto('/evenings');
    await expect(page.getByText('left alone after 12 minutes')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Mia settled with' })).toBeVisible();
    await servesEverybody(page, 'the evenings');
    await page.getByRole('switch', { name: 'Count our evenings' }).click();
    await page.getByRole('button', { name: 'Count nothing' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is counted' })).toBeVisible();
  },
);
