// How quickly a family of 300 opens on a phone-like machine (four times slowed): the list, and the form with its picker.
// The yardstick is a bare page that puts 300 list items of the same words on the same screen.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startBuiltHouse } from '#tests/support/built-house.ts';
import { signInBrowser } from '#tests/support/signed-in.ts';

const people = 300;
const rounds = 7;
const slowdown = 4;
const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-bench-'));
const house = await startBuiltHouse({ DATA_DIR: dataDir });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
const context = await browser.newContext({ baseURL: house.url, viewport: { width: 390, height: 844 } });
const page = await context.newPage();
// What runs this file names its functions by a helper that the page does not have.
await page.addInitScript('globalThis.__name = (it) => it');
await signInBrowser(page);
for (let index = 0; index < people; index += 1)
  await page.request.post('/api/family-members', {
    data: {
      name: `Cousin ${index}`,
      age: index % 90,
      relationship: 'Cousin',
      avatar: 'girl_black',
      hobbies: ['drawing'],
    },
  });
await page.goto('/family');
await page.getByRole('tab', { name: `Family Members (${people})` }).waitFor();
const debug = await context.newCDPSession(page);
await debug.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

const list: number[] = [];
const picker: number[] = [];
const bare: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  await page.getByRole('link', { name: 'Back to Home' }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  list.push(await paintedAfter(page, 'a[href="/family"]', 'ul[aria-label="Family members"] > li'));
  picker.push(await paintedAfter(page, 'main button.lamp-lit', '[role=dialog] input[type=radio]'));
  await page.keyboard.press('Escape');
  bare.push(await page.evaluate(bareList, people));
}
await browser.close();
await house.stop();
rmSync(dataDir, { recursive: true });

console.log(`${people} people, processor slowed ${slowdown} times, median of ${rounds}`);
console.log(`the list, from the tap to the paint            ${median(list)} ms`);
console.log(`the form with its picker, likewise             ${median(picker)} ms`);
console.log(`yardstick: ${people} bare list items             ${median(bare)} ms`);

/** From a tap to the frame after the one in which the thing is there. */
function paintedAfter(on: Page, tap: string, thing: string): Promise<number> {
  return on.evaluate(
    ([tapped, awaited]) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const look = () => {
          const isThere = document.querySelector(awaited ?? '') !== null;
          // The frame that has it is being painted now; the next begins when it is done.
          requestAnimationFrame(isThere ? () => resolve(performance.now() - started) : look);
        };
        document.querySelector<HTMLElement>(tapped ?? '')?.click();
        requestAnimationFrame(look);
      }),
    [tap, thing],
  );
}

function bareList(count: number): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    const ul = document.createElement('ul');
    for (let index = 0; index < count; index += 1) {
      const li = document.createElement('li');
      li.textContent = `Cousin ${index}, ${index % 90} years, Cousin, drawing`;
      ul.append(li);
    }
    document.body.prepend(ul);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        resolve(performance.now() - started);
        ul.remove();
      }),
    );
  });
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}
