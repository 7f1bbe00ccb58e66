import type { Marks } from '#contract/narration.ts';
import type { Story } from '#contract/stories.ts';
import { narratorOf } from '#contract/story-narrator.ts';
import { marksOf, narrationOf, noMarks } from './narration-calls.ts';

/** A story's sound, whole, with its times and the name of who tells it. */
type WholeTelling = { sound: Uint8Array<ArrayBuffer>; marks: Marks; voice: string };

/** Has a story told to its end, for whoever wants to take the sound along. `onPart` is told how much there is, up to 1. */
export async function wholeTelling(
  story: Story,
  { signal, onPart }: { signal: AbortSignal; onPart: (part: number) => void },
): Promise<WholeTelling> {
  const narration = await narrationOf(story, signal);
  const followed = async () => {
    let all = noMarks;
    for await (const marks of marksOf(narration, signal)) {
      all = marks;
      onPart(marks.isFinal ? 1 : Math.min(0.99, marks.durationMs / narration.durationMs));
    }
    if (!all.isFinal) throw new Error('The telling was not told to its end');
    return all;
  };
  // Listened to from the first byte: a telling that nobody listens to is not told on.
  const [sound, marks] = await Promise.all([soundAt(narration.audioUrl, signal), followed()]);
  return { sound, marks, voice: narratorOf(story).name };
}

async function soundAt(audioUrl: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(audioUrl, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
