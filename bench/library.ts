// How a shelf of 2,000 stories feels on a slow phone: the built page in Chromium at a quarter of this machine's speed, from the answer of
// the server to the first cards, and then every frame while a thumb flings through it. The yardstick, in the same run, is the
// same page with 20 stories.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { bringStory } from '#tests/support/browser/journey-families.ts';
import { signInBrowser } from '#tests/support/browser/signed-in.ts';
import { valueAt } from './support/measures.ts';
import { openPhoneBrowser } from './support/phone-browser.ts';

const slowdown = 4;
const many = 2_000;
const few = 20;
const frameCount = 120;
/** Some 6,000 pixels a second at sixty frames: as quick as a fling goes. */
const framePx = 100;
/** As many times slower than with few stories, and no more. */
const allowed = 3;

const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-library-'));
const house = await startBuiltHouse({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const { context, close } = await openPhoneBrowser(house.url);
const page = await context.newPage();
await signInBrowser(page);
await bringStory(page, 'a kite over the hill');
const [story] = (await (await page.request.get('/api/stories')).json()) as Record<string, unknown>[];
const slow = await context.newCDPSession(page);
await slow.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
await slow.send('Performance.enable');

const yardstick = await lookThrough(page, few);
const measured = await lookThrough(page, many);
tell(`yardstick: ${few} stories`, yardstick);
tell(`${many} stories`, measured);
await close();
await house.stop();
rmSync(dataDir, { recursive: true });
if (measured.frameMs > Math.max(yardstick.frameMs, 17) * allowed) {
  console.log(`over the promise of ${allowed} times the yardstick`);
  process.exitCode = 1;
}

/** `busyMs` is the page's own work for each frame, which says more than the frame on a machine that is busy with other things. */
type Look = { openMs: number; frameMs: number; worstMs: number; busyMs: number; cards: number };

async function lookThrough(at: Page, count: number): Promise<Look> {
  await at.route('**/api/stories?*', (route) =>
    route.fulfill({ json: Array.from({ length: count }, (_, index) => copyOf(index)) }),
  );
  const opened = performance.now();
  await at.goto('/stories');
  await at.getByRole('article').first().waitFor();
  const openMs = performance.now() - opened;
  const busyBefore = await busy();
  const frames = await at.evaluate(
    async ({ steps, pixels }) => {
      const most = document.documentElement.scrollHeight - innerHeight;
      const list: number[] = [];
      let last = performance.now();
      for (let step = 1; step <= steps; step += 1) {
        // Down and, where the shelf is short, up again, so that both shelves move alike.
        const way = (step * pixels) % (2 * most);
        scrollTo({ top: way > most ? 2 * most - way : way, behavior: 'instant' });
        last = await new Promise<number>((resolve) => {
          requestAnimationFrame((now) => {
            list.push(now - last);
            resolve(now);
          });
        });
      }
      return list;
    },
    { steps: frameCount, pixels: framePx },
  );
  await at.unroute('**/api/stories?*');
  return {
    openMs,
    frameMs: valueAt(frames, 0.95),
    worstMs: Math.max(...frames),
    busyMs: ((await busy()) - busyBefore) / frameCount,
    cards: await at.getByRole('article').count(),
  };
}

async function busy(): Promise<number> {
  const { metrics } = await slow.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

function copyOf(index: number): Record<string, unknown> {
  const request = { ...(story?.['request'] as object), theme: `theme ${index}` };
  return { ...story, id: `story-${index}`, title: `Story number ${index}`, request };
}

function tell(what: string, { openMs, frameMs, worstMs, busyMs, cards }: Look): void {
  console.log(
    `${what}: first cards after ${Math.round(openMs)} ms; frame p95 ${Math.round(frameMs)} ms, worst ${Math.round(worstMs)} ms, page busy ${Math.round(busyMs)} ms a frame; ${cards} cards drawn`,
  );
}
