import type { Page } from '@playwright/test';
import { bringFamily, bringStory, pressPlayThemselves } from '#tests/support/journey-families.ts';
import { expect, expectComplaint, test } from '#tests/support/journey.ts';
import { signInBrowser } from '#tests/support/signed-in.ts';
import { obstacles } from '#tests/support/obstacles.ts';

type Mark = { startMs: number; endMs: number; charStart: number; charEnd: number };
type Heard = { atMs: number; word: string };

// A narrator with real sound on a machine that may be busy with other things.
const firstSoundMs = 30_000;
test.beforeEach(() => test.setTimeout(90_000));

const play = (page: Page) => page.getByRole('button', { name: 'Play Story' });
const elapsed = async (page: Page) => {
  const [minutes = 0, seconds = 0] = ((await page.getByLabel('Elapsed').textContent()) ?? '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
};

async function openStory(page: Page): Promise<void> {
  await signInBrowser(page);
  await pressPlayThemselves(page);
  await bringFamily(page, 1);
  await bringStory(page, 'a kite over the hill');
  await page.goto('/stories');
  await page.getByRole('button', { name: /^Read/ }).click();
  await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
}

async function openPlayer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Audio Player' }).click();
  await expect(play(page)).toBeVisible({ timeout: firstSoundMs });
}

test('a parent can read from the page, hide it, and put a star on it', async ({ page }) => {
  await openStory(page);
  await expect(page.getByText('Narrator: Emma · Warm and gentle')).toBeVisible();
  const words = page.locator('.story-text');
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'Hide story text' }).click();
  await expect(words).toHaveCount(0);
  await page.getByRole('button', { name: 'Favorite', exact: true }).click();
  await expect(page.getByText('Updated!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Favorite', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the story is told: the time moves, and the word that is heard is the word that is lit', async ({
  page,
}) => {
  await openStory(page);
  const told = page.waitForResponse('**/api/tts');
  await page.evaluate(() => {
    // The one audio element is not in the page; this lets the test ask it for the time.
    window.Audio = class extends Audio {
      constructor() {
        super();
        Object.assign(window, { told: this });
      }
    };
  });
  await openPlayer(page);
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
  expect(await elapsed(page)).toBeGreaterThan(0);
});

test('stop goes back to the start, a tapped word plays from there, and Back leaves it', async ({ page }) => {
  await openStory(page);
  await openPlayer(page);
  await play(page).click();
  await expect.poll(() => elapsed(page)).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByLabel('Elapsed')).toHaveText('0:00');
  await expect(play(page)).toBeVisible();

  const word = page.locator('[data-word="14"]');
  await word.click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(word).toHaveAttribute('data-heard', '');
  expect(await elapsed(page)).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
});

test('volume, speed and place are set by the keys', async ({ page }) => {
  await openStory(page);
  await openPlayer(page);
  const volume = page.getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveAttribute('aria-valuenow', '80');
  await volume.press('ArrowRight');
  await expect(volume).toHaveAttribute('aria-valuenow', '81');
  await page.getByRole('button', { name: /^Speed/ }).press('Enter');
  await page.getByRole('menuitem', { name: '0.8×' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Speed/ })).toContainText('0.8×');
  // As soon as there are twenty seconds of sound, one can go fifteen on, though the rest is still being made.
  await expect(async () => {
    await page.getByRole('button', { name: 'Forward 15 seconds' }).click();
    expect(await elapsed(page)).toBeGreaterThanOrEqual(15);
  }).toPass();
  const before = await elapsed(page);
  await page.getByRole('button', { name: 'Back 15 seconds' }).click();
  await expect.poll(() => elapsed(page)).toBe(before - 15);
});

test('a story that was left goes on where it was, or from the beginning', async ({ page }) => {
  await openStory(page);
  await openPlayer(page);
  await play(page).click();
  await expect.poll(() => elapsed(page), { timeout: 15_000 }).toBeGreaterThan(6);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Read/ }).click();
  await openPlayer(page);
  await expect(page.getByText(/^You left it here, at 0:/)).toBeVisible();
  await expect.poll(() => elapsed(page)).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'From the beginning' }).click();
  await expect(page.getByLabel('Elapsed')).toHaveText('0:00');
});

test('when no sound can be made it is said, and can be tried again', async ({ page }) => {
  expectComplaint(page, /502/);
  await openStory(page);
  await page.route('**/api/tts', (route) => route.fulfill({ status: 502, json: {} }), { times: 1 });
  await page.getByRole('button', { name: 'Start Audio Player' }).click();
  await expect(page.getByText('Audio Generation Failed').first()).toBeVisible();
  await expect(
    page.getByText('Could not generate audio for this story. Please try again.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(play(page)).toBeVisible({ timeout: firstSoundMs });
});

test('by any light the page can be read, and the light is kept', async ({ page }) => {
  await openStory(page);
  expect(await obstacles(page)).toEqual([]);
  await openPlayer(page);
  await page.getByRole('button', { name: 'Text and light' }).click();
  for (const light of ['Paper', 'Dim', 'Red light']) {
    await page.getByRole('radio', { name: light }).check();
    expect(await obstacles(page), light).toEqual([]);
  }
  await page.getByRole('button', { name: 'Larger text' }).click();
  await expect(page.getByLabel('Text size').getByText('120 %')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Read/ }).click();
  await expect(page.getByRole('dialog')).toHaveAttribute('data-light', 'red');
});

test('the same people can have what happens next', async ({ page }) => {
  await openStory(page);
  await page.getByRole('button', { name: 'What happens next?' }).click();
  await expect(page.getByText('Your story is ready').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
  const stories = (await (await page.request.get('/api/stories')).json()) as {
    id: string;
    seriesOf: string | null;
  }[];
  expect(stories).toHaveLength(2);
  expect(stories.map(({ seriesOf }) => seriesOf)).toContain(stories[1]?.id);
});
