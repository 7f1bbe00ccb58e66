import { Pause, Play, RotateCcw, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';
import type { ChildTelling } from './child-player.ts';
import { childPlayer } from './the-child-player.ts';

/** A story as it is told: its picture, and what a small hand needs. */
export function NowTelling({ telling, cover }: { telling: ChildTelling; cover: ReactNode }) {
  const { story, status, part } = telling;
  return (
    <section
      aria-label={story.title}
      className="grid min-h-[calc(100dvh-13rem)] animate-fade-in content-center justify-items-center gap-5"
    >
      <div className="w-[min(100%,45rem,(100dvh-30rem)*1.7)] min-w-60 overflow-hidden rounded-card shadow-lamp *:block *:h-auto *:w-full">
        {cover}
      </div>
      <h1 className="text-center text-2xl text-lamp-50">{story.title}</h1>
      <div className="h-2.5 w-full max-w-120 rounded-full bg-night-700" aria-hidden="true">
        <div
          className="h-full min-w-2.5 rounded-full bg-lamp-300 transition-[width]"
          style={{ width: `${Math.round(part * 1_000) / 10}%` }}
        />
      </div>
      {status === 'failed' && (
        <output className="text-center text-lg text-night-100">This one will not come just now.</output>
      )}
      <div className="flex items-center gap-6">
        <button
          type="button"
          aria-label="Stop"
          className="grid size-18 place-items-center rounded-full bg-night-800 text-night-100 ring-2 ring-night-500 ring-inset active:scale-95"
          onClick={() => childPlayer.stop()}
        >
          <Square size={28} fill="currentColor" aria-hidden="true" />
        </button>
        <BigButton status={status} onPress={() => childPlayer.tap(story)} />
        {/* As wide as the button on the other side, so that the big one is in the middle. */}
        <span className="size-18" />
      </div>
    </section>
  );
}

const pressWords = { coming: 'It comes', playing: 'Wait', waiting: 'Play', failed: 'Try again' } as const;

function BigButton({ status, onPress }: { status: ChildTelling['status']; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={pressWords[status]}
      className="grid size-28 place-items-center rounded-full bg-lamp-400 text-ink-900 shadow-lamp active:scale-95"
      onClick={onPress}
    >
      <BigSign status={status} />
    </button>
  );
}

export function BigSign({ status }: { status: ChildTelling['status'] }) {
  if (status === 'coming') return <Spinner size={48} />;
  if (status === 'playing') return <Pause size={52} fill="currentColor" aria-hidden="true" />;
  if (status === 'failed') return <RotateCcw size={48} aria-hidden="true" />;
  return <Play size={52} fill="currentColor" className="ml-2" aria-hidden="true" />;
}
