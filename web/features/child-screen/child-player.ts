import type { Night, ShelfStory } from '#contract/child-screen.ts';
import { createNotifier } from '#web/platform/notifier.ts';

// One story at a time, on the one audio element: it plays, it waits, it is over. What ends an evening is the night's end, and it ends softly.

/** A story of the shelf, and its sound where that is kept on this device. */
export type ToldStory = ShelfStory & { kept?: { audioUrl: string; durationMs: number } | null };

export type ChildTelling = {
  story: ToldStory;
  status: 'coming' | 'playing' | 'waiting' | 'failed';
  /** How much of it was heard, up to 1. */
  part: number;
};

type Told = { audioUrl: string; durationMs: number; positionMs: number; night: Night };
type Sound = Pick<
  HTMLAudioElement,
  'play' | 'pause' | 'currentTime' | 'volume' | 'src' | 'paused' | 'addEventListener' | 'removeAttribute'
>;

type Needs = {
  sound: () => Sound;
  tell: (story: ToldStory) => Promise<Told>;
  keepPlace: (storyId: string, place: { positionMs: number; isPlaying: boolean; isHeard: boolean }) => void;
  /** Called when the last word was told. */
  onEnd: (night: Night) => void;
  onTrouble: (trouble: unknown) => void;
};

/** Sound that ends all at once wakes a child. */
export const fadeMs = 30_000;
const keptEveryMs = 10_000;

export function createChildPlayer(needs: Needs) {
  let telling: ChildTelling | null = null;
  let told: Told | null = null;
  let keptAtMs = 0;
  let round = 0;
  let listening: Sound | undefined;
  const { subscribe, notify } = createNotifier();

  return {
    current: () => telling,
    subscribe,
    /** In the tap itself: the same story waits or goes on, another takes its place. */
    tap: (story: ToldStory) => {
      const isAnother = telling?.story.id !== story.id || telling.status === 'failed';
      if (isAnother) void begin(story);
      else if (telling?.status === 'playing') needs.sound().pause();
      else if (telling?.status === 'waiting') void goOn();
    },
    stop,
    /** How loud the night lets it be, by the time that is left of it. */
    fade: (leftMs: number) => {
      needs.sound().volume = Math.max(0, Math.min(1, leftMs / fadeMs));
    },
  };

  async function begin(story: ToldStory): Promise<void> {
    leave();
    const mine = (round += 1);
    become({ story, status: 'coming', part: 0 });
    try {
      const answer = await needs.tell(story);
      if (mine !== round) return;
      told = answer;
      const sound = listen();
      sound.volume = 1;
      sound.src = answer.audioUrl;
      // A story that was heard nearly to its end begins anew.
      if (answer.positionMs < answer.durationMs - fadeMs) sound.currentTime = answer.positionMs / 1_000;
      await goOn();
    } catch (trouble) {
      if (mine === round) fail(trouble);
    }
  }

  async function goOn(): Promise<void> {
    try {
      await needs.sound().play();
    } catch (trouble) {
      // Another story was tapped, or this one stopped, before its sound had begun.
      if (trouble instanceof DOMException && trouble.name === 'AbortError') return;
      fail(trouble);
    }
  }

  function fail(trouble: unknown): void {
    needs.onTrouble(trouble);
    if (telling) become({ ...telling, status: 'failed' });
  }

  function stop(): void {
    round += 1;
    leave();
    become(null);
  }

  function leave(): void {
    if (telling && told && telling.status !== 'coming') keep(false, false);
    told = null;
    needs.sound().pause();
  }

  /** The element is everybody's: what it says is ours only while a story of ours is on it. */
  function listen(): Sound {
    const sound = needs.sound();
    if (listening === sound) return sound;
    listening = sound;
    const heard = (event: string, act: () => void) =>
      sound.addEventListener(event, () => {
        if (telling && told && sound.src === new URL(told.audioUrl, location.href).href) act();
      });
    heard('playing', () => {
      become(telling && { ...telling, status: 'playing' });
      // From the first such report the server counts the evening.
      keep(true, false);
    });
    heard('pause', () => {
      become(telling && { ...telling, status: 'waiting' });
      keep(false, false);
    });
    heard('timeupdate', () => {
      if (!telling || !told) return;
      const ms = sound.currentTime * 1_000;
      become({ ...telling, part: Math.min(1, ms / Math.max(1, told.durationMs)) });
      if (Math.abs(ms - keptAtMs) >= keptEveryMs) keep(!sound.paused, false);
    });
    heard('ended', () => {
      const { night } = told ?? {};
      keep(false, true);
      told = null;
      become(null);
      if (night) needs.onEnd(night);
    });
    heard('error', () => fail(new Error('The sound broke off')));
    return sound;
  }

  function keep(isPlaying: boolean, isHeard: boolean): void {
    if (!telling) return;
    keptAtMs = needs.sound().currentTime * 1_000;
    needs.keepPlace(telling.story.id, {
      positionMs: isHeard ? 0 : Math.round(keptAtMs),
      isPlaying,
      isHeard,
    });
  }

  function become(next: ChildTelling | null): void {
    telling = next;
    notify();
  }
}
