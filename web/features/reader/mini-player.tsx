import './mini-player.css';
import { Pause, Play, X } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Story } from '#contract/stories.ts';
import { IconButton } from '#web/ui/button.tsx';
import type { Evening, Told } from './evening.ts';
import { goodnightWords } from './goodnight.ts';
import { usePlayerState } from './players.ts';
import { clockTime, spokenTime } from './times.ts';

type MiniPlayerProps = { evening: Evening; told: Told; onOpen: (story: Story) => void };

/** What is told while the family is on another page: what it is, where it is, and its end. */
export function MiniPlayer({ evening, told, onOpen }: MiniPlayerProps) {
  const { story, player, phase } = told;
  const { isPlaying, positionMs, durationMs, status } = usePlayerState(player);
  const heard = durationMs === 0 ? 0 : Math.min(100, (positionMs / durationMs) * 100);
  const box = useRoomAtTheFoot();
  return (
    <section ref={box} aria-label="Player" className="mini-player">
      <div aria-hidden="true" className="mini-heard" style={{ width: `${heard}%` }} />
      <button
        type="button"
        aria-label={isPlaying ? 'Pause' : 'Play Story'}
        disabled={status !== 'ready'}
        className="lamp-orb grid size-12 shrink-0 place-items-center rounded-full disabled:opacity-60"
        onClick={() => (isPlaying ? player.pause() : evening.tell(story, { teller: told.teller }))}
      >
        {isPlaying ? (
          <Pause size={22} fill="currentColor" strokeWidth={0} />
        ) : (
          <Play size={22} fill="currentColor" className="translate-x-0.5" />
        )}
      </button>
      <button
        type="button"
        aria-label={`Open “${story.title}”`}
        className="grid min-h-12 min-w-0 grow content-center rounded-md px-2 text-left leading-tight hover:bg-hover"
        onClick={() => onOpen(story)}
      >
        <span className="line-clamp-3 font-bold wrap-anywhere text-lamp-50">{story.title}</span>
        <span className="line-clamp-1 text-sm tabular-nums text-night-200">
          {phase === 'telling' ? (
            <>
              <span className="sr-only">
                {spokenTime(positionMs)} of {spokenTime(durationMs)}
              </span>
              <span aria-hidden="true">
                <span data-place="">{clockTime(positionMs)}</span> of {clockTime(durationMs)}
              </span>
            </>
          ) : (
            goodnightWords(story.request.characterDetails)
          )}
        </span>
      </button>
      <IconButton label="Close the player" icon={<X size={22} />} onClick={evening.putAway} />
    </section>
  );
}

/** Whatever else keeps to the foot of a page stands above it, and the page's last line can be scrolled to. */
function useRoomAtTheFoot(): RefObject<HTMLElement | null> {
  const player = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!player.current) return undefined;
    const page = document.documentElement.style;
    // As tall as its words are, with whatever letters.
    const measured = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      page.setProperty('--player-room', `calc(${height}px + 0.5rem + env(safe-area-inset-bottom))`);
    });
    measured.observe(player.current);
    return () => {
      measured.disconnect();
      page.removeProperty('--player-room');
    };
  }, []);
  return player;
}
