import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltHouse, startBuiltHouse } from '#tests/support/house/built-house.ts';
import { expect, test as base } from './journey.ts';
import { housesInReach } from './journey-families.ts';
import { quickNarrator } from '#tests/support/sound/quick-narrator.ts';
import { freePort } from '#tests/support/house/free-port.ts';
import { openSpeechPeer } from '#tests/support/peers/speech-server.ts';

type Leaving = {
  /** Really stopped: nobody listens at its address any more. */
  leave: () => Promise<void>;
  /** At the same address, with everything it kept. */
  comeBack: () => Promise<void>;
};

/** A journey through an evening in which the house goes away: it has a house of its own, and gives it back open. */
export const test = base.extend<
  { leaving: Leaving },
  { ownHouse: BuiltHouse & { dataDir: string } & Leaving }
>({
  ownHouse: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed from this pattern.
    async ({}, lend) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-leaving-'));
      const peer = await openSpeechPeer();
      const environment = {
        DATA_DIR: dataDir,
        TRUST_PROXY: '1',
        PORT: String(await freePort()),
        ...quickNarrator(peer.url),
      };
      let house = await startBuiltHouse(environment);
      let isThere = true;
      const leave = async () => {
        if (isThere) await house.stop();
        isThere = false;
      };
      const comeBack = async () => {
        if (!isThere) house = await startBuiltHouse(environment);
        isThere = true;
      };
      housesInReach.set(house.url, { dataDir });
      await lend({ ...house, dataDir, leave, comeBack });
      await leave();
      await peer.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  house: [async ({ ownHouse }, lend) => lend(ownHouse), { scope: 'worker' }],
  leaving: async ({ ownHouse }, lend) => {
    await lend(ownHouse);
    await ownHouse.comeBack();
  },
});

export { expect };
