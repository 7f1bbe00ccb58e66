import { bringFamily, bringStory } from '#tests/support/browser/journey-families.ts';
import { expect, onAnyScreen, test } from '#tests/support/browser/journey.ts';
import { longTelling, tellInstead } from '#tests/support/browser/long-telling.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';

test(
  'an evening begins as My Profile says: by whom stories are told, and whether the telling waits for a tap',
  onAnyScreen,
  async ({ page }) => {
    await signInBrowser(page);
    await bringFamily(page, 1);
    await bringStory(page, 'a kite over the hill');
    await tellInstead(page, longTelling(2));
    const openPlayer = async () => {
      // What was left begins where it was, and nobody would know who told it.
      await page.evaluate(() => localStorage.removeItem('lamplight.storyPlaces'));
      await page.goto('/stories');
      await page.getByRole('button', { name: /^Read/ }).click();
      await page.getByRole('button', { name: 'Start Audio Player' }).click();
    };
    // Nobody has said anything yet: it is told by Emma, and begins by itself.
    await page.goto('/create-story');
    await expect(page.getByRole('radio', { name: /^Emma/ })).toBeChecked();
    await openPlayer();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(page.getByLabel('Elapsed')).not.toHaveText('0:00');

    await page.goto('/user-profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Default narrator').selectOption('david');
    await page.getByRole('switch', { name: /^Autoplay/ }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated successfully!').first()).toBeVisible();

    await page.goto('/create-story');
    await expect(page.getByRole('radio', { name: /^David/ })).toBeChecked();
    await openPlayer();
    await expect(page.getByRole('button', { name: 'Play Story' })).toBeVisible();
  },
);
