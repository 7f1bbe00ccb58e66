import { ListMusic } from 'lucide-react';
import { useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { QueueDialog } from '#web/features/queue/queue-dialog.tsx';
import { QueueItem } from '#web/features/queue/queue-item.tsx';
import { queued, useQueueIds } from '#web/features/queue/use-queue.ts';
import { StoryMenu } from '#web/features/stories/story-menu.tsx';
import { DropdownItem } from '#web/ui/dropdown-menu.tsx';

export type StoryDeedsProps = {
  story: Story;
  /** Where the stories of the queue are found; a shelf shows its queue itself. */
  shelf?: readonly Story[];
  className?: string | undefined;
};

/** The menu of one story, wherever the story is met. Each feature brings its own items; this is where they stand together. */
export function StoryDeeds({ story, shelf, className }: StoryDeedsProps) {
  const [isQueueOpen, openQueue] = useState(false);
  const queue = queued(useQueueIds(), shelf ?? []);
  return (
    <>
      <StoryMenu title={story.title} className={className}>
        <QueueItem story={story} />
        {queue.length > 0 && (
          <DropdownItem icon={<ListMusic size={18} />} onSelect={() => openQueue(true)}>
            Tonight’s queue ({queue.length})
          </DropdownItem>
        )}
      </StoryMenu>
      {shelf && <QueueDialog stories={queue} isOpen={isQueueOpen} onOpenChange={openQueue} />}
    </>
  );
}
