import { describe, expect, it } from 'vitest';
import { biquadFor, filterInPlace } from './filters.ts';
import { limit } from './limiter.ts';
import { createLoudnessMeter, loudnessOfSound } from './loudness.ts';
import { resample } from './resample.ts';
import { addReverb } from './reverb.ts';
import { createLeveller, voiced, levelled } from './level-and-colour.ts';

const rate = 24_000;
const tone = (hertz: number, seconds: number, peak = 1, sampleRateHz = rate) =>
  Float32Array.from(
    { length: seconds * sampleRateHz },
    (_, i) => peak * Math.sin((2 * Math.PI * hertz * i) / sampleRateHz),
  );
const level = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
const peak = (samples: Float32Array) => samples.reduce((highest, x) => Math.max(highest, Math.abs(x)), 0);
const decibels = (a: number, b: number) => 20 * Math.log10(a / b);

describe('the loudness meter', () => {
  it('says what the standard says of its reference tone', () => {
    expect(loudnessOfSound(tone(997, 3), rate)).toBeCloseTo(-3.01, 1);
    expect(loudnessOfSound(tone(997, 3, 0.1), rate)).toBeCloseTo(-23.01, 1);
  });

  it('does not count the rests between words', () => {
    const meter = createLoudnessMeter(rate);
    meter.hear(tone(997, 3, 0.1));
    meter.hear(new Float32Array(5 * rate));
    meter.hear(tone(997, 3, 0.1));
    expect(meter.integrated()).toBeCloseTo(-23.01, 1);
  });

  it('calls silence silent', () => {
    expect(loudnessOfSound(new Float32Array(rate), rate)).toBe(-70);
    expect(loudnessOfSound(new Float32Array(0), rate)).toBe(-70);
  });
});

const through = (band: Parameters<typeof biquadFor>[0], hertz: number) => {
  const samples = tone(hertz, 1);
  filterInPlace(samples, biquadFor(band, rate));
  return decibels(level(samples.subarray(rate / 2)), Math.SQRT1_2);
};

describe('a tone band', () => {
  it('gives more where it should and leaves the rest', () => {
    const brighter = { shape: 'high-shelf', frequencyHz: 3000, gainDb: 6 } as const;
    expect(through(brighter, 9000)).toBeCloseTo(6, 0);
    expect(through(brighter, 200)).toBeCloseTo(0, 0);
    const warmer = { shape: 'low-shelf', frequencyHz: 300, gainDb: -4 } as const;
    expect(through(warmer, 60)).toBeCloseTo(-4, 0);
    expect(through(warmer, 3000)).toBeCloseTo(0, 0);
    expect(through({ shape: 'peak', frequencyHz: 1000, gainDb: 5 }, 1000)).toBeCloseTo(5, 0);
    expect(through({ shape: 'low-cut', frequencyHz: 200 }, 20)).toBeLessThan(-30);
  });
});

describe('another sample rate', () => {
  it.each([16_000, 15_200, 22_050, 44_100, 48_000])('keeps pitch, level and length from %i', async (from) => {
    const samples = await resample({ samples: tone(440, 1, 0.5, from), sampleRateHz: from }, rate);
    expect(samples.length / rate).toBeCloseTo(1, 2);
    const middle = samples.subarray(2400, 21_600);
    expect(decibels(level(middle), 0.5 * Math.SQRT1_2)).toBeCloseTo(0, 1);
    let crossings = 0;
    for (let i = 1; i < middle.length; i += 1)
      if ((middle[i - 1] ?? 0) < 0 && (middle[i] ?? 0) >= 0) crossings += 1;
    expect(Math.abs(crossings - 440 * 0.8)).toBeLessThanOrEqual(1);
  });

  it('folds nothing back that was too high', async () => {
    const samples = await resample({ samples: tone(20_000, 1, 1, 48_000), sampleRateHz: 48_000 }, rate);
    expect(decibels(level(samples.subarray(2400, 21_600)), Math.SQRT1_2)).toBeLessThan(-50);
  });
});

describe('the limiter', () => {
  it('lets nothing through that is too loud, and leaves alone what is not', async () => {
    const loud = Float32Array.from([...tone(300, 0.2, 0.3), ...tone(300, 0.2, 3), ...tone(300, 0.6, 0.3)]);
    await limit(loud, rate);
    expect(peak(loud)).toBeLessThanOrEqual(0.8401);
    expect(peak(loud.subarray(0, 0.19 * rate))).toBeCloseTo(0.3, 2);
    expect(peak(loud.subarray(0.9 * rate))).toBeCloseTo(0.3, 2);
  });
});

/** What becomes of tones of these heights, said one after another. */
async function loudnessAfter(peaks: number[]): Promise<number[]> {
  const leveller = createLeveller();
  const heard: number[] = [];
  for (const height of peaks) {
    const samples = tone(300, 3, height);
    const sound = await levelled({ samples, leadMs: 0, room: 0 }, leveller.gainFor(samples), 0);
    heard.push(loudnessOfSound(sound, rate));
  }
  return heard;
}

describe('warmth', () => {
  it('takes off the silence that engines put around speech, and says how much', async () => {
    const samples = Float32Array.from([
      ...new Float32Array(rate / 2),
      ...tone(300, 1, 0.3),
      ...new Float32Array(rate),
    ]);
    const { samples: speech, leadMs } = await voiced([{ samples, sampleRateHz: rate }]);
    expect(speech.length / rate).toBeCloseTo(1.04, 2);
    expect(leadMs).toBeCloseTo(480, -1);
  });

  it('joins what came in pieces, and survives a number that is none', async () => {
    const whole = tone(300, 1, 0.3);
    const cut = [whole.slice(0, 7001), whole.slice(7001)].map((samples) => ({ samples, sampleRateHz: rate }));
    expect((await voiced(cut)).samples).toEqual(
      (await voiced([{ samples: whole, sampleRateHz: rate }])).samples,
    );
    whole[5000] = Number.NaN;
    expect((await voiced([{ samples: whole, sampleRateHz: rate }])).samples.every(Number.isFinite)).toBe(
      true,
    );
  });

  it('lets the room sound on into the rest, and falls silent in it', async () => {
    const speech = { samples: tone(300, 1, 0.3), leadMs: 0, room: 0.02 };
    const whole = await levelled(speech, 1, rate);
    expect(whole).toHaveLength(2 * rate);
    expect(peak(whole.subarray(rate + 700, rate + 2400))).toBeGreaterThan(0.0005);
    expect(peak(whole.subarray(1.8 * rate))).toBeLessThan(0.0005);
  });

  it('brings a quiet engine and a loud one to the same loudness, and lets a whisper be one', async () => {
    const [quiet = 0] = await loudnessAfter([0.02]);
    const [loud = 0] = await loudnessAfter([0.9]);
    expect(Math.abs(quiet - loud)).toBeLessThan(0.3);
    const [, , said = 0, whispered = 0] = await loudnessAfter([0.3, 0.3, 0.3, 0.1]);
    expect(said - whispered).toBeGreaterThan(7);
  });

  it('does not turn silence into noise', () => {
    expect(createLeveller().gainFor(new Float32Array(rate))).toBeLessThan(20);
  });

  it('has a room that adds nothing to silence', async () => {
    const silence = new Float32Array(rate);
    await addReverb(silence, rate, 0.5);
    expect(peak(silence)).toBe(0);
  });
});
