import { useEffect, useMemo } from 'react';
import type { Story } from '#contract/stories.ts';
import { namesAsSaid, useKnownFamily } from '#web/features/family/family-calls.ts';
import { MiniPlayer } from '#web/features/reader/mini-player.tsx';
import { useStoryAddress, useOpenStoryId } from '#web/pages/story/story-address.ts';
import { evening, spendEvening } from '#web/pages/story/the-evening.ts';
import { useKnownShelf } from '#web/pages/story/use-shelf.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { EveningKeys } from './evening-keys.tsx';

const nothing: readonly Story[] = [];

/** The voice that goes on over every page: a small player at the foot, wherever no story is open. */
export function EveningFrame({ userId }: { userId: string }) {
  const told = useCurrent(evening);
  const isStoryOpen = useOpenStoryId() !== null;
  const address = useStoryAddress();
  const shelf = useKnownShelf(userId) ?? nothing;
  const { data: members } = useKnownFamily(userId);
  const sayAs = useMemo(() => namesAsSaid(members ?? []), [members]);
  useEffect(() => spendEvening({ userId, shelf, sayAs }), [userId, shelf, sayAs]);
  // Whoever leaves the house takes the voice along.
  useEffect(() => evening.putAway, []);
  return (
    <>
      <EveningKeys evening={evening} />
      {told && !isStoryOpen && <MiniPlayer evening={evening} told={told} onOpen={address.open} />}
    </>
  );
}
