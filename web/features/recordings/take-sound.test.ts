// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readTake, takeLimits, takeRateHz, writeTake } from '#contract/take-file.ts';
import { playTake, takeFrom } from './take-sound.ts';

let channels: Float32Array[];
let playing: { bare: Float32Array[]; source: EventTarget; closed: number };

beforeEach(() => {
  playing = { bare: [], source: new EventTarget(), closed: 0 };
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => ({
        numberOfChannels: channels.length,
        getChannelData: (channel: number) => channels[channel],
      });
    },
  );
  vi.stubGlobal(
    'AudioContext',
    class {
      destination = {};
      createBuffer = () => ({ copyToChannel: (bare: Float32Array) => playing.bare.push(bare) });
      createBufferSource = () =>
        Object.assign(playing.source, { connect: () => undefined, start: () => undefined });
      close = async () => {
        playing.closed += 1;
      };
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const recorded = new Blob(['in whatever format']);
/** As exactly as a byte for each sample says it. */
const near = (samples: Float32Array | null | undefined) =>
  [...(samples ?? [])].map((sample) => Math.round(sample * 10) / 10);

test('both ears of a recording are heard in the one that is sent, no louder than before', async () => {
  channels = [Float32Array.of(0.5, 1, -1), Float32Array.of(-0.5, 1, 0)];
  expect(near(readTake(await takeFrom(recorded)))).toEqual([0, 1, -0.5]);
  // And what the browser had in its own hands is as it was.
  expect([...(channels[0] ?? [])]).toEqual([0.5, 1, -1]);
});

test('a microphone that was forgotten overnight sends no more than a part may be long', async () => {
  const most = (takeLimits.mostMs / 1000) * takeRateHz;
  channels = [new Float32Array(most + takeRateHz)];
  expect(readTake(await takeFrom(recorded))).toHaveLength(most);
});

test('a part is listened to once, and its end is told once, whether it ends or is stopped', () => {
  const onEnd = vi.fn();
  const stop = playTake(writeTake(Float32Array.of(0, 0.5, -0.5)), onEnd);
  expect(near(playing.bare[0])).toEqual([0, 0.5, -0.5]);
  expect(onEnd).not.toHaveBeenCalled();
  playing.source.dispatchEvent(new Event('ended'));
  stop();
  expect([onEnd.mock.calls.length, playing.closed]).toEqual([1, 1]);
});

test('a part without a sound is over at once', () => {
  for (const bytes of [writeTake(new Float32Array()), Uint8Array.of(1, 2, 3)]) {
    const onEnd = vi.fn();
    playTake(bytes, onEnd)();
    expect(onEnd).toHaveBeenCalledTimes(1);
  }
  expect(playing.bare).toEqual([]);
});
