/** Finds the word that somebody meant. A word that is known is never taken for another one. */
export type Speller = (word: string) => string;

const shortest = 5;
/** In so long a word two slips are still the same word: "stegasoras". */
const longEnoughForTwo = 8;

/** `meant`: what a slip may lead to. `isKnown`: words that are right as they are. */
export function createSpeller(meant: Iterable<string>, isKnown: (word: string) => boolean): Speller {
  const byFirst = new Map<string, string[]>();
  for (const word of new Set(meant)) {
    if (word.length < shortest) continue;
    const first = word.charAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), word]);
  }
  return (word) => {
    const low = word.toLowerCase();
    if (low.length < shortest || !/^[a-z]+$/.test(low) || isKnown(low)) return word;
    let best: { word: string; slips: number } | undefined;
    // Nobody mistypes the first letter and goes on, and without this rule a house is a mouse.
    for (const candidate of byFirst.get(low.charAt(0)) ?? []) {
      const most = Math.min(low.length, candidate.length) >= longEnoughForTwo ? 2 : 1;
      if (Math.abs(candidate.length - low.length) > most) continue;
      const slips = slipsBetween(low, candidate, most);
      if (slips === 2 && !beginAndEndAlike(low, candidate)) continue;
      // A letter is sooner left out than typed wrong: "scard" is scared, and no scarf.
      const isNearer =
        slips < (best?.slips ?? 3) || (slips === best?.slips && candidate.length > best.word.length);
      if (slips <= most && isNearer) best = { word: candidate, slips };
    }
    return best?.word ?? word;
  };
}

/** Of two slips none is in the first two letters or the last: "conclusion" is no confusion. */
function beginAndEndAlike(one: string, other: string): boolean {
  return one.slice(0, 2) === other.slice(0, 2) && one.at(-1) === other.at(-1);
}

/** Letters left out, put in, changed, or two of them the other way round; anything above `most` is `most + 1`. */
export function slipsBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let slips = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      next.push(slips);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return Math.min(row[other.length] ?? most + 1, most + 1);
}
