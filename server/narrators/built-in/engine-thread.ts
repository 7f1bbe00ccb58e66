import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, ToThread } from '../engine-room.ts';
import type { EngineAnswer, EngineJob, EngineSettings } from './engine-jobs.ts';
import { openFlite, type Flite } from './flite.ts';
import { openPico, type Pico } from './pico.ts';
import type { PicoLanguage } from './lingware.ts';
import { alignWords } from './words/align.ts';
import { createWordFinder, type WordFinder } from './words/phones-to-words.ts';

/** A thread's entry file: engines block while they speak, so they live where nobody else has to wait. Loaded on first use. */
// eslint-disable-next-line typescript/no-unsafe-type-assertion -- only the built-in narrator starts this file
const { lingwareFolder } = workerData as EngineSettings;
const picos = new Map<PicoLanguage, Promise<Pico>>();
let fliteParts: Promise<{ flite: Flite; findWords: WordFinder }> | undefined;

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
      return { sound: (await pico(job.language)).say(job.request) };
    case 'say-with-flite': {
      const { flite, findWords } = await openedFlite();
      const { sound, phones } = flite.say(job.request);
      return { sound, words: findWords(job.request.text, phones) };
    }
    case 'align': {
      const { flite, findWords } = await openedFlite();
      return { words: alignWords(flite, findWords, job.text, job.sound) };
    }
    default:
      throw new Error('nobody taught this thread that job');
  }
}

function openedFlite() {
  fliteParts ??= openFlite().then((flite) => ({ flite, findWords: createWordFinder(flite) }));
  return fliteParts;
}

function pico(language: PicoLanguage): Promise<Pico> {
  const opened = picos.get(language) ?? openPico(language, lingwareFolder);
  picos.set(language, opened);
  return opened;
}
