import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { session } from '#web/features/accounts/use-session.ts';
import { useBedtimes } from '#web/features/bedtimes/bedtime-calls.ts';
import { useKeptNights } from '#web/features/offline/keep-nights.ts';
import { canKeep, followShelf } from '#web/features/offline/kept-stories.ts';
import { lookForHouse } from '#web/features/offline/look-for-house.ts';
import { keepApp } from '#web/features/offline/newer-build.ts';
import { NewerBuildLine } from '#web/features/offline/newer-build-line.tsx';
import { bedtimeQueue } from '#web/features/queue/bedtime-queue.ts';
import { forgetNarration, narrationOf } from '#web/features/reader/narration-calls.ts';
import { storyLock } from '#web/features/reader/story-lock.ts';
import { sendPlaces } from '#web/features/reader/place-calls.ts';
import { refreshStories, useKnownStories } from '#web/features/stories/story-calls.ts';
import { useIsHouseAway } from '#web/platform/use-is-house-away.ts';
import { useGo } from '#web/ui/link.tsx';
import { fetchHouseAwayPage } from './fetch-page.tsx';
import { EveningFrame } from './evening-frame.tsx';

/** What is done behind every page of a family, so that an evening without the house is like every other. It comes last of all. */
export function BackgroundTasks({ userId }: { userId: string }) {
  useEffect(lookForHouse, []);
  useWordsForAnEmptyHouse();
  useKeptApp();
  useReturn();
  useShelfNews(userId);
  useNightsHere(userId);
  useOpenedNotes();
  return (
    <>
      <EveningFrame userId={userId} />
      <NewerBuildLine />
    </>
  );
}

/** What is said when the house cannot be reached has to be here by then. */
function useWordsForAnEmptyHouse(): void {
  useEffect(() => {
    fetchHouseAwayPage().catch((trouble: unknown) =>
      console.info('The words for a house that is away are not here', trouble),
    );
  }, []);
}

function useKeptApp(): void {
  useEffect(() => {
    // A page under development would meet yesterday's files.
    if (!canKeep() || import.meta.env.DEV) return undefined;
    let leave = () => {};
    const beginning = keepApp(storyLock.whenFree).then(
      (stop) => (leave = stop),
      (trouble: unknown) => console.info('The app itself is not kept on this device', trouble),
    );
    return () => void beginning.then(() => leave());
  }, []);
}

/** The house is there, or there again: it hears what it has missed, and says what this page has missed. */
function useReturn(): void {
  const client = useQueryClient();
  const isAway = useIsHouseAway();
  const wasAway = useRef(false);
  useEffect(() => {
    if (!isAway) void sendPlaces();
    if (!isAway && wasAway.current) {
      void session.recheck();
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    }
    wasAway.current = isAway;
  }, [client, isAway]);
}

/** A story that is gone from the shelf is gone from this device too. */
function useShelfNews(userId: string): void {
  const { data: stories } = useKnownStories(userId);
  useEffect(() => {
    if (!stories) return;
    const gone = bedtimeQueue.current().filter((id) => !stories.some((story) => story.id === id));
    bedtimeQueue.remove(...gone);
    if (canKeep())
      followShelf(userId, stories, {
        soundOf: (story) => narrationOf(story, AbortSignal.timeout(60_000)),
        forgetNarration,
      }).catch((trouble: unknown) => console.info('What is kept on this device is not up to date', trouble));
  }, [userId, stories]);
}

/** What was made for this evening is fetched before anybody asks, on a device that is to. */
function useNightsHere(userId: string): void {
  const { data: bedtimes } = useBedtimes(userId);
  const client = useQueryClient();
  const { data: stories } = useKnownStories(userId);
  const isNews =
    stories !== undefined &&
    bedtimes?.nights.some(({ storyId, isOpened }) => !isOpened && isMissing(storyId, stories)) === true;
  // A story was made ahead after the shelf had been read, so the shelf is read again.
  useEffect(() => {
    if (isNews) void refreshStories(client, userId);
  }, [client, userId, isNews]);
  const told = bedtimes?.nights.filter(({ isTold }) => isTold).map(({ storyId }) => storyId) ?? [];
  useKeptNights(userId, told.join(' '), useIsHouseAway());
}

const isMissing = (storyId: string | null, stories: readonly { id: string }[]): boolean =>
  storyId !== null && !stories.some(({ id }) => id === storyId);

/** A note was tapped while this page is open: it goes to what the note speaks of. */
function useOpenedNotes(): void {
  const go = useGo();
  useEffect(() => {
    if (!canKeep()) return undefined;
    const hear = ({ data }: MessageEvent<unknown>) => {
      const { open }: { open?: unknown } = typeof data === 'object' && data !== null ? data : {};
      if (typeof open === 'string' && open.startsWith('/')) go(open);
    };
    navigator.serviceWorker.addEventListener('message', hear);
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, [go]);
}
