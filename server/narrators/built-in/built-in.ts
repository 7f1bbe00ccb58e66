import {
  asNarratorFailure,
  type Narrator,
  type ReaderFollower,
  type SpokenPiece,
  type Utterance,
  type WordAligner,
  type WordTime,
} from '../narrator.ts';
import { withFallback } from '../with-fallback.ts';
import { withRetry } from '../with-retry.ts';
import { withWordTimes } from '../with-word-times.ts';
import { openWorkerPool, threadFileAt, type WorkerPool } from '../worker-pool.ts';
import type { EngineAnswer, EngineJob, EngineSettings } from './engine-jobs.ts';
import { fliteVoiceSettings, voiceSettings, type VoiceSettings } from './voice-settings.ts';
import type { Voice } from '#contract/narration.ts';

/** Changes with anything that is heard: an engine, a recipe. */
const version = '2';

export type BuiltInSettings = {
  /** A folder to keep Pico's language files in, which otherwise take half a second to find at every start. */
  lingwareFolder: string | undefined;
  threads: number;
  queueLimit: number;
  jobLimitMs: number;
  /** Another thread file: tests put in engines that misbehave. */
  threadFile?: URL;
};

export type BuiltIn = {
  narrator: Narrator;
  /** Finds words in other narrators' speech too. */
  alignWords: WordAligner;
  /** Finds the words of somebody who reads a page aloud. */
  followReader: ReaderFollower;
};

type Room = WorkerPool<EngineJob, EngineAnswer>;

/** Two small engines and no network: what Lamplight speaks with when it has nothing else. */
export function openBuiltIn(settings: BuiltInSettings): BuiltIn {
  const { lingwareFolder, ...limits } = settings;
  const room: Room = openWorkerPool({
    threadFile: threadFileAt('engine-thread', import.meta.url),
    workerData: { lingwareFolder } satisfies EngineSettings,
    idleLimitMs: 300_000,
    ...limits,
  });
  const pico = withRetry(engineNarrator(room, voiceSettings), { tries: 2, pauseMs: 0 });
  const flite = withRetry(engineNarrator(room, fliteVoiceSettings), { tries: 2, pauseMs: 0 });
  const alignWords: WordAligner = async (text, sound, signal) =>
    (await room.run({ kind: 'align', text, sound }, { priority: 2, signal })).words ?? [];
  const followReader: ReaderFollower = async (sentences, sound, signal) =>
    (await room.run({ kind: 'follow-reader', sentences, sound }, { priority: 2, signal })).sentences ?? [];
  return {
    followReader,
    narrator: withWordTimes(withFallback(pico, flite, { restUtterances: 50, isStandIn: false }), alignWords),
    alignWords,
  };
}

function engineNarrator(room: Room, recipeOf: Record<Voice, VoiceSettings>): Narrator {
  return {
    name: 'built-in',
    version,
    async *speak(utterance, signal) {
      const recipe = recipeOf[utterance.voice];
      try {
        const priority = utterance.before === undefined ? 0 : 1;
        const { sound, words } = await room.run(jobFor(recipe, utterance), { priority, signal });
        if (!sound || signal.aborted) return;
        // A vocal tract is made longer by claiming that the sound was slower than it is.
        const sampleRateHz = sound.sampleRateHz * recipe.mouth;
        const piece: SpokenPiece = { samples: sound.samples, sampleRateHz, tone: recipe.tone };
        yield words
          ? { ...piece, words: Promise.resolve(words.map((word) => slowed(word, recipe.mouth))) }
          : piece;
      } catch (error) {
        if (!signal.aborted) throw asNarratorFailure(error, 'the built-in narrator');
      }
    },
    close: room.close,
  };
}

function slowed(word: WordTime, mouth: number): WordTime {
  return { ...word, startMs: word.startMs / mouth, endMs: word.endMs / mouth };
}

function jobFor(recipe: VoiceSettings, { text, pace, manner }: Utterance): EngineJob {
  const pitch = recipe.pitch * (manner?.isSpeech ? recipe.dialoguePitch : 1);
  if (recipe.engine === 'flite') {
    const stretch = (recipe.stretch * recipe.mouth) / pace;
    return { kind: 'say-with-flite', request: { voice: recipe.voice, text, pitch, stretch } };
  }
  const speed = (recipe.speed * pace) / recipe.mouth;
  return { kind: 'say-with-pico', language: recipe.language, request: { text, pitch, speed } };
}
