import { Mic } from 'lucide-react';
import { useState } from 'react';
import type { Recording } from '#contract/recordings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Reader } from './recording-calls.ts';
import { type FamilyReader, useWhoReads } from './who-reads.tsx';

type ReadYourselfProps = {
  people: readonly FamilyReader[];
  /** Who holds the phone, as far as we can know. */
  likely: FamilyReader | undefined;
  /** Begun before, on this device or another. */
  unfinished: readonly Recording[];
  onGoOn: (recording: Recording) => void;
  onBegin: (reader: Reader) => Promise<void>;
  onClose: () => void;
};

/** Who is going to read, or who wants to go on. */
export function ReadYourselfDialog({
  people,
  likely,
  unfinished,
  onGoOn,
  onBegin,
  onClose,
}: ReadYourselfProps) {
  const { reader, field } = useWhoReads(people, likely);
  const isBegun = unfinished.length > 0;
  const [isBusy, setBusy] = useState(false);

  async function begin(): Promise<void> {
    if (!reader) return;
    setBusy(true);
    await onBegin(reader);
    setBusy(false);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Read it yourself"
      description="Your own voice tells this story, with every word lit, whenever you are not there."
    >
      <div className="grid gap-5">
        {unfinished.map((recording, index) => (
          <Button
            key={recording.id}
            tone={index === 0 ? 'amber' : 'ghost'}
            icon={<Mic size={20} />}
            onClick={() => onGoOn(recording)}
          >
            Go on reading as {recording.speaker}
          </Button>
        ))}
        {isBegun && <p className="border-t border-current/20 pt-4 text-sm text-on-soft">Or begin anew:</p>}
        {field}
        <Button
          tone={isBegun ? 'ghost' : 'amber'}
          icon={<Mic size={20} />}
          isBusy={isBusy}
          disabled={!reader}
          onClick={() => void begin()}
        >
          Begin to read
        </Button>
      </div>
    </Dialog>
  );
}
