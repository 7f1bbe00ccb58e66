import type { Story } from '#contract/stories.ts';
import { keepHeard } from '#web/features/offline/keep-by-itself.ts';
import { keptOne } from '#web/features/offline/kept-stories.ts';
import { bedtimeQueue } from '#web/features/queue/bedtime-queue.ts';
import { nextQueued } from '#web/features/queue/use-queue.ts';
import {
  holdTelling,
  keepPlaceOf,
  keepScreenAwake,
  showOnLockScreen,
} from '#web/features/reader/companions.ts';
import { createEvening, type Teller } from '#web/features/reader/evening.ts';
import { createPlaceKeeper } from '#web/features/reader/place-keeper.ts';
import { latestPlace, sendPlaces } from '#web/features/reader/place-calls.ts';
import { playerOf, warm } from '#web/features/reader/players.ts';
import type { SleepSoundId } from '#web/features/sleep-sounds/sounds.ts';
import { sleepSounds } from '#web/features/sleep-sounds/use-sleep-sounds.ts';
import { drawnCoverOf } from '#web/features/stories/drawn-cover.ts';
import { beforeSignOut } from '#web/platform/api.ts';
import { connection } from '#web/platform/connection.ts';

// The one evening of this tab: the reader's telling, the queue behind it, the sounds under it, and where it is kept.

type Family = { userId: string; shelf: readonly Story[]; sayAs: Readonly<Record<string, string>> };
let family: Family = { userId: '', shelf: [], sayAs: {} };

/** Whose evening it is, and where the stories that may follow are found. */
export function spendEvening(whose: Family): void {
  family = whose;
}

/** Where the house cannot be reached, what this device has kept with its sound; its own voice needs no more than the words. */
const canBeTold = ({ id }: Story, teller: Teller): boolean =>
  teller === 'device' || !connection.isAway() || Boolean(keptOne(id)?.narration);

let soundAfterwards: SleepSoundId | null = null;

/** What is heard when tonight's stories have been told. */
export function thenSound(sound: SleepSoundId | null): void {
  soundAfterwards = sound;
}

const after = (ms: number, act: () => void) => {
  const waiting = setTimeout(act, ms);
  return () => clearTimeout(waiting);
};

const every = (ms: number, act: () => void) => {
  const ticking = setInterval(act, ms);
  return () => clearInterval(ticking);
};

export const evening = createEvening({
  playerOf: (story, teller, beginning) => playerOf(story, teller, { ...beginning, sayAs: family.sayAs }),
  keeperOf: (storyId) => createPlaceKeeper(storyId, { now: () => new Date(), send: () => void sendPlaces() }),
  placeOf: latestPlace,
  backgroundSounds: { fade: sleepSounds.fade, fallAsleep: sleepSounds.stop, endIn: sleepSounds.endIn },
  next: ({ id }, by) =>
    nextQueued(
      bedtimeQueue.current(),
      family.shelf.filter((one) => canBeTold(one, by)),
      id,
    ),
  // Only what was heard to its end leaves the queue.
  onTold: ({ id }) => bedtimeQueue.remove(id),
  onWhole: (story, narration) => {
    if (family.userId && narration.marksUrl) void keepHeard(family.userId, story, narration);
  },
  warm,
  afterwards: () => {
    if (soundAfterwards) sleepSounds.begin(soundAfterwards);
  },
  companions: [
    keepPlaceOf,
    keepScreenAwake,
    holdTelling,
    showOnLockScreen({
      drawCover: drawnCoverOf,
      next: () => (evening.next() ? () => evening.goOn() : null),
    }),
  ],
  nowMs: () => Date.now(),
  every,
  after,
});

/** Nobody who signs out waits longer than this for a place to be kept. */
const placePatienceMs = 2_000;

// A voice that is still heard goes with the family, and where it was left is said while the house still knows whose it is.
beforeSignOut.add(async () => {
  evening.putAway();
  await Promise.race([sendPlaces(), new Promise((over) => setTimeout(over, placePatienceMs))]);
});
