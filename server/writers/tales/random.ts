/** Chance that can be told again: the same seed gives the same story. */
export type Chance = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  /** The list in another order. */
  shuffle<T>(list: readonly T[]): T[];
};

export function chance(seed: string | number): Chance {
  let state = typeof seed === 'number' ? seed >>> 0 : hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    pick(list) {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new RangeError('nothing to pick from');
      return chosen;
    },
    shuffle(list) {
      return list
        .map((item) => ({ item, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item);
    },
  };
}

/** FNV-1a over UTF-16 units, finished so that near seeds lie far apart. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
