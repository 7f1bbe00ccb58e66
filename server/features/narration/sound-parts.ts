import type { Clock } from '#server/platform/clock.ts';
import { leaseEnd } from '#server/platform/lease.ts';
import type { Recording } from './recording.ts';
import type { SoundFiles } from './sound-files.ts';
import type { SoundLeaseQueries } from './sound-lease-queries.ts';
import { SoundStopped } from './sound-stopped.ts';

/** Ten seconds of sound: a process that follows from afar is never more than that behind. The first part goes at once. */
const partBytes = 60_000;

type Needs = {
  leases: SoundLeaseQueries;
  files: SoundFiles;
  clock: Clock;
  maker: string;
  leaseMs: number;
};

/** Puts what is there of a sound where another process finds it, part by part, and says how far it is. */
export function createPartWriter(
  { leases, files, clock, maker, leaseMs }: Needs,
  id: string,
  recording: Recording,
) {
  let written = 0;
  let parts = 0;
  let reportedAt = clock.now().getTime();
  return {
    /** Throws when the sound is no longer ours to make: the family has deleted it, or another process has taken over. */
    async write(isSentenceEnd: boolean): Promise<void> {
      const isDue = isSentenceEnd && (parts === 0 || recording.size() - written >= partBytes);
      const isStale = clock.now().getTime() - reportedAt > leaseMs / 3;
      if (!isDue && !isStale) return;
      const bytes = recording.bytesFrom(written);
      if (bytes.length > 0) {
        await files.addPart(id, parts, bytes);
        parts += 1;
        written += bytes.length;
      }
      reportedAt = clock.now().getTime();
      const progress = { parts, marks: recording.marks(), until: leaseEnd(clock.now(), leaseMs) };
      if (!(await leases.report(id, maker, progress))) throw new SoundStopped();
    },
  };
}
