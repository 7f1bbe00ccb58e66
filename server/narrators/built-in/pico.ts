import { readPcm16 } from '../wav.ts';
import type { Sound } from '../narrator.ts';
import { readLingware, type PicoLanguage } from './lingware.ts';

export type PicoRequest = {
  text: string;
  /** In percent of the speaker's own. */
  pitch: number;
  speed: number;
};

export type Pico = { say: (request: PicoRequest) => Sound };

const sampleRateHz = 16_000;
const engineBytes = 2_500_000;
const textBytes = 32_768;
const soundBytes = 128;
const idle = 200;
const busy = 201;

/** SVOX Pico in WebAssembly: a C library that asks to be handled with pointers. One engine speaks one language. */
export async function openPico(language: PicoLanguage, lingwareFolder: string | undefined): Promise<Pico> {
  const lingware = await readLingware(language, lingwareFolder);
  const pico = await loadLibrary();
  const { call, write, view, bytes, zeroed, text } = memoryOf(pico);

  const read = (pointer: number) => view().getUint32(pointer, true);

  const systemAt = zeroed(4);
  expectOk(call('_pico_initialize', call('_malloc', engineBytes), engineBytes, systemAt), 'start');
  const system = read(systemAt);
  const voice = text('voice');
  const names = lingware.map((content, i) => {
    pico.FS.writeFile(`/${i}.bin`, content);
    const resourceAt = zeroed(4);
    const name = zeroed(32);
    expectOk(call('_pico_loadResource', system, text(`/${i}.bin`), resourceAt), 'load its language');
    expectOk(call('_pico_getResourceName', system, read(resourceAt), name), 'name its language');
    return name;
  });
  expectOk(call('_pico_createVoiceDefinition', system, voice), 'define a voice');
  for (const name of names)
    expectOk(call('_pico_addResourceToVoiceDefinition', system, voice, name), 'build a voice');
  const engineAt = zeroed(4);
  expectOk(call('_pico_newEngine', system, voice, engineAt), 'make an engine');
  const engine = read(engineAt);

  const textAt = zeroed(textBytes);
  const takenAt = zeroed(4);
  const soundAt = zeroed(soundBytes * 2);
  const countAt = zeroed(4);
  const typeAt = zeroed(4);
  // The engine's noise goes on from sentence to sentence; put back, the same words always sound the same.
  const pristine = bytes().slice();

  /** All sound that the text given so far has become. */
  function drain(pieces: Uint8Array[]): number {
    let code: number;
    let drained = 0;
    do {
      code = expectOk(call('_pico_getData', engine, soundAt, soundBytes, countAt, typeAt), 'speak');
      const count = view().getInt16(countAt, true);
      if (count > 0) pieces.push(bytes().slice(soundAt, soundAt + count));
      drained += count;
    } while (code === busy);
    return drained;
  }

  return {
    say({ text: words, pitch, speed }) {
      bytes().set(pristine);
      bytes().fill(0, pristine.length);
      // At its own volume of 100 it clips. A pointed bracket would be a command; and without the zero at the end it says nothing.
      const plain = words.replaceAll(/[<>\0]/g, ' ');
      const marked = Buffer.from(
        `<volume level="50"><pitch level="${Math.round(pitch)}"><speed level="${Math.round(speed)}">${plain}</speed></pitch></volume>\0`,
      );
      const pieces: Uint8Array[] = [];
      for (let at = 0; at < marked.length;) {
        const part = marked.subarray(at, at + textBytes - 1);
        write(textAt, part);
        expectOk(call('_pico_putTextUtf8', engine, textAt, part.length, takenAt), 'listen');
        const taken = view().getInt16(takenAt, true);
        at += taken;
        if (drain(pieces) === 0 && taken === 0) throw new Error('Pico neither listens nor speaks');
      }
      return { samples: readPcm16(Buffer.concat(pieces)), sampleRateHz };
    },
  };
}

function expectOk(code: number, step: string): number {
  if (code !== 0 && code !== idle && code !== busy) throw new Error(`Pico could not ${step} (${code})`);
  return code;
}

type PicoLibrary = {
  HEAPU8: Uint8Array;
  FS: { writeFile: (path: string, content: Uint8Array) => void };
};

async function loadLibrary(): Promise<PicoLibrary> {
  const { default: init } = await import('@echogarden/svoxpico-wasm');
  return init();
}

function memoryOf(pico: PicoLibrary) {
  // The heap is a new array each time it grows, so nobody may hold on to it.
  const bytes = () => new Uint8Array(pico.HEAPU8.buffer);
  const view = () => new DataView(pico.HEAPU8.buffer);
  function call(name: string, ...args: number[]): number {
    const method: unknown = Reflect.get(pico, name);
    if (typeof method !== 'function') throw new Error(`Pico has no ${name}`);
    return Number(Reflect.apply(method, undefined, args));
  }
  function write(at: number, content: Uint8Array) {
    bytes().set(content, at);
  }
  function zeroed(size: number): number {
    const at = call('_malloc', size);
    bytes().fill(0, at, at + size);
    return at;
  }
  function text(content: string): number {
    const encoded = Buffer.from(`${content}\0`);
    const at = zeroed(encoded.length);
    write(at, encoded);
    return at;
  }
  return { bytes, view, call, write, zeroed, text };
}
