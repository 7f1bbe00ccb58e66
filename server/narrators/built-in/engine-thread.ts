import { parentPort, workerData } from 'node:worker_threads';
import { lazily } from '#server/platform/lazily.ts';
import type { FromThread, ToThread } from '../worker-pool.ts';
import type { EngineAnswer, EngineJob, EngineSettings } from './engine-jobs.ts';
import { openFlite } from './flite.ts';
import { openPico } from './pico.ts';
import { alignWords } from './words/align.ts';
import { followReader } from './words/follow-reader.ts';
import { createWordFinder } from './words/phones-to-words.ts';

/** A thread's entry file: engines block while they speak, so they live where nobody else has to wait. Loaded on first use. */
const { lingwareFolder } = workerData as EngineSettings;
const picos = {
  'en-US': lazily(() => openPico('en-US', lingwareFolder)),
  'en-GB': lazily(() => openPico('en-GB', lingwareFolder)),
};
const openedFlite = lazily(async () => {
  const flite = await openFlite();
  return { flite, findWords: createWordFinder(flite) };
});

parentPort?.on('message', ({ id, job }: ToThread<EngineJob>) => {
  void perform(job).then(
    (answer) => reply({ id, answer }),
    (error: unknown) => reply({ id, error: String(error) }),
  );
});

function reply(message: FromThread<EngineAnswer>) {
  const buffer = 'answer' in message ? message.answer.sound?.samples.buffer : undefined;
  parentPort?.postMessage(message, buffer instanceof ArrayBuffer ? [buffer] : []);
}

async function perform(job: EngineJob): Promise<EngineAnswer> {
  switch (job.kind) {
    case 'say-with-pico':
      return { sound: (await picos[job.language]()).say(job.request) };
    case 'say-with-flite': {
      const { flite, findWords } = await openedFlite();
      const { sound, phones } = flite.say(job.request);
      return { sound, words: findWords(job.request.text, phones) };
    }
    case 'align': {
      const { flite, findWords } = await openedFlite();
      return { words: alignWords(flite, findWords, job.text, job.sound) };
    }
    case 'follow-reader': {
      const { flite, findWords } = await openedFlite();
      return { sentences: followReader(flite, findWords, job.sentences, job.sound) };
    }
    default:
      throw new Error('nobody taught this thread that job');
  }
}
