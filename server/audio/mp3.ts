import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as otherPeoplesTurn } from 'node:timers/promises';
import type { WasmMediaEncoder } from 'wasm-media-encoders';
import { lazily } from '#server/platform/lazily.ts';
import { outputRateHz } from './speaker.ts';

/** At 24 kHz and this rate every frame is 144 bytes and 24 ms: a byte of the file is its time times six. Below 40 LAME changes the rate. */
const kilobitsPerSecond = 48;
export const bytesPerMs = kilobitsPerSecond / 8;

/** By this much a decoder is late: LAME's delay and the decoder's own. Measured: the same for every sample of every file. */
export const codecDelaySamples = 1105;

/** A third of a second is encoded at a time, under two milliseconds; then everybody else in the process gets a turn. */
const sliceSamples = 8000;

export type Mp3Stream = {
  /** The bytes that this sound has become; the rest of them come with the next. */
  encode: (samples: Float32Array) => AsyncIterable<Uint8Array>;
  finish: () => Uint8Array;
};

/** One continuous constant-rate MP3: made at once or sentence by sentence, its bytes are the same. */
export async function openMp3Stream(): Promise<Mp3Stream> {
  const encoder = await newEncoder();
  encoder.configure({ sampleRate: outputRateHz, channels: 1, bitrate: kilobitsPerSecond });
  return {
    async *encode(samples) {
      for (let at = 0; at < samples.length; at += sliceSamples) {
        // The encoder's answer is a window into its memory that the next call overwrites.
        const bytes = encoder.encode([samples.subarray(at, at + sliceSamples)]).slice();
        if (bytes.length > 0) yield bytes;
        await otherPeoplesTurn();
      }
    },
    finish: () => encoder.finalize().slice(),
  };
}

/** Compiling takes 80 ms, an instance one. */
const compiled = lazily(compile);

async function newEncoder(): Promise<WasmMediaEncoder<'audio/mpeg'>> {
  const { createEncoder } = await import('wasm-media-encoders');
  return createEncoder('audio/mpeg', await compiled());
}

async function compile(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3');
  return WebAssembly.compile(await readFile(file));
}
