import { CloudDownload, CloudOff } from 'lucide-react';
import type { Story } from '#contract/stories.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { DropdownItem } from '#web/ui/dropdown-menu.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { keepForTonight } from './keep-for-tonight.ts';
import { canKeep, dropKept, type Kept, keptStories, type Narration } from './kept-stories.ts';

type KeepItemProps = {
  userId: string;
  story: Story;
  cast: Kept['cast'];
  soundOf: (story: Story) => Promise<Narration>;
};

/** In a story's menu: to be heard without a network, or no longer. */
export function KeepItem(props: KeepItemProps) {
  const { userId, story } = props;
  const kept = useCurrent(keptStories).find(({ storyId }) => storyId === story.id);
  if (!canKeep()) return null;
  if (kept?.isByTap && kept.narration)
    return (
      <DropdownItem icon={<CloudOff size={18} />} onSelect={() => void letGo(userId, story)}>
        No longer keep on this device
      </DropdownItem>
    );
  return (
    <DropdownItem icon={<CloudDownload size={18} />} onSelect={() => void keepForTonight(props)}>
      Keep for tonight
    </DropdownItem>
  );
}

async function letGo(userId: string, { id, title }: Story): Promise<void> {
  await dropKept(userId, id);
  toasts.show({
    title: 'Let go',
    description: `“${title}” stays on your shelf, but no longer on this device.`,
    tone: 'success',
  });
}
