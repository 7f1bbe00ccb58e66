import { defineConfig, devices } from '@playwright/test';

// Journeys start the built server themselves, one for each worker (tests/support/journey.ts).
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Patience for a slow machine: what is awaited comes, or the journey has failed however long one waits.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json']],
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 860 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
});
