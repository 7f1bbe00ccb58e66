import type { Sound } from './narrator.ts';

/**
 * Reads 16-bit PCM out of a WAV file that may lie: streaming servers write 0xFFFFFFFF or 0 as its length, some stop in the middle
 * of a sample. What is there is what counts.
 */
export function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || chunkName(bytes, 0) !== 'RIFF' || chunkName(bytes, 8) !== 'WAVE') {
    throw new Error('this is not a WAV file');
  }
  let format: { channels: number; sampleRateHz: number } | undefined;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = chunkName(bytes, at);
    const length = view.getUint32(at + 4, true);
    const body = at + 8;
    if (name === 'fmt ') format = readFormat(view, body);
    if (name === 'data') {
      if (!format) throw new Error('a WAV file that tells its sound before its format');
      const isKnown = length > 0 && length <= bytes.length - body;
      const data = bytes.subarray(body, isKnown ? body + length : bytes.length);
      return { samples: monoFrom(readPcm16(data), format.channels), sampleRateHz: format.sampleRateHz };
    }
    at = body + length + (length % 2);
  }
  throw new Error('a WAV file without sound');
}

/** Little-endian 16-bit samples; a last half sample is dropped. */
export function readPcm16(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float32Array(bytes.length >> 1);
  for (let i = 0; i < samples.length; i += 1) samples[i] = view.getInt16(2 * i, true) / 32_768;
  return samples;
}

function readFormat(view: DataView, at: number) {
  if (at + 16 > view.byteLength) throw new Error('a WAV file with a broken header');
  const coding = view.getUint16(at, true);
  const channels = view.getUint16(at + 2, true);
  const sampleRateHz = view.getUint32(at + 4, true);
  const bits = view.getUint16(at + 14, true);
  const isPcm = coding === 1 || coding === 0xfffe;
  if (
    !isPcm ||
    bits !== 16 ||
    channels < 1 ||
    channels > 8 ||
    sampleRateHz < 8000 ||
    sampleRateHz > 192_000
  ) {
    throw new Error(`a WAV file we cannot read (coding ${coding}, ${bits} bits, ${sampleRateHz} Hz)`);
  }
  return { channels, sampleRateHz };
}

function chunkName(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function monoFrom(samples: Float32Array, channels: number): Float32Array {
  if (channels === 1) return samples;
  const mono = new Float32Array(Math.floor(samples.length / channels));
  for (let i = 0; i < mono.length; i += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) sum += samples[i * channels + channel] ?? 0;
    mono[i] = sum / channels;
  }
  return mono;
}
