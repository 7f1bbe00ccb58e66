import { useEffect } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { StoryPlayer } from './story-player.ts';
import { usePlayerState } from './use-story-player.ts';

/** Long enough for a breath and a last look at the page; short enough that nobody wonders. */
export const restMs = 8_000;

type InterludeProps = { player: StoryPlayer; title: string; onGo: () => void; onStay: () => void };

/** Between two stories. Whoever plays this one again wants to stay with it. */
export function Interlude({ player, title, onGo, onStay }: InterludeProps) {
  const { isPlaying } = usePlayerState(player);
  useEffect(() => {
    if (isPlaying) return onStay();
    const resting = setTimeout(onGo, restMs);
    return () => clearTimeout(resting);
    // The pause begins once, whoever draws the page anew meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isPlaying]);
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
      <output className="min-w-0 grow basis-52 wrap-anywhere">
        A quiet moment, and then <span className="font-bold">“{title}”</span>
      </output>
      <div className="flex gap-2">
        <Button tone="ghost" size="small" onClick={onGo}>
          Begin it now
        </Button>
        <Button tone="ghost" size="small" onClick={onStay}>
          Not tonight
        </Button>
      </div>
    </div>
  );
}
