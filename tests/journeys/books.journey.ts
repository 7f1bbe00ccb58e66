import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { epubcheckComplaints, epubcheckWish, hasEpubcheck } from '#tests/support/rules/epubcheck.ts';
import { openBook } from '#tests/support/rules/epub-rules.ts';
import { bringFamily, bringWholeStory } from '#tests/support/browser/journey-families.ts';
import { expect, expectComplaint, onAnyScreen, test } from '#tests/support/browser/journey.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { obstacles } from '#tests/support/browser/obstacles.ts';

// The sound of a whole story, on a machine that may be busy with other things.
const wholeSoundMs = 60_000;
const a5 = { width: 419.5, height: 595.3 };

type Story = { title: string; content: string };

async function openShelf(page: Page, title?: string): Promise<Story> {
  await signInBrowser(page);
  await bringFamily(page, 1);
  await bringWholeStory(page, 'a kite over the hill');
  const [story] = (await (await page.request.get('/api/stories')).json()) as Story[];
  if (!story) throw new Error('The story did not come.');
  const named = { ...story, title: title ?? story.title };
  if (title !== undefined) await page.route('**/api/stories?*', (route) => route.fulfill({ json: [named] }));
  await page.goto('/stories');
  return named;
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()));
}

/** The pages of a book that a real reader of XML would refuse. */
function unreadable(page: Page, pages: Record<string, string>): Promise<string[]> {
  return page.evaluate(
    (texts) =>
      Object.entries(texts)
        .filter(([, text]) =>
          new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror'),
        )
        .map(([name]) => name),
    pages,
  );
}

test('a story is saved as plain text, under a name in its own letters', onAnyScreen, async ({ page }) => {
  const { title, content } = await openShelf(page, 'Māui と月: “wie weit?”');
  const saved = page.waitForEvent('download');
  await choose(page, 'Save as plain text');
  const download = await saved;
  expect(download.suggestedFilename()).toBe('Māui と月 “wie weit ”.txt');
  expect(Buffer.from(await bytesOf(download)).toString('utf8')).toBe(`${title}\n\n${content.trim()}\n`);
  await expect(page.getByText('is among your downloads').first()).toBeVisible();
});

test(
  `a story becomes an e-book with the narrator’s voice, each sentence in its time; checked by epubcheck ${epubcheckWish}`,
  onAnyScreen,
  async ({ page }, testInfo) => {
    testInfo.setTimeout(300_000);
    const { title, content } = await openShelf(page, 'The <kite> & the “moon”');
    await choose(page, 'Save as an e-book');
    const saved = page.waitForEvent('download', { timeout: wholeSoundMs });
    await page.getByRole('button', { name: 'With the narrator’s voice' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('The kite & the “moon”.epub');
    await expect(page.getByText('is among your downloads')).toBeVisible();

    const bytes = await bytesOf(download);
    const { faults, files, text } = openBook(bytes);
    expect(faults).toEqual([]);
    const pages = Object.keys(files).filter((name) => /\.(?:xhtml|opf|smil|xml)$/.test(name));
    expect(await unreadable(page, Object.fromEntries(pages.map((name) => [name, text(name)])))).toEqual([]);

    const book = await page.evaluate(
      async ({ story, picture, sound }) => {
        const drawn = await createImageBitmap(new Blob([Uint8Array.from(picture)]));
        const heard = new Audio(
          URL.createObjectURL(new Blob([Uint8Array.from(sound)], { type: 'audio/mpeg' })),
        );
        await new Promise((known) => heard.addEventListener('durationchange', known, { once: true }));
        const xml = new DOMParser().parseFromString(story, 'application/xhtml+xml');
        return {
          title: xml.querySelector('h1')?.textContent,
          words: [...xml.querySelectorAll('section > p:not(.company)')].map((one) => one.textContent),
          cover: [drawn.width, drawn.height],
          sentences: xml.querySelectorAll('span[id]').length,
          seconds: heard.duration,
        };
      },
      {
        story: text('OEBPS/story.xhtml'),
        picture: [...(files['OEBPS/cover.jpg'] ?? [])],
        sound: [...(files['OEBPS/story.mp3'] ?? [])],
      },
    );
    expect(book.title).toBe(title);
    expect(book.words.join('\n\n')).toBe(content.trim());
    expect(book.cover).toEqual([1200, 1701]);
    expect(Object.keys(files).filter((name) => /picture-\d\.jpg$/.test(name)).length).toBeGreaterThan(1);
    expect(book.sentences).toBeGreaterThan(20);
    const said = Number.parseFloat(/media:duration">([\d.]+)s/.exec(text('OEBPS/package.opf'))?.[1] ?? '');
    expect(Math.abs(book.seconds - said)).toBeLessThan(0.2);

    if (hasEpubcheck && testInfo.project.name === 'desktop') expect(epubcheckComplaints(bytes)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('when there can be no sound it is said, and the book comes without', onAnyScreen, async ({ page }) => {
  expectComplaint(page, /502/);
  await openShelf(page);
  await page.route('**/api/tts', (route) =>
    route.fulfill({ status: 502, json: { message: 'Not tonight.' } }),
  );
  await choose(page, 'Save as an e-book');
  await page.getByRole('button', { name: 'With the narrator’s voice' }).click();
  await expect(page.getByRole('alert')).toHaveText('Not tonight.');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Text and cover only' }).click();
  const { faults, files } = openBook(await bytesOf(await saved));
  expect(faults).toEqual([]);
  expect(Object.keys(files).filter((name) => /mp3|smil/.test(name))).toEqual([]);
  await expect(page.getByText('without sound')).toBeVisible();
});

test(
  'a printer is given a little book and nothing else: cover first, pages of A5',
  onAnyScreen,
  async ({ page }, testInfo) => {
    const { title } = await openShelf(page);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await choose(page, 'Print as a little book');
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('body[data-printed]')).toHaveCount(1);

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.printed-cover h1')).toHaveText(title);
    await expect(page.locator('.printed-cover p')).toHaveText(/^Made for .+ on \w+ \d+, \d{4}$/);
    await expect(page.locator('.printed-book figure img').first()).toBeVisible();
    await expect(page.locator('.printed-cover')).toBeVisible();
    const others = await page.evaluate(
      () =>
        [...document.body.children].filter(
          (one) => !one.matches('.printed-book, script') && one.getClientRects().length > 0,
        ).length,
    );
    expect(others).toBe(0);
    const path = testInfo.outputPath('book.pdf');
    const pdf = (await page.pdf({ path, preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
      width: Number(width),
      height: Number(height),
    }));
    expect(boxes.length).toBeGreaterThanOrEqual(3);
    for (const { width, height } of boxes) {
      expect(Math.abs(width - a5.width)).toBeLessThan(1.5);
      expect(Math.abs(height - a5.height)).toBeLessThan(1.5);
    }
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await expect(page.locator('.printed-book')).toHaveCount(0);
  },
);

test(
  'the way out of the house is walked with the keys alone, and meets nobody with an obstacle',
  onAnyScreen,
  async ({ page }) => {
    await openShelf(page);
    await page.getByRole('button', { name: /^Read/ }).click();
    const menu = page.getByRole('dialog').getByRole('button', { name: /^More for/ });
    for (const item of ['Save as an e-book', 'Print as a little book']) {
      await menu.press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.type(item);
      await expect(page.getByRole('menuitem', { name: item })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: item })).toBeVisible();
      expect(await obstacles(page), item).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: item })).toHaveCount(0);
      await expect(menu).toBeFocused();
    }
  },
);
