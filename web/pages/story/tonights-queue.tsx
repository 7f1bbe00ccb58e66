import { ListMusic } from 'lucide-react';
import { useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { QueueDialog } from '#web/features/queue/queue-dialog.tsx';
import { queued, useQueueIds } from '#web/features/queue/use-queue.ts';
import { Button } from '#web/ui/button.tsx';

export type TonightsQueueProps = { shelf: readonly Story[]; onBegin: (story: Story) => void };

/** On the shelf: how many stories are queued for tonight, and the way to them. */
export function TonightsQueue({ shelf, onBegin }: TonightsQueueProps) {
  const [isOpen, open] = useState(false);
  const queue = queued(useQueueIds(), shelf);
  return (
    <>
      {queue.length > 0 && (
        <Button tone="ghost" size="small" icon={<ListMusic size={18} />} onClick={() => open(true)}>
          Tonight’s queue ({queue.length})
        </Button>
      )}
      <QueueDialog
        stories={queue}
        isOpen={isOpen}
        onOpenChange={open}
        onBegin={(story) => {
          open(false);
          onBegin(story);
        }}
      />
    </>
  );
}
