import { readTake, takeLimits, takeRateHz, writeTake } from '#contract/take-file.ts';

// The browser that has recorded something can also read it, whatever format it writes. So it is unpacked here, where a fault harms
// nobody else, and only plain sound is sent to the house.

/** What was recorded, as the house takes it. */
export async function takeFrom(recorded: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const unpacker = new OfflineAudioContext(1, 1, takeRateHz);
  const sound = await unpacker.decodeAudioData(await recorded.arrayBuffer());
  const most = (takeLimits.mostMs / 1000) * takeRateHz;
  return writeTake(oneChannel(sound).subarray(0, most));
}

function oneChannel(sound: AudioBuffer): Float32Array {
  const mono = sound.getChannelData(0).slice();
  for (let channel = 1; channel < sound.numberOfChannels; channel += 1) {
    const other = sound.getChannelData(channel);
    for (let i = 0; i < mono.length; i += 1) mono[i] = (mono[i] ?? 0) + (other[i] ?? 0);
  }
  return mono.map((sample) => sample / sound.numberOfChannels);
}

/** Plays a take; gives back how to stop it. Not every browser knows this coding by itself, so it is given the bare sound. */
export function playTake(bytes: Uint8Array, onEnd: () => void): () => void {
  const samples = readTake(bytes);
  if (!samples || samples.length === 0) {
    onEnd();
    return () => undefined;
  }
  const context = new AudioContext();
  const buffer = context.createBuffer(1, samples.length, takeRateHz);
  buffer.copyToChannel(Float32Array.from(samples), 0);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    void context.close();
    onEnd();
  };
  source.addEventListener('ended', end);
  source.start();
  return end;
}
