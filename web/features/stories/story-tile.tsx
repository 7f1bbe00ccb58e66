import { Play } from 'lucide-react';
import { Link } from '#web/ui/link.tsx';
import type { Story } from '#contract/stories.ts';
import { ShelfCover } from './shelf-cover.tsx';
import { minutesWords } from './story-minutes.ts';

type StoryTileProps = { story: Story; href: string; onPlay: (story: Story) => void };

/** A story in a row: its picture, its name, and its voice one tap away. */
export function StoryTile({ story, href, onPlay }: StoryTileProps) {
  return (
    <article className="night-sheet relative flex min-h-20 items-center gap-3 overflow-hidden rounded-lg pr-3">
      <div className="h-full w-[min(6rem,22%)] shrink-0 overflow-hidden bg-night-900 [&>img]:size-full [&>img]:object-cover">
        <ShelfCover story={story} />
      </div>
      <div className="grid min-w-0 grow py-3">
        <h3 className="line-clamp-3 text-md leading-snug wrap-anywhere text-lamp-50">
          <Link href={href} className="after:absolute after:inset-0">
            {story.title}
          </Link>
        </h3>
        <p className="text-sm text-night-200">{minutesWords(story)}</p>
      </div>
      <button
        type="button"
        aria-label={`Play ${story.title}`}
        className="relative grid size-12 shrink-0 place-items-center rounded-full text-lamp-300 ring-[1.5px] ring-edge transition ring-inset hover:bg-night-700"
        onClick={() => onPlay(story)}
      >
        <Play size={20} fill="currentColor" className="translate-x-0.5" aria-hidden="true" />
      </button>
    </article>
  );
}
