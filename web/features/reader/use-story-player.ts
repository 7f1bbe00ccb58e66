import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Story } from '#contract/stories.ts';
import { toasts } from '#web/ui/toasts.ts';
import { createDeviceTeller } from './device-teller.ts';
import { followGrowingSound } from './growing-sound.ts';
import { forgetNarration, marksOf, type Narration, narrationOf } from './narration-questions.ts';
import type { Teller } from './telling.ts';
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

function tellTrouble(kind: PlayerTrouble, trouble: unknown): void {
  console.info('The story could not be heard', trouble);
  toasts.show({ ...troubleWords[kind], tone: 'error' });
}

type Telling = Omit<Beginning, 'like'> & {
  teller: Teller;
  onWhole: (narration: Narration) => void;
  /** Another one is another try. */
  round: number;
};

/** A player for this story for as long as it is looked at. The next story is told as loud and as fast as this one. */
export function useStoryPlayer(story: Story, telling: Telling): StoryPlayer | null {
  const [player, setPlayer] = useState<StoryPlayer | null>(null);
  const before = useRef<Pick<Player, 'volume' | 'speed'>>(undefined);
  // One element for all: a phone lets a sound begin by itself only where one has been begun by hand.
  const [audio] = useState(() => new Audio());
  const { teller, round } = telling;
  useEffect(() => {
    const beginning = { ...telling, like: before.current };
    const next = teller === 'device' ? deviceTellerOf(story, beginning) : narratorOf(story, audio, beginning);
    setPlayer(next);
    void next.prepare();
    return () => {
      const { volume, speed } = next.current();
      before.current = { volume, speed };
      next.leave();
    };
    // How it begins counts only when the player is made.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [story.id, story.narratorVoice, teller, round]);
  return player;
}

export function usePlayerState(player: StoryPlayer): Player {
  return useSyncExternalStore(player.subscribe, player.current);
}

type Begun = Beginning & Pick<Telling, 'onWhole'>;

function narratorOf(story: Story, audio: HTMLAudioElement, beginning: Begun): StoryPlayer {
  return createStoryPlayer({
    audio,
    find: (signal) => narrationOf(story, story.narratorVoice, signal),
    forget: () => forgetNarration(story, story.narratorVoice),
    marksOf,
    grow: followGrowingSound,
    onTrouble: tellTrouble,
    ...beginning,
  });
}

function deviceTellerOf({ content }: Story, beginning: Beginning): StoryPlayer {
  return createDeviceTeller(content, {
    speech: speechSynthesis,
    utteranceOf: (text) => new SpeechSynthesisUtterance(text),
    onTrouble: tellTrouble,
    ...beginning,
  });
}
