import { eveningFrom, type Manner, mannersIn } from '#contract/manners.ts';
import type { Mark, Marks } from '#contract/narration.ts';
import { createNotifier } from '#web/platform/notifier.ts';
import { markAt, paragraphsOf, startOf, type Word } from './read-along.ts';
import { saidText } from './said-names.ts';
import {
  type Beginning,
  firstVolume,
  type Player,
  type PlayerTrouble,
  type StoryPlayer,
} from './story-player.ts';

// The voice that the device brings along, with the same buttons as the narrator's. It has no sound that could be measured: times
// are guessed from the letters, and where it really is comes from the words that it reports, or, where it reports none, from the clock.
//
// What browsers do that no manual says, and what is done about it here:
// - Chromium falls silent in the middle of a long text, and may go on saying that it speaks: it is given a sentence at a time, and a long
//   one in parts, and what takes far too long is said again.
// - Some lose what is said right after a cancel: there is a breath between the two.
// - Chromium can be left paused by another page: it is told to go on before it is told to speak.
// - Voices of Android report no words: the clock says where they are, and learns from each sentence how fast they speak.
// - A phone takes the voice away in the background without a word: what does not come to its end is said again when the page is seen.

const letterMs = 62;
const wordMs = 90;
const rests = { partMs: 0, sentenceMs: 350, paragraphMs: 900 };
/** As our own narrators do towards the end of a story, at a line that comes again, and where it turns. */
const evening = { pace: 0.9, loudness: 0.75 };
const refrain = { pace: 0.93, rests: 1.25 };
const turnMs = 300;
/** What somebody in the story says is up to 0.8 dB louder, which is a little nearer; at full loudness there is no room for it. */
const nearer = 0.096;
/** Longer than that, and a browser may stop in the middle. */
const longestPart = 180;
const breathMs = 60;
const tickMs = 150;
/** A sentence that takes so many times as long as it should has been lost on the way. */
const lostAfter = 3;
const lostMarginMs = 5_000;
/** And so many times as long again, it is lost though the browser says that it speaks. */
const lostForSure = 2;

type Speech = Pick<SpeechSynthesis, 'speak' | 'cancel' | 'resume' | 'speaking'>;

type Needs = {
  speech: Speech;
  utteranceOf: (text: string) => SpeechSynthesisUtterance;
  onTrouble: (kind: PlayerTrouble, trouble: unknown) => void;
  /** How the family says its names. */
  sayAs?: Readonly<Record<string, string>>;
  nowMs: () => number;
  after: (ms: number, act: () => void) => () => void;
  /** Tells when the page is seen again; gives back how to stop that. */
  whenSeen: (act: () => void) => () => void;
} & Omit<Beginning, 'startMs'>;

/** What is said in one go, and what follows it. */
type Part = Mark & { restMs: number; pace: number; loudness: number };

export function createDeviceTeller(story: string, needs: Needs): StoryPlayer {
  const { speech, utteranceOf, onTrouble } = needs;
  const { marks, parts } = guessed(story);
  const { subscribe, notify, close } = createNotifier();
  let spoken: SpeechSynthesisUtterance | null = null;
  let faded = 1;
  let isLastSentence = false;
  /** How much slower than guessed this voice speaks at its usual speed. */
  let slowness = 1;
  /** Where it has certainly been; the clock may be ahead of it. */
  let sureMs = 0;
  let brokenOffAtMs = Number.NEGATIVE_INFINITY;
  let stopWaiting = () => {};
  let stopTicking = () => {};
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
    notify();
  };
  const forgetPage = needs.whenSeen(() => {
    if (player.isPlaying && spoken && !speech.speaking) findAgain();
  });

  return {
    current: () => player,
    subscribe,
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
    /** It does not break off in the middle of a sentence either. */
    fallAsleep: () => {
      if (spoken) isLastSentence = true;
      else pause();
    },
    leave: () => {
      close();
      forgetPage();
      pause();
    },
  };

  function play(): void {
    isLastSentence = false;
    if (player.isPlaying) return;
    tell({ isPlaying: true });
    soon();
  }

  /** At once where nothing was broken off in this moment: some browsers let a voice begin only in the tap itself. */
  function soon(): void {
    const sinceMs = needs.nowMs() - brokenOffAtMs;
    if (sinceMs >= breathMs) speakOn();
    else stopWaiting = needs.after(breathMs - sinceMs, speakOn);
  }

  function speakOn(): void {
    const from = charAt(player.positionMs);
    const part = parts.find(({ charEnd }) => charEnd > from);
    if (!part) {
      stop();
      return needs.onEnded();
    }
    say(part, Math.max(from, part.charStart));
  }

  function say(part: Part, charStart: number): void {
    const { text, writtenAt } = saidText(story.slice(charStart, part.charEnd), needs.sayAs ?? {});
    const utterance = utteranceOf(text);
    utterance.rate = player.speed * part.pace;
    utterance.volume = Math.min(1, (player.volume / 100) * part.loudness) * faded;
    const fromMs = msOf(charStart);
    const guessMs = Math.max(1, part.endMs - part.restMs - fromMs) / player.speed;
    let begunAtMs = needs.nowMs();
    let reports = false;
    sureMs = fromMs;
    const isNow = () => utterance === spoken;
    utterance.addEventListener('start', () => {
      begunAtMs = needs.nowMs();
    });
    utterance.addEventListener('boundary', ({ charIndex, name }) => {
      if (!isNow() || name === 'sentence') return;
      reports = true;
      sureMs = msOf(charStart + writtenAt(charIndex));
      tell({ positionMs: sureMs });
    });
    utterance.addEventListener('end', () => {
      if (!isNow()) return;
      learn((needs.nowMs() - begunAtMs) / guessMs);
      rest(part);
    });
    utterance.addEventListener('error', ({ error }) => {
      if (!isNow()) return;
      pause();
      // Another page, or another program, wanted to speak: that is no trouble of ours.
      if (error !== 'interrupted' && error !== 'canceled') onTrouble('playback', error);
    });
    spoken = utterance;
    speech.resume();
    speech.speak(utterance);
    watch();

    /** By the clock, as long as nobody reports a word; and whether it is still being said at all. */
    function watch(): void {
      stopTicking = needs.after(tickMs, () => {
        if (!isNow()) return;
        const sinceMs = needs.nowMs() - begunAtMs;
        const lostMs = lostAfter * guessMs * slowness + lostMarginMs;
        if (sinceMs > lostMs && (!speech.speaking || sinceMs > lostForSure * lostMs)) return findAgain();
        if (!reports) {
          const guess = fromMs + (sinceMs / slowness) * player.speed;
          tell({ positionMs: Math.round(Math.min(guess, part.endMs - part.restMs)) });
        }
        watch();
      });
    }
  }

  function rest(part: Part): void {
    spoken = null;
    stopTicking();
    // A word stays lit until the next one is heard.
    tell({ positionMs: part.restMs > 0 ? part.endMs - 1 : part.endMs });
    if (isLastSentence) return pause();
    if (part.restMs === 0) return speakOn();
    stopWaiting = needs.after(part.restMs / player.speed, speakOn);
  }

  /** Trusted a little more with each sentence; a short one says little. */
  function learn(measured: number): void {
    if (measured > 0.2 && measured < 5) slowness += 0.3 * (measured - slowness);
  }

  function quiet(): void {
    if (spoken) brokenOffAtMs = needs.nowMs();
    spoken = null;
    stopWaiting();
    stopTicking();
    speech.cancel();
  }

  function pause(): void {
    isLastSentence = false;
    quiet();
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

  /** It was taken away in the middle, nobody knows when. */
  function findAgain(): void {
    tell({ positionMs: sureMs });
    again();
  }

  /** Says the rest of the sentence anew, at the volume and speed that were just chosen. */
  function again(): void {
    if (!player.isPlaying) return;
    quiet();
    soon();
  }

  function charAt(positionMs: number): number {
    if (positionMs >= marks.durationMs) return story.length;
    // In the rest after a sentence the next one is meant.
    const next = parts.find(({ endMs }) => endMs > positionMs);
    if (next && positionMs >= next.endMs - next.restMs && next.restMs > 0) return next.charEnd;
    return markAt(marks.words, positionMs)?.charStart ?? 0;
  }

  function msOf(char: number): number {
    return startOf({ index: 0, charStart: char, charEnd: char, text: '', space: '' }, marks.words) ?? 0;
  }
}

function guessed(story: string): { marks: Marks; parts: Part[] } {
  const cuts = partsOf(story);
  const manners = mannersIn(story, cuts);
  const words: Mark[] = [];
  const sentences: Mark[] = [];
  const parts: Part[] = [];
  let ms = 0;
  let sentence: Mark | undefined;
  for (const [index, part] of cuts.entries()) {
    const told = toldAs(manners[index]);
    const startMs = ms;
    for (const { charStart, charEnd, text } of part.words) {
      const endMs = ms + (wordMs + text.length * letterMs) / told.pace;
      words.push({ startMs: ms, endMs, charStart, charEnd });
      ms = endMs;
    }
    const breath = manners[index + 1]?.isTurn && part.restMs > 0 ? turnMs : 0;
    const restMs = (part.restMs * told.rests + breath) / told.pace;
    ms += restMs;
    const { charStart, charEnd } = part;
    parts.push({
      startMs,
      endMs: ms,
      charStart,
      charEnd,
      restMs,
      pace: told.pace,
      loudness: told.loudness,
    });
    sentence ??= { startMs, endMs: ms, charStart, charEnd };
    if (!part.endsSentence) continue;
    sentences.push({ ...sentence, endMs: ms, charEnd });
    sentence = undefined;
  }
  return { marks: { isFinal: true, durationMs: ms, sentences, words }, parts };
}

/** As our narrators tell it, as far as a voice can that knows only faster and softer. */
function toldAs(manner: Manner | undefined): { pace: number; rests: number; loudness: number } {
  if (!manner) return { pace: 1, rests: 1, loudness: 1 };
  const dusk = Math.max(0, (manner.place - eveningFrom) / (1 - eveningFrom));
  return {
    pace: (1 - (1 - evening.pace) * dusk) * (manner.isRefrain ? refrain.pace : 1),
    rests: manner.isRefrain ? refrain.rests : 1,
    loudness: (1 - (1 - evening.loudness) * dusk) * (1 + nearer * manner.speech),
  };
}

type Cut = { charStart: number; charEnd: number; words: Word[]; restMs: number; endsSentence: boolean };

function partsOf(story: string): Cut[] {
  const parts: Cut[] = [];
  for (const paragraph of paragraphsOf(story)) {
    let words: Word[] = [];
    for (const [index, word] of paragraph.entries()) {
      words.push(word);
      const { text, charEnd } = word;
      const charStart = words[0]?.charStart ?? word.charStart;
      const isParagraphEnd = index === paragraph.length - 1;
      const endsSentence = isParagraphEnd || /[.!?…]["”’)]*$/.test(text);
      const length = charEnd - charStart;
      const isLong = length > longestPart || (length > longestPart / 2 && /[,;:—–]["”’)]*$/.test(text));
      if (!endsSentence && !isLong) continue;
      const restMs = isParagraphEnd ? rests.paragraphMs : endsSentence ? rests.sentenceMs : rests.partMs;
      parts.push({ charStart, charEnd, words, restMs, endsSentence });
      words = [];
    }
  }
  return parts;
}
