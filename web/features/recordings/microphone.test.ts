import { afterEach, describe, expect, it, vi } from 'vitest';
import { type MicrophoneProblem, microphoneTrouble, microphoneWords, openMicrophone } from './microphone.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser: what it was asked for, and in which format it recorded. */
function browser({ isSecure = true, writes = ['audio/webm'], refuses = '' } = {}) {
  const asked: MediaStreamConstraints[] = [];
  const recorded: (string | undefined)[] = [];
  const stopTrack = vi.fn();
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', {
    mediaDevices: {
      async getUserMedia(constraints: MediaStreamConstraints) {
        asked.push(constraints);
        if (refuses) throw new DOMException('no', refuses);
        return { getTracks: () => [{ stop: stopTrack }] };
      },
    },
  });
  class Recorder extends EventTarget {
    static isTypeSupported = (kind: string) => writes.some((one) => kind.startsWith(one));
    readonly mimeType: string;
    state = 'inactive';
    constructor(_: unknown, { mimeType }: MediaRecorderOptions) {
      super();
      recorded.push(mimeType);
      this.mimeType = mimeType ?? '';
    }
    start() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
      this.dispatchEvent(new Event('stop'));
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder);
  class Ear {
    resume = async () => undefined;
    close = async () => undefined;
    createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: (into: Float32Array) => into.fill(0.1) });
    createMediaStreamSource = () => ({ connect: () => undefined });
  }
  vi.stubGlobal('AudioContext', Ear);
  return { asked, recorded, stopTrack };
}

const kindOf = (opening: Promise<unknown>) =>
  opening.then(
    () => 'open',
    (problem: MicrophoneProblem) => problem.kind,
  );

describe('a microphone', () => {
  it('is asked for once, for a voice near by, and let go with the reader', async () => {
    const { asked, stopTrack } = browser();
    const microphone = await openMicrophone();
    for (let part = 0; part < 3; part += 1) await microphone.record().stop();
    expect(asked).toEqual([
      {
        audio: { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true },
      },
    ]);
    expect(microphone.level()).toBeGreaterThan(0.5);
    microphone.close();
    expect(stopTrack).toHaveBeenCalledOnce();
  });

  it.each([
    ['Chromium', ['audio/webm'], 'audio/webm;codecs=opus'],
    ['Safari', ['audio/mp4'], 'audio/mp4'],
    ['a browser that knows none of them', [], undefined],
  ])('writes as %s can', async (_, writes, kind) => {
    const { recorded } = browser({ writes });
    const heard = await (await openMicrophone()).record().stop();
    expect(recorded).toEqual([kind]);
    expect([heard.type, await heard.text()]).toEqual([kind ?? '', 'sound']);
  });

  it('is not even asked for on a page that came without https, and the reader is told why', async () => {
    const { asked } = browser({ isSecure: false });
    expect(microphoneTrouble()).toBe('insecure');
    expect(await kindOf(openMicrophone())).toBe('insecure');
    expect(asked).toEqual([]);
    expect(microphoneWords.insecure).toContain('https');
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'broken'],
  ])('that ends in %s is %s', async (refuses, kind) => {
    browser({ refuses });
    expect(await kindOf(openMicrophone())).toBe(kind);
  });
});
