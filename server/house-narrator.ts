import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { estimateMinutes } from './audio/estimate.ts';
import { soundVersion, type NarrationEvent, type NarrationRequest } from './audio/narrate.ts';
import { openConcurrentNarrations } from './audio/concurrent-narrations.ts';
import type { Voice } from '#contract/narration.ts';
import { openNarrator } from './narrators/index.ts';
import type { ReaderFollower } from './narrators/narrator.ts';
import type { Settings } from './platform/config/settings.ts';

/** The narrator that the settings ask for, behind the audio pipeline: a text goes in, one calm and timed sound comes out. */
export type HouseNarrator = {
  name: string;
  title: string;
  isThere: (signal: AbortSignal) => Promise<void>;
  version: string;
  narrate: (request: NarrationRequest) => AsyncIterable<NarrationEvent>;
  estimateMs: (text: string, voice: Voice) => Promise<number>;
  /** Finds the words of somebody who reads a page aloud. */
  followReader: ReaderFollower;
  close: () => Promise<void>;
};

/** More threads than this only wait for one another's memory. */
const mostThreads = 4;
/** Stories told at the same time in one process. Whoever comes then is told to wait a moment, and nobody's story stumbles. */
const mostAtOnce = 24;

export function openHouseNarrator({ narrator: setting, dataDir }: Settings): HouseNarrator {
  const narrator = openNarrator(setting, {
    lingwareFolder: join(dataDir, 'lingware'),
    kokoroFolder: join(dataDir, 'kokoro'),
    threads: Math.min(mostThreads, availableParallelism()),
  });
  const studio = openConcurrentNarrations(narrator, { mostAtOnce });
  return {
    name: narrator.name,
    title: narrator.title,
    isThere: narrator.isThere,
    version: `${narrator.name} ${narrator.version} ${soundVersion}`,
    narrate: (request) => studio.narrate(request),
    estimateMs: async (text, voice) => (await estimateMinutes(text, voice)) * 60_000,
    followReader: narrator.followReader,
    async close() {
      studio.close();
      await narrator.close();
    },
  };
}
