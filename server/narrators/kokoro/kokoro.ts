import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openWorkerPool, threadFileAt } from '../worker-pool.ts';
import { asNarratorFailure, NarratorFailure, type Narrator } from '../narrator.ts';
import type { VoiceNames } from '../voices.ts';
import { notInstalled, type KokoroAnswer, type KokoroJob, type KokoroThreadSettings } from './kokoro-jobs.ts';

export type KokoroSettings = {
  /** Where `npm run kokoro` puts it: its packages, and its model in a folder `model`. */
  kokoroFolder: string | undefined;
  /** Another folder with config.json, tokenizer.json, tokenizer_config.json and onnx/model_quantized.onnx. */
  modelFolder: string | undefined;
  voices: VoiceNames;
};

export const kokoroVoices: VoiceNames = {
  emma: 'bf_emma',
  david: 'am_michael',
  maya: 'af_bella',
  shimmer: 'af_nicole',
};

/** A neural voice inside our own process, for operators who install it. One thread: the model takes a gigabyte and all cores. */
export function openKokoro({ kokoroFolder = '', modelFolder, voices }: KokoroSettings): Narrator {
  const model = modelFolder ?? join(kokoroFolder, 'model');
  if (!existsSync(join(model, 'config.json')))
    throw new NarratorFailure(
      'misconfigured',
      `NARRATOR is kokoro, but its model is not in ${model}: please run "npm run kokoro", which fetches it and says what that means, or set NARRATOR_MODEL to the folder where it is.`,
    );
  const isBesideModel = existsSync(join(kokoroFolder, 'node_modules', 'kokoro-js'));
  const packagesFolder = isBesideModel ? kokoroFolder : process.cwd();
  const room = openWorkerPool<KokoroJob, KokoroAnswer>({
    threadFile: threadFileAt('kokoro-thread', import.meta.url),
    workerData: { modelFolder: model, packagesFolder } satisfies KokoroThreadSettings,
    threads: 1,
    queueLimit: 64,
    jobLimitMs: 120_000,
    idleLimitMs: 600_000,
  });
  return {
    name: 'kokoro',
    version: `1 ${model} ${Object.values(voices).join(' ')}`,
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
    'NARRATOR is kokoro, but kokoro-js is not installed: please run "npm run kokoro", or choose another narrator.',
    { cause: failure.cause },
  );
}
