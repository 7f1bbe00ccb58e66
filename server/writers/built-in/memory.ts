import type { EarlierStory } from '../writer.ts';

/** What this family has heard: how often each piece was told, and how many stories ago it was told last. */
export type Memory = {
  timesTold(id: string): number;
  /** 1 for last night's story; infinite for one never told. */
  storiesAgo(id: string): number;
  titles: ReadonlySet<string>;
  /** The n-th story of this family, from 0. */
  storyNumber: number;
  /** A joke that this family would notice a second time. */
  isWorn(storylet: { id: string; isSignature: boolean }): boolean;
  /** How much we would rather not tell this piece again: 0 for a new one. */
  staleness(id: string): number;
};

/** For how many stories a line rests that a parent would notice twice. */
const restOfAJoke = 10;

export function memoryOf(history: readonly EarlierStory[]): Memory {
  const times = new Map<string, number>();
  const last = new Map<string, number>();
  history.forEach((story, index) => {
    const choices = story.choices;
    if (!choices) return;
    for (const id of [...choices.storylets, choices.arc]) {
      times.set(id, (times.get(id) ?? 0) + 1);
      last.set(id, history.length - index);
    }
  });
  const timesTold = (id: string) => times.get(id) ?? 0;
  const storiesAgo = (id: string) => last.get(id) ?? Number.POSITIVE_INFINITY;
  const stale = new Map([...times].map(([id, count]) => [id, 3 * count + 8 / storiesAgo(id)]));
  return {
    timesTold,
    storiesAgo,
    titles: new Set(history.map((story) => story.title.toLowerCase())),
    storyNumber: history.length,
    isWorn: ({ id, isSignature }) => isSignature && storiesAgo(id) <= restOfAJoke,
    staleness: (id) => stale.get(id) ?? 0,
  };
}
