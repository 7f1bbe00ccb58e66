import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { startBuiltHouse, type BuiltHouse } from '#tests/support/house/built-house.ts';
import { quickFolder } from '#tests/support/house/quick-folder.ts';
import { openSpeechPeer } from '#tests/support/peers/speech-server.ts';
import { housesInReach } from './journey-families.ts';
import { quickNarrator } from '#tests/support/sound/quick-narrator.ts';
import { openStreet, type Street } from './street.ts';

/** Who runs these houses: an address for each journey that needs somebody of the kind. */
export const adminEmails = Array.from({ length: 9 }, (_, number) => `keeper-${number}@home.example`);

type PerTest = {
  /** The house, and where it keeps everything, with its outbox. */
  house: BuiltHouse & { dataDir: string };
  /** What else the house is told, for a journey that needs more than a newcomer's. */
  houseSettings: Record<string, string>;
  /**
   * Whether the house speaks with its own voice, as a newcomer's does. That is seconds of work for each story, so most journeys hear a
   * narrator who says the same few words for every sentence, at once; the sound is as real as any other.
   */
  ownVoice: boolean;
  watchful: void;
};
type PerWorker = { street: Street };

/**
 * A family's evening in a real browser, against the built server as `npm start` runs it: one for each worker and each kind of house, with a
 * data folder of its own. A page that logs an error, throws, or breaks its own security policy fails the journey.
 */
export const test = base.extend<PerTest, PerWorker>({
  houseSettings: [{}, { option: true }],
  ownVoice: [false, { option: true }],
  street: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed from this pattern.
    async ({}, lend) => {
      const street = openStreet();
      await lend(street);
      await street.close();
    },
    { scope: 'worker' },
  ],
  house: async ({ street, houseSettings, ownVoice }, lend) =>
    lend(
      await street.keep(JSON.stringify({ houseSettings, ownVoice }), () =>
        openHouse(houseSettings, ownVoice),
      ),
    ),
  // Each family comes from a home of its own, or the limits for one place would be met by all of them together.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed from this pattern.
  extraHTTPHeaders: async ({}, lend) => lend({ 'x-forwarded-for': someAddress() }),
  baseURL: async ({ house }, lend) => lend(house.url),
  watchful: [
    async ({ page }, lend) => {
      const complaints = listenForComplaints(page);
      await lend();
      expect(complaints, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function openHouse(houseSettings: Record<string, string>, ownVoice: boolean) {
  const dataDir = mkdtempSync(join(quickFolder(), 'lamplight-journey-'));
  const narrator = await openSpeechPeer();
  const house = await startBuiltHouse({
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    ADMIN_EMAILS: adminEmails.join(','),
    ...(ownVoice ? {} : quickNarrator(narrator.url)),
    ...houseSettings,
  });
  housesInReach.set(house.url, { dataDir });
  return {
    ...house,
    dataDir,
    close: async () => {
      await house.stop();
      await narrator.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** For a journey that does not change with the screen, and is mostly walked by keys or by whoever runs the house: shown on the wide one alone. */
export const onAnyScreen = { tag: '@any-screen' };
/** For one that does not change with the screen, and that a family walks in bed: shown on the phone alone. */
export const onAPhone = { tag: '@a-phone' };

const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** A journey that means to meet an error says so, and nothing else is forgiven. */
const forgiven = new WeakMap<Page, RegExp[]>();
export function expectComplaint(page: Page, pattern: RegExp): void {
  forgiven.set(page, [...(forgiven.get(page) ?? []), pattern]);
}

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (!forgiven.get(page)?.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(error.stack ?? error.message));
  return complaints;
}
