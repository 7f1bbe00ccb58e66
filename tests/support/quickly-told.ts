import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltHouse } from './built-house.ts';
import { expect, test as base } from './journey.ts';
import { openSpeechPeer } from './peers/speech-server.ts';

/**
 * A house whose narrator says the same few words for every sentence, at once: for journeys about what becomes of a telling, on a
 * machine that may be busy with other things. The sound is as real as any other.
 */
export const quickNarrator = (speechUrl: string) => ({
  NARRATOR: 'compatible',
  NARRATOR_BASE_URL: speechUrl,
  NARRATOR_MODEL: 'recorded',
});

export const test = base.extend({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed from this pattern.
    async ({}, lend) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-quick-'));
      const peer = await openSpeechPeer();
      const house = await startBuiltHouse({
        DATA_DIR: dataDir,
        TRUST_PROXY: '1',
        ...quickNarrator(peer.url),
      });
      await lend({ ...house, dataDir });
      await house.stop();
      await peer.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

export { expect };
