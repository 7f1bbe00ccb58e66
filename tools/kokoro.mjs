// `npm run kokoro`: puts the neural voice Kokoro beside this house, after saying what that means, and has it say good night.
// `--yes` asks nobody; `--from ADDRESS` takes the model from a copy of one's own; what is whole is not fetched again.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { createBar, fetchChecked } from './fetch-checked.mjs';
import { checkNode, giveUp, inRoot, run, say } from './house.mjs';
import { setUp } from './set-up.mjs';

/** The versions with which it was tried. The lock of the house does not know them: they are not the house's. */
const packages = {
  name: 'kokoro-beside-lamplight',
  private: true,
  dependencies: { 'kokoro-js': '1.2.1' },
  overrides: { '@huggingface/transformers': '3.8.1' },
};
const revision = '1939ad2a8e416c0acfeecc08a694d14ef25f2231';
const home = `https://huggingface.co/onnx-community/Kokoro-82M-v1.0-ONNX/resolve/${revision}`;
const modelFiles = [
  ['config.json', 44, 'df34b4f930b23447cd4dc410fabfb42eb3f24e803e6c3f97d618fb359380a36f'],
  ['tokenizer.json', 3_497, '77a02c8e164413299b4b4c403b14f8e0e1c1b727db4d46a09d6327b861060a34'],
  ['tokenizer_config.json', 113, 'be1cb066d6ef6b074b3f15e6a6dd21ac88ff3cdaedf325f0aaed686c70f75d20'],
  [
    'onnx/model_quantized.onnx',
    92_361_116,
    'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478',
  ],
];

const { values: wanted } = parseArgs({
  options: { yes: { type: 'boolean', default: false }, from: { type: 'string', default: home } },
});
const folder = join(resolve(process.env.DATA_DIR ?? 'data'), 'kokoro');

say(`
  Kokoro is a neural voice. It sounds far more like a person than the voices that Lamplight brings along, and it needs no
  network once it is here.

  Size       about 500 MB in ${folder}: 411 MB of packages and 92 MB of model. While it
             speaks it takes about a gigabyte of memory and every core it can get; on two old cores a story may not keep up.
  From       the npm registry (kokoro-js 1.2.1) and ${new URL(wanted.from).host}, now and never again.
  Licences   The model and kokoro-js are Apache 2.0. A part of it, phonemizer, carries eSpeak NG, which is GPL 3. For your own
             house that asks nothing of you. Whoever gives house and Kokoro on together gives the whole on under GPL 3.
`);
checkNode();
if (!wanted.yes) await ask();
await fetchModel();
await setUp();
await installPackages();
await sayGoodNight();
say(`
  It is here. Start the house with it:

      NARRATOR=kokoro npm start

  Other people of its cast: NARRATOR_VOICES=emma=bf_emma,david=bm_george,maya=af_bella npm start. To be rid of it, delete ${folder}.
`);

async function ask() {
  if (!process.stdin.isTTY) giveUp('Nobody is here to say yes: please say npm run kokoro -- --yes.');
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question('  Shall it be fetched? (yes/no) ');
  lines.close();
  if (!/^y(es)?$/i.test(answer.trim())) giveUp('Nothing was fetched.');
}

async function fetchModel() {
  for (const [path, bytes, sha256] of modelFiles) {
    const from = `${wanted.from.replace(/\/+$/, '')}/${path}`;
    const known = { url: from, file: join(folder, 'model', path), bytes, sha256 };
    await fetchChecked(known, createBar(path, bytes)).catch((error) => giveUp(error.message));
  }
  say('  The model is whole, and its checksums are right.');
}

async function installPackages() {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packages, null, 2)}\n`);
  say('  Fetching its packages, which takes a few minutes …');
  // Its runtime would else fetch half a gigabyte more, for graphics cards.
  const env = { ONNXRUNTIME_NODE_INSTALL_CUDA: 'skip' };
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--omit=dev'];
  const { code, output } = await run('npm', ['install', ...options], { cwd: folder, quiet: true, env });
  if (code !== 0) giveUp(`npm did not succeed: ${output.trim().split('\n').slice(-6).join('\n  ')}`);
}

/** In the very thread in which it will speak: what fails here would fail in the first story. */
async function sayGoodNight() {
  const thread = inRoot('dist', 'server', 'kokoro-thread.js');
  if (!existsSync(thread)) giveUp('The build left no engine thread behind: please run npm run build.');
  const workerData = { modelFolder: join(folder, 'model'), packagesFolder: folder };
  const engine = new Worker(thread, { workerData });
  const from = performance.now();
  const answer = await new Promise((answered, failed) => {
    engine.once('message', answered);
    engine.once('error', failed);
    engine.postMessage({ id: 1, job: { text: 'Good night, little star.', voice: 'af_heart', pace: 1 } }, []);
  }).catch((error) => ({ error: String(error) }));
  await engine.terminate();
  if (!answer.answer) giveUp(`It is here, but does not speak: ${answer.error}`);
  const { samples, sampleRateHz } = answer.answer.sound;
  const seconds = (samples.length / sampleRateHz).toFixed(1);
  const took = ((performance.now() - from) / 1000).toFixed(1);
  say(`  It has said good night: ${seconds} seconds of speech, ${took} seconds after it was woken.`);
}
