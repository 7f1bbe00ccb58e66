import type { Telling, Voice } from '#contract/narration.ts';
import type { Log } from '#server/platform/log.ts';
import type { Found, SoundFinder } from './find-sound.ts';
import { asProblem } from './refusals.ts';
import type { SoundLinks } from './sound-links.ts';

type Needs = {
  find: SoundFinder;
  links: SoundLinks;
  log: Log;
  estimateMs: (text: string, voice: Voice) => Promise<number>;
  /** A story's sound is whole: this is how long it really is. */
  onStoryNarrated: (userId: string, storyId: string, durationMs: number) => Promise<void>;
};

/** A family hears a text of its own; answers as soon as its first sentence is there. */
export type Tell = (
  wanted: { userId: string; text: string; voice: Voice; storyId?: string | undefined },
  gone: AbortSignal,
) => Promise<Telling>;

/** Has a story told to its last word, so that it is there when somebody wants it. */
export type TellAhead = (
  userId: string,
  story: { id: string; content: string; narratorVoice: Voice },
  gone: AbortSignal,
) => Promise<void>;

export function createTeller(needs: Needs): { tell: Tell; tellAhead: TellAhead } {
  const { find, links, log, estimateMs, onStoryNarrated } = needs;
  return {
    async tell({ userId, text, voice, storyId }, gone) {
      const found = await find.byText({ userId, text, voice }, gone);
      noteDuration(userId, storyId, found);
      const { id, marks, making } = found;
      if (marks.isFinal) return { ...links.urlsOf(id), durationMs: marks.durationMs };
      // Whoever makes it has read the text for that already.
      const expectedMs = making?.recording.expectedMs() ?? (await estimateMs(text, voice));
      return { ...links.urlsOf(id), durationMs: Math.round(expectedMs) };
    },

    async tellAhead(userId, { id: storyId, content, narratorVoice }, gone) {
      const found = await find.byText({ userId, text: content, voice: narratorVoice }, gone);
      const leave = found.making?.join();
      try {
        await found.making?.recording.ended.catch((error: unknown) => {
          throw asProblem(error);
        });
      } finally {
        leave?.();
      }
      const marks = found.making?.recording.marks() ?? found.marks;
      await onStoryNarrated(userId, storyId, marks.durationMs);
    },
  };

  function noteDuration(userId: string, storyId: string | undefined, found: Found): void {
    if (storyId === undefined) return;
    const ended = found.making?.recording.ended ?? Promise.resolve();
    const note = () =>
      onStoryNarrated(userId, storyId, found.making?.recording.marks().durationMs ?? found.marks.durationMs);
    ended
      .then(note)
      .catch((error: unknown) => log.debug({ err: error }, 'a narration ended without its length'));
  }
}
