import { createPlaceKeeper, type PlaceKeeper } from './place-keeper.ts';
import { latestPlace, sendPlaces } from './place-questions.ts';
import type { Place } from './story-places.ts';

export type Teller = 'narrator' | 'device';

/** One story as it is told this evening: who tells, from where, and where its place is kept. */
export type Telling = {
  storyId: string;
  teller: Teller;
  startsAtOnce: boolean;
  findPlace: () => Promise<Place | null>;
  keeper: PlaceKeeper | null;
};

export function beginTelling(
  storyId: string,
  teller: Teller,
  { startsAtOnce }: Pick<Telling, 'startsAtOnce'>,
): Telling {
  // Only a narrator's sound has times that mean the same another evening.
  if (teller === 'device')
    return { storyId, teller, startsAtOnce, findPlace: async () => null, keeper: null };
  const keeper = createPlaceKeeper(storyId, { now: () => new Date(), send: () => void sendPlaces() });
  return { storyId, teller, startsAtOnce, findPlace: () => latestPlace(storyId), keeper };
}
