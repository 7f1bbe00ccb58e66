// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { Marks } from '#contract/narration.ts';
import { createStoryPlayer } from './story-player.ts';

const narration = { audioUrl: '/sound', marksUrl: '/marks', durationMs: 100_000 };
const marks = (isFinal: boolean): Marks => ({ isFinal, durationMs: 90_000, sentences: [], words: [] });

/** An audio element as far as a player sees it, whose sound is `audibleSeconds` long so far. */
function element() {
  const audio = document.createElement('audio');
  const sound = { audibleSeconds: 20, duration: Number.POSITIVE_INFINITY };
  let [seconds, isPaused] = [0, true];
  const tell = (name: string) => audio.dispatchEvent(new Event(name));
  Object.defineProperties(audio, {
    currentTime: {
      get: () => seconds,
      set: (to: number) => {
        seconds = to;
      },
    },
    duration: { get: () => sound.duration },
    buffered: { get: () => ({ length: 1, end: () => sound.audibleSeconds }) },
    paused: { get: () => isPaused },
    readyState: { get: () => 1 },
  });
  audio.play = vi.fn(async () => {
    isPaused = false;
    tell('play');
  });
  audio.pause = vi.fn(() => {
    isPaused = true;
    tell('pause');
  });
  audio.load = vi.fn();
  return { audio, sound, tell };
}

type Opened = Partial<Pick<Parameters<typeof createStoryPlayer>[0], 'startsAtOnce' | 'like'>>;

function open({
  isWhole = true,
  find = async () => narration,
  startMs = 0,
  startsAtOnce = false,
  like,
  marksOf,
}: {
  marksOf?: Parameters<typeof createStoryPlayer>[0]['marksOf'];
  isWhole?: boolean;
  find?: () => Promise<typeof narration>;
  startMs?: number;
} & Opened = {}) {
  const { audio, sound, tell } = element();
  const onTrouble = vi.fn();
  const forget = vi.fn();
  let whole = () => {};
  const leave = vi.fn();
  const onWhole = vi.fn();
  const onEnded = vi.fn();
  const player = createStoryPlayer({
    audio,
    find,
    forget,
    marksOf:
      marksOf ??
      async function* () {
        yield marks(isWhole);
      },
    grow: (_url, told) => {
      whole = told.onWhole;
      return { source: 'blob:growing', leave };
    },
    onTrouble,
    onWhole,
    onEnded,
    startMs: async () => startMs,
    startsAtOnce,
    like,
  });
  return {
    onWhole,
    onEnded,
    player,
    audio,
    sound,
    tell,
    onTrouble,
    forget,
    leave,
    becomeWhole: () => whole(),
  };
}

describe('a sound that is whole', () => {
  it('says so at once, and that it has been told to its end', async () => {
    const { player, tell, onWhole, onEnded } = open();
    await player.prepare();
    expect(onWhole).toHaveBeenCalledWith(narration);
    player.seek(80_000);
    tell('ended');
    expect(onEnded).toHaveBeenCalledTimes(1);
    expect(player.current()).toMatchObject({ isPlaying: false, positionMs: 0 });
  });

  it('begins by itself after another story, as loud and as fast', async () => {
    const { player, audio } = open({ startsAtOnce: true, like: { volume: 30, speed: 0.8 } });
    await player.prepare();
    expect(player.current().isPlaying).toBe(true);
    expect(audio).toMatchObject({ volume: 0.3, playbackRate: 0.8 });
  });

  it('is played from its own address, sought everywhere, and 80 loud', async () => {
    const { player, audio } = open();
    await player.prepare();
    expect(audio.src).toContain('/sound');
    expect(audio.volume).toBe(0.8);
    player.seek(60_000);
    expect(player.current()).toMatchObject({ status: 'ready', positionMs: 60_000, durationMs: 90_000 });
    player.skip(15_000);
    expect(player.current().positionMs).toBe(75_000);
    player.skip(60_000);
    expect(player.current().positionMs).toBe(90_000);
    player.seek(-5);
    expect(player.current().positionMs).toBe(0);
  });

  it('goes on where it was left', async () => {
    const { player, tell } = open({ startMs: 42_000 });
    await player.prepare();
    tell('loadedmetadata');
    expect(player.nowMs()).toBe(42_000);
  });

  it('stops at its beginning, and by itself at its end', async () => {
    const { player, tell } = open();
    await player.prepare();
    await player.play();
    player.seek(50_000);
    player.stop();
    expect(player.current()).toMatchObject({ isPlaying: false, positionMs: 0 });
    await player.play();
    player.seek(90_000);
    tell('ended');
    expect(player.current()).toMatchObject({ isPlaying: false, positionMs: 0 });
  });
});

describe('a sound that is still being made', () => {
  it('is sought as far as it goes, and everywhere once it is whole', async () => {
    const { player, audio, sound, becomeWhole } = open({ isWhole: false });
    await player.prepare();
    expect(audio.src).toContain('blob:growing');
    player.seek(60_000);
    expect(player.current()).toMatchObject({ positionMs: 20_000, durationMs: 100_000, isWhole: false });
    sound.duration = 95;
    becomeWhole();
    player.seek(60_000);
    expect(player.current()).toMatchObject({ positionMs: 60_000, durationMs: 95_000, isWhole: true });
  });

  it('goes on where it was left once there is sound so far, unless somebody went elsewhere', async () => {
    for (const goElsewhere of [false, true]) {
      const { player, sound, tell } = open({ isWhole: false, startMs: 42_000 });
      await player.prepare();
      tell('loadedmetadata');
      expect(player.nowMs()).toBe(0);
      if (goElsewhere) player.seek(0);
      sound.audibleSeconds = 45;
      tell('progress');
      expect(player.nowMs()).toBe(goElsewhere ? 0 : 42_000);
    }
  });

  it('does not begin at its beginning when it is to go on later in it', async () => {
    const { player, sound, tell } = open({ isWhole: false, startMs: 42_000, startsAtOnce: true });
    await player.prepare();
    tell('loadedmetadata');
    expect(player.current().isPlaying).toBe(false);
    sound.audibleSeconds = 45;
    tell('progress');
    expect(player.current()).toMatchObject({ isPlaying: true, positionMs: 42_000 });
  });

  it('is let go with the player', async () => {
    const { player, leave, onTrouble, tell } = open({ isWhole: false });
    await player.prepare();
    player.leave();
    expect(leave).toHaveBeenCalled();
    tell('error');
    expect(onTrouble).not.toHaveBeenCalled();
  });
});

describe('loudness and speed', () => {
  it('are what was chosen, and the night takes its part of the loudness', async () => {
    const { player, audio } = open();
    await player.prepare();
    player.setVolume(50);
    player.fade(0.5);
    expect(audio.volume).toBe(0.25);
    player.setSpeed(0.8);
    expect([audio.playbackRate, audio.defaultPlaybackRate]).toEqual([0.8, 0.8]);
  });
});

describe('trouble', () => {
  it('before there was any sound is told as such, and nothing kept leads there again', async () => {
    const { player, onTrouble, forget } = open({
      find: async () => {
        throw new Error('away');
      },
    });
    await player.prepare();
    expect(onTrouble).toHaveBeenCalledExactlyOnceWith('generation', expect.any(Error));
    expect(forget).toHaveBeenCalled();
    expect(player.current().status).toBe('failed');
  });

  it('with an address that leads nowhere is a trouble of the sound, though nobody knows its words either', async () => {
    const { player, onTrouble, tell, audio } = open({
      async *marksOf() {
        yield* [];
        throw new Error('HTTP 404');
      },
    });
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await player.prepare();
    expect(onTrouble).not.toHaveBeenCalled();
    expect(audio.src).toContain('/sound');
    tell('error');
    expect(onTrouble).toHaveBeenCalledExactlyOnceWith('playback', null);
  });

  it('of the network says nothing about where the sound is', async () => {
    const { player, forget } = open({
      find: async () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await player.prepare();
    expect(player.current().status).toBe('failed');
    expect(forget).not.toHaveBeenCalled();
  });

  it('of what the loudspeaker played before is none of this story', async () => {
    let found = (_narration: typeof narration): void => {};
    const { player, tell, onEnded, onTrouble } = open({
      find: () => new Promise((resolve) => (found = resolve)),
    });
    const preparing = player.prepare();
    for (const event of ['play', 'ended', 'error']) tell(event);
    expect(player.current()).toMatchObject({ status: 'preparing', isPlaying: false });
    found(narration);
    await preparing;
    expect(player.current().status).toBe('ready');
    expect([onEnded.mock.calls, onTrouble.mock.calls]).toEqual([[], []]);
  });

  it('while it plays is told once', async () => {
    const { player, onTrouble, tell } = open();
    await player.prepare();
    tell('error');
    tell('error');
    expect(onTrouble).toHaveBeenCalledExactlyOnceWith('playback', null);
  });

  it('with the start is told, but a pause that came in between is none', async () => {
    const { player, audio, onTrouble } = open();
    await player.prepare();
    audio.play = async () => {
      throw new DOMException('paused', 'AbortError');
    };
    await player.play();
    expect(onTrouble).not.toHaveBeenCalled();
    audio.play = async () => {
      throw new DOMException('not allowed', 'NotAllowedError');
    };
    await player.play();
    expect(onTrouble).toHaveBeenCalledExactlyOnceWith('start', expect.any(DOMException));
    expect(player.current().status).toBe('ready');
  });
});
