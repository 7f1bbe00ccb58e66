import { describe, expect, it, vi } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { createNotifier } from '#web/platform/notifier.ts';
import { createEvening, restMs, type Teller } from './evening.ts';
import { noMarks } from './narration-calls.ts';
import type { PlaceKeeper } from './place-keeper.ts';
import type { Beginning, Player, StoryPlayer } from './story-player.ts';

const story = (id: string) => ({ id, title: `The ${id}`, content: 'Good night.' }) as Story;
const [kite, boat] = [story('kite'), story('boat')];

/** Somebody who tells when asked to, and is at the end when the test says so. */
function teller(beginning: Beginning) {
  let state: Player = {
    status: 'ready',
    isPlaying: false,
    positionMs: 0,
    durationMs: 100_000,
    audibleMs: 100_000,
    isWhole: true,
    volume: 80,
    speed: 1,
    marks: noMarks,
    ...beginning.like,
  };
  const { subscribe, notify } = createNotifier();
  const tell = (news: Partial<Player>) => {
    state = { ...state, ...news };
    notify();
  };
  const player = {
    current: () => state,
    subscribe,
    nowMs: () => state.positionMs,
    prepare: vi.fn(async () => {
      tell({ positionMs: await beginning.startMs(), isPlaying: beginning.startsAtOnce });
    }),
    play: vi.fn(async () => tell({ isPlaying: true })),
    pause: vi.fn(() => tell({ isPlaying: false })),
    fallAsleep: vi.fn(() => tell({ isPlaying: false })),
    stop: vi.fn(() => tell({ isPlaying: false, positionMs: 0 })),
    seek: vi.fn((positionMs: number) => tell({ positionMs })),
    skip: vi.fn(),
    setVolume: (volume: number) => tell({ volume }),
    setSpeed: vi.fn(),
    fade: vi.fn(),
    leave: vi.fn(),
  } satisfies StoryPlayer;
  const end = () => {
    player.stop();
    beginning.onEnded();
  };
  return { player, end };
}

function openEvening({ queue = [] as Story[], placeMs = 0 } = {}) {
  const tellers: (ReturnType<typeof teller> & { story: Story; by: Teller })[] = [];
  const asked = new Set<Teller>();
  const keepers = new Map<string, Record<keyof PlaceKeeper, ReturnType<typeof vi.fn>>>();
  const room = { nowMs: 0, rest: () => {}, tick: () => {} };
  const backgroundSounds = { fade: vi.fn(), fallAsleep: vi.fn(), endIn: vi.fn() };
  const afterwards = vi.fn();
  const warm = vi.fn();
  const companion = vi.fn();
  const leaveCompanion = vi.fn();
  const evening = createEvening({
    playerOf: (told, by, beginning) => {
      const one = { ...teller(beginning), story: told, by };
      tellers.push(one);
      return one.player;
    },
    keeperOf: (id) => {
      const keeper = { note: vi.fn(), noteSleep: vi.fn(), end: vi.fn(), forget: vi.fn(), close: vi.fn() };
      keepers.set(id, keeper);
      return keeper;
    },
    placeOf: async (storyId) =>
      placeMs === 0
        ? null
        : {
            storyId,
            positionMs: placeMs,
            isAsleep: false,
            isPlaying: false,
            isHeard: false,
            isSent: true,
            updatedAt: '2026-11-20T19:00:00Z',
          },
    backgroundSounds,
    next: ({ id }, by) => {
      asked.add(by);
      return queue[queue.findIndex((one) => one.id === id) + 1] ?? null;
    },
    onTold: ({ id }) => void (queue = queue.filter((one) => one.id !== id)),
    onWhole: vi.fn(),
    warm,
    afterwards,
    companions: [
      (told) => {
        companion(told.story.id);
        return leaveCompanion;
      },
    ],
    nowMs: () => room.nowMs,
    every: (_ms, act) => {
      room.tick = act;
      return () => (room.tick = () => {});
    },
    after: (ms, act) => {
      expect(ms).toBe(restMs);
      room.rest = act;
      return () => (room.rest = () => {});
    },
  });
  const now = () => tellers.at(-1) ?? expect.fail('nobody tells');
  const pass = (ms: number) => {
    room.nowMs += ms;
    room.tick();
  };
  return {
    evening,
    asked,
    warm,
    tellers,
    keepers,
    room,
    backgroundSounds,
    afterwards,
    companion,
    leaveCompanion,
    now,
    pass,
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('an evening', () => {
  it('tells from where a story was left, without another tap, and from the beginning when that is wished', async () => {
    const { evening, now } = openEvening({ placeMs: 35_000 });
    evening.tell(kite);
    await settled();
    expect(now().player.current()).toMatchObject({ isPlaying: true, positionMs: 35_000 });
    expect(evening.current()).toMatchObject({ story: kite, place: { positionMs: 35_000 }, phase: 'telling' });
    evening.tell(kite, { from: 'beginning' });
    expect(now().player.current().positionMs).toBe(0);
  });

  it('has one voice: another story ends the one before, as loud as it was', async () => {
    const { evening, tellers, now, companion, leaveCompanion } = openEvening();
    evening.tell(kite);
    await settled();
    now().player.setVolume(30);
    evening.tell(boat);
    await settled();
    expect(tellers.map((one) => one.story.id)).toEqual(['kite', 'boat']);
    expect(tellers[0]?.player.leave).toHaveBeenCalledOnce();
    expect(leaveCompanion).toHaveBeenCalledOnce();
    expect(companion.mock.calls).toEqual([['kite'], ['boat']]);
    expect(now().player.current().volume).toBe(30);
  });

  it('goes on with the same voice when the story that is told is asked for again', async () => {
    const { evening, tellers, now } = openEvening();
    evening.tell(kite);
    await settled();
    now().player.pause();
    evening.tell(kite);
    expect(tellers).toHaveLength(1);
    expect(now().player.current().isPlaying).toBe(true);
  });

  it('is put away with its place, and gone back from without it', async () => {
    const { evening, keepers } = openEvening();
    evening.tell(kite);
    await settled();
    evening.putAway();
    expect(keepers.get('kite')?.close).not.toHaveBeenCalled();
    expect(evening.current()).toBeNull();
    evening.tell(kite);
    await settled();
    evening.leave();
    expect(keepers.get('kite')?.close).toHaveBeenCalledOnce();
    expect(evening.current()).toBeNull();
  });

  it('stopped, begins at the beginning the next time', async () => {
    const { evening, keepers, now } = openEvening({ placeMs: 35_000 });
    evening.tell(kite);
    await settled();
    evening.stop();
    expect(now().player.current()).toMatchObject({ isPlaying: false, positionMs: 0 });
    expect(keepers.get('kite')?.forget).toHaveBeenCalledOnce();
  });
});

describe('the end of a story', () => {
  it('is quiet for a moment, and then the sound to sleep by', async () => {
    const { evening, now, keepers, room, afterwards } = openEvening();
    evening.tell(kite);
    await settled();
    now().end();
    expect(keepers.get('kite')?.end).toHaveBeenCalledOnce();
    expect(evening.current()?.phase).toBe('resting');
    expect(afterwards).not.toHaveBeenCalled();
    room.rest();
    expect(evening.current()?.phase).toBe('over');
    expect(afterwards).toHaveBeenCalledOnce();
  });

  it('leads to the next of the queue, and the queue forgets only what was told to its end', async () => {
    const queue = [kite, boat, story('owl')];
    const { evening, now, room, tellers } = openEvening({ queue });
    evening.tell(kite);
    await settled();
    expect(evening.next()?.id).toBe('boat');
    now().end();
    room.rest();
    await settled();
    expect(tellers.map((one) => one.story.id)).toEqual(['kite', 'boat']);
    // Left half-way, it is still there, and comes back when its neighbour has been told.
    evening.goOn();
    await settled();
    now().end();
    room.rest();
    expect(tellers.map((one) => one.story.id)).toEqual(['kite', 'boat', 'owl', 'boat']);
  });

  it('leads to the next by the voice that tells tonight: the device’s own goes on as softly, and nothing is asked of the house', async () => {
    const { evening, now, room, tellers, keepers, asked, warm } = openEvening({
      queue: [kite, boat],
      placeMs: 35_000,
    });
    evening.tell(kite, { teller: 'device' });
    await settled();
    now().player.setVolume(30);
    now().end();
    room.rest();
    await settled();
    expect(tellers.map(({ story: told, by }) => [told.id, by])).toEqual([
      ['kite', 'device'],
      ['boat', 'device'],
    ]);
    // Its times are guesses of this evening, and mean no place in the narrator's sound.
    expect(now().player.current()).toMatchObject({ isPlaying: true, positionMs: 0, volume: 30 });
    expect([keepers.size, warm.mock.calls, [...asked]]).toEqual([0, [], ['device']]);
  });

  it('can be heard again, and stayed with', async () => {
    const { evening, now, room, tellers } = openEvening({ queue: [boat] });
    evening.tell(kite);
    await settled();
    now().end();
    evening.hearAgain();
    expect(evening.current()).toMatchObject({ phase: 'telling', place: null });
    room.rest();
    expect(tellers).toHaveLength(1);
    now().end();
    evening.stay();
    expect(evening.current()?.phase).toBe('over');
    room.rest();
    expect(tellers).toHaveLength(1);
  });
});

describe('the sleep timer of an evening', () => {
  it('takes voice and sounds away, remembers where sleep began, and lets nothing follow', async () => {
    const { evening, now, pass, keepers, backgroundSounds } = openEvening({ queue: [boat] });
    evening.tell(kite);
    await settled();
    now().player.seek(60_000);
    evening.timer.choose(10);
    pass(9.75 * 60_000);
    expect(backgroundSounds.fade).toHaveBeenLastCalledWith(0.5);
    expect(now().player.fade).toHaveBeenLastCalledWith(0.5);
    pass(15_000);
    expect(now().player.fallAsleep).toHaveBeenCalled();
    expect(backgroundSounds.fallAsleep).toHaveBeenCalledOnce();
    expect(keepers.get('kite')?.noteSleep).toHaveBeenCalledWith(60_000, 100_000);
    // The story's last word came a breath later.
    now().end();
    expect(evening.current()?.phase).toBe('over');
  });

  it('that ends with the story ends everything', async () => {
    const { evening, now, room, backgroundSounds, afterwards } = openEvening({ queue: [boat] });
    evening.tell(kite);
    await settled();
    evening.timer.choose('end');
    now().end();
    room.rest();
    expect(backgroundSounds.fallAsleep).toHaveBeenCalledOnce();
    expect(afterwards).not.toHaveBeenCalled();
    expect(evening.current()).toMatchObject({ story: kite, phase: 'over' });
  });

  it('that ends with the story may be a breath before its last word, which is its end all the same', async () => {
    const { evening, now, room, pass, keepers, backgroundSounds } = openEvening({ queue: [kite, boat] });
    evening.tell(kite);
    await settled();
    evening.timer.choose('end');
    now().player.seek(100_000);
    pass(250);
    expect(evening.current()).toMatchObject({ story: kite, phase: 'over' });
    expect(keepers.get('kite')?.end).toHaveBeenCalledOnce();
    expect(keepers.get('kite')?.noteSleep).not.toHaveBeenCalled();
    now().end();
    room.rest();
    expect(keepers.get('kite')?.end).toHaveBeenCalledOnce();
    expect(backgroundSounds.fallAsleep).toHaveBeenCalled();
    expect(evening.current()?.phase).toBe('over');
  });

  it('wakes nobody with what only sounds out: a pause is known a moment after it was asked for', async () => {
    const { evening, now, pass } = openEvening();
    evening.tell(kite);
    await settled();
    evening.timer.choose('end');
    const { player } = now();
    player.fallAsleep.mockImplementation(() => undefined);
    player.seek(100_000);
    pass(250);
    // Still told, as far as anybody knows.
    player.seek(100_000);
    expect(evening.current()?.phase).toBe('over');
    player.pause();
    expect(evening.current()?.phase).toBe('over');
    await player.play();
    expect(evening.current()?.phase).toBe('telling');
  });

  it('outlives the story: it ends the sounds that came after it', async () => {
    const { evening, now, room, pass, backgroundSounds } = openEvening();
    evening.timer.choose(20);
    evening.tell(kite);
    await settled();
    pass(5 * 60_000);
    now().end();
    room.rest();
    pass(15 * 60_000);
    expect(backgroundSounds.fallAsleep).toHaveBeenCalledOnce();
    expect(evening.current()?.phase).toBe('over');
  });

  it('is kept to by the sounds when the story is put away', async () => {
    const { evening, pass, backgroundSounds } = openEvening();
    evening.tell(kite);
    await settled();
    evening.timer.choose(20);
    pass(5 * 60_000);
    evening.putAway();
    expect(backgroundSounds.endIn).toHaveBeenCalledExactlyOnceWith(15 * 60_000);
    expect(evening.timer.current().choice).toBe('off');
  });
});
