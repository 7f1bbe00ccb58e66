import { defineConfig, devices } from '@playwright/test';
import { whereItIs } from './tests/support/browser/where-it-is.ts';
import { browser } from './tools/browser.mjs';

// Journeys start the built server themselves, one for each worker (tests/support/browser/journey.ts).
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  // One more than the cores of a small machine: a journey waits as much as it works (for a fade, a debounce, a page).
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Patience for a slow machine: what is awaited comes, or the journey has failed however long one waits.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A browser and a server on a machine that others use, too: what fails is tried once more, and named in the report. A fault fails twice.
  retries: process.env['CHECK_STRICTLY'] === 'yes' ? 0 : 1,
  reporter: [['dot'], ['json']],
  use: {
    // Seven in the evening, whenever it is walked: towards the morning a child's shelf is not put to bed any more.
    timezoneId: whereItIs(19),
    // Kept for a look at one journey (`--trace on`): for all of them it is a fifth of their time.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Keeping the whole app for an evening without a house is a sixth of a journey's work; those that are about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browser() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
        // The last such list counts. The first two are pages of the browser's own that it makes ready with each new window; the others
        // are those of the test runner's list that matter here.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades,LensOverlay,MediaRouter,OptimizationHints,DestroyProfileOnBrowserClose',
      ],
    },
  },
  projects: [
    // One of the two asks for little motion, so that both ways are walked.
    {
      name: 'desktop',
      grepInvert: /@a-phone/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 860 },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'phone',
      grepInvert: /@any-screen/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
