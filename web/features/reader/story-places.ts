import * as z from 'zod/mini';
import { StoryPlace } from '#contract/story-places.ts';
import { listener } from '#web/platform/listener.ts';
import { keep, readKept } from '#web/platform/storage.ts';

// The places as this device knows them. They are kept here first, for a story is also heard where there is no network, and are sent
// to the house when it can be reached. Where a child listens alone, the places are the child's own; a story in which the child has none yet
// goes on where the whole family was.

const storageKey = 'lamplight.storyPlaces';

const Place = z.extend(StoryPlace, { storyId: z.string(), isSent: z.boolean() });
/** Where in a story its listeners were when it was left, or when sleep began. */
export type Place = z.infer<typeof Place>;
type Left = Pick<Place, 'storyId' | 'positionMs' | 'isAsleep'> & { isPlaying?: boolean };

/** The latest ones: a family goes back to this week's stories, not to last year's. */
const mostPlaces = 50;
/** Nobody wants to be led back to the first breath of a story, nor to its last. */
const marginMs = 5_000;

/** Where to go on; null where that is the beginning. */
export function placeIn(storyId: string): Place | null {
  const place = knownPlace(storyId);
  return place && place.positionMs > 0 ? place : null;
}

export function keepPlace(left: Left, durationMs: number, now: Date): void {
  const isWorthIt = left.positionMs > marginMs && left.positionMs < durationMs - marginMs;
  const { isPlaying = false } = left;
  const known = knownPlace(left.storyId);
  const isNews = isWorthIt || isPlaying || known?.isPlaying === true || (known?.positionMs ?? 0) > 0;
  if (!isNews) return;
  put({
    ...left,
    ...mine(),
    ...(!isWorthIt && { positionMs: 0, isAsleep: false }),
    isPlaying,
    isHeard: known?.isHeard ?? false,
    updatedAt: now.toISOString(),
    isSent: false,
  });
}

/** The next time begins at the beginning, here and on every other device. */
export function forgetPlace(storyId: string, now: Date): void {
  keepPlace({ storyId, positionMs: 0, isAsleep: false }, 0, now);
}

/** The same for everybody who listens: the story is told by somebody else now, and its times are others. */
export function forgetPlaces(storyId: string, now: Date): void {
  const left = placesIn(storyId).filter(({ positionMs, isPlaying }) => positionMs > 0 || isPlaying);
  for (const place of left) put({ ...place, ...atItsBeginning, updatedAt: now.toISOString(), isSent: false });
}

/** Told to its last word: from now on it can be heard again, and begins at its beginning. */
export function keepHeard(storyId: string, now: Date): void {
  put({
    storyId,
    ...mine(),
    ...atItsBeginning,
    isHeard: true,
    updatedAt: now.toISOString(),
    isSent: false,
  });
}

export function wasHeard(storyId: string): boolean {
  return knownPlace(storyId)?.isHeard === true;
}

/** What the house knows counts here too, unless this device was there later. */
export function learnPlace(storyId: string, place: StoryPlace): void {
  const known = placesIn(storyId).find((one) => one.listener === place.listener);
  if (!known || Date.parse(known.updatedAt) <= Date.parse(place.updatedAt))
    put({ storyId, ...place, isSent: true });
}

export function dropPlace({ storyId, listener: whose }: Pick<Place, 'storyId' | 'listener'>): void {
  keep(
    storageKey,
    places().filter((place) => place.storyId !== storyId || place.listener !== whose),
  );
}

export function unsentPlaces(): readonly Place[] {
  return places().filter(({ isSent }) => !isSent);
}

const atItsBeginning = { positionMs: 0, isAsleep: false, isPlaying: false };

/** As it is kept: a place of the whole family names nobody. */
function mine(): Pick<Place, 'listener'> {
  const id = listener.id();
  return id === undefined ? {} : { listener: id };
}

/** The listener's own, or else the family's. */
function knownPlace(storyId: string): Place | undefined {
  const own = listener.id();
  const here = placesIn(storyId);
  return here.find((place) => place.listener === own) ?? here.find((place) => place.listener === undefined);
}

const placesIn = (storyId: string): readonly Place[] => places().filter((place) => place.storyId === storyId);

function put(place: Place): void {
  const others = places().filter(
    (other) => other.storyId !== place.storyId || other.listener !== place.listener,
  );
  keep(storageKey, [place, ...others].slice(0, mostPlaces));
}

/** The stories that were left before their end, on whichever device, the latest first. */
export function unfinishedStories(): readonly string[] {
  return [...new Set(places().map(({ storyId }) => storyId))]
    .flatMap((storyId) => knownPlace(storyId) ?? [])
    .filter(({ positionMs }) => positionMs > 0)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .map(({ storyId }) => storyId);
}

function places(): readonly Place[] {
  const kept = z.safeParse(z.array(Place), readKept(storageKey));
  return kept.success ? kept.data : [];
}
