// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerNext, showPlace, showPlaying, takeMediaButtons } from './media-session.ts';

type Handler = (details: { seekOffset?: number; seekTime?: number }) => void;
const handlers = new Map<string, Handler | null>();
const session = {
  metadata: null as unknown,
  playbackState: 'none',
  setPositionState: vi.fn(),
  setActionHandler: (action: string, handler: Handler | null) => {
    if (action === 'stop') throw new TypeError('unknown action');
    handlers.set(action, handler);
  },
};
const controls = { play: vi.fn(), pause: vi.fn(), stop: vi.fn(), skip: vi.fn(), seek: vi.fn() };

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  vi.stubGlobal(
    'MediaMetadata',
    vi.fn(function (this: object, words: object) {
      Object.assign(this, words);
    }),
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  handlers.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('the buttons of a lock screen', () => {
  it('play, pause and lead through the story, though this browser does not know all of them', () => {
    takeMediaButtons(controls, 15_000);
    handlers.get('play')?.({});
    handlers.get('pause')?.({});
    handlers.get('seekbackward')?.({});
    handlers.get('seekforward')?.({ seekOffset: 10 });
    handlers.get('seekto')?.({ seekTime: 42 });
    expect(controls.play).toHaveBeenCalledOnce();
    expect(controls.pause).toHaveBeenCalledOnce();
    expect(controls.skip.mock.calls).toEqual([[-15_000], [10_000]]);
    expect(controls.seek).toHaveBeenCalledWith(42_000);
  });

  it('are given back, and so is the one that leads to what follows', () => {
    const giveBack = takeMediaButtons(controls, 15_000);
    const next = vi.fn();
    offerNext(next);
    handlers.get('nexttrack')?.({});
    expect(next).toHaveBeenCalledOnce();
    giveBack();
    expect([...handlers.values()]).toEqual([null, null, null, null, null, null]);
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
  });
});

describe('what a lock screen shows', () => {
  const playing = {
    title: 'The Kite',
    artist: 'Lamplight',
    cover: 'data:image/jpeg,kite',
    isPlaying: true,
  };

  it('is the story and its place, never one beyond its end', () => {
    showPlaying(playing);
    showPlace({ speed: 0.9, positionMs: 99_000, durationMs: 90_000 });
    expect(session.metadata).toMatchObject({
      title: 'The Kite',
      artwork: [{ src: 'data:image/jpeg,kite' }],
    });
    expect(session.playbackState).toBe('playing');
    expect(session.setPositionState).toHaveBeenCalledWith({ duration: 90, position: 90, playbackRate: 0.9 });
  });

  it('has no place while nobody knows how long it is', () => {
    showPlaying({ ...playing, cover: null, isPlaying: false });
    showPlace({ speed: 1, positionMs: 0, durationMs: 0 });
    expect(session.metadata).toMatchObject({ artwork: [] });
    expect(session.playbackState).toBe('paused');
    expect(session.setPositionState).not.toHaveBeenCalled();
  });
});

it('a browser without such buttons is left alone', () => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  expect(() => takeMediaButtons(controls, 15_000)()).not.toThrow();
  expect(() => showPlaying({ title: '', artist: '', cover: null, isPlaying: true })).not.toThrow();
  expect(() => showPlace({ positionMs: 0, durationMs: 1, speed: 1 })).not.toThrow();
});
