import * as z from 'zod/mini';
import { keep, readKept, storageKeys } from '#web/platform/storage.ts';

const Place = z.object({ storyId: z.string(), positionMs: z.number(), isAsleep: z.boolean() });
/** Where in a story its listeners were when it was left, or when sleep began. */
export type Place = z.infer<typeof Place>;

/** The latest ones: a family goes back to this week's stories, not to last year's. */
const mostPlaces = 50;
/** Nobody wants to be led back to the first breath of a story, nor to its last. */
const marginMs = 5_000;

export function placeIn(storyId: string): Place | null {
  return places().find((place) => place.storyId === storyId) ?? null;
}

export function keepPlace(place: Place, durationMs: number): void {
  const isWorthIt = place.positionMs > marginMs && place.positionMs < durationMs - marginMs;
  const others = places().filter(({ storyId }) => storyId !== place.storyId);
  keep(storageKeys.storyPlaces, isWorthIt ? [place, ...others].slice(0, mostPlaces) : others);
}

export function forgetPlace(storyId: string): void {
  keep(
    storageKeys.storyPlaces,
    places().filter((place) => place.storyId !== storyId),
  );
}

/** The stories that were left before their end, the latest first. */
export function unfinishedStories(): readonly string[] {
  return places().map(({ storyId }) => storyId);
}

function places(): readonly Place[] {
  const kept = z.safeParse(z.array(Place), readKept(storageKeys.storyPlaces));
  return kept.success ? kept.data : [];
}
