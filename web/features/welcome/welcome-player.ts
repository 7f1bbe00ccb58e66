import { createNotifier } from '#web/platform/notifier.ts';

// The storyteller's welcome, from nothing to its last word. The states are
//   idle → loading → ready → playing ⇄ paused (through resuming) → finished → playing …
// and `failed`, where loading ended without a sound: the button stays asleep and the page says nothing, because the
// text is there to be read. A sound that stops working while it plays puts the player back to its beginning as quietly.

export type WelcomeStatus =
  | 'idle'
  | 'loading'
  | 'ready'
  | 'failed'
  | 'playing'
  | 'paused'
  | 'resuming'
  | 'finished';

export type Welcome = {
  status: WelcomeStatus;
  /** Whole percent of the welcome that has been heard. */
  progress: number;
};

/** The part of an audio element that the player uses. */
type WelcomeAudio = Pick<
  HTMLAudioElement,
  'play' | 'pause' | 'currentTime' | 'duration' | 'addEventListener'
>;

type Needs = {
  /** The sound as an address that an audio element can play; a kept one if there is one. */
  findSound: () => Promise<string>;
  createAudio: (source: string) => WelcomeAudio;
  /** The kept sound cannot be played, so it must not be kept. */
  forgetSound: () => void;
  goToTrialCard: () => void;
  after: (ms: number, action: () => void) => void;
};

const goToTrialCardAfterMs = 800;

const absent: Welcome = { status: 'idle', progress: 0 };

export function createWelcomePlayer(needs: Needs) {
  let welcome = absent;
  let audio: WelcomeAudio | undefined;
  const { subscribe, notify } = createNotifier();

  return {
    current: () => welcome,
    asBuilt: () => absent,
    subscribe,
    load,
    press,
    leave: () => audio?.pause(),
  };

  async function load(): Promise<void> {
    if (welcome.status !== 'idle') return;
    tell({ status: 'loading' });
    try {
      audio = listenTo(needs.createAudio(await needs.findSound()));
      tell({ status: 'ready' });
    } catch (trouble) {
      console.info('The welcome has no sound today', trouble);
      tell({ status: 'failed' });
    }
  }

  async function press(): Promise<void> {
    if (!audio) return;
    if (welcome.status === 'playing' || welcome.status === 'resuming') {
      audio.pause();
      tell({ status: 'paused' });
      return;
    }
    if (welcome.status === 'paused') tell({ status: 'resuming' });
    else tell({ status: 'playing', progress: 0 });
    try {
      await audio.play();
    } catch (trouble) {
      // Whoever pauses before the first sound has come makes the browser give up the start, which is what they wanted.
      if (welcome.status !== 'paused') startOver(trouble);
    }
  }

  function listenTo(sound: WelcomeAudio): WelcomeAudio {
    sound.addEventListener('playing', () => {
      if (welcome.status === 'resuming') tell({ status: 'playing' });
    });
    sound.addEventListener('pause', () => {
      // The browser pauses too: a headphone pulled out, another sound beginning. At the end it is no pause.
      const isAtEnd = sound.currentTime >= sound.duration;
      if (welcome.status === 'playing' && !isAtEnd) tell({ status: 'paused' });
    });
    sound.addEventListener('timeupdate', () => {
      if (welcome.status === 'playing') tell({ progress: percentHeard(sound) });
    });
    sound.addEventListener('ended', () => {
      sound.currentTime = 0;
      tell({ status: 'finished', progress: 100 });
      needs.after(goToTrialCardAfterMs, needs.goToTrialCard);
    });
    sound.addEventListener('error', () => {
      needs.forgetSound();
      startOver('The sound could not be played');
    });
    return sound;
  }

  function startOver(trouble: unknown): void {
    console.info('The welcome stopped', trouble);
    if (audio) audio.currentTime = 0;
    tell({ status: 'ready', progress: 0 });
  }

  function tell(change: Partial<Welcome>): void {
    welcome = { ...welcome, ...change };
    notify();
  }
}

function percentHeard({ currentTime, duration }: WelcomeAudio): number {
  return Number.isFinite(duration) && duration > 0 ? Math.round((currentTime / duration) * 100) : 0;
}
