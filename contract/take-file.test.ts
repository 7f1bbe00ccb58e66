import { expect, it } from 'vitest';
import { mostTakeBytes, readTake, takeLimits, takeRateHz, writeTake } from './take-file.ts';

const voice = Float32Array.from(
  { length: takeRateHz },
  (_, i) => 0.4 * Math.sin(i / 9) * Math.sin(i / 2_000),
);

it('comes out as it went in, but for a noise that nobody hears under the voice', () => {
  const back = readTake(writeTake(voice)) ?? new Float32Array(0);
  expect(back).toHaveLength(voice.length);
  const power = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);
  const noise = back.map((sample, i) => sample - (voice[i] ?? 0));
  expect(10 * Math.log10(power(voice) / power(noise))).toBeGreaterThan(35);
  expect(readTake(writeTake(back))).toEqual(back);
});

it('keeps what is too loud, or no number at all, inside', () => {
  const back = readTake(writeTake(Float32Array.of(7, -7, Number.NaN, Infinity, 0))) ?? [];
  expect(back[0]).toBeGreaterThan(0.9);
  expect(back[1]).toBeLessThan(-0.9);
  expect([back[2], back[4]]).toEqual([0, 0]);
});

it('is nothing else than that: every byte of the header counts, and every byte of the sound', () => {
  const good = writeTake(voice);
  expect(readTake(good)).not.toBeNull();
  for (let at = 0; at < 44; at += 1) {
    const bad = good.slice();
    bad[at] = (bad[at] ?? 0) ^ 1;
    expect(readTake(bad), `byte ${at}`).toBeNull();
  }
  expect(readTake(good.subarray(0, good.length / 2))).toBeNull();
  expect(readTake(Uint8Array.of())).toBeNull();
  expect(writeTake(new Float32Array((takeLimits.mostMs / 1000) * takeRateHz))).toHaveLength(mostTakeBytes);
});
