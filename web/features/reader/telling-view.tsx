import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { holdStory } from '#web/platform/story-lock.ts';
import { Interlude } from './interlude.tsx';
import { type Narration, narrationOf } from './narration-questions.ts';
import { PlayerView } from './player-view.tsx';
import type { Place } from './story-places.ts';
import type { StoryPlayer } from './story-player.ts';
import type { Telling } from './telling.ts';
import { useUnderscore } from './underscore.ts';
import { useSleepTimer } from './use-sleep-timer.ts';
import { useStoryPlayer } from './use-story-player.ts';

/** A timer that ends with the story may be a breath before it: its end a moment later is the same one, and nobody is awake for more. */
const sameEndMs = 5_000;

/** What is told next, and how to get there. */
export type Following = { story: Story; go: () => void };

type TellingViewProps = {
  story: Story;
  telling: Telling;
  following: Following | null;
  onWhole: (narration: Narration) => void;
  drawCover: () => string;
  isTextShown: boolean;
  scroller: { readonly current: HTMLDivElement | null };
  page: (text: ReactNode) => ReactNode;
};

/** An evening of telling: this story, a pause, and the next one, under one sleep timer. */
export function TellingView({ story, telling, following, onWhole, ...view }: TellingViewProps) {
  const { teller, keeper } = telling;
  const [round, setRound] = useState(0);
  const [place, setPlace] = useState<Place | null>(null);
  const [toldId, setTold] = useState<string | null>(null);
  const isResting = toldId === story.id;
  const playing = useRef<StoryPlayer | null>(null);
  const fallAsleep = useRef<(positionMs: number) => void>(() => undefined);
  const asleepSinceMs = useRef(Number.NEGATIVE_INFINITY);
  const underscore = useUnderscore();
  const timer = useSleepTimer(playing, fallAsleep, underscore);

  const player = useStoryPlayer(story, {
    teller,
    round,
    startsAtOnce: telling.startsAtOnce,
    startMs: async () => {
      const found = await telling.findPlace();
      setPlace(found);
      return found?.positionMs ?? 0;
    },
    onEnded: () => ended.current(),
    onWhole,
  });

  // What is told at the end counts as it is then, not as it was when the story began.
  const ended = useRef<() => void>(() => undefined);
  // Nothing interrupts it, not even something newer.
  useEffect(holdStory, []);
  useLayoutEffect(() => {
    playing.current = player;
    fallAsleep.current = (positionMs) => {
      setTold(null);
      asleepSinceMs.current = performance.now();
      if (player) keeper?.noteSleep(positionMs, player.current().durationMs);
    };
    ended.current = () => {
      const { choice, isFading } = timer.current();
      if (choice === 'end') {
        underscore?.fallAsleep();
        timer.choose('off');
      } else if (following && !isFading && performance.now() - asleepSinceMs.current > sameEndMs)
        setTold(story.id);
    };
  });
  useEffect(() => {
    if (isResting && following && teller === 'narrator') warm(following.story);
  }, [isResting, following, teller]);

  if (!player) return null;
  return (
    <PlayerView
      key={round}
      story={story}
      player={player}
      timer={timer}
      place={place?.storyId === story.id ? place : null}
      keeper={keeper}
      onRetry={() => setRound(round + 1)}
      {...view}
    >
      {isResting && following && (
        <Interlude
          player={player}
          title={following.story.title}
          onGo={following.go}
          onStay={() => setTold(null)}
        />
      )}
    </PlayerView>
  );
}

/** The next story's first sentence is made while everybody rests. */
function warm(story: Story): void {
  narrationOf(story, story.narratorVoice, AbortSignal.timeout(60_000)).catch((trouble: unknown) =>
    console.info('The next story is not ready yet', trouble),
  );
}
