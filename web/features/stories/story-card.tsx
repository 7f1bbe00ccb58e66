import { BookOpen, Star, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Story } from '#contract/stories.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ShelfCover } from './shelf-cover.tsx';
import { previewOf } from './story-preview.ts';

type StoryCardProps = {
  story: Story;
  /** What else can be done with it. The same function every time, or every card is drawn anew. */
  menuOf: (story: Story) => ReactNode;
  onRead: (story: Story) => void;
  onFavourite: (story: Story) => void;
  onDelete: (story: Story) => void;
};

export const StoryCard = memo(function StoryCard(props: StoryCardProps) {
  const { story, menuOf, onRead, onFavourite, onDelete } = props;
  const { title, isFavorite, content } = story;
  return (
    <article className="paper relative grid grid-rows-[auto_1fr_auto] overflow-hidden rounded-lg shadow-cut">
      <div className="aspect-[800/470] overflow-hidden bg-night-800 [&>img]:size-full [&>img]:object-cover">
        <ShelfCover story={story} />
      </div>
      <div className="grid content-start gap-1 px-3.5 pt-2.5">
        <h2 className="line-clamp-2 text-md leading-snug wrap-anywhere">{title}</h2>
        <p className="line-clamp-4 text-xs leading-snug text-on-soft wrap-anywhere">{previewOf(content)}</p>
      </div>
      <div className="flex items-center justify-between gap-1 p-2">
        <Button
          size="small"
          className="min-w-0 grow px-3"
          icon={<BookOpen size={17} aria-hidden="true" />}
          aria-label={`Read ${title}`}
          onClick={() => onRead(story)}
        >
          Read
        </Button>
        <IconButton label={`Delete ${title}`} icon={<Trash2 size={19} />} onClick={() => onDelete(story)} />
      </div>
      <div className="absolute top-1.5 left-1.5">{menuOf(story)}</div>
      <IconButton
        label={`Favorite: ${title}`}
        aria-pressed={isFavorite}
        className="night-words absolute top-1.5 right-1.5 bg-night-900/75 text-lamp-50 aria-pressed:text-lamp-300"
        icon={<Star size={20} {...(isFavorite && { fill: 'currentColor' })} />}
        onClick={() => onFavourite(story)}
      />
    </article>
  );
});
