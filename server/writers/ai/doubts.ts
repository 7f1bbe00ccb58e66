import type { Unfit, UnfitClass } from '../unfit/index.ts';

/** Reads the story as far as it goes. Null where nobody said anything in time. */
export type Settle = (soFar: string) => Promise<'fit' | 'unfit' | null>;

/**
 * A list knows words and not what is meant: a lamp may be dead, and a marshmallow have a funeral. Where there is somebody who reads as a parent does,
 * they are asked as soon as a word is doubted, while the story is written on; what stands behind it stays back until they have said that it is fit.
 * Their silence is no leave: then the list is right, as it is where nobody reads.
 */
export function createDoubts(settle: Settle | undefined) {
  const asked = new Set<string>();
  const answers: Promise<void>[] = [];
  let open = 0;
  let confirmed: Unfit | undefined;

  async function ask(reader: Settle, soFar: string, doubted: Unfit): Promise<void> {
    open += 1;
    const answer = await reader(soFar);
    open -= 1;
    if (answer !== 'fit') confirmed ??= doubted;
  }

  return {
    /** Whether what was found is only a doubt. The same word again is none. */
    take(found: readonly Unfit[], soFar: string): boolean {
      if (!settle || !found.every(({ kind }) => arguable.has(kind))) return false;
      const [first] = found.filter((unfit) => !asked.has(unfit.found));
      if (!first) return true;
      for (const unfit of found) asked.add(unfit.found);
      // Whoever gives rise to doubt again and again is not meant well.
      if (answers.length === mostQuestions) return false;
      answers.push(ask(settle, soFar, first));
      return true;
    },

    areOpen: (): boolean => open > 0,

    /** What somebody has found unfit, so far. */
    confirmed: (): Unfit | undefined => confirmed,

    /** When nothing is open any more. */
    async end(): Promise<Unfit | undefined> {
      await Promise.all(answers);
      return confirmed;
    },
  };
}

/** What may be harmless where it stands. An address, an insult, a body: nobody has to be asked. */
const arguable = new Set<UnfitClass>(['death', 'drugs', 'violence', 'weapons', 'blood', 'abuse', 'brands']);

const mostQuestions = 3;
