import { ListEnd, ListX } from 'lucide-react';
import type { Story } from '#contract/stories.ts';
import { DropdownItem } from '#web/ui/dropdown-menu.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { bedtimeQueue, longestQueue } from './bedtime-queue.ts';
import { useQueueIds } from './use-queue.ts';

/** In a story's menu: into tonight's queue, or out of it. */
export function QueueItem({ story: { id, title } }: { story: Story }) {
  const isQueued = useQueueIds().includes(id);
  if (isQueued)
    return (
      <DropdownItem icon={<ListX size={18} />} onSelect={() => takeOut(id, title)}>
        Take out of tonight’s queue
      </DropdownItem>
    );
  return (
    <DropdownItem icon={<ListEnd size={18} />} onSelect={() => readNext(id, title)}>
      Read next
    </DropdownItem>
  );
}

/** What was said last gives way: on a phone three of them would hide the shelf. */
let said = '';

function say(words: Parameters<typeof toasts.show>[0]): void {
  toasts.dismiss(said);
  said = toasts.show(words);
}

function readNext(id: string, title: string): void {
  if (!bedtimeQueue.add(id)) {
    say({
      title: 'Tonight’s queue is full',
      description: `${longestQueue} stories are a long evening. Take one out, and this one fits in.`,
    });
    return;
  }
  const place = bedtimeQueue.current().indexOf(id) + 1;
  const description =
    place === 1 ? `“${title}” comes next.` : `“${title}” is number ${place} in tonight’s queue.`;
  say({ title: 'Read next', description, tone: 'success' });
}

function takeOut(id: string, title: string): void {
  bedtimeQueue.remove(id);
  say({
    title: 'Taken out',
    description: `“${title}” is no longer in tonight’s queue.`,
    tone: 'success',
  });
}
