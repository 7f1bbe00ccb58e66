import { useSyncExternalStore } from 'react';
import type { Story } from '#contract/stories.ts';
import { loudspeaker } from '#web/platform/loudspeaker.ts';
import { toasts } from '#web/ui/toasts.ts';
import { createDeviceTeller } from './device-teller.ts';
import type { Teller } from './evening.ts';
import { followGrowingSound } from './growing-sound.ts';
import { forgetNarration, marksOf, type Narration, narrationOf } from './narration-questions.ts';
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

type Begun = Beginning & { onWhole: (narration: Narration) => void };

/** Whoever tells this story: the narrator by the loudspeaker, or the voice that the device brings along. */
export function playerOf(story: Story, teller: Teller, beginning: Begun): StoryPlayer {
  if (teller === 'device')
    return createDeviceTeller(story.content, {
      speech: speechSynthesis,
      utteranceOf: (text) => new SpeechSynthesisUtterance(text),
      onTrouble: tellTrouble,
      ...beginning,
    });
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

export function usePlayerState(player: StoryPlayer): Player {
  return useSyncExternalStore(player.subscribe, player.current);
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
