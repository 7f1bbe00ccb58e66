import type { Story } from '#contract/stories.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { type ToastWords, toasts } from '#web/ui/toasts.ts';
import {
  type Kept,
  keepSound,
  keepWords,
  keptOne,
  keptStories,
  mostByTap,
  type Narration,
} from './kept-stories.ts';

type Keeping = {
  userId: string;
  story: Story;
  cast: Kept['cast'];
  /** Where its sound is, or comes into being. */
  soundOf: (story: Story) => Promise<Narration>;
};

/** A sound may have to be made first, and longer than that nobody watches. */
const longestMs = 5 * 60_000;

/** Somebody asked for it: words and sound, and a word about how it went. */
export async function keepForTonight({ soundOf, ...keeping }: Keeping): Promise<void> {
  const { userId, story } = keeping;
  if (keptStories.current().filter(({ isByTap }) => isByTap).length >= mostByTap) {
    toasts.show({
      title: `${mostByTap} stories are kept already`,
      description: 'Let one of them go, and this one finds room.',
    });
    return;
  }
  const toast = toasts.show({
    title: 'Keeping it for tonight …',
    description: `“${story.title}” and its sound are on their way to this device.`,
    durationMs: longestMs,
  });
  // A message of its own: what stands in one that was sent away, or pushed away, nobody would read, and only a new one is read out.
  const say = (words: ToastWords) => {
    toasts.dismiss(toast);
    toasts.show(words);
  };
  // The browser may still refuse; then it keeps what it keeps as long as it likes.
  try {
    if ('storage' in navigator) await navigator.storage.persist();
    await keepWords(keeping, { isByTap: true });
    await keepSound(userId, story, await soundOf(story));
    say({
      title: 'Kept for tonight',
      description: `“${story.title}” can be read and heard here without a network.`,
      tone: 'success',
    });
  } catch (trouble) {
    console.info('The story could not be kept', trouble);
    say({ ...troubleWords(trouble, story), tone: 'error' });
  }
}

function troubleWords(trouble: unknown, story: Story): { title: string; description: string } {
  if (isFull(trouble))
    return {
      title: 'There is no room on this device',
      description: keptOne(story.id)
        ? `The words of “${story.title}” are kept, its sound did not fit. Make some room and try again.`
        : `“${story.title}” could not be kept. Make some room and try again.`,
    };
  return {
    title: 'Could not keep it for tonight',
    description: refusalWords(trouble, 'The sound could not be fetched. Please try again in a moment.'),
  };
}

const isFull = (trouble: unknown): boolean =>
  trouble instanceof DOMException && trouble.name === 'QuotaExceededError';
