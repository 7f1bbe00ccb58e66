import { describe, expect, it } from 'vitest';
import { readPcm16, readWav } from './wav.ts';

type Recording = {
  samples: number[];
  channels?: number;
  bits?: number;
  sampleRateHz?: number;
  claimedBytes?: number;
};

/** A WAV file, honest or not. */
function wavOf({ samples, channels = 1, bits = 16, sampleRateHz = 24_000, claimedBytes }: Recording): Buffer {
  const data = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, i) => data.writeInt16LE(sample, 2 * i));
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(sampleRateHz, 24);
  header.writeUInt16LE(bits, 34);
  header.write('data', 36);
  header.writeUInt32LE(claimedBytes ?? data.length, 40);
  return Buffer.concat([header, data]);
}

describe('a WAV file', () => {
  it('is read as one channel at its own rate', () => {
    expect(readWav(wavOf({ samples: [0, 16_384, -32_768], sampleRateHz: 22_050 }))).toEqual({
      samples: Float32Array.of(0, 0.5, -1),
      sampleRateHz: 22_050,
    });
    const stereo = readWav(wavOf({ samples: [16_384, 0, -16_384, -16_384], channels: 2 }));
    expect(stereo.samples).toEqual(Float32Array.of(0.25, -0.5));
  });

  it.each([0, 0xffff_ffff, 1_000_000])('that claims %i bytes has the ones that are there', (claimedBytes) => {
    expect(readWav(wavOf({ samples: [1, 2, 3], claimedBytes })).samples).toHaveLength(3);
  });

  it('may tell other things before its sound, and stops where it says', () => {
    const plain = wavOf({ samples: [1, 2, 3, 4], claimedBytes: 4 });
    const remark = Buffer.from('LIST\u0003\0\0\0abc\0', 'latin1');
    const told = Buffer.concat([plain.subarray(0, 36), remark, plain.subarray(36)]);
    expect(readWav(told).samples).toHaveLength(2);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a web page', Buffer.from('<html><body>Welcome</body></html>')],
    ['half a header', wavOf({ samples: [1] }).subarray(0, 30)],
    ['no sound', wavOf({ samples: [1] }).subarray(0, 36)],
    ['eight bits', wavOf({ samples: [1], bits: 8 })],
    ['no channel', wavOf({ samples: [1], channels: 0 })],
    ['a mad rate', wavOf({ samples: [1], sampleRateHz: 4_000_000_000 })],
  ])('of %s is refused', (_what, bytes) => {
    expect(() => readWav(bytes)).toThrow(/WAV/);
  });

  it('or bare samples may end in half a sample', () => {
    expect(readPcm16(Buffer.from([0, 64, 7]))).toEqual(Float32Array.of(0.5));
  });
});
