/** A sound in which nothing is heard: so many milliseconds of it, as a WAV that every browser plays. Eight bits say nothing well enough. */
export function silence(ms: number): Buffer {
  const rateHz = 8_000;
  const samples = Math.round((rateHz * ms) / 1_000);
  const wav = Buffer.alloc(44 + samples, 128);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rateHz, 24);
  wav.writeUInt32LE(rateHz, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples, 40);
  return wav;
}
