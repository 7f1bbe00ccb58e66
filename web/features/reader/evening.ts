import type { Story } from '#contract/stories.ts';
import { createNotifier } from '#web/platform/notifier.ts';
import type { Narration } from './narration-calls.ts';
import type { PlaceKeeper } from './place-keeper.ts';
import { createSleepTimer, type SleepTimer } from './sleep-timer.ts';
import type { Place } from './story-places.ts';
import type { Beginning, Player, StoryPlayer } from './story-player.ts';

// What is told this evening, whichever page is open: a story, a quiet moment, the next one, under one sleep timer. Pages come and go;
// the voice ends when it is stopped or put away, when the timer says so, when another story begins, or when the family leaves.

export type Teller = 'narrator' | 'device';

export type Told = {
  story: Story;
  teller: Teller;
  player: StoryPlayer;
  /** Null where times do not mean the same another evening. */
  keeper: PlaceKeeper | null;
  /** Where it was left, and goes on from; null where it begins at its beginning. */
  place: Place | null;
  /** How often it was tried again after a failure: the reader shows each try as a telling of its own. */
  round: number;
  /** `resting`: told to its last word, and something may follow. `over`: nothing more. */
  phase: 'telling' | 'resting' | 'over';
};

export type Manner = {
  teller?: Teller;
  from?: 'left' | 'beginning';
  /** Without another tap. */
  startsAtOnce?: boolean;
};

/** The sounds to sleep by, under a story or after it. The sleep timer takes them away along with the telling. */
type BackgroundSounds = {
  /** From 1, as loud as chosen, down to 0. */
  fade: (part: number) => void;
  fallAsleep: () => void;
  /** The story is put away while its timer still runs. */
  endIn: (ms: number) => void;
};

type Needs = {
  playerOf: (
    story: Story,
    teller: Teller,
    beginning: Beginning & { onWhole: (narration: Narration) => void },
  ) => StoryPlayer;
  keeperOf: (storyId: string) => PlaceKeeper;
  placeOf: (storyId: string) => Promise<Place | null>;
  backgroundSounds: BackgroundSounds;
  /** What is told after this story tonight, by whoever tells it. */
  next: (story: Story, teller: Teller) => Story | null;
  onTold: (story: Story) => void;
  onWhole: (story: Story, narration: Narration) => void;
  /** The next story's first sentence can be made while everybody rests. */
  warm: (story: Story) => void;
  /** When nothing is told any more: the sound to sleep by, where one was chosen. */
  afterwards: () => void;
  /** What goes along with each telling: its place, the lock screen, a screen that stays on. Each gives back how it ends. */
  companions: readonly ((told: Told) => () => void)[];
  nowMs: () => number;
  every: (ms: number, act: () => void) => () => void;
  after: (ms: number, act: () => void) => () => void;
};

/** Long enough for a breath and a last look at the page; short enough that nobody wonders. */
export const restMs = 8_000;
const tickMs = 250;
/** A timer that ends with the story may be a breath before it: its end a moment later is the same one, and nobody is awake for more. */
const sameEndMs = 5_000;
const lastBreathMs = 1_000;

export type Evening = ReturnType<typeof createEvening>;

export function createEvening(needs: Needs) {
  let told: Told | null = null;
  let companions: readonly (() => void)[] = [];
  let stopResting = () => {};
  let stopTicking: (() => void) | null = null;
  let asleepSinceMs = Number.NEGATIVE_INFINITY;
  /** As its teller said last. */
  let isQuiet = true;
  /** The next story is told as loud and as fast as this one. */
  let like: Pick<Player, 'volume' | 'speed'> | undefined;
  const { subscribe, notify } = createNotifier();

  const timer: SleepTimer = createSleepTimer({
    nowMs: needs.nowMs,
    storyLeftMs: leftMs,
    fade: (part) => {
      told?.player.fade(part);
      needs.backgroundSounds.fade(part);
    },
    fallAsleep,
  });
  timer.subscribe(tickWhileSet);

  return {
    current: () => told,
    subscribe,
    timer,
    /** Begins a story; the one that is being told already just goes on. */
    tell: (story: Story, manner: Manner = {}) => {
      const { teller = 'narrator', from = 'left' } = manner;
      const isTold = told?.story.id === story.id && told.teller === teller;
      if (!told || !isTold || told.player.current().status === 'failed') return begin(story, manner);
      if (from === 'beginning' || told.phase !== 'telling') told.player.seek(0);
      if (manner.startsAtOnce !== false) void told.player.play();
    },
    tryAgain: () => {
      if (told) begin(told.story, { teller: told.teller }, told.round + 1);
    },
    hearAgain: () => {
      told?.player.seek(0);
      void told?.player.play();
    },
    next: () => (told ? needs.next(told.story, told.teller) : null),
    goOn: () => {
      const next = told && needs.next(told.story, told.teller);
      if (next) begin(next, { teller: told?.teller ?? 'narrator' });
    },
    /** In the quiet moment after a story: nothing follows tonight after all. */
    stay: () => {
      stopResting();
      if (told) become({ ...told, phase: 'over' });
    },
    /** The next time begins at the beginning. */
    stop: () => {
      told?.player.stop();
      told?.keeper?.forget();
    },
    /** Gone back on purpose: it is over, and begins anew the next time. */
    leave: () => {
      told?.keeper?.close();
      putAway();
    },
    /** Ends the telling; the next time it goes on where it was left. */
    putAway,
  };

  function begin(
    story: Story,
    { teller = 'narrator', from = 'left', startsAtOnce = true }: Manner,
    round = 0,
  ) {
    endTelling();
    // Only a narrator's sound has times that mean the same another evening.
    const keeper = teller === 'narrator' ? needs.keeperOf(story.id) : null;
    const isNow = () => told?.player === player;
    const player: StoryPlayer = needs.playerOf(story, teller, {
      startsAtOnce,
      like,
      startMs: async () => {
        const place = keeper && from === 'left' ? await needs.placeOf(story.id) : null;
        if (told && isNow()) become({ ...told, place });
        return place?.positionMs ?? 0;
      },
      onEnded: () => isNow() && end(),
      onWhole: (narration) => needs.onWhole(story, narration),
    });
    const telling: Told = { story, teller, player, keeper, place: null, round, phase: 'telling' };
    become(telling);
    companions = [...needs.companions.map((along) => along(telling)), player.subscribe(wakeUp)];
    void player.prepare();
  }

  /**
   * Played again after its end: then it is the story that is told, and nothing follows by itself. A pause is known a moment after it was asked
   * for, and what only sounds out is not played again.
   */
  function wakeUp(): void {
    const wasQuiet = isQuiet;
    isQuiet = told?.player.current().isPlaying !== true;
    if (!told || told.phase === 'telling' || isQuiet || !wasQuiet) return;
    stopResting();
    become({ ...told, phase: 'telling', place: null });
  }

  function end(): void {
    if (told?.phase !== 'telling') return;
    const { story, teller } = told;
    const next = needs.next(story, teller);
    told.keeper?.end();
    needs.onTold(story);
    if (timer.current().choice === 'end') {
      needs.backgroundSounds.fallAsleep();
      timer.choose('off');
      return become({ ...told, phase: 'over' });
    }
    const isAsleep = timer.current().isFading || needs.nowMs() - asleepSinceMs <= sameEndMs;
    if (isAsleep) return become({ ...told, phase: 'over' });
    become({ ...told, phase: 'resting' });
    if (next && teller === 'narrator') needs.warm(next);
    stopResting = needs.after(restMs, () => {
      // Whoever has changed the queue in the quiet moment has the last word.
      const now = needs.next(story, teller);
      if (now) return begin(now, { teller });
      if (told) become({ ...told, phase: 'over' });
      needs.afterwards();
    });
  }

  function fallAsleep(): void {
    asleepSinceMs = needs.nowMs();
    const positionMs = told?.player.nowMs() ?? 0;
    const isAtItsEnd = leftMs() < lastBreathMs;
    told?.player.fallAsleep();
    needs.backgroundSounds.fallAsleep();
    if (told?.phase === 'telling' && !isAtItsEnd)
      return told.keeper?.noteSleep(positionMs, told.player.current().durationMs);
    // The timer that goes by the story may be a breath before its last word: it was heard to its end all the same.
    end();
    stopResting();
    if (told) become({ ...told, phase: 'over' });
  }

  function putAway(): void {
    if (!told) return;
    endTelling();
    const { choice, leftMs: left } = timer.current();
    // A timer of minutes is kept to without the story.
    if (typeof choice === 'number' && left !== null) needs.backgroundSounds.endIn(left);
    timer.choose('off');
    become(null);
  }

  function endTelling(): void {
    stopResting();
    for (const leave of companions) leave();
    companions = [];
    if (!told) return;
    const { volume, speed } = told.player.current();
    like = { volume, speed };
    told.player.leave();
  }

  function leftMs(): number {
    const { durationMs, speed } = told?.player.current() ?? { durationMs: 0, speed: 1 };
    return told && durationMs > 0 ? (durationMs - told.player.nowMs()) / speed : Number.POSITIVE_INFINITY;
  }

  function tickWhileSet(): void {
    const isSet = timer.current().choice !== 'off';
    if (isSet && !stopTicking) stopTicking = needs.every(tickMs, timer.tick);
    if (isSet || !stopTicking) return;
    stopTicking();
    stopTicking = null;
  }

  function become(next: Told | null): void {
    told = next;
    notify();
  }
}
