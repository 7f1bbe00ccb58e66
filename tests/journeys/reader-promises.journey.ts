import type { Page } from '@playwright/test';
import { bringStory, pressPlayThemselves } from '#tests/support/browser/journey-families.ts';
import { expect, onAnyScreen, onAPhone, test } from '#tests/support/browser/journey.ts';
import { watchSound } from '#tests/support/browser/journey-player.ts';
import { longTelling, tellInstead } from '#tests/support/browser/long-telling.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';

const play = (page: Page) => page.getByRole('button', { name: 'Play Story' });
const pause = (page: Page) => page.getByRole('button', { name: 'Pause' });
const elapsed = (page: Page) => page.getByLabel('Elapsed');

async function openStory(page: Page): Promise<void> {
  await page.goto('/stories');
  await page.getByRole('button', { name: /^Read/ }).click();
  await expect(page.getByRole('heading', { name: 'Story Options' })).toBeVisible();
}

async function aStoryOnTheShelf(page: Page, minutes = 12, besides: readonly string[] = []): Promise<string> {
  const telling = longTelling(minutes);
  await signInBrowser(page);
  await pressPlayThemselves(page);
  for (const theme of [...besides, 'a kite over the hill']) await bringStory(page, theme);
  await tellInstead(page, telling);
  return telling.content;
}

/** What of the telling reaches the ear. */
async function listenIn(page: Page): Promise<() => Promise<{ volume: number; isPaused: boolean }>> {
  await watchSound(page);
  return () =>
    page.evaluate(() => {
      const { told } = window as unknown as { told: HTMLAudioElement };
      return { volume: told.volume, isPaused: told.paused };
    });
}

type Said = { text: string; rate: number; volume: number; voice: string };
type Device = { said: Said[]; words: string[]; wordMs: number };

/** A device whose own voice says nothing aloud, and reports each word as a real one does, `wordMs` after the one before. */
async function giveDeviceVoice(page: Page, wordMs: number): Promise<() => Promise<Device>> {
  await page.addInitScript((eachMs) => {
    const device: Device = { said: [], words: [], wordMs: eachMs };
    let speaking: ReturnType<typeof setInterval> | undefined;
    class Utterance extends EventTarget {
      rate = 1;
      volume = 1;
      voice: { name: string } | null = null;
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const voiceOf = (name: string) => ({ name, lang: 'en-NZ', voiceURI: name, localService: true });
    const voices = [voiceOf('eSpeak'), voiceOf('Karen'), voiceOf('Siri Voice 1')];
    const cancel = () => {
      clearInterval(speaking);
      speech.speaking = false;
    };
    const speak = (utterance: Utterance) => {
      const { text, rate, volume, voice } = utterance;
      const words = [...text.matchAll(/\S+/g)];
      device.said.push({ text, rate, volume, voice: voice?.name ?? '' });
      speech.speaking = true;
      speaking = setInterval(() => {
        const word = words.shift();
        if (!word) {
          cancel();
          utterance.dispatchEvent(new Event('end'));
          return;
        }
        device.words.push(word[0]);
        utterance.dispatchEvent(Object.assign(new Event('boundary'), { charIndex: word.index }));
      }, device.wordMs);
    };
    const speech = Object.assign(new EventTarget(), {
      speak,
      cancel,
      speaking: false,
      resume: () => undefined,
      getVoices: () => voices,
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, device });
  }, wordMs);
  return () => page.evaluate(() => (window as unknown as { device: Device }).device);
}

const tellByDevice = (page: Page) => page.getByRole('button', { name: 'This device’s own voice' }).click();

test(
  'this device’s own voice is chosen by how it says a name, tells the story and tonight’s queue, and its word is lit',
  onAnyScreen,
  async ({ page }) => {
    await aStoryOnTheShelf(page, 0.5, ['a boat on the river']);
    const device = await giveDeviceVoice(page, 120);
    await page.goto('/stories');
    await expect(page.getByRole('article')).toHaveCount(2);
    const [first = '', second = ''] = await page.getByRole('article').getByRole('heading').allTextContents();
    await page.getByRole('button', { name: `More for ${second}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Read next' }).click();
    await page.getByRole('button', { name: `Read ${first}`, exact: true }).click();
    await page.getByRole('button', { name: 'Choose its voice' }).click();
    await expect(page.getByRole('radio', { name: 'Siri Voice 1' })).toBeChecked();
    await page.getByRole('radio', { name: 'Karen' }).check();
    await page.getByRole('button', { name: 'Hear Karen say Mia' }).click();
    await expect
      .poll(async () => (await device()).said.map(({ text, voice }) => `${voice}: ${text}`).at(-1))
      .toMatch(/^Karen: .*Mia/);
    await page.getByRole('button', { name: 'Tell the story' }).click();
    await expect(play(page)).toBeVisible();
    const lit = page.evaluate(
      () =>
        new Promise<[string, string[]][]>((resolve) => {
          const list: [string, string[]][] = [];
          const { device: teller } = window as unknown as { device: Device };
          const box = document.querySelector('.story-text') ?? document.body;
          new MutationObserver(() => {
            const word = box.querySelector<HTMLElement>('[data-lit]');
            // Drawn with the next frame, and on a busy machine the next word may have been said by then. A sentence's first word is lit
            // as soon as the sentence is given to the voice.
            const begun = teller.said.at(-1)?.text.split(' ', 1) ?? [];
            if (word && teller.words.length > 1)
              list.push([word.textContent.trim(), [...teller.words.slice(-2), ...begun]]);
            if (list.length >= 12) resolve(list);
          }).observe(box, { subtree: true, attributeFilter: ['data-lit'] });
        }),
    );
    await play(page).click();
    for (const [shown, heard] of await lit) expect(heard).toContain(shown);
    await page.evaluate(() => Object.assign((window as unknown as { device: Device }).device, { wordMs: 2 }));
    // The rests between the sentences are its own; to its end it is told from near there.
    const nearItsEnd = page.locator('[data-word]').nth(-8);
    await nearItsEnd.click();
    await expect(page.getByText('A quiet moment, and then')).toContainText(second);
    await page.getByRole('button', { name: 'Begin it now' }).click();
    await expect(page.getByRole('heading', { name: second }).first()).toBeVisible();
    await expect(pause(page)).toBeVisible();
    await nearItsEnd.click();
    await expect(page.getByRole('heading', { name: 'Goodnight, Mia' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hear it again' })).toBeVisible();
    const opening = (await device()).said[1]?.text;
    expect((await device()).said.filter(({ text }) => text === opening)).toHaveLength(2);
    expect(new Set((await device()).said.map(({ voice }) => voice))).toEqual(new Set(['Karen']));
  },
);

test(
  'this device’s own voice is paused, goes on from a tapped word, and is as fast and as loud as chosen',
  onAnyScreen,
  async ({ page }) => {
    await aStoryOnTheShelf(page, 1);
    const device = await giveDeviceVoice(page, 150);
    await openStory(page);
    await tellByDevice(page);
    await play(page).click();
    await expect.poll(async () => (await device()).words.length).toBeGreaterThan(1);
    await pause(page).click();
    const { words } = await device();
    await page.locator('[data-word="30"]').click();
    await expect(pause(page)).toBeVisible();
    const tapped = (await page.locator('[data-word="30"]').textContent())?.trim() ?? '';
    await expect.poll(async () => (await device()).said.at(-1)?.text.startsWith(tapped)).toBe(true);
    const { words: later } = await device();
    // Nothing was said between the pause and the tap.
    expect(later[words.length] ?? tapped).toBe(tapped);

    await page.getByRole('button', { name: /^Speed/ }).click();
    await page.getByRole('menuitem', { name: '0.8×' }).click();
    await page.getByRole('slider', { name: 'Volume' }).press('ArrowRight');
    // Further on in a story it is told a little slower and softer by itself.
    await expect
      .poll(async () => {
        const { rate = 0, volume = 0 } = (await device()).said.at(-1) ?? {};
        return rate <= 0.8 && rate > 0.68 && volume <= 0.81 && volume > 0.6;
      })
      .toBe(true);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(elapsed(page)).toHaveText('0:00');
  },
);

test(
  'the sleep timer takes the sound away over half a minute, a tap gives it back, and sleep is remembered',
  onAPhone,
  async ({ page }) => {
    await aStoryOnTheShelf(page);
    const sound = await listenIn(page);
    await page.clock.install();
    await openStory(page);
    await page.getByRole('button', { name: 'Start Audio Player' }).click();
    // Well into the story: who fell asleep in its first seconds begins at the beginning.
    await expect(play(page)).toBeVisible();
    await page.locator('[data-word="300"]').click();
    await expect(pause(page)).toBeVisible();
    await page.getByRole('button', { name: /^Sleep timer/ }).click();
    await page.getByRole('menuitem', { name: '10 min' }).click();
    expect((await sound()).volume).toBeCloseTo(0.8);

    await page.clock.fastForward('09:35');
    await expect(page.getByText('Good night …')).toBeVisible();
    const volumes: number[] = [];
    for (let step = 0; step < 3; step += 1) {
      await page.clock.fastForward(4_000);
      volumes.push((await sound()).volume);
    }
    expect(volumes.every((volume, index) => volume < (volumes[index - 1] ?? 0.75) && volume > 0)).toBe(true);

    await page.getByRole('button', { name: '5 more minutes' }).click();
    expect(await sound()).toEqual({ volume: 0.8, isPaused: false });
    await expect(page.getByText('Good night …')).toHaveCount(0);

    await page.clock.fastForward('05:40');
    await expect(play(page)).toBeVisible();
    // Awake again it is as loud as it was.
    expect(await sound()).toEqual({ volume: 0.8, isPaused: true });
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByText(/^from \d:\d\d, or/)).toBeVisible();
    await page.getByRole('button', { name: 'Start Audio Player' }).click();
    await expect(page.getByText(/^Sleep began here, at /)).toBeVisible();
  },
);

test(
  'the screen is kept awake while the story plays, which is said once, for three seconds',
  onAnyScreen,
  async ({ page }) => {
    await aStoryOnTheShelf(page);
    await page.addInitScript(() => {
      const held = { now: 0 };
      const request = async () => {
        held.now += 1;
        return { release: async () => void (held.now -= 1) };
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
      Object.assign(window, { held });
    });
    const held = () => page.evaluate(() => (window as unknown as { held: { now: number } }).held.now);
    const notice = page.getByText('The screen will stay on while the story plays');
    await page.clock.install();
    await openStory(page);
    await page.getByRole('button', { name: 'Start Audio Player' }).click();
    expect(await held()).toBe(0);
    await play(page).click();
    await expect(notice.first()).toBeVisible();
    expect(await held()).toBe(1);
    await page.clock.fastForward(3_200);
    await expect(notice).toHaveCount(0);

    await pause(page).click();
    await expect.poll(held).toBe(0);
    await play(page).click();
    await expect.poll(held).toBe(1);
    await expect(notice).toHaveCount(0);
  },
);
