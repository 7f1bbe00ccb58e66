import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

type ProfileCardProps = { title: string; note?: string; children: ReactNode };

export function ProfileCard({ title, note, children }: ProfileCardProps) {
  return (
    <Card className="grid content-start gap-5">
      <div className="grid gap-0.5">
        <h2 className="text-xl">{title}</h2>
        {note !== undefined && <p className="text-sm text-on-quiet">{note}</p>}
      </div>
      {children}
    </Card>
  );
}

/** A field that is only read lies flat in the paper. */
export const readable = 'read-only:bg-transparent read-only:ring-1 read-only:ring-edge/30';
