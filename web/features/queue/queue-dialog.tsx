import { ArrowDown, ArrowUp, Headphones, X } from 'lucide-react';
import type { Story } from '#contract/stories.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { bedtimeQueue, longestQueue } from './bedtime-queue.ts';

type QueueDialogProps = {
  stories: readonly Story[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Undefined while a story is open: then the queue follows it. */
  onBegin?: ((story: Story) => void) | undefined;
};

/** Tonight's stories in their order, to be put in another. */
export function QueueDialog({ stories, isOpen, onOpenChange, onBegin }: QueueDialogProps) {
  const [first] = stories;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Tonight’s queue"
      description={
        first
          ? 'One story follows the other, with a quiet moment between them. A sleep timer ends them all.'
          : `Up to ${longestQueue} stories, one after the other. Choose “Read next” in a story’s menu.`
      }
    >
      {first && (
        <div className="grid gap-5">
          <ol aria-label="Tonight’s queue" className="grid gap-2">
            {stories.map((story, index) => (
              <QueuedStory
                key={story.id}
                story={story}
                place={index + 1}
                isLast={index === stories.length - 1}
              />
            ))}
          </ol>
          {onBegin && (
            <Button tone="amber" icon={<Headphones size={20} />} onClick={() => onBegin(first)}>
              Begin with the first
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

function QueuedStory({
  story: { id, title },
  place,
  isLast,
}: {
  story: Story;
  place: number;
  isLast: boolean;
}) {
  return (
    <li className="flex items-center gap-1 rounded-md bg-field py-1 pr-1 pl-4 ring-1 ring-edge/40 ring-inset">
      <span className="w-6 shrink-0 font-bold text-on-quiet tabular-nums">{place}</span>
      <span className="min-w-0 grow py-1.5 leading-snug wrap-anywhere">{title}</span>
      {/* Not disabled but asleep at the ends: whoever moves by the keys keeps the button they are on. */}
      <IconButton
        label={`Earlier: ${title}`}
        icon={<ArrowUp size={19} />}
        aria-disabled={place === 1}
        className="aria-disabled:opacity-35"
        onClick={() => bedtimeQueue.move(id, -1)}
      />
      <IconButton
        label={`Later: ${title}`}
        icon={<ArrowDown size={19} />}
        aria-disabled={isLast}
        className="aria-disabled:opacity-35"
        onClick={() => bedtimeQueue.move(id, 1)}
      />
      <IconButton
        label={`Take out: ${title}`}
        icon={<X size={19} />}
        onClick={() => bedtimeQueue.remove(id)}
      />
    </li>
  );
}
