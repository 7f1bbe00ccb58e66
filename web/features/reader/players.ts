import type { Story } from '#contract/stories.ts';
import { loudspeaker } from '#web/platform/loudspeaker.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { toasts } from '#web/ui/toasts.ts';
import { createDeviceTeller } from './device-teller.ts';
import { storyVoice } from './device-voices.ts';
import type { Teller } from './evening.ts';
import { followGrowingSound } from './growing-sound.ts';
import { forgetNarration, marksOf, type Narration, narrationOf } from './narration-calls.ts';
import {
  type Beginning,
  createStoryPlayer,
  type Player,
  type PlayerTrouble,
  type StoryPlayer,
} from './story-player.ts';

const troubleWords: Record<PlayerTrouble, { title: string; description: string }> = {
  generation: {
    title: 'Audio Generation Failed',
    description: 'Could not generate audio for this story. Please try again.',
  },
  playback: { title: 'Audio Error', description: 'Failed to play audio. Please try again.' },
  start: { title: 'Playback Error', description: 'Could not play audio. Please try again.' },
};

export const canDeviceTell = (): boolean => 'speechSynthesis' in globalThis;

/** A browser that is asked for its voices begins to look for them, and has them by the time somebody wants one. */
export function wakeDeviceVoices(): void {
  if (canDeviceTell()) speechSynthesis.getVoices();
}

type Begun = Beginning & {
  onWhole: (narration: Narration) => void;
  /** How the family says its names; the house's narrators know it themselves. */
  sayAs?: Readonly<Record<string, string>>;
};

/** Whoever tells this story: the narrator by the loudspeaker, or the voice that the device brings along. */
export function playerOf(story: Story, teller: Teller, beginning: Begun): StoryPlayer {
  if (teller === 'device') {
    const voice = storyVoice(() => speechSynthesis.getVoices());
    return createDeviceTeller(story.content, {
      speech: speechSynthesis,
      utteranceOf: (text) => utteranceBy(voice())(text),
      onTrouble: tellTrouble,
      nowMs: () => performance.now(),
      after,
      whenSeen,
      ...beginning,
    });
  }
  return createStoryPlayer({
    audio: loudspeaker.element(),
    find: (signal) => narrationOf(story, signal),
    forget: () => forgetNarration(story),
    marksOf,
    grow: followGrowingSound,
    onTrouble: tellTrouble,
    ...beginning,
  });
}

/** In this voice; where there is none the browser takes whichever it likes. */
export const utteranceBy =
  (voice: SpeechSynthesisVoice | null) =>
  (text: string): SpeechSynthesisUtterance => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice?.lang ?? 'en';
    return utterance;
  };

function after(ms: number, act: () => void): () => void {
  const waiting = setTimeout(act, ms);
  return () => clearTimeout(waiting);
}

function whenSeen(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') act();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

export function usePlayerState(player: StoryPlayer): Player {
  return useCurrent(player);
}

/** The next story's first sentence is made while everybody rests. */
export function warm(story: Story): void {
  narrationOf(story, AbortSignal.timeout(60_000)).catch((trouble: unknown) =>
    console.info('The next story is not ready yet', trouble),
  );
}

function tellTrouble(kind: PlayerTrouble, trouble: unknown): void {
  console.info('The story could not be heard', trouble);
  toasts.show({ ...troubleWords[kind], tone: 'error' });
}
