/** Chance that repeats itself: the same seed draws the same picture on every build and in every browser. */
export type Chance = {
  between: (low: number, high: number) => number;
  happens: (probability: number) => boolean;
  oneOf: <T>(choices: readonly [T, ...T[]]) => T;
};

// Lehmer's generator: its products stay below 2^53, so every JavaScript engine computes the same row of numbers.
const modulus = 2_147_483_647;
const multiplier = 16_807;

export function createChance(seed: number): Chance {
  let state = (Math.abs(Math.trunc(seed)) % (modulus - 1)) + 1;
  const next = () => {
    state = (state * multiplier) % modulus;
    return state / modulus;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    happens: (probability) => next() < probability,
    oneOf: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
