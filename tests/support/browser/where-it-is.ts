import type { Page } from '@playwright/test';

/**
 * Wherever the clock says this hour just now, so that no journey depends on when it is walked. Etc/GMT+5 is five hours behind; there are twelve
 * of these and fourteen ahead.
 */
export function whereItIs(hour: number, now = new Date()): string {
  const ahead = hour - now.getUTCHours();
  const hours = ahead < -12 ? ahead + 24 : ahead > 14 ? ahead - 24 : ahead;
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** The moment at which this browser's own clock shows so: `2026-11-20T20:10`. Where the tests run it may be another hour. */
export const whenItShows = (page: Page, shown: string): Promise<number> =>
  page.evaluate((text) => new Date(text).getTime(), shown);
