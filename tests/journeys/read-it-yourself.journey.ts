import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { readTake, takeMedia, takeRateHz, writeTake } from '#contract/take-file.ts';
import { readPieces } from '#contract/recordings.ts';
import type { Story } from '#contract/stories.ts';
import { bringFamily, bringStory, pressPlayThemselves } from '#tests/support/browser/journey-families.ts';
import { expect, onAnyScreen, test as base } from '#tests/support/browser/journey.ts';
import { hearItsEnd, watchLockScreen, watchSound } from '#tests/support/browser/journey-player.ts';
import { pcmWav } from '#tests/support/sound/pcm-wav.ts';
import { voiceReading } from '#tests/support/sound/read-aloud.ts';
import { servesEverybody, onHardScreens } from '#tests/support/browser/reflow.ts';
import { recordLikeSafari, safariRecordingMs } from '#tests/support/browser/safari-recorder.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';

// A browser whose microphone hears somebody who reads: the file is played again and again, whatever is read.

const spoken = 'Once there was a lamp that could not sleep. So it went out to look at the sea.';

const test = base.extend<object, { voiceFile: string }>({
  voiceFile: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed from this pattern.
    async ({}, lend) => {
      const folder = mkdtempSync(join(tmpdir(), 'lamplight-voice-'));
      const file = join(folder, 'voice.wav');
      writeFileSync(file, pcmWav(await voiceReading(spoken), takeRateHz));
      await lend(file);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ voiceFile, launchOptions }, lend) => {
      const browser = await chromium.launch({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-audio-capture=${voiceFile}`,
        ],
      });
      await lend(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(() => test.setTimeout(300_000));

/** A whole story is followed word by word, on a machine that may be busy with other things. */
const patienceMs = 150_000;

const recorder = (page: Page) => page.getByRole('dialog', { name: /^Read “/ });

/** Some second or other: a busy machine may not be looked at in each of them. */
const listening = /^Listening to you \d+:(?!00)\d\d$/;

/** One part, for long enough that the microphone has heard something. */
async function readPart(page: Page): Promise<void> {
  const room = recorder(page);
  await room.getByRole('button', { name: /^(Record|Read it again)$/ }).click();
  await expect(room.getByText(listening)).toBeVisible();
  await room.getByRole('button', { name: 'Stop' }).click();
  await expect(room.getByText('This part is kept')).toBeVisible();
}

/** Two lines of what is to be read stand above the microphone, however large they are, and where there are more, a tap leads to the last. */
async function hasRoomToRead(page: Page): Promise<void> {
  const words = recorder(page).locator('.recorder-page p').first();
  const lineHeight = await words.evaluate((text) => Number.parseFloat(getComputedStyle(text).lineHeight));
  const controls = recorder(page).getByRole('region', { name: 'Recorder' });
  const room = async () => ({ text: await words.boundingBox(), below: await controls.boundingBox() });
  const { text, below } = await room();
  expect((below?.y ?? 0) - (text?.y ?? 0)).toBeGreaterThan(2 * lineHeight);
  const readOn = recorder(page).getByRole('button', { name: 'Read on' });
  await expect(async () => {
    if (await readOn.isVisible()) await readOn.click({ timeout: 1_000 });
    const { text: now, below: under } = await room();
    expect((now?.y ?? 0) + (now?.height ?? 0)).toBeLessThan(under?.y ?? 0);
    await expect(readOn).toHaveCount(0);
  }).toPass();
}

/** What the player plays, and how. */
const heard = (page: Page) =>
  page.evaluate(() => {
    const { told } = window as unknown as { told: HTMLAudioElement };
    return { source: told.currentSrc, rate: told.playbackRate, isPaused: told.paused };
  });

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go on reading it yourself' }).click();
  await page.getByRole('button', { name: 'Go on reading as Grandma Jo' }).click();
  await page.getByRole('button', { name: 'Use the microphone' }).click();
}

test(
  'a story is read aloud, left in the middle, finished, and told in that voice',
  onAnyScreen,
  async ({ page }) => {
    const lockScreen = await watchLockScreen(page);
    await watchSound(page);
    await signInBrowser(page);
    await pressPlayThemselves(page);
    await bringFamily(page, 2);
    await bringStory(page, 'a kite over the hill');
    const [story] = (await (await page.request.get('/api/stories')).json()) as Story[];
    if (!story) throw new Error('there is no story');
    const count = readPieces(story.content).length;
    await page.goto(`/stories/${story.id}`);
    await page.getByRole('button', { name: 'Read it yourself' }).click();
    // The one who is grown up.
    await expect(page.getByLabel('Who reads?').locator('option:checked')).toHaveText('Grandma Jo');
    await servesEverybody(page, 'who reads');
    await page.getByRole('button', { name: 'Begin to read' }).click();
    await expect(page.getByRole('button', { name: 'Use the microphone' })).toBeVisible();
    await servesEverybody(page, 'before reading');
    await page.getByRole('button', { name: 'Use the microphone' }).click();
    await expect(recorder(page).getByText(`Part 1 of ${count}`)).toBeVisible();
    await readPart(page);
    await servesEverybody(page, 'a part that is read');
    await onHardScreens(page, () => hasRoomToRead(page));
    // Once more, better.
    await readPart(page);
    await recorder(page).getByRole('button', { name: 'Listen to it' }).click();
    await expect(recorder(page).getByRole('button', { name: 'Listen to it' })).toBeVisible();
    await recorder(page).getByRole('button', { name: 'Next' }).click();

    await page.reload();
    await goOn(page);
    await expect(recorder(page).getByText(`Part 2 of ${count}`)).toBeVisible();
    // Whoever closes in the middle of a part is asked, and comes back to its beginning.
    await recorder(page).getByRole('button', { name: 'Record' }).click();
    await recorder(page).getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(recorder(page).getByText(/^You are in the middle of this part/)).toBeVisible();
    await recorder(page).getByRole('button', { name: 'Leave without it' }).click();
    await goOn(page);
    await expect(recorder(page).getByText(`Part 2 of ${count}`)).toBeVisible();
    await readPart(page);
    // The others were read on another device.
    const [begun] = (await (await page.request.get('/api/recordings')).json()) as { id: string }[];
    const sound = Buffer.from(writeTake(await voiceReading(spoken)));
    for (let part = 2; part < count; part += 1)
      await page.request.put(`/api/recordings/${begun?.id}/takes/${part}`, {
        data: sound,
        headers: { 'content-type': takeMedia },
      });
    await page.reload();
    await goOn(page);
    await expect(recorder(page).getByText('That was the last word.')).toBeVisible();
    await recorder(page).getByRole('button', { name: 'Finish' }).click();

    await expect(page.getByText('Read by Grandma Jo').first()).toBeVisible({ timeout: patienceMs });
    await expect(page.getByRole('radio', { name: /Grandma Jo/ })).toBeChecked();
    await page.getByRole('button', { name: 'Start Audio Player' }).click();
    await page.getByRole('button', { name: 'Play Story' }).click();
    await expect(page.locator('[data-lit]')).not.toHaveCount(0);
    await expect(page.getByLabel('Elapsed')).not.toHaveText('0:00');

    // It is in the player like any other telling, and on the lock screen.
    await expect(page.getByRole('article').getByText('Read by Grandma Jo')).toBeVisible();
    expect(await lockScreen.title()).toBe(story.title);
    expect(await lockScreen.artist()).toBe('Read by Grandma Jo');
    await lockScreen.press('pause');
    await expect(page.getByRole('button', { name: 'Play Story' })).toBeVisible();
    await lockScreen.press('play');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.getByRole('button', { name: /^Speed/ }).click();
    await page.getByRole('menuitem', { name: '1.2×' }).click();
    const { source, rate } = await heard(page);
    expect(rate).toBeGreaterThan(1.05);
    await page.getByRole('button', { name: /^Sleep timer/ }).click();
    await page.getByRole('menuitem', { name: 'End of story' }).click();
    await expect(page.getByRole('button', { name: 'Sleep timer: End of story' })).toBeVisible();

    // And it is what an evening goes on with.
    await bringStory(page, 'a lamp by the sea');
    const shelf = (await (await page.request.get('/api/stories')).json()) as Story[];
    const other = shelf.find(({ id }) => id !== story.id);
    await page.goto('/stories');
    await page.getByRole('button', { name: `More for ${story.title}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Read next' }).click();
    await page.getByRole('button', { name: `Read ${other?.title}`, exact: true }).click();
    await page.getByRole('button', { name: 'Start Audio Player' }).click();
    await page.getByRole('button', { name: 'Play Story' }).click();
    await hearItsEnd(page);
    await page.getByRole('button', { name: 'Begin it now' }).click();
    await expect.poll(() => heard(page)).toMatchObject({ isPaused: false, source });
    await expect(page.getByRole('heading', { name: story.title }).first()).toBeVisible();
  },
);

test(
  'Nana reads by a link, and the family listens first',
  onAnyScreen,
  async ({ page, browser, baseURL }) => {
    await signInBrowser(page);
    await pressPlayThemselves(page);
    await bringFamily(page, 2);
    await bringStory(page, 'a kite over the hill');
    const [story] = (await (await page.request.get('/api/stories')).json()) as Story[];
    if (!story) throw new Error('there is no story');
    await page.goto(`/stories/${story.id}`);
    await page.getByRole('button', { name: 'Invite somebody to read' }).click();
    await servesEverybody(page, 'an invitation to make');
    await page.getByRole('button', { name: 'Make a link' }).click();
    await expect(page.getByRole('region', { name: 'Invitations' })).toBeVisible();
    await servesEverybody(page, 'an invitation with its link');
    const link = (await page.getByText(/#[a-f0-9]{64}$/).textContent()) ?? '';

    const far = await browser.newContext({ ...(baseURL && { baseURL }), viewport: page.viewportSize() });
    // On an iPhone; a browser that cannot read its format shows the rest with a recorder of its own.
    const nana = await far.newPage();
    const isSafari = await nana.evaluate(
      () => document.createElement('audio').canPlayType('audio/mp4; codecs="mp4a.40.2"') !== '',
    );
    if (isSafari) await recordLikeSafari(far);
    else test.info().annotations.push({ type: 'not shown', description: 'AAC, which this browser lacks' });
    const { pathname, search, hash } = new URL(link);
    await nana.goto(pathname + search + hash);
    await expect(nana.getByRole('heading', { name: 'Anna would love to hear you read' })).toBeVisible();
    await servesEverybody(nana, 'what an invited reader sees');
    await nana.getByRole('button', { name: 'Read it' }).click();
    await nana.getByRole('button', { name: 'Use the microphone' }).click();
    const firstPart = nana.waitForRequest((request) => request.url().endsWith('/takes/0'));
    await readPart(nana);
    if (isSafari) {
      // All of what was recorded has come, unpacked.
      const sent = readTake((await firstPart).postDataBuffer() ?? new Uint8Array())?.length ?? 0;
      expect(Math.abs((sent / takeRateHz) * 1000 - safariRecordingMs)).toBeLessThan(200);
    }
    const sound = Buffer.from(writeTake(await voiceReading(spoken)));
    for (let part = 1; part < readPieces(story.content).length; part += 1)
      await nana.request.put(`/api/invited/stories/${story.id}/takes/${part}`, {
        data: sound,
        headers: { 'content-type': takeMedia, 'x-invitation': hash.slice(1) },
      });
    await nana.reload();
    await nana.getByRole('button', { name: 'Go on reading' }).click();
    await nana.getByRole('button', { name: 'Use the microphone' }).click();
    // A word of her own after the story.
    await nana.getByRole('button', { name: 'Record a message' }).click();
    await expect(recorder(nana).getByText(listening)).toBeVisible();
    await nana.getByRole('button', { name: 'Stop' }).click();
    await nana.getByRole('button', { name: 'Send it to Anna' }).click();
    await expect(nana.getByRole('heading', { name: 'It is on its way' })).toBeVisible({
      timeout: patienceMs,
    });

    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'Read for you' });
    await expect(card.getByText(/Grandma Jo has read/)).toBeVisible();
    await card.getByRole('button', { name: 'Listen' }).click();
    await expect(card.locator('audio')).toBeVisible();
    const audioUrl = (await card.locator('audio').getAttribute('src')) ?? '';
    await card.getByRole('button', { name: 'Keep' }).click();
    await expect(card).toHaveCount(0);
    await page.goto('/stories');
    await expect(page.getByText('Read by Grandma Jo')).toBeVisible();

    // What the family has of her voice it can take along.
    const voice = await (await page.request.get(audioUrl)).body();
    await page.goto('/user-profile');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    const files = unzipSync(await readFile(await (await download).path()));
    const sounds = Object.entries(files).filter(([, file]) => voice.equals(file));
    expect(sounds).toEqual([[expect.stringMatching(/\(Grandma Jo\)\.mp3$/), expect.anything()]]);

    // The link is taken back, and what came by it stays until it is deleted.
    await page.goto(`/stories/${story.id}`);
    await page.getByRole('button', { name: 'Invite somebody to read' }).click();
    await page.getByRole('button', { name: 'Take back the invitation of Grandma Jo' }).click();
    await expect(page.getByRole('region', { name: 'Invitations' })).toHaveCount(0);
    await nana.reload();
    await expect(nana.getByRole('heading', { name: 'This invitation leads nowhere any more' })).toBeVisible();
    await far.close();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio', { name: /Grandma Jo/ })).toBeChecked();
    expect((await page.request.get(audioUrl)).status()).toBe(200);

    await page.getByRole('button', { name: 'Recordings (1)' }).click();
    await page.getByRole('button', { name: /^Delete what Grandma Jo has read/ }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('radio', { name: /Grandma Jo/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Recordings/ })).toHaveCount(0);
    // What lies under a dialog counts as gone already, and the house takes a moment more.
    await expect.poll(async () => (await page.request.get(audioUrl)).status()).toBe(404);
  },
);
