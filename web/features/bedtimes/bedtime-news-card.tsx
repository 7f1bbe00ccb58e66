import type { ReactNode } from 'react';
import type { BedtimeNews } from '#contract/bedtimes.ts';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useBedtimeNews } from './bedtime-calls.ts';
import { canNote } from './note-here.ts';
import { NoteSwitch } from './note-switch.tsx';

type BedtimeNewsCardProps = {
  userId: string;
  news: BedtimeNews;
  noteKey: string;
  /** What this device does besides. */
  children: ReactNode;
};

/** How a family hears that tonight's story is there. The home screen says it in any case. */
export function BedtimeNewsCard({ userId, news, noteKey, children }: BedtimeNewsCardProps) {
  const keep = useBedtimeNews(userId);
  const now = keep.isPending ? keep.variables : news;
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">When it is ready</h2>
      <p className="text-sm text-on-soft">The home screen says so, always.</p>
      <Switch
        label="A letter"
        hint="To the address of your account, with the story’s title."
        isOn={now.byMail}
        disabled={keep.isPending}
        onChange={(byMail) => keep.mutate({ ...now, byMail })}
      />
      <NoteSwitch noteKey={noteKey} />
      {canNote() && (
        <Switch
          label="Notes say the title"
          hint="It may name your child, and anybody may see a locked screen."
          isOn={now.notesSayTitle}
          disabled={keep.isPending}
          onChange={(notesSayTitle) => keep.mutate({ ...now, notesSayTitle })}
        />
      )}
      {children}
    </Card>
  );
}
