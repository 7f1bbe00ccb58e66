import { type BrowserContext, chromium } from '@playwright/test';

/** The system's Chromium with a window as narrow as a phone's, and nothing that it does on its own account. */
export async function openPhoneBrowser(
  baseURL: string,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
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
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  return { context, close: () => browser.close() };
}
