import type { Mark, Marks } from '#contract/narration.ts';
import { markAt, paragraphsOf, startOf } from './read-along.ts';
import {
  type Beginning,
  firstVolume,
  type Player,
  type PlayerTrouble,
  type StoryPlayer,
} from './story-player.ts';

// The voice that the device brings along, with the same buttons as the narrator's. It has no sound that could be measured: times
// are guessed from the letters, and where it really is comes from the words that it reports. It is given one sentence at a time,
// because some browsers fall silent in the middle of a long text.

const letterMs = 62;
const wordMs = 90;
const sentencePauseMs = 350;

type Needs = {
  speech: Pick<SpeechSynthesis, 'speak' | 'cancel'>;
  utteranceOf: (text: string) => SpeechSynthesisUtterance;
  onTrouble: (kind: PlayerTrouble, trouble: unknown) => void;
} & Omit<Beginning, 'startMs'>;

export function createDeviceTeller(story: string, needs: Needs): StoryPlayer {
  const { speech, utteranceOf, onTrouble } = needs;
  const marks = guessedMarks(story);
  const listeners = new Set<() => void>();
  let spoken: SpeechSynthesisUtterance | null = null;
  let faded = 1;
  let player: Player = {
    status: 'ready',
    isPlaying: false,
    positionMs: 0,
    durationMs: marks.durationMs,
    audibleMs: marks.durationMs,
    isWhole: true,
    volume: firstVolume,
    speed: 1,
    marks,
    ...needs.like,
  };
  const tell = (news: Partial<Player>) => {
    player = { ...player, ...news };
    for (const listener of listeners) listener();
  };

  return {
    current: () => player,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    nowMs: () => player.positionMs,
    prepare: async () => {
      if (needs.startsAtOnce) play();
    },
    play: async () => play(),
    pause,
    stop,
    seek,
    skip: (byMs) => seek(player.positionMs + byMs),
    setVolume: (volume) => {
      tell({ volume });
      again();
    },
    setSpeed: (speed) => {
      tell({ speed });
      again();
    },
    // This voice cannot grow softer in the middle of a sentence; the next one is.
    fade: (part) => {
      faded = part;
    },
    leave: () => {
      listeners.clear();
      pause();
    },
  };

  function play(): void {
    tell({ isPlaying: true });
    speakOn();
  }

  function speakOn(): void {
    const from = charAt(player.positionMs);
    const sentence = marks.sentences.find(({ charEnd }) => charEnd > from);
    if (!sentence) {
      stop();
      return needs.onEnded();
    }
    const charStart = Math.max(from, sentence.charStart);
    const utterance = utteranceOf(story.slice(charStart, sentence.charEnd));
    utterance.rate = player.speed;
    utterance.volume = (player.volume / 100) * faded;
    utterance.addEventListener('boundary', ({ charIndex }) => {
      if (utterance === spoken) tell({ positionMs: msOf(charStart + charIndex) });
    });
    utterance.addEventListener('end', () => {
      if (utterance !== spoken) return;
      tell({ positionMs: sentence.endMs });
      speakOn();
    });
    utterance.addEventListener('error', ({ error }) => {
      if (utterance !== spoken) return;
      pause();
      onTrouble('playback', error);
    });
    spoken = utterance;
    speech.speak(utterance);
  }

  function pause(): void {
    spoken = null;
    speech.cancel();
    tell({ isPlaying: false });
  }

  function stop(): void {
    pause();
    tell({ positionMs: 0 });
  }

  function seek(toMs: number): void {
    tell({ positionMs: Math.max(0, Math.min(toMs, player.durationMs)) });
    again();
  }

  /** From where it is, with what has changed. */
  function again(): void {
    if (!player.isPlaying) return;
    spoken = null;
    speech.cancel();
    speakOn();
  }

  function charAt(positionMs: number): number {
    if (positionMs >= marks.durationMs) return story.length;
    return markAt(marks.words, positionMs)?.charStart ?? 0;
  }

  function msOf(char: number): number {
    return startOf({ index: 0, charStart: char, charEnd: char, text: '', space: '' }, marks.words) ?? 0;
  }
}

function guessedMarks(story: string): Marks {
  const words: Mark[] = [];
  const sentences: Mark[] = [];
  let ms = 0;
  for (const paragraph of paragraphsOf(story)) {
    let first: Mark | undefined;
    for (const [index, { charStart, charEnd, text }] of paragraph.entries()) {
      const word = { startMs: ms, endMs: ms + wordMs + text.length * letterMs, charStart, charEnd };
      words.push(word);
      first ??= word;
      ms = word.endMs;
      if (!/[.!?…]["”’)]*$/.test(text) && index < paragraph.length - 1) continue;
      ms += sentencePauseMs;
      sentences.push({ ...first, endMs: ms, charEnd });
      first = undefined;
    }
  }
  return { isFinal: true, durationMs: ms, sentences, words };
}
