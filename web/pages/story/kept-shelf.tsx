import { BookOpen, Play } from 'lucide-react';
import type { Story } from '#contract/stories.ts';
import { keptStories } from '#web/features/offline/kept-stories.ts';
import { StoryCover } from '#web/features/stories/story-cover.tsx';
import { useCurrent } from '#web/platform/use-current.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type KeptShelfProps = {
  /** Undefined until they have been looked for. */
  stories: readonly Story[] | undefined;
  onPlay: (story: Story) => void;
  onRead: (story: Story) => void;
  onRetry: () => void;
};

/** The shelf when the house cannot be reached: what this device has kept. */
export function KeptShelf({ stories, onPlay, onRead, onRetry }: KeptShelfProps) {
  const kept = useCurrent(keptStories);
  if (!stories) return <Spinner label="Looking for what is kept here..." />;
  if (stories.length === 0)
    return (
      <Card className="grid justify-items-start gap-4">
        <h2 className="text-xl">We could not reach your shelf just now</h2>
        <p className="text-on-soft">Your stories are safe.</p>
        <Button onClick={onRetry}>Try again</Button>
      </Card>
    );
  return (
    <div className="grid gap-6">
      <Banner>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p>We cannot reach your shelf from here. These stories are kept on this device, for tonight.</p>
          <Button size="small" tone="ghost" onClick={onRetry}>
            Try again
          </Button>
        </div>
      </Banner>
      <ul
        aria-label="Kept stories"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4"
      >
        {stories.map((story) => (
          <li key={story.id} className="grid">
            <KeptCard
              story={story}
              canBeHeard={kept.some(({ storyId, narration }) => storyId === story.id && narration !== null)}
              onPlay={onPlay}
              onRead={onRead}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type KeptCardProps = {
  story: Story;
  canBeHeard: boolean;
  onPlay: (story: Story) => void;
  onRead: (story: Story) => void;
};

function KeptCard({ story, canBeHeard, onPlay, onRead }: KeptCardProps) {
  return (
    <article className="paper grid grid-rows-[auto_1fr_auto] overflow-hidden rounded-lg shadow-cut">
      <div className="aspect-[800/470] overflow-hidden bg-night-800 [&>img]:size-full [&>img]:object-cover">
        <StoryCover story={story} />
      </div>
      <div className="grid content-start gap-1 px-4 pt-3">
        <h2 className="text-md leading-snug wrap-anywhere">{story.title}</h2>
        <p className="text-sm text-on-soft">{canBeHeard ? 'To read and to hear' : 'To read'}</p>
      </div>
      <div className="flex gap-2 p-3">
        {canBeHeard && (
          <IconButton
            label={`Play ${story.title}`}
            icon={<Play size={20} fill="currentColor" className="translate-x-0.5" />}
            className="text-link ring-[1.5px] ring-edge ring-inset"
            onClick={() => onPlay(story)}
          />
        )}
        <Button
          size="small"
          className="grow"
          icon={<BookOpen size={17} aria-hidden="true" />}
          aria-label={`Read ${story.title}`}
          onClick={() => onRead(story)}
        >
          Read
        </Button>
      </div>
    </article>
  );
}
