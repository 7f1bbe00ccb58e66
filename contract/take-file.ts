// What somebody has read into a microphone, as it goes over the wire: a WAV file with one channel, 24,000 samples a second, each coded
// in one byte by the µ-law of the telephone. Its noise lies 38 dB under the voice, further down than that of the MP3 it becomes, and
// half the bytes are half the wait on a grandmother's line. Nothing else is taken, so there is nothing to decode that could be a bomb.

export const takeRateHz = 24_000;
export const takeMedia = 'audio/wav';

export const takeLimits = { leastMs: 400, mostMs: 150_000, messageMs: 60_000 } as const;

const headerBytes = 44;
const muLaw = 7;
/** The largest take, and room for no more than its header. */
export const mostTakeBytes = headerBytes + (takeRateHz * takeLimits.mostMs) / 1000;

export function writeTake(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + samples.length);
  const view = new DataView(bytes.buffer);
  const name = (at: number, text: string) =>
    bytes.set(
      Array.from(text, (letter) => letter.charCodeAt(0)),
      at,
    );
  name(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + samples.length, true);
  name(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, muLaw, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, takeRateHz, true);
  view.setUint32(28, takeRateHz, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  name(36, 'data');
  view.setUint32(40, samples.length, true);
  for (let i = 0; i < samples.length; i += 1) bytes[headerBytes + i] = coded(samples[i] ?? 0);
  return bytes;
}

/** Null where this is not such a file from its first byte to its last. */
export function readTake(bytes: Uint8Array): Float32Array | null {
  if (bytes.length < headerBytes) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = bytes.length - headerBytes;
  const header = new DataView(writeTake(new Float32Array(0)).buffer);
  header.setUint32(4, headerBytes - 8 + length, true);
  header.setUint32(40, length, true);
  for (let at = 0; at < headerBytes; at += 1) if (view.getUint8(at) !== header.getUint8(at)) return null;
  const samples = new Float32Array(length);
  for (let i = 0; i < length; i += 1) samples[i] = decoded[bytes[headerBytes + i] ?? 0] ?? 0;
  return samples;
}

const fullScale = 32_768;
const bias = 132;
const loudest = 32_635;

function coded(sample: number): number {
  // What is no number is silence.
  const value = Math.round((Number.isFinite(sample) ? sample : 0) * fullScale);
  const size = Math.min(loudest, Math.abs(value)) + bias;
  const step = 31 - Math.clz32(size) - 7;
  return ~((value < 0 ? 0x80 : 0) | (step << 4) | ((size >> (step + 3)) & 0x0f)) & 0xff;
}

const decoded = Float32Array.from({ length: 256 }, (_, byte) => {
  const bits = ~byte & 0xff;
  const step = (bits >> 4) & 7;
  const size = ((((bits & 0x0f) << 3) + bias) << step) - bias;
  // Two of its bytes are nothing at all; one of them would be less than that.
  return (bits & 0x80 && size > 0 ? -size : size) / fullScale;
});
