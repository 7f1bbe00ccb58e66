import { voiceNames } from './narration.ts';
import type { Story } from './stories.ts';

/** Who tells a story: one of the house's people, or somebody who has read it aloud and whom the family likes best. */
type StoryNarrator = {
  /** By what the sound of this telling is known on this device. */
  key: string;
  name: string;
  /** Null for the house's own people. */
  recordingId: string | null;
};

type Told = Pick<Story, 'narratorVoice' | 'readings'>;

export function narratorOf({ narratorVoice, readings = [] }: Told): StoryNarrator {
  const reading = readings.find(({ isFavorite }) => isFavorite);
  if (reading) return { key: reading.id, name: reading.speaker, recordingId: reading.id };
  return { key: narratorVoice, name: voiceNames[narratorVoice], recordingId: null };
}

/** Where somebody has read it aloud. */
export function readBy(story: Told): string | null {
  const { name, recordingId } = narratorOf(story);
  return recordingId === null ? null : `Read by ${name}`;
}
