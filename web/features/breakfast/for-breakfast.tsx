import { Croissant } from 'lucide-react';
import { useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { BreakfastNotes } from './breakfast-notes.tsx';

/** Beside a story, for a parent: tonight nobody is asked anything. */
export function ForBreakfast({ story: { breakfast } }: { story: Story }) {
  const [isOpen, open] = useState(false);
  if (!breakfast) return null;
  return (
    <>
      <Button tone="ghost" size="small" icon={<Croissant size={18} />} onClick={() => open(true)}>
        For breakfast
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={open}
        title="For breakfast"
        description="Three small things for tomorrow morning, and two words."
      >
        <BreakfastNotes breakfast={breakfast} />
      </Dialog>
    </>
  );
}
