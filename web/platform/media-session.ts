type Playing = {
  title: string;
  artist: string;
  /** The address of a square picture; null until it is drawn. */
  cover: string | null;
  isPlaying: boolean;
};
type Place = { positionMs: number; durationMs: number; speed: number };
type Controls = {
  play: () => void;
  pause: () => void;
  stop: () => void;
  skip: (byMs: number) => void;
  seek: (toMs: number) => void;
};

/** The buttons of a lock screen, of headphones and of a keyboard. */
export function takeMediaButtons(controls: Controls, skipMs: number): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const { mediaSession } = navigator;
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: controls.play,
    pause: controls.pause,
    stop: controls.stop,
    seekbackward: ({ seekOffset }) => controls.skip(-(seekOffset ? seekOffset * 1000 : skipMs)),
    seekforward: ({ seekOffset }) => controls.skip(seekOffset ? seekOffset * 1000 : skipMs),
    seekto: ({ seekTime }) => seekTime !== undefined && controls.seek(seekTime * 1000),
  };
  const actions = Object.keys(handlers) as MediaSessionAction[];
  for (const action of actions) setHandler(action, handlers[action] ?? null);
  return () => {
    for (const action of actions) setHandler(action, null);
    offerNext(null);
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
  };
}

/** One more button, while something follows what is told. */
export function offerNext(act: (() => void) | null): void {
  if ('mediaSession' in navigator) setHandler('nexttrack', act);
}

/** What a lock screen shows. */
export function showPlaying({ title, artist, cover, isPlaying }: Playing): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = new MediaMetadata({
    title,
    artist,
    artwork: cover === null ? [] : [{ src: cover, sizes: '512x512', type: 'image/jpeg' }],
  });
  mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
}

/** How far it is, from where a lock screen reckons on by itself. Nothing while nobody knows how long it is. */
export function showPlace({ positionMs, durationMs, speed }: Place): void {
  if (!('mediaSession' in navigator) || durationMs <= 0) return;
  navigator.mediaSession.setPositionState({
    duration: durationMs / 1000,
    position: Math.min(positionMs, durationMs) / 1000,
    playbackRate: speed,
  });
}

/** A browser refuses an action that it does not know; the others still serve. */
function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch (trouble) {
    console.info(`This browser has no button for ${action}`, trouble);
  }
}
