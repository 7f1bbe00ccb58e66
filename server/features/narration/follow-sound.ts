import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '#server/platform/clock.ts';
import type { NarrationQueries } from './narration-queries.ts';
import type { Recording } from './recording.ts';
import type { SoundFiles } from './sound-files.ts';
import type { SoundLeaseQueries } from './sound-lease-queries.ts';
import { patienceMs } from './sound-listeners.ts';
import { SoundStopped } from './sound-stopped.ts';

const followEveryMs = 250;

type Needs = { queries: NarrationQueries; leases: SoundLeaseQueries; files: SoundFiles; clock: Clock };

/** Sends on what another process makes, a part at a time. If that one goes silent, the listener asks again and we make it. */
export async function followSound(
  { queries, leases, files, clock }: Needs,
  id: string,
  recording: Recording,
  signal: AbortSignal,
): Promise<void> {
  let parts = 0;
  let heardMarks = { sentences: 0, words: 0 };
  while (!signal.aborted) {
    const row = await queries.find(id);
    if (!row || (!row.is_whole && row.lease_until < clock.now())) throw new SoundStopped();
    if (row.is_whole) {
      const rest = await files.open(id);
      if (!rest) throw new SoundStopped();
      const bytes = await buffer(rest.content);
      recording.add(bytes.subarray(recording.size()));
    }
    for (; !row.is_whole && parts < row.parts; parts += 1) {
      const part = await files.openPart(id, parts);
      // It was just put together: the next look finds it whole.
      if (!part) break;
      recording.add(await buffer(part.content));
    }
    recording.mark({
      sentences: row.marks.sentences.slice(heardMarks.sentences),
      words: row.marks.words.slice(heardMarks.words),
    });
    heardMarks = { sentences: row.marks.sentences.length, words: row.marks.words.length };
    if (row.is_whole) {
      recording.soundIsWhole(row.marks.durationMs);
      return recording.finish();
    }
    const soon = new Date(clock.now().getTime() + patienceMs / 2);
    if (row.heard_until === null || row.heard_until < soon)
      await leases.isHeard(id, new Date(clock.now().getTime() + patienceMs));
    await pause(followEveryMs);
  }
  throw new SoundStopped();
}
