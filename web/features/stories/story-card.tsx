import { BookOpen, Play, Star } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Story } from '#contract/stories.ts';
import { readBy } from '#contract/story-narrator.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ShelfCover } from './shelf-cover.tsx';
import { minutesWords } from './story-minutes.ts';
import { previewOf } from './story-preview.ts';

type StoryCardProps = {
  story: Story;
  /** Which part of a series it is; undefined where it stands alone. */
  part: number | undefined;
  /** What else can be done with it. The same function every time, or every card is drawn anew. */
  menuOf: (story: Story) => ReactNode;
  onPlay: (story: Story) => void;
  onRead: (story: Story) => void;
  onFavourite: (story: Story) => void;
};

// At the upper edge, where nobody of the family is: whoever cannot read yet finds a story by who is on it.
const onPicture = 'night-words absolute bg-night-900/75 text-lamp-50';

export const StoryCard = memo(function StoryCard(props: StoryCardProps) {
  const { story, part, menuOf, onPlay, onRead, onFavourite } = props;
  const { title, isFavorite, content } = story;
  const reader = readBy(story);
  return (
    <article className="paper relative grid grid-rows-[auto_1fr_auto] overflow-hidden rounded-lg shadow-cut">
      <div className="relative aspect-[800/520] max-h-44 w-full overflow-hidden bg-night-800 [&>img]:size-full [&>img]:object-cover">
        <ShelfCover story={story} />
        <div className="absolute top-1.5 left-1.5">{menuOf(story)}</div>
        <IconButton
          label={`Favorite: ${title}`}
          aria-pressed={isFavorite}
          className={`${onPicture} top-1.5 right-1.5 aria-pressed:text-lamp-300`}
          icon={<Star size={20} {...(isFavorite && { fill: 'currentColor' })} />}
          onClick={() => onFavourite(story)}
        />
      </div>
      <div className="grid content-start gap-1 px-3.5 pt-2.5">
        <h2 className="line-clamp-2 text-md leading-snug wrap-anywhere">{title}</h2>
        <p className="text-xs font-bold text-on-soft">
          {minutesWords(story)}
          {part !== undefined && ` · Part ${part}`}
          {reader !== null && ` · ${reader}`}
        </p>
        <p className="line-clamp-3 text-xs leading-snug text-on-soft wrap-anywhere">{previewOf(content)}</p>
      </div>
      <div className="flex gap-1.5 p-2">
        <IconButton
          label={`Play ${title}`}
          className="night-words shrink-0 bg-night-900 text-lamp-300"
          icon={<Play size={20} fill="currentColor" className="translate-x-0.5" />}
          onClick={() => onPlay(story)}
        />
        <Button
          size="small"
          className="min-w-0 grow px-2"
          icon={<BookOpen size={17} aria-hidden="true" />}
          aria-label={`Read ${title}`}
          onClick={() => onRead(story)}
        >
          Read
        </Button>
      </div>
    </article>
  );
});
