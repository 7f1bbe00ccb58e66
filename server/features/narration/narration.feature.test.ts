import { beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import type { Marks } from '#contract/narration.ts';
import { welcome } from '#contract/welcome.ts';
import type { NarrationTables } from '#server/features/narration/tables.ts';
import {
  bytesOf,
  marksOf,
  type NarrationHouse,
  type NarrationScene,
  partsInStore,
  setNarrationScene,
  untilMade,
} from '#tests/support/sound/narration-scene.ts';

let scene: NarrationScene;
beforeEach(async () => {
  scene = await setNarrationScene();
});

describe('a story that is told', () => {
  test('answers with the first sentence, streams the rest, and is served whole in ranges afterwards', async () => {
    const house = await scene.openProcess();
    const goOn = scene.holdAt(2);

    const link = await house.told('Once there was a lamp.');
    expect(link.durationMs).toBe(22 * 60);
    const live = await house.ask(link.audioUrl, { headers: { range: 'bytes=0-' } });
    expect([live.status, live.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    const early = await marksOf(house, link);
    expect([early.isFinal, early.sentences.length > 0]).toEqual([false, true]);
    goOn();
    const sound = await bytesOf(live);
    expect(sound.length).toBe(24_000);

    await expect.poll(async () => (await marksOf(house, link)).isFinal).toBe(true);
    const range = await house.ask(link.audioUrl, { headers: { range: 'bytes=6000-11999' } });
    expect([range.status, range.headers.get('content-range'), range.headers.get('accept-ranges')]).toEqual([
      206,
      'bytes 6000-11999/24000',
      'bytes',
    ]);
    expect(await bytesOf(range)).toEqual(sound.subarray(6_000, 12_000));
    expect((await house.ask(link.audioUrl, { headers: { range: 'bytes=24000-' } })).status).toBe(416);
    expect((await house.told('Once there was a lamp.')).durationMs).toBe(4_000);
  });

  test('is made once, for two who ask at the same time and for one who asks tomorrow', async () => {
    const house = await scene.openProcess();
    const links = await Promise.all(Array.from({ length: 5 }, () => house.told('The owl was late.')));
    await Promise.all(links.map((link) => untilMade(house, link)));
    await house.told('The owl was late.');
    expect(scene.script.tellings).toBe(1);
    expect(new Set(links.map(({ audioUrl }) => audioUrl)).size).toBe(1);
  });

  test('is linked by the name that the house has in the world, whatever name it was asked by', async () => {
    const house = await scene.openProcess();
    const request = { text: 'Hush.', voice: 'emma' };
    const { origin } = new URL((await house.told('Hush.')).audioUrl);
    const elsewhere = origin.replace('127.0.0.1', 'localhost');
    expect(elsewhere).not.toBe(origin);
    const answer = await house.post(`${elsewhere}/api/tts`, request, 'mum');
    expect(Object.values((await answer.json()) as object).map(String)).toEqual([
      expect.stringMatching(new RegExp(`^${origin}/api/narrations/[^/]+/sound\\?`)),
      expect.stringMatching(new RegExp(`^${origin}/api/narrations/[^/]+/marks\\?`)),
      expect.any(String),
    ]);
  });

  test('is another sound in another voice, and for another family', async () => {
    const house = await scene.openProcess();
    const ids = [
      await house.told('Hush.'),
      await house.told('Hush.', 'mum', { voice: 'david' }),
      await house.told('Hush.', 'dad'),
    ];
    expect(new Set(ids.map(({ audioUrl }) => audioUrl)).size).toBe(3);
  });

  test('tells its story how long it really is', async () => {
    const house = await scene.openProcess();
    await untilMade(house, await house.told('The tide came in.', 'mum', { storyId: 'tide' }));
    await expect.poll(() => scene.narrated).toEqual([['mum', 'tide', 4_000]]);
  });

  test('gives its marks as events, each with what is new, the last one final', async () => {
    const house = await scene.openProcess();
    const link = await house.told('A snail went by.');
    const answer = await house.ask(link.marksUrl, { headers: { accept: 'text/event-stream' } });
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    const marks = (await answer.text())
      .split('\n\n')
      .filter((event) => event.startsWith('event: marks'))
      .map((event) => JSON.parse(event.replace('event: marks\ndata: ', '')) as Marks);
    expect(marks.flatMap(({ sentences }) => sentences).map(({ charStart }) => charStart)).toEqual([
      0, 1, 2, 3,
    ]);
    expect(marks.flatMap(({ words }) => words)).toHaveLength(1);
    expect(marks.map(({ isFinal }) => isFinal).indexOf(true)).toBe(marks.length - 1);
  });
});

describe('two processes', () => {
  test('make one sound, and the second sends on what the first makes', async () => {
    const first = await scene.openProcess();
    const second = await scene.openProcess({ isFirst: false });
    scene.script.sentences = 30;
    const goOn = scene.holdAt(15);
    const [here, there] = await Promise.all([
      first.told('Two windows, one lamp.'),
      second.told('Two windows, one lamp.'),
    ]);
    const listening = Promise.all([untilMade(first, here), untilMade(second, there)]);
    goOn();
    const [one, other] = await listening;
    expect(scene.script.tellings).toBe(1);
    expect(one.length).toBe(180_000);
    expect(other.equals(one)).toBe(true);
  });

  test('together grant exactly the characters of one day', async () => {
    const first = await scene.openProcess({ charsPerDay: 100 });
    const second = await scene.openProcess({ isFirst: false, charsPerDay: 100 });
    const asked = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? first : second).tell(`Story ${String(index).padStart(3, '0')}.`),
    );
    const answers = await Promise.all(asked);
    const granted = answers.filter(({ status }) => status === 200).length;
    expect(granted).toBe(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBe(5 * 3_600);
  });

  test('give the marks there are to somebody who asks the one that has not heard of the sound yet', async () => {
    const first = await scene.openProcess();
    const second = await scene.openProcess({ isFirst: false });
    scene.holdAt(2);
    const { pathname, search } = new URL((await first.told('Across the hall.')).marksUrl);
    await expect.poll(() => partsInStore(first.database)).toBe(1);
    const marks = (await (await second.ask(pathname + search)).json()) as Marks;
    expect([marks.isFinal, marks.sentences.length > 0]).toEqual([false, true]);
  });

  describe('one of which makes what is heard at the other', () => {
    /** The clock on the wall and in the machine go on together, until the one that listens has said so again. */
    async function aSecondLater({ database }: NarrationHouse): Promise<void> {
      scene.now += 1_000;
      await vi.advanceTimersByTimeAsync(1_000);
      await expect
        .poll(async () => {
          // No faster than the real one: the database has its time limits, too.
          await vi.advanceTimersByTimeAsync(50);
          const row = await database
            .tables<NarrationTables>()
            .selectFrom('narrations')
            .select('heard_until')
            .executeTakeFirst();
          return Number(row?.heard_until) - scene.now;
        })
        .toBeGreaterThanOrEqual(9_000);
    }

    async function listenAcross() {
      const first = await scene.openProcess();
      const second = await scene.openProcess({ isFirst: false });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
      onTestFinished(async () => {
        await asTimePasses(Promise.all([first.narration.close(), second.narration.close()]));
        vi.useRealTimers();
      });
      const goOn = scene.holdAt(2);
      const { pathname, search } = new URL((await first.told('Over the fence.')).audioUrl);
      const answer = await asTimePasses(second.ask(pathname + search));
      return { first, answer, goOn };
    }

    /** For what comes only while the clocks go on. */
    async function asTimePasses<T>(promise: Promise<T>): Promise<T> {
      let isOver = false;
      const over = () => (isOver = true);
      promise.then(over, over);
      await expect
        .poll(async () => {
          await vi.advanceTimersByTimeAsync(50);
          return isOver;
        })
        .toBe(true);
      return promise;
    }

    // PostgreSQL's driver has time limits of its own, which pass with the clock of this test.
    test.skipIf(inject('databaseKind') === 'postgres')(
      'tell it to its end, however long that takes',
      async () => {
        const { first, answer, goOn } = await listenAcross();
        for (let second = 0; second < 60; second += 1) await aSecondLater(first);
        expect(scene.script.signal?.aborted).toBe(false);
        goOn();
        expect((await asTimePasses(bytesOf(answer))).length).toBe(24_000);
        expect(scene.script.tellings).toBe(1);
      },
    );
  });

  test('do not believe in a maker whose clock was days ahead', async () => {
    const first = await scene.openProcess();
    scene.now += 2 * 86_400_000;
    scene.holdAt(1);
    await first.told('Tomorrow’s tale.');
    // It has begun, and written down by its clock that it has.
    await expect.poll(() => partsInStore(first.database)).toBe(1);
    scene.now -= 2 * 86_400_000;
    scene.script.wait = async () => undefined;
    const second = await scene.openProcess({ isFirst: false });
    expect((await untilMade(second, await second.told('Tomorrow’s tale.'))).length).toBe(24_000);
    expect(scene.script.tellings).toBe(2);
  });

  test('do not believe for ever in a maker that is gone', async () => {
    // Who is gone gives no sign of life either.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const first = await scene.openProcess();
    const second = await scene.openProcess({ isFirst: false });
    const goOn = scene.holdAt(2, 1);
    await first.told('Nobody was there.');
    // Its last sign of life, and then a minute of nothing.
    await expect.poll(() => partsInStore(first.database)).toBe(1);
    scene.now += 60_000;
    const link = await second.told('Nobody was there.');
    const sound = await untilMade(second, link);
    expect(sound.length).toBe(24_000);
    goOn();
    await first.narration.close();
    expect((await bytesOf(await second.ask(link.audioUrl))).equals(sound)).toBe(true);
  });
});

describe('a visitor', () => {
  test('hears the welcome, which is made once for all of them, and nothing else', async () => {
    const house = await scene.openProcess();
    const sounds = await Promise.all(
      [1, 2, 3].map(async () => bytesOf(await house.post('/api/generate-tts', welcome))),
    );
    expect(sounds.map(({ length }) => length)).toEqual([24_000, 24_000, 24_000]);
    expect(scene.script.tellings).toBe(1);
    expect((await house.post('/api/generate-tts', { ...welcome, text: `${welcome.text} ` })).status).toBe(
      401,
    );
    expect((await house.post('/api/generate-tts', { ...welcome, voice: 'david' })).status).toBe(401);
    expect((await house.post('/api/tts', welcome)).status).toBe(401);
    expect(scene.script.tellings).toBe(1);
  });

  test('does not get in with a link that is not theirs', async () => {
    const house = await scene.openProcess();
    const { audioUrl, marksUrl } = await house.told('Secret.');
    for (const url of [audioUrl, marksUrl]) {
      expect((await house.ask(url.replace(/key=.*/, 'key=x'))).status).toBe(403);
      expect((await house.ask(url.replace(/until=\d+/, 'until=99999999999999'))).status).toBe(403);
      expect((await house.ask(url.replace(/[?].*/, ''))).status).toBe(400);
    }
    scene.now += 40 * 3_600_000;
    expect((await house.ask(audioUrl)).status).toBe(403);
  });
});
