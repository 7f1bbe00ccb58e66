import type { Page } from '@playwright/test';
import { bringFamily, bringStory, pressPlayThemselves } from '#tests/support/browser/journey-families.ts';
import { expect, onAnyScreen, test } from '#tests/support/browser/journey.ts';
import { watchSound } from '#tests/support/browser/journey-player.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';

// The narrator that a newcomer hears, with no peer between: the work of each sentence is done here.

test.use({ ownVoice: true });
test.beforeEach(() => test.setTimeout(180_000));

/** Real sound on a machine that may be busy with other things. */
const firstSoundMs = 60_000;

type Mark = { startMs: number; endMs: number; charStart: number; charEnd: number };
type Heard = { atMs: number; word: string };

const play = (page: Page) => page.getByRole('button', { name: 'Play Story' });

test(
  'the story is told: the time moves, and the word that is heard is the word that is lit',
  onAnyScreen,
  async ({ page }) => {
    await signInBrowser(page);
    await pressPlayThemselves(page);
    await bringFamily(page, 1);
    await bringStory(page, 'a kite over the hill');
    await watchSound(page);
    await page.goto('/stories');
    await page.getByRole('button', { name: /^Read/ }).click();
    const told = page.waitForResponse('**/api/tts');
    await page.getByRole('button', { name: 'Start Audio Player' }).click();
    await expect(play(page)).toBeVisible({ timeout: firstSoundMs });
    const { marksUrl } = (await (await told).json()) as { marksUrl: string };
    await play(page).click();
    await expect(page.locator('[data-lit]')).not.toHaveCount(0);

    // Looked at in the very moment in which the page has drawn another word.
    const heard = await page.evaluate(
      () =>
        new Promise<Heard[]>((resolve) => {
          const { told: audio } = window as unknown as { told: HTMLAudioElement };
          const list: Heard[] = [];
          const box = document.querySelector('.story-text') ?? document.body;
          new MutationObserver(() => {
            const lit = box.querySelector<HTMLElement>('[data-lit]');
            if (!lit) return;
            list.push({ atMs: audio.currentTime * 1000, word: lit.textContent.trim() });
            if (list.length >= 8) resolve(list);
          }).observe(box, { subtree: true, attributeFilter: ['data-lit'] });
        }),
    );
    const story = (await (await page.request.get('/api/stories')).json()) as { content: string }[];
    const content = story[0]?.content ?? '';
    const marks = (await (await page.request.get(marksUrl)).json()) as { words: Mark[] };
    for (const { atMs, word } of heard) {
      // A word stays lit until the next one is heard, through the rest after its sentence, too.
      const near = marks.words.filter(({ startMs, endMs }, index) => {
        const untilMs = marks.words[index + 1]?.startMs ?? endMs;
        return startMs - 100 <= atMs && untilMs + 100 >= atMs;
      });
      const spoken = near.map(({ charStart, charEnd }) => content.slice(charStart, charEnd));
      expect(
        spoken.some((one) => word.includes(one)),
        `${word} at ${atMs}, heard ${spoken.join(' ')}`,
      ).toBe(true);
    }

    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(play(page)).toBeVisible();
    await expect(page.getByLabel('Elapsed')).not.toHaveText('0:00');
  },
);

test('the house speaks the welcome itself, to somebody it has never seen', onAnyScreen, async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'The storyteller’s welcome' });
  const button = card.getByRole('button');
  const heard = card.getByRole('progressbar', { name: 'How much of the welcome has been heard' });
  await expect(button).toBeEnabled({ timeout: firstSoundMs });
  await button.click();
  await expect(button).toHaveText(/Playing/);
  await expect(heard).not.toHaveAttribute('value', '0');
  const seconds = await page.evaluate(async (name) => {
    const sound = new Audio(localStorage.getItem(name) ?? '');
    await new Promise((known) => sound.addEventListener('loadedmetadata', known));
    return sound.duration;
  }, 'lamplight.welcomeAudio.v4');
  expect(seconds).toBeGreaterThan(20);
  expect(seconds).toBeLessThan(60);
});
