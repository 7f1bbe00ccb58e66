import { bringFamily } from '#tests/support/browser/journey-families.ts';
import { expect, onAPhone, test as base } from '#tests/support/browser/journey.ts';
import { openWriterInNoHurry, type WriterInNoHurry } from '#tests/support/peers/writer-in-no-hurry.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';

/** A house whose stories are written elsewhere, as slowly as a language model does. */
const test = base.extend<{ writer: WriterInNoHurry }>({
  writer: async ({ street }, lend) => lend(await street.keep('a writer in no hurry', openWriterInNoHurry)),
  houseSettings: async ({ writer }, lend) =>
    lend({ STORY_WRITER: 'compatible', STORY_BASE_URL: writer.url, STORY_MODEL: 'a-model' }),
});

test(
  'while it is written the story grows on the page, from its first paragraph on, and nobody is held there',
  onAPhone,
  async ({ page, writer }) => {
    await signInBrowser(page);
    await bringFamily(page, 2);
    await page.goto('/create-story');
    await page.getByRole('textbox', { name: 'Theme' }).fill('a space adventure');
    await page.getByRole('radio', { name: /^Short/ }).check();
    const create = page.getByRole('button', { name: 'Create Story', exact: true });
    await create.click();
    await expect(page.getByText('Gathering characters and setting...')).toBeVisible();
    const writing = page.getByRole('progressbar', { name: 'Your story' });
    await expect(writing).toBeInViewport();
    await expect(page.getByRole('list', { name: 'Who is in it' })).toContainText('Mia');
    await expect(page.locator('main img[src^="data:image/svg+xml"]').first()).toBeInViewport();
    const begins = page.getByText(writer.firstParagraph);
    await expect(begins).toBeInViewport();

    // Nobody is held there: the form is as it was, and the same wish once more only looks on again.
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(writing).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Mia' })).toBeChecked();
    await create.click();
    await expect(writing).toBeVisible();
    await expect(begins).toBeInViewport();
    writer.goOn();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(page.getByRole('dialog').getByText(writer.firstParagraph)).toBeVisible();
  },
);
