import type { Marks } from '#contract/narration.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Respellings, SoundMaker } from './make-sound.ts';
import type { Making } from './sound-listeners.ts';
import type { NarrationQuota } from './narration-quota.ts';
import type { NarrationQueries } from './narration-queries.ts';
import { asProblem, soundNotFound } from './refusals.ts';
import type { SoundNames, Wanted } from './sound-names.ts';

type Needs = {
  queries: NarrationQueries;
  maker: SoundMaker;
  names: SoundNames;
  quota: NarrationQuota;
  clock: Clock;
  /** How this family wants its names to be said. */
  respellingsOf: (userId: string) => Promise<Respellings>;
};

export type Found = { id: string; marks: Marks; making?: Making };
export type SoundFinder = ReturnType<typeof createSoundFinder>;

/** Where a sound is: kept whole, or in the making, here or in another process. */
export function createSoundFinder({ queries, maker, names, quota, clock, respellingsOf }: Needs) {
  return {
    /** The kept sound, or one that has begun: the answer waits only for its first sentence. */
    async byText(wanted: Wanted, gone: AbortSignal): Promise<Found> {
      const { userId, text, voice } = wanted;
      const respellings = userId === null ? {} : await respellingsOf(userId);
      const id = names.ofTelling(wanted, respellings);
      const row = await queries.find(id);
      // What a stand-in told is told anew when its night is over. Who may not have new sound keeps it.
      if (row?.is_whole && (row.lease_until > clock.now() || !(await mayHaveNew(userId, text))))
        return { id, marks: row.marks };

      const making = await maker.making({
        id,
        userId,
        textKey: names.ofText(userId, text),
        voice,
        text,
        respellings,
        admit: async () => (userId === null ? async () => undefined : quota.reserve(userId, text.length)),
      });
      // Whoever waits for the answer wants the sound, however long a busy machine takes for its first sentence; whoever has hung up does not.
      const leave = making.join();
      gone.addEventListener('abort', leave, { once: true });
      if (gone.aborted) leave();
      await making.recording.firstSentence
        .catch((error: unknown) => {
          throw asProblem(error);
        })
        .finally(leave);
      return { id, marks: making.recording.marks(), making };
    },

    /** For a listener who has only its link. Looked at once: what is being made at one look may be whole at the next. */
    async byName(id: string): Promise<{ marks: Marks; making: Making | null }> {
      const row = await queries.find(id);
      if (!row || (!row.is_whole && row.lease_until <= clock.now())) throw soundNotFound();
      return { marks: row.marks, making: row.is_whole ? null : maker.listening(id) };
    },
  };

  async function mayHaveNew(userId: string | null, text: string): Promise<boolean> {
    return userId === null || (await quota.hasRoomFor(userId, text.length));
  }
}
