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

type OwnHouse = BuiltHouse & { dataDir: string; close: () => Promise<void> } & Leaving;

/** A journey through an evening in which the house goes away: it has a house of its own, and gives it back open. */
export const test = base.extend<{ leaving: Leaving; ownHouse: OwnHouse }>({
  ownHouse: async ({ street }, lend) => lend(await street.keep('a house that leaves', openHouse)),
  house: async ({ ownHouse }, lend) => lend(ownHouse),
  leaving: async ({ ownHouse }, lend) => {
    await lend(ownHouse);
    await ownHouse.comeBack();
  },
});

async function openHouse(): Promise<OwnHouse> {
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
  const close = async () => {
    await leave();
    await peer.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...house, dataDir, leave, comeBack, close };
}

export { expect };
