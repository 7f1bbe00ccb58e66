import * as z from 'zod/mini';
import { type ChildEvening, mayBegin, nightOf, nothingTold } from '#contract/child-evening.ts';
import { ChildScreen, type Night } from '#contract/child-screen.ts';
import { forget, watchKept } from '#web/platform/storage.ts';

// What this device remembers of an evening in a child's hands: the screen as the house showed it last, how far the evening has come, and where
// stories were left. The house counts, too; whichever of the two is sterner is believed.

const storageKey = 'lamplight.childScreen';

const moment = z.nullable(z.coerce.date());
const Place = z.object({
  positionMs: z.int(),
  isPlaying: z.boolean(),
  isHeard: z.boolean(),
  /** The server knows of it, too. */
  isKnown: z.boolean(),
});
export type PlaceHere = Omit<z.infer<typeof Place>, 'isKnown'>;

const Here = z.object({
  screen: ChildScreen,
  evening: z.object({
    timeZone: z.string(),
    told: z.int(),
    firstToldAt: moment,
    lastToldAt: moment,
    lastStory: z.nullable(z.string()),
    lastMs: z.number(),
    sleptAt: moment,
  }),
  places: z.record(z.string(), Place),
});
type Here = z.infer<typeof Here>;

const kept = watchKept<Here | null>(storageKey, (value) => {
  const here = z.safeParse(Here, value);
  return here.success ? here.data : null;
});

export const screenHere = {
  current: kept.current,
  subscribe: kept.subscribe,

  /** The device was given away just now. */
  begin(screen: ChildScreen): void {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    kept.change({ screen, evening: { timeZone, ...nothingTold }, places: {} });
  },

  /** What the house shows by now. */
  note(screen: ChildScreen): void {
    const here = kept.current();
    if (here) kept.change({ ...here, screen });
    else screenHere.begin(screen);
  },

  forget(): void {
    forget(storageKey);
  },

  mayBegin(storyId: string): boolean {
    const evening = eveningHere();
    return evening !== null && mayBegin(evening, storyId, new Date());
  },

  /** A story has begun, with or without the house. */
  noteTold(storyId: string, lastMs: number): void {
    const now = new Date();
    const evening = eveningHere();
    if (!evening) return;
    const { isNewDay, night } = nightOf(evening, now);
    const before = isNewDay ? { ...evening, ...nothingTold } : evening;
    if (night.lastStory === storyId) return;
    changeEvening({
      ...before,
      told: before.told + 1,
      firstToldAt: before.firstToldAt ?? now,
      lastToldAt: now,
      lastStory: storyId,
      lastMs,
    });
  },

  /** Bedtime has come on this device. */
  noteSlept(): void {
    const evening = eveningHere();
    if (evening && evening.sleptAt === null) changeEvening({ ...evening, sleptAt: new Date() });
  },

  notePlace(storyId: string, place: PlaceHere, { isKnown }: { isKnown: boolean }): void {
    const here = kept.current();
    if (here) kept.change({ ...here, places: { ...here.places, [storyId]: { ...place, isKnown } } });
  },

  placeOf: (storyId: string): number => kept.current()?.places[storyId]?.positionMs ?? 0,

  /** Where stories were left while the house was away. */
  unknownPlaces: (): [storyId: string, place: PlaceHere][] =>
    Object.entries(kept.current()?.places ?? {}).flatMap(([id, { isKnown, ...place }]) =>
      isKnown ? [] : [[id, place]],
    ),

  night(): Night | null {
    const evening = eveningHere();
    return evening && nightOf(evening, new Date()).night;
  },
};

function eveningHere(): ChildEvening | null {
  const here = kept.current();
  return here && { ...here.evening, bedtime: here.screen.bedtime };
}

function changeEvening(evening: Here['evening']): void {
  const here = kept.current();
  if (here) kept.change({ ...here, evening });
}

/** What one of the two has not heard of does not count for nothing. */
export function sterner(one: Night, other: Night | null): Night {
  if (!other) return one;
  return {
    endsAt: [one.endsAt, other.endsAt].filter((end) => end !== null).toSorted()[0] ?? null,
    storiesLeft:
      one.storiesLeft === null || other.storiesLeft === null
        ? (one.storiesLeft ?? other.storiesLeft)
        : Math.min(one.storiesLeft, other.storiesLeft),
    lastStory: other.lastStory ?? one.lastStory,
    asleepUntil: one.asleepUntil ?? other.asleepUntil,
  };
}

const nearMorningMs = 2 * 3_600_000;

/**
 * Whether the house has to hear that it is bedtime here. Near the morning it need not: where its clock is a little ahead it is day there, and
 * a shelf that is put to bed at six would sleep until the next morning.
 */
export function hasMissedBedtime(house: Night, asleepUntil: string | null, now: Date): boolean {
  if (house.asleepUntil !== null || asleepUntil === null) return false;
  return Date.parse(asleepUntil) - now.getTime() > nearMorningMs;
}
