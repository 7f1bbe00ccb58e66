import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { readBy } from '#contract/story-narrator.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { PlayerControls } from './player-controls.tsx';
import type { Evening, Told } from './evening.ts';
import { usePlayerState } from './players.ts';
import { PreparingSound } from './preparing-sound.tsx';
import { paragraphsOf, startOf, type Paragraph } from './read-along.ts';
import type { StoryPlayer } from './story-player.ts';
import type { Place } from './story-places.ts';
import { StoryText } from './story-text.tsx';
import { TheEnd } from './the-end.tsx';
import { clockTime } from './times.ts';
import { useReadAlong } from './use-read-along.ts';

/** Who is reading along by then knows where they are. */
const resumedWordsMs = 20_000;

type PlayerViewProps = {
  told: Told;
  evening: Evening;
  sounds: ReactNode;
  isTextShown: boolean;
  scroller: RefObject<HTMLElement | null>;
  /** The sheet around the text. */
  page: (text: ReactNode) => ReactNode;
  /** Leaves the page to the voice. */
  smaller: ReactNode;
};

export function PlayerView({ told, evening, sounds, isTextShown, scroller, page, smaller }: PlayerViewProps) {
  const { story, player, place, phase } = told;
  const state = usePlayerState(player);
  const paragraphs = useMemo(() => paragraphsOf(story.content), [story.content]);
  const tellerWords =
    told.teller === 'device'
      ? 'Told by this device’s own voice. It may stop when the screen is locked.'
      : readBy(story);

  if (state.status === 'failed')
    return page(
      <div className="grid justify-items-center gap-4 py-4 text-center">
        <p>The sound could not be made just now. The story is safe, and can be read below its options.</p>
        <Button onClick={evening.tryAgain}>Try again</Button>
      </div>,
    );

  const isResumed = place !== null && Math.abs(state.positionMs - place.positionMs) < resumedWordsMs;
  return (
    <>
      {page(
        <>
          {state.status !== 'ready' && <PreparingSound />}
          {tellerWords && <p className="mb-5 text-center text-sm text-(--ink-quiet)">{tellerWords}</p>}
          {isTextShown ? (
            <Told key={story.id} paragraphs={paragraphs} player={player} scroller={scroller} />
          ) : (
            <p className="py-8 text-center text-(--ink-quiet)">Close your eyes and listen.</p>
          )}
        </>,
      )}
      {phase !== 'telling' && <TheEnd told={told} evening={evening} sounds={sounds} />}
      {phase === 'telling' && state.status === 'ready' && (
        <PlayerControls
          player={player}
          state={state}
          timer={evening.timer}
          sounds={sounds}
          resumed={
            isResumed && (
              <Resumed
                place={place}
                onBeginning={() => evening.tell(story, { teller: told.teller, from: 'beginning' })}
              />
            )
          }
          onStop={evening.stop}
        >
          {smaller}
        </PlayerControls>
      )}
    </>
  );
}

/** At the thumb: on the page it would be gone under the bar as soon as the reading has moved on. */
function Resumed({ place, onBeginning }: { place: Place; onBeginning: () => void }) {
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 text-sm font-bold">
      <output>
        {place.isAsleep ? 'Sleep began here' : 'You left it here'}, at {clockTime(place.positionMs)}.
      </output>
      <Button tone="ghost" size="small" onClick={onBeginning}>
        From the beginning
      </Button>
    </div>
  );
}

type ToldProps = {
  paragraphs: readonly Paragraph[];
  player: StoryPlayer;
  scroller: RefObject<HTMLElement | null>;
};

function Told({ paragraphs, player, scroller }: ToldProps) {
  const text = useRef<HTMLDivElement>(null);
  useReadAlong(player, paragraphs, { text, scroller });
  const words = useMemo(() => paragraphs.flat(), [paragraphs]);

  function playFrom(index: number): void {
    const word = words[index];
    const startMs = word && startOf(word, player.current().marks.words);
    if (startMs === undefined) {
      toasts.show({ title: 'A moment', description: 'The telling has not come this far yet.' });
      return;
    }
    player.seek(startMs);
    void player.play();
  }

  return <StoryText ref={text} paragraphs={paragraphs} onWord={playFrom} />;
}
