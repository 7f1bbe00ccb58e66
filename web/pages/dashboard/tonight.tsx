import type { Night } from '#contract/bedtimes.ts';
import type { Story } from '#contract/stories.ts';
import { keptPreferences } from '#web/features/accounts/profile/kept-preferences.ts';
import { useBedtimes } from '#web/features/bedtimes/bedtime-calls.ts';
import { tonightsNights } from '#web/features/bedtimes/bedtime-words.ts';
import { BedtimesLine, TonightReady } from '#web/features/bedtimes/tonight-ready.tsx';
import { useFamily } from '#web/features/family/family-calls.ts';
import { ForWhom } from '#web/features/listeners/for-whom.tsx';
import { shelfFor, toldForIn, useChosenChild } from '#web/features/listeners/shelves.ts';
import { unfinishedStories, wasHeard } from '#web/features/reader/story-places.ts';
import { useKnownPlaces } from '#web/features/reader/use-known-places.ts';
import { newestStory } from '#web/features/stories/newest-story.ts';
import { firstChoices } from '#web/features/stories/story-choices.ts';
import { useStories } from '#web/features/stories/story-calls.ts';
import { wishFrom } from '#web/features/stories/story-wish.ts';
import { useListener } from '#web/platform/listener.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { useStoryAddress } from '../story/story-address.ts';
import { tellTonight, wakeTonight } from '../story/tell-tonight.ts';
import { evening } from '../story/the-evening.ts';
import { useNewStory } from '../story/use-new-story.tsx';
import { EveningLine } from './evening-line.tsx';
import { FirstEvening } from './first-evening.tsx';
import { GiveToAChild } from './give-to-a-child.tsx';
import { GoOn } from './go-on.tsx';
import { LatestStories } from './latest-stories.tsx';
import { NewStory } from './new-story.tsx';
import { useWindDown } from './wind-down.ts';

/** Tonight, one tap away: the story that sleep or something else cut short, or a new one, with all that belongs to the evening. */
export function Tonight({ userId, now }: { userId: string; now: Date }) {
  const { data: stories, isPending } = useStories(userId);
  const { data: family } = useFamily(userId);
  const { data: bedtimes } = useBedtimes(userId);
  const { areKnown, playingId } = useKnownPlaces();
  const chosen = useWindDown();
  const listener = useListener();
  const child = useChosenChild(family ?? []);
  const told = useCurrent(evening);
  const address = useStoryAddress();
  const { beingWritten, make } = useNewStory(userId, {
    tell: (story) => tellTonight(story, { from: 'beginning' }, chosen),
    open: address.open,
  });
  if (beingWritten) return beingWritten;
  if (isPending || !areKnown || !family) return null;

  const all = stories ?? [];
  const shelf = shelfFor(child, all, family);
  const unfinished = [...(playingId === null ? [] : [playingId]), ...unfinishedStories()]
    // What is told here has the player at the foot of the page.
    .flatMap((id) => shelf.find((story) => story.id === id && id !== told?.story.id) ?? [])
    .at(0);

  // What was made for tonight and is not heard yet; a half-heard story goes on instead.
  const waiting = nightsOfThisHour(bedtimes?.nights ?? [], child?.id ?? null)
    .map((night) => ({ night, story: all.find(({ id }) => id === night.storyId) }))
    .filter(({ night, story }) => (story ? !isUnderWay(story) : night.storyId === null));
  const isReady = waiting.some(({ story }) => story !== undefined);

  function isUnderWay({ id }: Story): boolean {
    return wasHeard(id) || id === unfinished?.id || id === told?.story.id;
  }

  function tell(story: Story, from: 'left' | 'beginning'): void {
    tellTonight(story, { from }, chosen);
    address.open(story);
  }

  if (family.length === 0 && all.length === 0) return <FirstEvening userId={userId} />;
  return (
    <div className="grid w-full gap-10">
      <section aria-labelledby="tonight" className="night-sheet grid max-w-140 gap-4 rounded-card p-5 md:p-6">
        <h2 id="tonight" className="sr-only">
          Tonight
        </h2>
        <ForWhom family={family} />
        {unfinished && (
          <GoOn
            story={unfinished}
            isPlayingElsewhere={playingId === unfinished.id}
            onTell={(from) => tell(unfinished, from)}
          />
        )}
        {waiting.map(({ night, story }) => (
          <TonightReady
            key={night.bedtimeId}
            night={night}
            story={story}
            now={now}
            forWhom={child ? null : (family.find(({ id }) => id === night.listener)?.name ?? null)}
            onTell={(ready) => tell(ready, 'beginning')}
          />
        ))}
        <NewStory
          key={child?.id}
          family={family}
          child={child}
          shelf={shelf}
          isFirst={!unfinished && !told && !isReady}
          onTell={(cast, theme) => {
            wakeTonight(chosen);
            const known = { last: newestStory(shelf), family, narrator: keptPreferences()?.defaultNarrator };
            void make({
              ...wishFrom({ ...firstChoices(known), theme, duration: chosen.duration }, cast),
              ...toldForIn(listener, family),
            });
          }}
        />
        <EveningLine>{bedtimes && <BedtimesLine known={bedtimes} />}</EveningLine>
        <GiveToAChild family={family} child={child} />
      </section>
      <LatestStories
        stories={shelf.filter(({ id }) => id !== unfinished?.id)}
        count={shelf.length}
        wasHeard={wasHeard}
        onPlay={(story) => tell(story, 'left')}
      />
    </div>
  );
}

/** By the clock of now, and not of when the page was opened: it may lie open from one evening to the next. */
function nightsOfThisHour(nights: readonly Night[], child: string | null): Night[] {
  return tonightsNights(nights, child, new Date());
}
