import * as z from 'zod/mini';
import { type Marks, narrationCalls } from '#contract/narration.ts';
import { recordingCalls } from '#contract/recordings.ts';
import type { Story } from '#contract/stories.ts';
import { narratorOf } from '#contract/story-narrator.ts';
import { ask } from '#web/platform/api.ts';
import { inThisHouse } from '#web/platform/base-prefix.ts';
import { eventsIn } from '#web/platform/event-stream.ts';
import { forget, keep, readKept } from '#web/platform/storage.ts';

/** A sound is all that a telling needs; where nobody says how long it is and when each word comes, it is heard without. */
const Narration = z.object({
  audioUrl: z.pipe(z.string(), z.transform(inThisHouse)),
  marksUrl: z._default(z.pipe(z.string(), z.transform(inThisHouse)), ''),
  durationMs: z._default(z.number(), 0),
});
/** Where a story can be heard, and where to follow it with the eyes. */
export type Narration = z.infer<typeof Narration>;

export const noMarks: Marks = { isFinal: false, durationMs: 0, sentences: [], words: [] };

/** The links kept for this story and its narrator while they are still good, else a telling that begins now. */
export async function narrationOf(story: Story, signal: AbortSignal): Promise<Narration> {
  const { recordingId } = narratorOf(story);
  const kept = z.safeParse(Narration, readKept(linkKey(story)));
  if (kept.success && (await isStillThere(kept.data, signal))) return kept.data;
  const told = z.parse(
    Narration,
    recordingId === null
      ? await ask(narrationCalls.narrate, {
          body: { text: story.content, voice: story.narratorVoice, storyId: story.id },
          signal,
        })
      : await ask(recordingCalls.tell, { params: { id: recordingId }, signal }),
  );
  keep(linkKey(story), told);
  return told;
}

/** Where its sound is kept on this device: heard there, unless a better link is known. */
export function noteNarration(story: Story, narration: Narration): void {
  if (readKept(linkKey(story)) === null) keep(linkKey(story), narration);
}

export function forgetNarration(story: Story): void {
  forget(linkKey(story));
}

const linkKey = (story: Story): string => `lamplight.audio.${story.id}.${narratorOf(story).key}`;

/** The marks so far, each time there are more, until they are final. */
export async function* marksOf({ marksUrl }: Narration, signal: AbortSignal): AsyncGenerator<Marks, void> {
  if (marksUrl === '') return;
  const response = await fetch(marksUrl, { headers: { accept: 'text/event-stream' }, signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  let all = noMarks;
  for await (const { data } of eventsIn(response)) {
    // The server is of the same build as this page; this is the place where that is taken on trust.
    const news = data as Marks;
    all = {
      ...news,
      sentences: [...all.sentences, ...news.sentences],
      words: [...all.words, ...news.words],
    };
    yield all;
    if (all.isFinal) return;
  }
}

/** A signed link dies after a while, and a sound can be swept away; its marks are the cheapest thing to ask. */
async function isStillThere({ audioUrl, marksUrl }: Narration, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(marksUrl || audioUrl, { headers: { accept: 'application/json' }, signal });
  await response.body?.cancel();
  return response.ok;
}
