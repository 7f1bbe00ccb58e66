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
    <div className="mb-6 grid justify-items-center gap-3 rounded-md px-4 py-4 text-center ring-1 ring-(--ink-next) ring-inset">
      <output className="text-balance">
        A quiet moment, and then “<span className="font-bold">{title}</span>”.
      </output>
      <div className="flex flex-wrap justify-center gap-2">
        <Button size="small" onClick={onGo}>
          Begin it now
        </Button>
        <Button tone="ghost" size="small" className="text-(--ink)" onClick={onStay}>
          Not tonight
        </Button>
      </div>
    </div>
  );
}
