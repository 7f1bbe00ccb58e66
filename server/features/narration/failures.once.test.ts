import { readdir, rm } from 'node:fs/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { NarratorFailure } from '#server/narrators/narrator.ts';
import {
  bytesOf,
  type NarrationHouse,
  type NarrationScene,
  partsInStore,
  setNarrationScene,
  untilKept,
  untilMade,
} from '#tests/support/sound/narration-scene.ts';

let scene: NarrationScene;
const charactersToldTo = async (house: NarrationHouse) =>
  (await house.narration.exportOf('mum')).narrationByDay[0]?.characters;

beforeEach(async () => {
  scene = await setNarrationScene();
});

describe('when it goes wrong', () => {
  test.each([
    [new NarratorFailure('broken', 'x'), 502, null],
    [new NarratorFailure('busy', 'x', { retryAfterMs: 4_200 }), 429, '5'],
    [new Error('a bug'), 502, null],
  ])(
    'before the first sentence, the family is told and has used nothing (%s)',
    async (failure, status, retryAfter) => {
      const house = await scene.openProcess({ charsPerDay: 10 });
      Object.assign(scene.script, { failAt: 0, failure });
      const answer = await house.tell('Ten chars.');
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
      await expect.poll(() => charactersToldTo(house)).toBe(0);
      scene.script.failAt = -1;
      await expect.poll(async () => (await house.tell('Ten chars.')).status).toBe(200);
    },
  );

  test.each([1, 2, 3])(
    'at sentence %i, nothing half is kept and asking again makes it whole',
    async (failAt) => {
      const house = await scene.openProcess();
      scene.script.failAt = failAt;
      const link = await house.told('It rained.');
      await expect(
        bytesOf(await house.ask(link.audioUrl)).then((sound) =>
          sound.length < 24_000 ? Promise.reject(new Error('cut off')) : sound,
        ),
      ).rejects.toThrow();
      await expect.poll(async () => (await house.ask(link.audioUrl)).status).toBe(404);
      scene.script.failAt = -1;
      expect((await untilMade(house, await house.told('It rained.'))).length).toBe(24_000);
    },
  );

  test('because the store is away, the family is asked to come again in a moment', async () => {
    const house = await scene.openProcess({ charsPerDay: 10 });
    scene.storeIsAway = true;
    const answer = await house.tell('Ten chars.');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    scene.storeIsAway = false;
    await expect.poll(async () => (await house.tell('Ten chars.')).status).toBe(200);
  });

  test('a voice that is silent for a minute still has its listeners', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const house = await scene.openProcess();
    scene.holdAt(1);
    const link = await house.told('A long breath.');
    await expect.poll(() => partsInStore(house.database)).toBe(1);
    scene.now += 60_000;
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(async () => (await house.ask(link.marksUrl)).status).toBe(200);
  });

  describe.each(['/api/tts', '/api/generate-tts'])(
    'whoever hangs up before the first sound of %s',
    (path) => {
      const patienceMs = 20_000;
      const ask = async (house: NarrationHouse, signal?: AbortSignal) => {
        const body = { text: 'Ten chars.', voice: 'emma' };
        const answer = await house.post(path, body, 'mum', signal && { signal });
        await bytesOf(answer);
        return answer.status;
      };

      /** Somebody asks, hears nothing yet, and is gone. From then on the test decides how the time passes. */
      async function hangUp(house: NarrationHouse): Promise<void> {
        const leaving = new AbortController();
        const asked = ask(house, leaving.signal);
        await expect.poll(() => scene.script.tellings).toBe(1);
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        onTestFinished(() => void vi.useRealTimers());
        leaving.abort();
        await expect(asked).rejects.toThrow();
      }

      /** Nobody else asks; then the time passes as it does. */
      async function untilGivenUp(): Promise<void> {
        await expect
          .poll(async () => {
            await vi.advanceTimersByTimeAsync(patienceMs);
            return scene.script.signal?.aborted;
          })
          .toBe(true);
        vi.useRealTimers();
      }

      test('leaves nothing to be made behind, and has used what the narrator was asked', async () => {
        // The first of the four sentences is asked for, and then all of it once more.
        const house = await scene.openProcess({ charsPerDay: 13 });
        const goOn = scene.holdAt(0, 1);
        await hangUp(house);
        await untilGivenUp();
        goOn();
        await expect.poll(() => ask(house)).toBe(200);
        expect(await charactersToldTo(house)).toBe(13);
      });

      test('can do so only as often as the day has characters', async () => {
        const house = await scene.openProcess({ charsPerDay: 12 });
        const goOn = scene.holdAt(0, 1);
        await hangUp(house);
        await untilGivenUp();
        goOn();
        await expect.poll(() => charactersToldTo(house)).toBe(3);
        expect(await ask(house)).toBe(429);
      });

      test('takes nothing from another who waits for it', async () => {
        const house = await scene.openProcess();
        const goOn = scene.holdAt(0);
        const other = ask(house);
        await hangUp(house);
        for (let time = 0; time < 3; time += 1) await vi.advanceTimersByTimeAsync(patienceMs);
        goOn();
        expect(await other).toBe(200);
        expect(scene.script.tellings).toBe(1);
      });
    },
  );

  test('whoever runs the house reads of a sound that broke off while it was heard', async () => {
    const house = await scene.openProcess();
    scene.script.failAt = 2;
    await house.told('It thundered.');
    await expect.poll(() => scene.logged()).toContain('a sound broke off');
    expect(scene.logged()).not.toContain('thundered');
  });

  test('a store that lets nothing go does not make a kept sound a failure', async () => {
    const house = await scene.openProcess({ charsPerDay: 10 });
    scene.storeKeepsAll = true;
    await untilKept(house, await house.told('Ten chars.'));
    await house.narration.close();
    const again = await scene.openProcess({ isFirst: false, charsPerDay: 10 });
    expect((await again.tell('Ten chars!')).status).toBe(429);
    expect((await again.tell('Ten chars.')).status).toBe(200);
  });

  test('a sound that the store has lost is made anew when it is started once more', async () => {
    const house = await scene.openProcess();
    const link = await house.told('Lost and found.');
    await untilKept(house, link);
    for (const entry of await readdir(`${scene.place.dataDir}/audio`))
      await rm(`${scene.place.dataDir}/audio/${entry}`, { recursive: true });
    await scene.openStore();
    const answer = await house.ask(link.audioUrl);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'not_found']);
    expect((await untilMade(house, await house.told('Lost and found.'))).length).toBe(24_000);
    expect(scene.script.tellings).toBe(2);
  });

  test('a restart in the middle leaves nothing behind', async () => {
    const house = await scene.openProcess();
    scene.script.sentences = 40;
    const goOn = scene.holdAt(20);
    await house.told('The train stopped.');
    const closing = house.narration.close();
    goOn();
    await closing;
    const again = await scene.openProcess({ isFirst: false });
    scene.script.wait = async () => undefined;
    expect((await untilMade(again, await again.told('The train stopped.'))).length).toBe(240_000);
  });

  test('a plan that has ended still hears what was told, and nothing new', async () => {
    const house = await scene.openProcess();
    await untilMade(house, await house.told('Kept.'));
    scene.planEnded = true;
    await expect.poll(async () => (await house.tell('Kept.')).status).toBe(200);
    expect((await house.tell('New.')).status).toBe(402);
  });
});
