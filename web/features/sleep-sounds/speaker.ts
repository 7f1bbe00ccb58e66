import type { SleepSoundId } from './sounds.ts';
import type { Loop } from './loops/render-loop.ts';

// What is heard: a loop, then how loud, then the loudspeaker. One sound gives way to the next slowly, and nothing starts or ends at once.

const changeSeconds = 1.5;
const settleSeconds = 0.12;

export type Speaker = {
  /** To be called in the tap itself: a phone lets a page sound only then. */
  wake(): void;
  /** Begins this sound, or changes to it. */
  play(sound: SleepSoundId): Promise<void>;
  /** From 0 to 1. */
  setLoudness(loudness: number): void;
  stop(): void;
};

type Sounding = { source: AudioBufferSourceNode; gain: GainNode };

export function createSpeaker(makeLoop: (sound: SleepSoundId) => Promise<Loop>): Speaker {
  let context: AudioContext | null = null;
  let master: GainNode | null = null;
  let sounding: Sounding | null = null;
  /** How many sounds are still fading out. */
  let leaving = 0;
  let loudness = 0;
  let wanted: SleepSoundId | null = null;

  return {
    wake() {
      soundsLikeMusic();
      if (!context || !master) {
        context = new AudioContext({ latencyHint: 'playback' });
        master = new GainNode(context, { gain: loudness });
        master.connect(context.destination);
        // A call, or another app, has taken the loudspeaker meanwhile and given it back.
        document.addEventListener('visibilitychange', () => {
          if (wanted !== null && document.visibilityState === 'visible') void context?.resume();
        });
      }
      void context.resume();
    },
    async play(sound) {
      wanted = sound;
      const { left, right, rate } = await makeLoop(sound);
      // Somebody may have chosen another one, or none, while this one was made.
      if (wanted !== sound || !context || !master) return;
      const buffer = new AudioBuffer({ numberOfChannels: 2, length: left.length, sampleRate: rate });
      buffer.copyToChannel(left, 0);
      buffer.copyToChannel(right, 1);
      const source = new AudioBufferSourceNode(context, { buffer, loop: true });
      const gain = new GainNode(context, { gain: 0 });
      source.connect(gain).connect(master);
      source.start();
      leave(sounding);
      sounding = { source, gain };
      ramp(gain.gain, 1, changeSeconds);
    },
    setLoudness(next) {
      loudness = next;
      if (context && master) master.gain.setTargetAtTime(next, context.currentTime, settleSeconds);
    },
    stop() {
      wanted = null;
      leave(sounding);
      sounding = null;
    },
  };

  function leave(gone: Sounding | null): void {
    if (!context || !gone) return;
    ramp(gone.gain.gain, 0, changeSeconds);
    gone.source.stop(context.currentTime + changeSeconds);
    leaving += 1;
    gone.source.addEventListener('ended', () => {
      gone.gain.disconnect();
      leaving -= 1;
      // Only when the last of them has gone: a device that stops listening stops in the middle of a sound.
      if (leaving === 0 && wanted === null) void context?.suspend();
    });
  }

  function ramp(param: AudioParam, to: number, seconds: number): void {
    if (!context) return;
    const now = context.currentTime;
    param.cancelScheduledValues(now);
    param.setValueAtTime(param.value, now);
    param.linearRampToValueAtTime(to, now + seconds);
  }
}

declare global {
  interface Navigator {
    /** Safari's alone, and in no standard library yet. */
    readonly audioSession?: { type: string };
  }
}

/** A phone with its bell switched off still plays music; without this it takes a sound of the night for a bell. */
function soundsLikeMusic(): void {
  const { audioSession } = navigator;
  if (audioSession) audioSession.type = 'playback';
}
