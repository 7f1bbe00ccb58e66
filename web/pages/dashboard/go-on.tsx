import { Headphones, Play } from 'lucide-react';
import type { Story } from '#contract/stories.ts';
import { placeIn } from '#web/features/reader/story-places.ts';
import { clockTime } from '#web/features/reader/times.ts';
import { MainButton } from './main-button.tsx';

type GoOnProps = {
  story: Story;
  isPlayingElsewhere: boolean;
  onTell: (from: 'left' | 'beginning') => void;
};

/** The story that was left before its end, from where it was left or from its beginning. */
export function GoOn({ story, isPlayingElsewhere, onTell }: GoOnProps) {
  const positionMs = placeIn(story.id)?.positionMs ?? 0;
  return (
    <div className="grid gap-1">
      {isPlayingElsewhere && (
        <output className="mb-1 flex items-center gap-2 text-sm text-night-200">
          <Headphones size={18} className="shrink-0 text-lamp-300" aria-hidden="true" />
          Being told on another device, at {clockTime(positionMs)}
        </output>
      )}
      <MainButton
        tone="amber"
        icon={<Play size={22} fill="currentColor" className="shrink-0" aria-hidden="true" />}
        onPress={() => onTell('left')}
      >
        Go on with “{story.title}”
      </MainButton>
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-night-200">
        from {clockTime(positionMs)}, or
        <button
          type="button"
          className="min-h-11 font-bold text-night-100 underline underline-offset-3"
          onClick={() => onTell('beginning')}
        >
          from the beginning
        </button>
      </p>
    </div>
  );
}
