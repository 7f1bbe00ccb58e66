import { ListMusic, Trash2, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { useSession } from '#web/features/accounts/use-session.ts';
import { bookOf } from '#web/features/books/book.ts';
import { BookItems, type WayOut } from '#web/features/books/book-items.tsx';
import { useFamily } from '#web/features/family/family-calls.ts';
import { childrenOf } from '#web/features/listeners/shelves.ts';
import { KeepItem } from '#web/features/offline/keep-item.tsx';
import { QueueDialog } from '#web/features/queue/queue-dialog.tsx';
import { QueueItem } from '#web/features/queue/queue-item.tsx';
import { queued, useQueueIds } from '#web/features/queue/use-queue.ts';
import { narrationOf } from '#web/features/reader/narration-calls.ts';
import { castOf } from '#web/features/stories/cast-of.ts';
import { useGiveStory } from '#web/features/stories/story-calls.ts';
import { StoryMenu } from '#web/features/stories/story-menu.tsx';
import { brand } from '#web/platform/brand.ts';
import { DropdownItem, DropdownLine } from '#web/ui/dropdown-menu.tsx';

export type StoryActionsProps = {
  story: Story;
  /** Where the stories of the queue are found; a shelf shows its queue itself. */
  shelf?: readonly Story[];
  className?: string | undefined;
  /** Where it can be taken off the shelf. */
  onDelete?: (story: Story) => void;
};

// Only for those who put a story on another shelf.
const WhoseStory = lazy(async () => ({
  default: (await import('#web/features/listeners/whose-story.tsx')).WhoseStory,
}));

// Only for those who take a story along.
const StoryExports = lazy(async () => ({ default: (await import('./story-exports.tsx')).StoryExports }));

/** The menu of one story, wherever the story is met. Each feature brings its own items; this is where they stand together. */
export function StoryActions({ story, shelf, className, onDelete }: StoryActionsProps) {
  const { user } = useSession();
  const [isQueueOpen, openQueue] = useState(false);
  const [way, choose] = useState<WayOut | null>(null);
  const [isMoving, move] = useState(false);
  const queue = queued(useQueueIds(), shelf ?? []);
  return (
    <>
      <StoryMenu title={story.title} className={className}>
        <QueueItem story={story} />
        {user && <Keep userId={user.id} story={story} />}
        {user && <Move userId={user.id} onMove={() => move(true)} />}
        {queue.length > 0 && (
          <DropdownItem icon={<ListMusic size={18} />} onSelect={() => openQueue(true)}>
            Tonight’s queue ({queue.length})
          </DropdownItem>
        )}
        <DropdownLine />
        <BookItems book={() => bookOf(story, brand.name)} onChoose={choose} />
        {onDelete && (
          <>
            <DropdownLine />
            <DropdownItem icon={<Trash2 size={18} />} tone="danger" onSelect={() => onDelete(story)}>
              Delete
            </DropdownItem>
          </>
        )}
      </StoryMenu>
      {shelf && <QueueDialog stories={queue} isOpen={isQueueOpen} onOpenChange={openQueue} />}
      {user && isMoving && (
        <Suspense fallback={null}>
          <Moving userId={user.id} story={story} onClose={() => move(false)} />
        </Suspense>
      )}
      {way && (
        <Suspense fallback={null}>
          <StoryExports way={way} story={story} onClose={() => choose(null)} />
        </Suspense>
      )}
    </>
  );
}

/** A narrator in no hurry may take a while for the first sentence. */
const longestWaitMs = 60_000;

function Keep({ userId, story }: { userId: string; story: Story }) {
  const { data: family = [] } = useFamily(userId);
  return (
    <KeepItem
      userId={userId}
      story={story}
      cast={castOf(story.request, family)}
      soundOf={() => narrationOf(story, AbortSignal.timeout(longestWaitMs))}
    />
  );
}

/** Where there is one shelf for all, there is no other. */
function Move({ userId, onMove }: { userId: string; onMove: () => void }) {
  const { data: family = [] } = useFamily(userId);
  if (childrenOf(family).length < 2) return null;
  return (
    <DropdownItem icon={<UsersRound size={18} />} onSelect={onMove}>
      Whose story is it?
    </DropdownItem>
  );
}

function Moving({ userId, story, onClose }: { userId: string; story: Story; onClose: () => void }) {
  const { data: family = [] } = useFamily(userId);
  const give = useGiveStory(userId);
  const onGive = (toldFor: string[], whose: string) => void give(story, toldFor, whose);
  return <WhoseStory story={story} family={family} onGive={onGive} onClose={onClose} />;
}
