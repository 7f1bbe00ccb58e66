import { describe, expect, it } from 'vitest';
import { bytesPerMs, openMp3Stream } from './mp3.ts';

const sound = Float32Array.from(
  { length: 24_000 * 5 },
  (_, i) => 0.4 * Math.sin(i / 15 + Math.sin(i / 4000)),
);

async function encode(pieces: readonly Float32Array[]) {
  const stream = await openMp3Stream();
  const chunks: Uint8Array[] = [];
  for (const piece of pieces) for await (const bytes of stream.encode(piece)) chunks.push(bytes);
  chunks.push(stream.finish());
  return Buffer.concat(chunks);
}

describe('the MP3 stream', () => {
  it('has a frame of 144 bytes for every 24 ms, so that a byte is its time times six', async () => {
    const mp3 = await encode([sound]);
    expect(mp3.length % 144).toBe(0);
    for (let at = 0; at < mp3.length; at += 144) expect(mp3.readUInt16BE(at)).toBe(0xfff3);
    const ms = mp3.length / bytesPerMs;
    expect(ms).toBeGreaterThanOrEqual(5000 + 46);
    expect(ms).toBeLessThan(5000 + 46 + 72);
  });

  it('is the same to the byte whether sound comes at once or sentence by sentence', async () => {
    const cuts = [0, 1, 5003, 30_000, 77_777, sound.length];
    const pieces = cuts.slice(1).map((cut, i) => sound.subarray(cuts[i], cut));
    expect((await encode(pieces)).equals(await encode([sound]))).toBe(true);
  });

  it('is not disturbed by another one beside it', async () => {
    const [one, other] = await Promise.all([encode([sound]), encode([sound.map((sample) => -sample / 2)])]);
    expect(one.equals(await encode([sound]))).toBe(true);
    expect(other.equals(one)).toBe(false);
  });
});
