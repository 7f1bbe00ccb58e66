import type { Page } from '@playwright/test';
import { bringStory, pressPlayThemselves } from '#tests/support/browser/journey-families.ts';
import { expect, onAnyScreen, onAPhone, test } from '#tests/support/browser/journey.ts';
import { watchSound } from '#tests/support/browser/journey-player.ts';
import { longTelling, tellInstead } from '#tests/support/browser/long-telling.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';

/** The longest story that a family can ask for. */
const long = longTelling(12);
const allowedErrorMs = 100;
const calmBand = { from: 0.35, to: 0.45 };

const play = (page: Page) => page.getByRole('button', { name: 'Play Story' });
const word = (page: Page, index: number) => page.locator(`[data-word="${index}"]`);

async function openPlayer(page: Page): Promise<void> {
  await signInBrowser(page);
  await pressPlayThemselves(page);
  await bringStory(page, 'a kite over the hill');
  await tellInstead(page, long);
  await watchSound(page);
  await page.goto('/stories');
  await page.getByRole('button', { name: /^Read/ }).click();
  await page.getByRole('button', { name: 'Start Audio Player' }).click();
  await expect(play(page)).toBeVisible();
}

/** What is lit, at what time of the sound, and where on the screen: looked at in the moment in which another word is lit. */
type Seen = { index: number; atMs: number; place: number };

function watch(page: Page, howMany: number): Promise<Seen[]> {
  return page.evaluate(
    (count) =>
      new Promise<Seen[]>((resolve) => {
        const { told } = window as unknown as { told: HTMLAudioElement };
        const view = document.querySelector('[role=dialog].reader') ?? document.body;
        const list: Seen[] = [];
        const look = () => {
          const lit = view.querySelector<HTMLElement>('[data-lit]');
          if (!lit) return;
          const { top, height } = lit.getBoundingClientRect();
          const place = (top + height / 2) / view.clientHeight;
          list.push({ index: Number(lit.dataset['word']), atMs: told.currentTime * 1_000, place });
          if (list.length < count) return;
          watching.disconnect();
          resolve(list);
        };
        const watching = new MutationObserver(look);
        watching.observe(view, { subtree: true, attributeFilter: ['data-lit'] });
      }),
    howMany,
  );
}

/** How far the sound is outside the time of the word that is lit. */
function errorMs({ index, atMs }: Seen): number {
  const startMs = long.marks.words[index]?.startMs ?? Number.NaN;
  const nextMs = long.marks.words[index + 1]?.startMs ?? long.marks.durationMs;
  return Math.max(0, startMs - atMs, atMs - nextMs);
}

test(
  'over twelve minutes the word that is lit is the word that is heard, and its line stays where the eye is',
  onAPhone,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPlayer(page);
    await play(page).click();
    const seen: Seen[] = [];
    const last = long.marks.words.length - 1;
    for (const part of [0, 0.25, 0.5, 0.75, 0.97]) {
      // A tap on a word is the way to any place.
      const index = Math.round(part * last);
      await word(page, index).click();
      const [first, ...rest] = await watch(page, 7);
      expect(Math.abs((first?.index ?? 0) - index), 'it plays from the word that was tapped').toBeLessThan(
        12,
      );
      seen.push(...rest);
    }
    const errors = seen.map(errorMs).toSorted((a, b) => a - b);
    expect(errors).toHaveLength(30);
    expect(errors[Math.ceil(errors.length * 0.95) - 1]).toBeLessThanOrEqual(allowedErrorMs);
    const strayed = seen.filter(({ place }) => place < calmBand.from - 0.02 || place > calmBand.to + 0.02);
    expect(strayed).toEqual([]);

    // The first line and the last are there, too, and nothing covers them.
    for (const index of [0, long.marks.words.length - 4]) {
      await word(page, index).click();
      await expect(word(page, index)).toHaveAttribute('data-heard', '');
      await expect(async () => {
        const lit = page.locator('[data-lit]').first();
        const { y = 0, height = 0 } = (await lit.boundingBox()) ?? {};
        const place = (y + height / 2) / (page.viewportSize()?.height ?? 1);
        expect(place).toBeGreaterThanOrEqual(calmBand.from - 0.02);
        expect(place).toBeLessThanOrEqual(calmBand.to + 0.02);
      }).toPass();
    }
  },
);

test('whoever scrolls away may look, and is fetched back after a while', onAnyScreen, async ({ page }) => {
  await openPlayer(page);
  await word(page, 40).click();
  await expect(page.locator('[data-lit]')).toHaveCount(1);
  const isInSight = () =>
    page
      .locator('[data-lit]')
      .first()
      .evaluate((lit) => {
        const { top, bottom } = lit.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      });
  await page.mouse.move(200, 300);
  // A hand that meets the page still gliding scrolls again.
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    await expect.poll(isInSight, { timeout: 3_000 }).toBe(false);
  }).toPass();
  // Several words on, nobody has been pulled back.
  await watch(page, 4);
  expect(await isInSight()).toBe(false);
  await expect.poll(isInSight).toBe(true);
});
