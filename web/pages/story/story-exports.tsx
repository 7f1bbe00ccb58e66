import { useEffect, useMemo, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { bookOf, type Drawings } from '#web/features/books/book.ts';
import type { WayOut } from '#web/features/books/book-items.tsx';
import { TakeAlong } from '#web/features/books/take-along.tsx';
import { fetchMp3 } from '#web/features/feed/feed-calls.ts';
import { wholeTelling } from '#web/features/reader/whole-telling.ts';
import { drawingsOf } from '#web/features/stories/drawn-cover.ts';
import { brand } from '#web/platform/brand.ts';
import { toasts } from '#web/ui/toasts.ts';

type StoryLeavingProps = { way: WayOut; story: Story; onClose: () => void };

/** Takes a story along as a book, on paper or as a sound file: the dialog of the chosen way, with the story's words, cover and sound. */
export function StoryExports({ way, story, onClose }: StoryLeavingProps) {
  const [drawings, setDrawings] = useState<Drawings>();
  const book = useMemo(() => bookOf(story, brand.name), [story]);
  useEffect(() => {
    drawingsOf(story).then(setDrawings, (trouble: unknown) => {
      console.info('A story has no cover here', trouble);
      toasts.show({
        tone: 'error',
        title: 'The cover could not be drawn',
        description: 'Please try again in a moment.',
      });
      onClose();
    });
  }, [story, onClose]);
  if (drawings === undefined) return null;
  return (
    <TakeAlong
      way={way}
      book={book}
      drawings={drawings}
      tellingOf={(manner) => wholeTelling(story, manner)}
      mp3Of={(signal) => fetchMp3(story.id, signal)}
      onClose={onClose}
    />
  );
}
