import type { Night } from '#contract/child-screen.ts';
import { loudspeaker } from '#web/platform/loudspeaker.ts';
import { connection } from '#web/platform/connection.ts';
import { createNotifier } from '#web/platform/notifier.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { type ChildTelling, createChildPlayer, type ToldStory } from './child-player.ts';
import { keepChildsPlace, tellChild } from './child-screen-calls.ts';
import { type PlaceHere, screenHere } from './screen-here.ts';

/** With the sound on this very device nobody waits for a house that does not answer. */
const patienceMs = 5_000;

const ends = createNotifier<Night>();

/** Hears that a story was told to its last word. */
export const whenStoryEnds = ends.subscribe;

export const childPlayer = createChildPlayer({
  sound: loudspeaker.element,
  tell,
  keepPlace: (storyId, place) => void keepPlace(storyId, place),
  onEnd: ends.notify,
  onTrouble: (trouble) => console.info('A story could not be told', trouble),
});

export function useChildTelling(): ChildTelling | null {
  return useCurrent(childPlayer);
}

/** The house tells it, and counts; where it is away, what is kept here is told, and this device counts. */
async function tell({ id, kept }: ToldStory) {
  try {
    const telling = await tellChild(id, kept ? AbortSignal.timeout(patienceMs) : undefined);
    screenHere.noteTold(id, telling.durationMs);
    return telling;
  } catch (trouble) {
    if (!kept || !connection.isAway() || !screenHere.mayBegin(id)) throw trouble;
    screenHere.noteTold(id, kept.durationMs);
    const night = screenHere.night();
    if (!night) throw trouble;
    return { ...kept, positionMs: screenHere.placeOf(id), night };
  }
}

async function keepPlace(storyId: string, place: PlaceHere): Promise<void> {
  screenHere.notePlace(storyId, place, { isKnown: false });
  try {
    await keepChildsPlace(storyId, place);
    // Unless it has gone on meanwhile.
    if (screenHere.placeOf(storyId) === place.positionMs)
      screenHere.notePlace(storyId, place, { isKnown: true });
  } catch (trouble) {
    console.info('Where a story was left is not known to the house', trouble);
  }
}

/** The house is back, and hears where stories were left. */
export async function sendPlacesFromHere(): Promise<void> {
  for (const [storyId, place] of screenHere.unknownPlaces()) await keepPlace(storyId, place);
}
