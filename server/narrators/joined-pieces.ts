/** Pieces of one rate, one after the other. */
export function joinedSamples(pieces: readonly { samples: Float32Array }[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, piece) => sum + piece.samples.length, 0));
  let at = 0;
  for (const { samples } of pieces) {
    whole.set(samples, at);
    at += samples.length;
  }
  return whole;
}
