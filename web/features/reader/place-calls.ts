import { storyPlaceCalls } from '#contract/story-places.ts';
import { ApiError, ask } from '#web/platform/api.ts';
import { listener } from '#web/platform/listener.ts';
import { dropPlace, learnPlace, type Place, placeIn, unsentPlaces } from './story-places.ts';

/** Nobody waits longer than this to hear whether another device knows better. */
const patienceMs = 2_000;
const sendingPatienceMs = 10_000;

/** Where to go on in a story: the house may know of another device that was there later. */
export async function latestPlace(storyId: string): Promise<Place | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const id = listener.id();
    const query = id === undefined ? {} : { listener: id };
    learnPlace(storyId, await ask(storyPlaceCalls.one, { params: { id: storyId }, query, signal }));
  } catch (trouble) {
    console.info('The house did not say where the story was left', trouble);
  }
  return placeIn(storyId);
}

/** What every device of the family has left, as far as the house knows. Gives the story that is being told just now, on whichever device. */
export async function learnPlaces(): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const places = await ask(storyPlaceCalls.list, { signal });
    for (const { storyId, ...place } of places) learnPlace(storyId, place);
    return places.find(({ isPlaying }) => isPlaying)?.storyId ?? null;
  } catch (trouble) {
    console.info('The house did not say which stories were left', trouble);
    return null;
  }
}

let sending: Promise<void> = Promise.resolve();

/** Tells the house every place that it does not know yet, one round after the other. What cannot be told now is told the next time. */
export function sendPlaces(): Promise<void> {
  return (sending = sending.then(sendUnsent));
}

async function sendUnsent(): Promise<void> {
  for (const { storyId, isSent: _isSent, ...place } of unsentPlaces()) {
    try {
      const known = await ask(storyPlaceCalls.keep, {
        params: { id: storyId },
        body: place,
        keepalive: true,
        signal: AbortSignal.timeout(sendingPatienceMs),
      });
      learnPlace(storyId, known);
    } catch (trouble) {
      if (!(trouble instanceof ApiError && trouble.status === 404)) {
        console.info('The house did not hear where a story was left', trouble);
        return;
      }
      // Its story is gone, or whoever heard it has left the family: nobody goes on there.
      dropPlace({ storyId, ...place });
    }
  }
}
