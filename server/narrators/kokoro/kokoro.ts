import { openEngineRoom, threadFileAt } from '../engine-room.ts';
import { asNarratorFailure, NarratorFailure, type Narrator } from '../narrator.ts';
import type { VoiceNames } from '../voices.ts';
import { notInstalled, type KokoroAnswer, type KokoroJob, type KokoroThreadSettings } from './kokoro-jobs.ts';

export type KokoroSettings = {
  /** A folder with config.json, tokenizer.json, tokenizer_config.json and onnx/model_quantized.onnx. */
  modelFolder: string;
  voices: VoiceNames;
};

export const kokoroVoices: VoiceNames = {
  emma: 'bf_emma',
  david: 'am_michael',
  maya: 'af_bella',
  shimmer: 'af_nicole',
};

/** A neural voice inside our own process, for operators who install it. One thread: the model takes a gigabyte and all cores. */
export function openKokoro({ modelFolder, voices }: KokoroSettings): Narrator {
  const room = openEngineRoom<KokoroJob, KokoroAnswer>({
    threadFile: threadFileAt('kokoro-thread', import.meta.url),
    workerData: { modelFolder } satisfies KokoroThreadSettings,
    threads: 1,
    queueLimit: 64,
    jobLimitMs: 120_000,
    idleLimitMs: 600_000,
  });
  return {
    name: 'kokoro',
    version: `1 ${modelFolder} ${Object.values(voices).join(' ')}`,
    async *speak({ text, voice, pace, before }, signal) {
      try {
        const job = { text, voice: voices[voice], pace };
        const { sound } = await room.run(job, { priority: before === undefined ? 0 : 1, signal });
        if (!signal.aborted) yield sound;
      } catch (error) {
        if (!signal.aborted) throw explained(error);
      }
    },
    close: room.close,
  };
}

function explained(error: unknown): NarratorFailure {
  const failure = asNarratorFailure(error, 'kokoro');
  if (!(failure.cause instanceof Error) || !failure.cause.message.includes(notInstalled)) return failure;
  return new NarratorFailure(
    'misconfigured',
    'NARRATOR is kokoro, but kokoro-js is not installed. Run "npm install kokoro-js" beside Lamplight, or choose another narrator.',
    { cause: failure.cause },
  );
}
