import * as z from 'zod/mini';
import { type Marks, narrationCalls, type NarratorVoice } from '#contract/narration.ts';
import type { Story } from '#contract/stories.ts';
import { ask } from '#web/platform/api.ts';
import { inThisHouse } from '#web/platform/base-prefix.ts';
import { eventsIn } from '#web/platform/event-stream.ts';
import { forget, keep, readKept, storyAudioKey } from '#web/platform/storage.ts';

/** A sound is all that a telling needs; where nobody says how long it is and when each word comes, it is heard without. */
const Narration = z.object({
  audioUrl: z.pipe(z.string(), z.transform(inThisHouse)),
  marksUrl: z._default(z.pipe(z.string(), z.transform(inThisHouse)), ''),
  durationMs: z._default(z.number(), 0),
});
/** Where a story can be heard, and where to follow it with the eyes. */
export type Narration = z.infer<typeof Narration>;

export const noMarks: Marks = { isFinal: false, durationMs: 0, sentences: [], words: [] };

/** The links kept for this story and voice while they are still good, else a telling that begins now. */
export async function narrationOf(
  story: Story,
  voice: NarratorVoice,
  signal: AbortSignal,
): Promise<Narration> {
  const kept = z.safeParse(Narration, readKept(storyAudioKey(story.id, voice)));
  if (kept.success && (await isStillThere(kept.data, signal))) return kept.data;
  const body = { text: story.content, voice, storyId: story.id };
  const told = z.parse(Narration, await ask(narrationCalls.narrate, { body, signal }));
  keep(storyAudioKey(story.id, voice), told);
  return told;
}

export function forgetNarration(story: Story, voice: NarratorVoice): void {
  forget(storyAudioKey(story.id, voice));
}

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
