import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Story } from '#contract/stories.ts';
import { toasts } from '#web/ui/toasts.ts';
import { createDeviceTeller } from './device-teller.ts';
import { followGrowingSound } from './growing-sound.ts';
import { forgetNarration, marksOf, narrationOf } from './narration-questions.ts';
import { createStoryPlayer, type Player, type PlayerTrouble, type StoryPlayer } from './story-player.ts';

const troubleWords: Record<PlayerTrouble, { title: string; description: string }> = {
  generation: {
    title: 'Audio Generation Failed',
    description: 'Could not generate audio for this story. Please try again.',
  },
  playback: { title: 'Audio Error', description: 'Failed to play audio. Please try again.' },
  start: { title: 'Playback Error', description: 'Could not play audio. Please try again.' },
};

export type Teller = 'narrator' | 'device';

export const canDeviceTell = (): boolean => 'speechSynthesis' in globalThis;

function tellTrouble(kind: PlayerTrouble, trouble: unknown): void {
  console.info('The story could not be heard', trouble);
  toasts.show({ ...troubleWords[kind], tone: 'error' });
}

type Telling = { teller: Teller; startMs: number; round: number };

/** A player for this story for as long as it is looked at; another `round` is another try. */
export function useStoryPlayer(story: Story, { teller, startMs, round }: Telling): StoryPlayer | null {
  const [player, setPlayer] = useState<StoryPlayer | null>(null);
  useEffect(() => {
    const next = teller === 'device' ? deviceTellerOf(story) : narratorOf(story, startMs);
    setPlayer(next);
    void next.prepare();
    return next.leave;
    // The place to start from counts only when the player is made.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [story.id, story.narratorVoice, teller, round]);
  return player;
}

export function usePlayerState(player: StoryPlayer): Player {
  return useSyncExternalStore(player.subscribe, player.current);
}

function narratorOf(story: Story, startMs: number): StoryPlayer {
  return createStoryPlayer({
    audio: new Audio(),
    find: (signal) => narrationOf(story, story.narratorVoice, signal),
    forget: () => forgetNarration(story, story.narratorVoice),
    marksOf,
    grow: followGrowingSound,
    onTrouble: tellTrouble,
    startMs,
  });
}

function deviceTellerOf({ content }: Story): StoryPlayer {
  return createDeviceTeller(content, {
    speech: speechSynthesis,
    utteranceOf: (text) => new SpeechSynthesisUtterance(text),
    onTrouble: tellTrouble,
  });
}
