import { createNotifier } from '#web/platform/notifier.ts';
import { keep, readKept } from '#web/platform/storage.ts';
import { type EndsAfter, endsAfterChoices, firstVolume, type SleepSoundId } from './sounds.ts';
import type { Speaker } from './speaker.ts';

// One sound for the whole browser, whichever page is open. It ends by its own clock, or by the story's sleep timer, which has a hand
// on its loudness for as long as a story is told.

const storageKey = 'lamplight.sleepSounds';

export type SleepSounds = {
  /** What was tapped last and has not been stopped. */
  sound: SleepSoundId | null;
  volume: number;
  endsAfter: EndsAfter;
  /** The moment and not what is left of it, for a page that was asleep itself. */
  endsAtMs: number | null;
  isFading: boolean;
};

type Needs = {
  speaker: Speaker;
  nowMs: () => number;
  /** Calls again and again until the answer is called. */
  every: (ms: number, act: () => void) => () => void;
  onTrouble: (trouble: unknown) => void;
};

const fadeMs = 30_000;
const tickMs = 500;

export function createSleepSounds({ speaker, nowMs, every, onTrouble }: Needs) {
  let state: SleepSounds = { sound: null, ...keptSettings(), endsAtMs: null, isFading: false };
  /** How much of it the story's timer leaves, from 1 down to 0. */
  let storyPart = 1;
  let stopTicking: (() => void) | null = null;
  const { subscribe, notify } = createNotifier();

  return {
    current: () => state,
    subscribe,
    /** Called in a tap, so that the browser lets a sound begin later without one. */
    wake: () => speaker.wake(),
    begin: (sound: SleepSoundId) => {
      if (state.sound !== sound) begin(sound);
    },
    /** Begins a sound, or stops it if it is the one that plays. */
    tap: (sound: SleepSoundId) => {
      if (state.sound === sound) stop();
      else begin(sound);
    },
    stop,
    setVolume: (volume: number) => {
      tell({ volume });
      keepSettings();
      applyLoudness();
    },
    endAfter: (endsAfter: EndsAfter) => {
      tell({ endsAfter });
      keepSettings();
      if (state.sound) endAt(endMs(endsAfter));
    },
    /** The story's sleep timer: so much of it is left. */
    fade: (part: number) => {
      storyPart = part;
      applyLoudness();
    },
    /** The story's sleep timer goes on without the story, because somebody closed it. */
    endIn: (ms: number) => {
      if (state.sound) endAt(Math.min(nowMs() + ms, state.endsAtMs ?? Infinity));
    },
  };

  function begin(sound: SleepSoundId): void {
    const isNew = state.sound === null;
    speaker.wake();
    tell({ sound });
    if (isNew) endAt(endMs(state.endsAfter));
    applyLoudness();
    speaker.play(sound).catch((trouble: unknown) => {
      if (state.sound === sound) stop();
      onTrouble(trouble);
    });
  }

  function stop(): void {
    tell({ sound: null });
    endAt(null);
    storyPart = 1;
    speaker.stop();
  }

  function endAt(endsAtMs: number | null): void {
    stopTicking?.();
    stopTicking = endsAtMs === null ? null : every(tickMs, tick);
    tell({ endsAtMs, isFading: false });
    applyLoudness();
  }

  function tick(): void {
    const leftMs = msLeft();
    if (leftMs <= 0) return stop();
    if (leftMs < fadeMs) {
      if (!state.isFading) tell({ isFading: true });
      applyLoudness();
    }
  }

  function msLeft(): number {
    return state.endsAtMs === null ? Infinity : state.endsAtMs - nowMs();
  }

  function endMs(endsAfter: EndsAfter): number | null {
    return endsAfter === 'never' ? null : nowMs() + Number(endsAfter) * 60_000;
  }

  /** Squared, because the middle of a slider should sound like the middle. What has been stopped fades as it is, and is not raised again. */
  function applyLoudness(): void {
    if (state.sound === null) return;
    const ownPart = Math.max(0, Math.min(1, msLeft() / fadeMs));
    speaker.setLoudness((state.volume / 100) ** 2 * Math.min(ownPart, storyPart));
  }

  function keepSettings(): void {
    keep(storageKey, { volume: state.volume, endsAfter: state.endsAfter });
  }

  function tell(news: Partial<SleepSounds>): void {
    state = { ...state, ...news };
    notify();
  }
}

/** How loud and how long, as it was wished the last time, or as it comes. */
function keptSettings(): Pick<SleepSounds, 'volume' | 'endsAfter'> {
  const kept = readKept(storageKey);
  const settings: { volume?: unknown; endsAfter?: unknown } = typeof kept === 'object' && kept ? kept : {};
  const { volume } = settings;
  const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 100;
  const endsAfter = endsAfterChoices.find((choice) => choice === settings.endsAfter);
  return { volume: isVolume ? volume : firstVolume, endsAfter: endsAfter ?? 'never' };
}
