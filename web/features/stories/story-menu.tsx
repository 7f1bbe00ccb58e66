import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx';

type StoryMenuProps = {
  title: string;
  className?: string | undefined;
  /** What can be done with the story: dropdown items, in the order in which they are offered. */
  children: ReactNode;
};

/** Everything that is done with a story now and then, and not every evening. */
export function StoryMenu({ title, className, children }: StoryMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <IconButton label={`More for ${title}`} icon={<EllipsisVertical size={21} />} className={className} />
      }
    >
      {children}
    </DropdownMenu>
  );
}
