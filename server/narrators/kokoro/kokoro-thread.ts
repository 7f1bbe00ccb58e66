import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { lazily } from '#server/platform/lazily.ts';
import type { FromThread, ToThread } from '../worker-pool.ts';
import { notInstalled, type KokoroAnswer, type KokoroJob, type KokoroThreadSettings } from './kokoro-jobs.ts';

/** A thread's entry file: the engine blocks while it speaks. Its packages are the operator's, so nothing is known of their types. */
const { modelFolder, packagesFolder } = workerData as KokoroThreadSettings;
const engine = lazily(load);

type Engine = { generate: (text: string, options: { voice: string; speed: number }) => Promise<unknown> };

parentPort?.on('message', ({ id, job }: ToThread<KokoroJob>) => {
  void speak(job).then(
    (answer) => reply({ id, answer }),
    (error: unknown) => reply({ id, error: String(error) }),
  );
});

function reply(message: FromThread<KokoroAnswer>) {
  parentPort?.postMessage(message, []);
}

async function speak({ text, voice, pace }: KokoroJob): Promise<KokoroAnswer> {
  const made: unknown = await (await engine()).generate(text, { voice, speed: pace });
  const samples: unknown = property(made, 'audio');
  const sampleRateHz: unknown = property(made, 'sampling_rate');
  if (!(samples instanceof Float32Array) || typeof sampleRateHz !== 'number')
    throw new Error('kokoro-js made no sound');
  return { sound: { samples, sampleRateHz } };
}

async function load(): Promise<Engine> {
  const kokoro = await optional('kokoro-js');
  // The engine's own settings do not reach its model loader. This is the same copy of the loader, told to stay at home: without
  // it, it would ask a server on the internet even for files that lie here.
  const loader = await optional('@huggingface/transformers', 'kokoro-js');
  // As a module for `require` it has everything under `default`.
  const settings = property(loader, 'env') ?? property(property(loader, 'default'), 'env');
  if (typeof settings !== 'object' || settings === null)
    throw new Error('kokoro-js has another model loader than we know');
  Object.assign(settings, {
    allowRemoteModels: false,
    allowLocalModels: true,
    localModelPath: `${dirname(modelFolder)}/`,
    useFSCache: false,
  });
  const opened: unknown = await call(
    property(kokoro, 'KokoroTTS'),
    'from_pretrained',
    basename(modelFolder),
    {
      dtype: 'q8',
      device: 'cpu',
    },
  );
  if (typeof property(opened, 'generate') !== 'function')
    throw new Error('kokoro-js is not the version we know');
  return { generate: async (text, options) => call(opened, 'generate', text, options) };
}

/** A package found where the operator installed it; a second one as the first one sees it. */
async function optional(name: string, asSeenBy?: string): Promise<unknown> {
  const fromHere = createRequire(join(packagesFolder, 'package.json'));
  try {
    const from = asSeenBy ? createRequire(fromHere.resolve(asSeenBy)) : fromHere;
    return await import(pathToFileURL(from.resolve(name)).href);
  } catch (error) {
    if (property(error, 'code') === 'MODULE_NOT_FOUND') throw new Error(notInstalled, { cause: error });
    throw error;
  }
}

function property(thing: unknown, name: string): unknown {
  return (typeof thing === 'object' && thing !== null) || typeof thing === 'function'
    ? Reflect.get(thing, name)
    : undefined;
}

function call(thing: unknown, name: string, ...args: unknown[]): unknown {
  const method = property(thing, name);
  if (typeof method !== 'function') throw new Error(`kokoro-js has no ${name}`);
  return Reflect.apply(method, thing, args) as unknown;
}
