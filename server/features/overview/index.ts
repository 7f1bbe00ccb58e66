import { type Overview, overviewCalls } from '#contract/overview.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Log } from '#server/platform/log.ts';
import { type Asked, probePart } from './probe-part.ts';
import { DeadlinePassed, withinDeadline } from './within-deadline.ts';

type Needs = {
  clock: Clock;
  log: Log;
  version: string;
  parts: readonly Asked[];
  countFamilies: () => Promise<number>;
  countStories: () => Promise<number>;
  countJobs: () => Promise<Overview['jobs']>;
  databaseBytes: () => Promise<number>;
  diskSpace: () => Promise<Overview['disk']['space']>;
  /** All that is in the store. */
  files: () => AsyncIterable<{ name: string; sizeBytes: number }>;
  patienceMs?: number;
};

/** An operator looks at a page. An engine of our own that nobody has used since the start takes some seconds to wake. */
const usualPatienceMs = 8_000;

const isSound = /\.(mp3|wav)$|\.parts\//;

/** What whoever runs the house sees of it at a glance. No child's name, no address and no word of a story is in it. */
export function createOverview(needs: Needs): { serve(api: Api): void } {
  const { clock, log, patienceMs = usualPatienceMs } = needs;

  async function overview(): Promise<Overview> {
    const [parts, families, stories, jobs, databaseBytes, space, sounds] = await Promise.all([
      Promise.all(needs.parts.map((part) => probePart(part, { clock, log, patienceMs }))),
      needs.countFamilies(),
      needs.countStories(),
      needs.countJobs(),
      needs.databaseBytes(),
      needs.diskSpace(),
      countSounds(),
    ]);
    const { version } = needs;
    const askedAt = clock.now().toISOString();
    return { version, askedAt, parts, families, stories, jobs, disk: { databaseBytes, sounds, space } };
  }

  /** A large store takes its time to count, and one that is away cannot be counted: the rest is shown without it. */
  async function countSounds(): Promise<Overview['disk']['sounds']> {
    try {
      return await withinDeadline(async (signal) => {
        const counted = { count: 0, bytes: 0 };
        for await (const { name, sizeBytes } of needs.files()) {
          if (signal.aborted) break;
          if (!isSound.test(name)) continue;
          counted.count += 1;
          counted.bytes += sizeBytes;
        }
        return counted;
      }, patienceMs);
    } catch (error) {
      if (!(error instanceof DeadlinePassed)) log.warn({ err: error }, 'the sounds could not be counted');
      return null;
    }
  }

  return { serve: (api) => api.serve(overviewCalls.overview, overview) };
}
