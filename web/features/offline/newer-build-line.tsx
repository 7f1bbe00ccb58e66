import { useState, useSyncExternalStore } from 'react';
import { brand } from '#web/platform/brand.ts';
import { Button } from '#web/ui/button.tsx';
import { newerBuild } from './newer-build.ts';

/** Offers the newer app, in a line at the foot that covers nothing one needs. */
export function NewerBuildLine() {
  const isWaiting = useSyncExternalStore(newerBuild.subscribe, newerBuild.isWaiting);
  const [isPutOff, putOff] = useState(false);
  if (!isWaiting || isPutOff) return null;
  return (
    <div className="fixed inset-x-3 bottom-3 z-20 mx-auto flex max-w-150 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg night-sheet px-5 py-3 shadow-cut">
      <output>A newer {brand.name} is ready.</output>
      <div className="flex gap-2">
        <Button size="small" onClick={() => void newerBuild.begin()}>
          Use it now
        </Button>
        <Button size="small" tone="ghost" onClick={() => putOff(true)}>
          Later
        </Button>
      </div>
    </div>
  );
}
