import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FilesAway } from '#server/platform/files/file-store.ts';
import {
  type NarrationScene,
  partsInStore,
  setNarrationScene,
  untilKept,
  untilMade,
} from '#tests/support/sound/narration-scene.ts';

let scene: NarrationScene;
beforeEach(async () => {
  scene = await setNarrationScene();
});

describe('what was told', () => {
  test('goes with its story, in every voice, and with the family', async () => {
    const house = await scene.openProcess();
    const links = [
      await house.told('Gone.'),
      await house.told('Gone.', 'mum', { voice: 'maya' }),
      await house.told('Stays.'),
    ];
    for (const link of links) await untilKept(house, link);
    await house.narration.forgetText('mum', 'Gone.');
    expect(await Promise.all(links.map(async ({ audioUrl }) => (await house.ask(audioUrl)).status))).toEqual([
      404, 404, 200,
    ]);
    await house.narration.forgetUser('mum');
    expect((await house.ask(links[2]?.audioUrl ?? '')).status).toBe(404);
  });

  test('is known until its last file is gone, however often that must be tried', async () => {
    const house = await scene.openProcess();
    for (const text of ['Gone.', 'Gone too.']) await untilKept(house, await house.told(text));
    scene.storeKeepsAll = true;
    await expect(house.narration.forgetText('mum', 'Gone.')).rejects.toThrow(FilesAway);
    await expect(house.narration.forgetUser('mum')).rejects.toThrow(FilesAway);
    expect(await scene.soundsOnDisk()).toHaveLength(2);
    scene.storeKeepsAll = false;
    await house.narration.forgetText('mum', 'Gone.');
    expect(await scene.soundsOnDisk()).toHaveLength(1);
    await house.narration.forgetUser('mum');
    expect(await scene.soundsOnDisk()).toEqual([]);
  });

  test('by a stand-in is told anew on the next day, and stays where the family may not have new sound', async () => {
    const house = await scene.openProcess();
    scene.script.hasStandIn = true;
    const link = await house.told('Good for tonight.');
    await untilKept(house, link);
    scene.now += 13 * 3_600_000;
    scene.planEnded = true;
    await house.narration.sweep();
    expect((await house.tell('Good for tonight.')).status).toBe(200);
    expect((await untilMade(house, link)).length).toBe(24_000);
    expect(scene.script.tellings).toBe(1);
    scene.planEnded = false;
    await house.told('Good for tonight.');
    expect(scene.script.tellings).toBe(2);
  });

  test.each(['swept away', 'asked for by a family whose plan has ended'])(
    'in part by a process that is gone leaves no file behind when it is %s',
    async (what) => {
      vi.useFakeTimers({ toFake: ['setInterval'] });
      onTestFinished(() => void vi.useRealTimers());
      const first = await scene.openProcess();
      const second = await scene.openProcess({ isFirst: false });
      scene.holdAt(1);
      await first.told('Half a story.');
      await expect.poll(() => partsInStore(first.database)).toBe(1);
      scene.now += 60_000;
      scene.planEnded = true;
      if (what === 'swept away') {
        scene.storeKeepsAll = true;
        await expect(second.narration.sweep()).rejects.toThrow(FilesAway);
        scene.storeKeepsAll = false;
        await second.narration.sweep();
      } else expect((await second.tell('Half a story.')).status).toBe(402);
      expect(await scene.soundsOnDisk()).toEqual([]);
    },
  );

  test('is in what the family takes along; how much was told on a day is forgotten when it no longer counts', async () => {
    const house = await scene.openProcess();
    await untilKept(house, await house.told('Twenty-two characters.'));
    const narrations = [{ voice: 'emma', toldAt: new Date(scene.now), durationMs: 4_000 }];
    expect(await house.narration.exportOf('mum')).toEqual({
      narrations,
      narrationByDay: [{ day: '2026-11-20', characters: 22 }],
    });
    expect(await house.narration.exportOf('dad')).toEqual({ narrations: [], narrationByDay: [] });
    scene.now += 48 * 3_600_000;
    await house.narration.sweep();
    expect(await house.narration.exportOf('mum')).toEqual({ narrations, narrationByDay: [] });
  });

  test.each([
    [{}, 'text'],
    [{ text: '' }, 'text'],
    [{ text: '   ' }, 'text'],
    [{ text: ['a', 'b'] }, 'text'],
    [{ text: 'x'.repeat(20_001) }, 'text'],
    [{ text: 'x', voice: 'darth' }, 'voice'],
  ])('is refused with the field named when it is %j', async (body, field) => {
    const house = await scene.openProcess();
    const answer = await house.post('/api/tts', body, 'mum');
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field]);
  });
});
