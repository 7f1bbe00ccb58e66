// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Night, ShelfStory } from '#contract/child-screen.ts';
import { createChildPlayer, fadeMs } from './child-player.ts';

const night: Night = { endsAt: null, storiesLeft: null, lastStory: null, asleepUntil: null };
const story = (id: string): ShelfStory => ({ id, title: id, picture: null });

/** An audio element as far as a player touches it; what it says is said by the test. */
function openPlayer() {
  const acts = new Map<string, () => void>();
  const sound = {
    src: '',
    currentTime: 0,
    volume: 1,
    paused: true,
    play: vi.fn(async () => {
      sound.paused = false;
      acts.get('playing')?.();
    }),
    pause: vi.fn(() => {
      if (sound.paused) return;
      sound.paused = true;
      acts.get('pause')?.();
    }),
    addEventListener: (event: string, act: () => void) => void acts.set(event, act),
    removeAttribute: () => undefined,
  };
  const tell = vi.fn(async ({ id }: { id: string }) => ({
    audioUrl: new URL(`/told/${id}`, location.href).href,
    durationMs: 100_000,
    positionMs: id === 'left' ? 40_000 : 0,
    night,
  }));
  const keepPlace = vi.fn();
  const onEnd = vi.fn();
  const onTrouble = vi.fn();
  const player = createChildPlayer({
    sound: () => sound as unknown as HTMLAudioElement,
    tell,
    keepPlace,
    onEnd,
    onTrouble,
  });
  const tap = async (id: string) => {
    player.tap(story(id));
    await vi.waitFor(() => expect(player.current()?.status).not.toBe('coming'));
  };
  return {
    player,
    sound,
    tell,
    keepPlace,
    onEnd,
    onTrouble,
    tap,
    says: (event: string) => acts.get(event)?.(),
  };
}

test('a tap tells, a tap waits, a tap goes on, and the house is asked once', async () => {
  const { player, tell, keepPlace, tap } = openPlayer();
  await tap('kite');
  expect(player.current()).toMatchObject({ story: { id: 'kite' }, status: 'playing' });
  expect(keepPlace).toHaveBeenCalledWith('kite', { positionMs: 0, isPlaying: true, isHeard: false });
  player.tap(story('kite'));
  expect(player.current()?.status).toBe('waiting');
  player.tap(story('kite'));
  await vi.waitFor(() => expect(player.current()?.status).toBe('playing'));
  expect(tell).toHaveBeenCalledOnce();
});

test('a story goes on where it was left, and another takes its place', async () => {
  const { player, sound, keepPlace, tap } = openPlayer();
  await tap('left');
  expect(sound.currentTime).toBe(40);
  sound.currentTime = 55;
  await tap('kite');
  expect(keepPlace).toHaveBeenCalledWith('left', { positionMs: 55_000, isPlaying: false, isHeard: false });
  expect(player.current()?.story.id).toBe('kite');
});

test('its end is told once, and the next time it begins at its beginning', async () => {
  const { player, sound, keepPlace, onEnd, tap, says } = openPlayer();
  await tap('kite');
  sound.currentTime = 100;
  says('ended');
  says('ended');
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(night);
  expect(keepPlace).toHaveBeenLastCalledWith('kite', { positionMs: 0, isPlaying: false, isHeard: true });
  expect(player.current()).toBeNull();
});

test('the voice fades with the evening', async () => {
  const { player, sound, tap } = openPlayer();
  await tap('kite');
  player.fade(fadeMs / 2);
  expect(sound.volume).toBe(0.5);
  player.fade(-1_000);
  expect(sound.volume).toBe(0);
});

test('what cannot be told says so and can be asked for again; what was stopped while it came stays stopped', async () => {
  const { player, tell, onTrouble, tap } = openPlayer();
  tell.mockRejectedValueOnce(new Error('no'));
  await tap('kite');
  expect(player.current()?.status).toBe('failed');
  expect(onTrouble).toHaveBeenCalledOnce();
  await tap('kite');
  expect(player.current()?.status).toBe('playing');
  player.tap(story('owl'));
  player.stop();
  await Promise.resolve();
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(3));
  expect(player.current()).toBeNull();
});
