// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createSleepSounds } from './sleep-sounds-store.ts';
import type { SleepSoundId } from './sounds.ts';

// The store is asked as a parent's taps ask it; the loudspeaker notes what it is told.

beforeEach(() => localStorage.clear());

function evening(options: { canPlay?: boolean } = {}) {
  let nowMs = 1_000_000;
  let tick: (() => void) | null = null;
  const said: string[] = [];
  const heard = { sound: null as SleepSoundId | null, loudness: 0 };
  const troubles: unknown[] = [];
  const store = createSleepSounds({
    speaker: {
      wake: () => void said.push('wake'),
      play: async (sound) => {
        if (options.canPlay === false) throw new Error('no sound card');
        said.push(`play ${sound}`);
        heard.sound = sound;
      },
      setLoudness: (loudness) => {
        heard.loudness = loudness;
      },
      stop: () => {
        said.push('stop');
        heard.sound = null;
      },
    },
    nowMs: () => nowMs,
    every: (_ms, act) => {
      tick = act;
      return () => {
        if (tick === act) tick = null;
      };
    },
    onTrouble: (trouble) => troubles.push(trouble),
  });
  return {
    store,
    said,
    heard,
    troubles,
    isTicking: () => tick !== null,
    pass: (minutes: number) => {
      nowMs += minutes * 60_000;
      tick?.();
    },
  };
}

describe('a sound of the night', () => {
  it('starts with a tap, in the tap itself, and changes to the next; the same one again stops it', () => {
    const { store, said, heard } = evening();
    store.tap('rain');
    expect(said).toEqual(['wake', 'play rain']);
    expect(store.current().sound).toBe('rain');
    store.tap('waves');
    expect(heard.sound).toBe('waves');
    store.tap('waves');
    expect([store.current().sound, heard.sound]).toEqual([null, null]);
  });

  it('is as loud as is wished, the same another evening', () => {
    const { store, heard } = evening();
    store.tap('wind');
    expect(heard.loudness).toBeCloseTo(0.16);
    store.setVolume(50);
    expect(heard.loudness).toBeCloseTo(0.25);
    store.endAfter('30');
    expect(evening().store.current()).toMatchObject({ volume: 50, endsAfter: '30', sound: null });
  });

  it.each(['nonsense', '{"volume":900,"endsAfter":"soon"}', 'null', '[]'])(
    'comes as it comes when %s was kept',
    (text) => {
      localStorage.setItem('lamplight.sleepSounds', text);
      expect(evening().store.current()).toMatchObject({ volume: 40, endsAfter: 'never' });
    },
  );

  it('goes on all night when nobody says otherwise', () => {
    const { store, heard, isTicking, pass } = evening();
    store.tap('heartbeat');
    pass(600);
    expect(heard.sound).toBe('heartbeat');
    expect(isTicking()).toBe(false);
  });

  it('fades for half a minute and ends when its time is over, and nothing ticks on', () => {
    const { store, heard, isTicking, pass } = evening();
    store.endAfter('15');
    store.tap('crickets');
    pass(14.5);
    expect(heard.loudness).toBeCloseTo(0.16);
    pass(0.25);
    expect([heard.loudness, store.current().isFading]).toEqual([expect.closeTo(0.08), true]);
    pass(0.25);
    expect([heard.sound, store.current().sound, isTicking()]).toEqual([null, null, false]);
    // Faded as it is: stopping does not raise it for a last breath.
    expect(heard.loudness).toBeCloseTo(0.08);
    store.tap('crickets');
    expect([heard.loudness, store.current().isFading]).toEqual([expect.closeTo(0.16), false]);
  });

  it('counts from the moment somebody chooses an end, and a change of sound does not prolong it', () => {
    const { store, heard, pass } = evening();
    store.tap('rain');
    pass(60);
    store.endAfter('15');
    pass(10);
    store.tap('wind');
    pass(5);
    expect(heard.sound).toBeNull();
  });

  it('says so when it cannot be made, and is off', async () => {
    const { store, troubles } = evening({ canPlay: false });
    store.tap('rain');
    await expect.poll(() => troubles.length).toBe(1);
    expect(store.current().sound).toBeNull();
  });
});

describe('under a story', () => {
  it('is taken away by the story’s sleep timer, and given back by whoever is still awake', () => {
    const { store, heard } = evening();
    store.tap('waves');
    store.fade(0.5);
    expect(heard.loudness).toBeCloseTo(0.08);
    store.fade(1);
    expect(heard.loudness).toBeCloseTo(0.16);
  });

  it('sleeps when the story sleeps, and is not heard once more', () => {
    const { store, heard } = evening();
    store.tap('waves');
    store.fade(0);
    store.stop();
    store.fade(1);
    expect([heard.sound, heard.loudness]).toEqual([null, 0]);
    store.tap('rain');
    expect(heard.loudness).toBeCloseTo(0.16);
  });

  it('keeps the story’s time when the story is closed, or its own where that comes first', () => {
    const first = evening();
    first.store.tap('rain');
    first.store.endIn(10 * 60_000);
    first.pass(9);
    expect(first.heard.sound).toBe('rain');
    first.pass(1);
    expect(first.heard.sound).toBeNull();

    const second = evening();
    second.store.endAfter('15');
    second.store.tap('rain');
    second.store.endIn(45 * 60_000);
    second.pass(15);
    expect(second.heard.sound).toBeNull();
  });

  it('is not started by a timer of a story that it did not accompany', () => {
    const { store, isTicking } = evening();
    store.endIn(60_000);
    store.fade(0.3);
    expect([store.current().sound, isTicking()]).toEqual([null, false]);
    store.fade(1);
  });
});
