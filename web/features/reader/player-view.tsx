import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Story } from '#contract/stories.ts';
import { brand } from '#web/platform/brand.ts';
import { showPlace, showPlaying, takeMediaButtons } from '#web/platform/media-session.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { Dock } from './dock.tsx';
import { lockScreenCover } from './lock-screen-cover.ts';
import { PreparingSound } from './preparing-sound.tsx';
import { paragraphsOf, startOf, type Paragraph } from './read-along.ts';
import type { PlaceKeeper } from './place-keeper.ts';
import type { Place } from './story-places.ts';
import { type Player, skipMs, type StoryPlayer } from './story-player.ts';
import { StoryText } from './story-text.tsx';
import { clockTime } from './times.ts';
import { useReadAlong } from './use-read-along.ts';
import type { SleepTimer } from './sleep-timer.ts';
import { useScreenAwake } from './use-screen-awake.ts';
import { usePlayerState } from './use-story-player.ts';

const noteEachMs = 3_000;

type PlayerViewProps = {
  story: Story;
  player: StoryPlayer;
  timer: SleepTimer;
  /** Where the story was left the last time. */
  place: Place | null;
  /** Null where times do not mean the same another evening. */
  keeper: PlaceKeeper | null;
  /** The cover as an upright drawing. */
  drawCover: () => string;
  isTextShown: boolean;
  scroller: RefObject<HTMLElement | null>;
  /** The sheet around the text. */
  page: (text: ReactNode) => ReactNode;
  /** What is said in the dock. */
  children: ReactNode;
  onRetry: () => void;
};

export function PlayerView(props: PlayerViewProps) {
  const { story, player, timer, place, keeper, isTextShown, scroller, page, onRetry } = props;
  const state = usePlayerState(player);
  const paragraphs = useMemo(() => paragraphsOf(story.content), [story.content]);
  useScreenAwake(state.isPlaying);
  useMediaButtons(player, state, story.title, useLockScreenCover(story.id, props.drawCover));
  useKeptPlace(keeper, player, state.isPlaying);

  if (state.status === 'failed')
    return page(
      <div className="grid justify-items-center gap-4 py-4 text-center">
        <p>The sound could not be made just now. The story is safe, and can be read below its options.</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>,
    );

  return (
    <>
      {page(
        <>
          {state.status !== 'ready' && <PreparingSound />}
          {place && state.status === 'ready' && (
            <Resumed key={`place of ${story.id}`} place={place} player={player} />
          )}
          {isTextShown ? (
            <Told key={story.id} paragraphs={paragraphs} player={player} scroller={scroller} />
          ) : (
            <p className="py-8 text-center text-(--ink-quiet)">Close your eyes and listen.</p>
          )}
        </>,
      )}
      {state.status === 'ready' && (
        <Dock
          player={player}
          state={state}
          timer={timer}
          onStop={() => {
            player.stop();
            keeper?.forget();
          }}
        >
          {props.children}
        </Dock>
      )}
    </>
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

/** Says why a story does not begin at its beginning, and leads there. */
function Resumed({ place, player }: { place: Place; player: StoryPlayer }) {
  const [isShown, show] = useState(true);
  if (!isShown) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-md px-4 py-2 text-sm ring-1 ring-(--ink-next) ring-inset">
      <output>
        {place.isAsleep ? 'Sleep began here' : 'You left it here'}, at {clockTime(place.positionMs)}.
      </output>
      <button
        type="button"
        className="min-h-11 px-2 font-bold underline underline-offset-3"
        onClick={() => {
          player.seek(0);
          show(false);
        }}
      >
        From the beginning
      </button>
    </div>
  );
}

/** Drawn once for each story, beside the telling: nobody waits for it. */
function useLockScreenCover(storyId: string, drawCover: () => string): string | null {
  const [drawn, setDrawn] = useState<{ storyId: string; cover: string } | null>(null);
  const draw = useEffectEvent(() => lockScreenCover(drawCover()));
  useEffect(() => {
    let isOver = false;
    draw().then(
      (cover) => isOver || setDrawn({ storyId, cover }),
      (trouble: unknown) => console.info('The lock screen has no cover', trouble),
    );
    return () => {
      isOver = true;
    };
  }, [storyId]);
  return drawn?.storyId === storyId ? drawn.cover : null;
}

function useMediaButtons(player: StoryPlayer, state: Player, title: string, cover: string | null): void {
  useEffect(() => takeMediaButtons({ ...player, play: () => void player.play() }, skipMs), [player]);
  const { isPlaying, speed, positionMs, durationMs } = state;
  const isKnown = durationMs > 0;
  useEffect(() => {
    if (isKnown) showPlaying({ title, artist: brand.name, cover, isPlaying });
  }, [title, cover, isPlaying, isKnown]);
  // A hand on the slider is known there at once, too.
  useEffect(() => showPlace({ positionMs, durationMs, speed }), [positionMs, durationMs, speed]);
}

/** A pause, a closed page, an empty battery: the place is kept while it plays, and not only at the end. */
function useKeptPlace(keeper: PlaceKeeper | null, player: StoryPlayer, isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying || !keeper) return undefined;
    // The last place that was told, for a player that is being put away has none any more.
    const note = () => {
      const { positionMs, durationMs } = player.current();
      keeper.note(positionMs, durationMs);
    };
    const leave = () => {
      note();
      keeper.send();
    };
    const noting = setInterval(note, noteEachMs);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(noting);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [keeper, player, isPlaying]);
}
