// A microphone, asked for once and held while somebody reads. What it hears stays in this page until a part is sent.

type MicrophoneTrouble = 'insecure' | 'refused' | 'missing' | 'old' | 'broken';

export class MicrophoneProblem extends Error {
  readonly kind: MicrophoneTrouble;
  constructor(kind: MicrophoneTrouble, cause?: unknown) {
    super(`the microphone is not there: ${kind}`, { cause });
    this.name = 'MicrophoneProblem';
    this.kind = kind;
  }
}

export type Microphone = {
  /** How loud it is now, from 0 to 1. */
  level: () => number;
  /** Hears from now on until it is told to stop; then gives what it heard. */
  record: () => { stop: () => Promise<Blob>; drop: () => void };
  close: () => void;
};

/** Whether this browser could at all; said before anybody is asked. */
export function microphoneTrouble(): MicrophoneTrouble | null {
  if (!globalThis.isSecureContext) return 'insecure';
  if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined') return 'old';
  return null;
}

/** For a voice near by: one channel, and the room's hum taken away. Nothing is playing that could echo. */
const forSpeech: MediaTrackConstraints = {
  channelCount: 1,
  echoCancellation: false,
  noiseSuppression: true,
  autoGainControl: true,
};

/** Chromium and Firefox write the first, Safari the second. */
const kinds = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
const bitsPerSecond = 128_000;

export async function openMicrophone(): Promise<Microphone> {
  const trouble = microphoneTrouble();
  if (trouble) throw new MicrophoneProblem(trouble);
  const stream = await navigator.mediaDevices.getUserMedia({ audio: forSpeech }).catch((cause: unknown) => {
    throw new MicrophoneProblem(troubleIn(cause), cause);
  });
  const context = new AudioContext();
  const ear = context.createAnalyser();
  ear.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(ear);
  void context.resume();
  const heard = new Float32Array(ear.fftSize);
  const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));

  return {
    level() {
      ear.getFloatTimeDomainData(heard);
      const power = heard.reduce((sum, sample) => sum + sample * sample, 0) / heard.length;
      // From a whisper far away to a shout: fifty decibels.
      return Math.min(1, Math.max(0, 1 + (10 * Math.log10(power + 1e-9) + 8) / 50));
    },
    record() {
      const recorder = new MediaRecorder(stream, {
        audioBitsPerSecond: bitsPerSecond,
        ...(mimeType !== undefined && { mimeType }),
      });
      const chunks: Blob[] = [];
      const ended = new Promise<Blob>((resolve, reject) => {
        recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
        recorder.addEventListener('stop', () => resolve(new Blob(chunks, { type: recorder.mimeType })));
        recorder.addEventListener('error', (event) => reject(new MicrophoneProblem('broken', event)));
      });
      // Whoever drops it does not wait for it.
      ended.catch(() => undefined);
      recorder.start();
      const end = () => {
        if (recorder.state !== 'inactive') recorder.stop();
      };
      return {
        stop: () => {
          end();
          return ended;
        },
        drop: end,
      };
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    },
  };
}

function troubleIn(cause: unknown): MicrophoneTrouble {
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'broken';
}

export const microphoneWords: Record<MicrophoneTrouble, string> = {
  insecure:
    'A browser lends its microphone only to a page that came over https, or from this very computer. Please open Lamplight by its https address.',
  refused:
    'The browser was told not to lend its microphone to this page. It can be allowed again beside the address, or in the settings of the phone.',
  missing: 'We could not find a microphone on this device.',
  old: 'This browser cannot record. A newer one can, on a phone as on a computer.',
  broken: 'The microphone could not be opened just now. Perhaps something else is using it.',
};
