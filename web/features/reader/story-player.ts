import type { Marks } from '#contract/narration.ts';
import { createNotifier } from '#web/platform/notifier.ts';
import { type Narration, noMarks } from './narration-calls.ts';

// A story's sound, from nothing to its last word:
//   absent → preparing → ready (playing or not) → ready …, or failed
// The sound begins as soon as there is some; while the rest is made it can be sought in as far as it goes, and then everywhere.

export type Player = {
  status: 'absent' | 'preparing' | 'ready' | 'failed';
  isPlaying: boolean;
  positionMs: number;
  /** An estimate until the sound is whole. */
  durationMs: number;
  /** How far there is sound. */
  audibleMs: number;
  isWhole: boolean;
  volume: number;
  speed: number;
  marks: Marks;
};

export type PlayerTrouble = 'generation' | 'start' | 'playback';

type Needs = {
  audio: HTMLAudioElement;
  find: (signal: AbortSignal) => Promise<Narration>;
  /** What was kept about where the sound is leads nowhere. */
  forget: () => void;
  marksOf: (narration: Narration, signal: AbortSignal) => AsyncIterable<Marks>;
  grow: (
    audioUrl: string,
    told: { onWhole: () => void; onTrouble: (trouble: unknown) => void },
  ) => { source: string; leave: () => void } | null;
  onTrouble: (kind: PlayerTrouble, trouble: unknown) => void;
  /** The whole sound is there, and can be kept. */
  onWhole: (narration: Narration) => void;
} & Beginning;

/** Where and how a telling begins, and who hears of its end. */
export type Beginning = {
  /** The place to go on from; looked up while the sound is being found. */
  startMs: () => Promise<number>;
  /** Plays without a tap, because one story follows another. */
  startsAtOnce: boolean;
  /** As loud and as fast as the story before it. */
  like?: Pick<Player, 'volume' | 'speed'> | undefined;
  /** Called when the last word was told. */
  onEnded: () => void;
};

export const firstVolume = 80;
export const skipMs = 15_000;

export type StoryPlayer = ReturnType<typeof createStoryPlayer>;

export function createStoryPlayer(needs: Needs) {
  const { audio } = needs;
  const leaving = new AbortController();
  const { signal } = leaving;
  const { subscribe, notify } = createNotifier();
  let growing: { leave: () => void } | null = null;
  let isOpen = false;
  let faded = 1;
  /** Where to go on, as soon as there is sound so far; and whether it is told on from there by itself. */
  let goOnAtMs = 0;
  let beginsThere = false;
  let player: Player = {
    status: 'absent',
    isPlaying: false,
    positionMs: 0,
    durationMs: 0,
    audibleMs: 0,
    isWhole: false,
    volume: firstVolume,
    speed: 1,
    marks: noMarks,
    ...needs.like,
  };

  const tell = (news: Partial<Player>) => {
    player = { ...player, ...news };
    notify();
  };
  // Until this story's sound is open the element may still be at what it played before.
  const hear = (event: keyof HTMLMediaElementEventMap, act: () => void) =>
    audio.addEventListener(event, () => isOpen && act(), { signal });
  hear('timeupdate', () => tell({ positionMs: nowMs() }));
  hear('seeked', () => tell({ positionMs: nowMs() }));
  hear('play', () => tell({ isPlaying: true }));
  hear('pause', () => tell({ isPlaying: false }));
  hear('progress', takeSound);
  hear('durationchange', takeSound);
  hear('loadedmetadata', takeSound);
  hear('ended', () => {
    stop();
    needs.onEnded();
  });
  hear('error', () => fail('playback', audio.error));

  return {
    current: () => player,
    subscribe,
    /** To the millisecond, for whoever follows word by word. */
    nowMs,
    prepare,
    play: () => play(),
    pause: () => audio.pause(),
    stop,
    seek,
    skip: (byMs: number) => seek(nowMs() + byMs),
    setVolume: (volume: number) => {
      tell({ volume });
      applyVolume();
    },
    setSpeed: (speed: number) => {
      tell({ speed });
      applySpeed();
    },
    /** From 1, as loud as chosen, down to 0. */
    fade: (part: number) => {
      faded = part;
      applyVolume();
    },
    /** The sleep timer has run out. */
    fallAsleep: () => audio.pause(),
    leave,
  };

  function nowMs(): number {
    return Math.round(audio.currentTime * 1000);
  }

  function durationMs(): number {
    return Number.isFinite(audio.duration) && player.isWhole
      ? Math.round(audio.duration * 1000)
      : player.durationMs;
  }

  function audibleMs(): number {
    const { buffered } = audio;
    if (player.isWhole) return durationMs();
    return buffered.length === 0 ? 0 : Math.round(buffered.end(buffered.length - 1) * 1000);
  }

  async function prepare(): Promise<void> {
    tell({ status: 'preparing' });
    try {
      const [narration, startMs] = await Promise.all([needs.find(signal), needs.startMs()]);
      goOnAtMs = startMs;
      tell({ durationMs: narration.durationMs });
      const marks = needs.marksOf(narration, signal)[Symbol.asyncIterator]();
      const first = await nextOf(marks);
      // Left in the meantime: the element is another story's by now.
      if (signal.aborted) return;
      if (first) takeMarks(first);
      open(narration, first?.isFinal !== false);
      tell({ status: 'ready' });
      begin();
      for (let next = await nextOf(marks); next; next = await nextOf(marks)) takeMarks(next);
    } catch (trouble) {
      if (!signal.aborted) fail('generation', trouble);
    }
  }

  /** Nobody has to tap. What is left for later in the story is not told from its beginning first. */
  function begin(): void {
    if (!needs.startsAtOnce) return;
    if (goOnAtMs > 0) beginsThere = true;
    else void play({ isAsked: false });
  }

  /** Without its marks a story is told all the same; only no word is lit. */
  async function nextOf(marks: AsyncIterator<Marks>): Promise<Marks | undefined> {
    try {
      const next = await marks.next();
      return next.done === true ? undefined : next.value;
    } catch (trouble) {
      if (!signal.aborted) console.info('Nobody says which word is heard', trouble);
      return undefined;
    }
  }

  function takeMarks(marks: Marks): void {
    tell({ marks, ...(marks.isFinal && { durationMs: marks.durationMs }) });
  }

  function open(narration: Narration, isWhole: boolean): void {
    const { audioUrl } = narration;
    const onWhole = () => {
      tell({ isWhole: true });
      takeSound();
      needs.onWhole(narration);
    };
    const onTrouble = (trouble: unknown) => fail('playback', trouble);
    const sound = isWhole ? null : needs.grow(audioUrl, { onWhole, onTrouble });
    growing = sound;
    isOpen = true;
    audio.src = sound?.source ?? audioUrl;
    if (isWhole) {
      tell({ isWhole, audibleMs: player.durationMs });
      needs.onWhole(narration);
    }
    applyVolume();
    applySpeed();
  }

  function takeSound(): void {
    tell({ durationMs: durationMs(), audibleMs: audibleMs() });
    const canGoOn = audio.readyState > 0 && (player.isWhole || player.audibleMs >= goOnAtMs);
    if (goOnAtMs > 0 && canGoOn) seek(goOnAtMs);
    if (goOnAtMs === 0 && beginsThere) {
      beginsThere = false;
      void play({ isAsked: false });
    }
  }

  async function play({ isAsked } = { isAsked: true }): Promise<void> {
    try {
      await audio.play();
    } catch (trouble) {
      const name = trouble instanceof DOMException ? trouble.name : '';
      // A pause that follows at once is no trouble, and a browser that wants a tap first has a button for it.
      if (name === 'AbortError' || (name === 'NotAllowedError' && !isAsked)) return;
      needs.onTrouble('start', trouble);
    }
  }

  function seek(toMs: number): void {
    goOnAtMs = 0;
    const most = player.isWhole ? player.durationMs : audibleMs();
    const positionMs = Math.max(0, Math.min(toMs, most));
    audio.currentTime = positionMs / 1000;
    tell({ positionMs });
  }

  function stop(): void {
    audio.pause();
    seek(0);
    tell({ isPlaying: false });
  }

  function fail(kind: PlayerTrouble, trouble: unknown): void {
    if (signal.aborted || player.status === 'failed') return;
    audio.pause();
    // A network that went away, or a page that is being left, says nothing about where the sound is.
    if (!isOfTheNetwork(trouble)) needs.forget();
    tell({ status: 'failed', isPlaying: false });
    needs.onTrouble(kind, trouble);
  }

  function applyVolume(): void {
    audio.volume = (player.volume / 100) * faded;
  }

  function applySpeed(): void {
    // A new source starts at the default, so both are told.
    audio.defaultPlaybackRate = player.speed;
    audio.playbackRate = player.speed;
  }

  function leave(): void {
    leaving.abort();
    growing?.leave();
    audio.pause();
    audio.removeAttribute('src');
    audio.load();
  }
}

function isOfTheNetwork(trouble: unknown): boolean {
  if (trouble instanceof TypeError || trouble instanceof DOMException) return true;
  return (
    'MediaError' in globalThis &&
    trouble instanceof MediaError &&
    trouble.code <= MediaError.MEDIA_ERR_NETWORK
  );
}
