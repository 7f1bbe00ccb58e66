import type { ReactNode } from 'react';
import { saveFile } from '#web/platform/save-file.ts';
import { Button } from '#web/ui/button.tsx';

type SavedFileProps = { name: string; file: Blob; children: ReactNode; onClose: () => void };

/** It has been saved; and once more for whoever cannot find it. */
export function SavedFile({ name, file, children, onClose }: SavedFileProps) {
  return (
    <div className="grid gap-4">
      <output className="wrap-anywhere">{children}</output>
      <div className="flex flex-wrap gap-3">
        <Button tone="amber" onClick={onClose}>
          Done
        </Button>
        <Button onClick={() => saveFile(name, file)}>Save it once more</Button>
      </div>
    </div>
  );
}
