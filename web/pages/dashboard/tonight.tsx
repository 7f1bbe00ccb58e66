import { ChevronDown, Headphones, Play, RefreshCw, SlidersHorizontal, Sparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FamilyMember } from '#contract/family.ts';
import { maxCharactersPerStory, type Story } from '#contract/stories.ts';
import { keptPreferences } from '#web/features/accounts/profile/kept-preferences.ts';
import { useBedtimes } from '#web/features/bedtimes/bedtime-calls.ts';
import { tonightsNights } from '#web/features/bedtimes/bedtime-words.ts';
import { BedtimesLine, TonightReady } from '#web/features/bedtimes/tonight-ready.tsx';
import { useFamily } from '#web/features/family/family-calls.ts';
import { BorrowSampleFamily } from '#web/features/family/sample-family-buttons.tsx';
import { ForWhom } from '#web/features/listeners/for-whom.tsx';
import { shelfFor, toldForIn, useChosenChild } from '#web/features/listeners/shelves.ts';
import { lightWords, useReaderLight } from '#web/features/reader/reader-look.ts';
import { placeIn, unfinishedStories, wasHeard } from '#web/features/reader/story-places.ts';
import { clockTime } from '#web/features/reader/times.ts';
import { useKnownPlaces } from '#web/features/reader/use-known-places.ts';
import { ideasForTonight } from '#web/features/stories/ideas.ts';
import { newestStory } from '#web/features/stories/newest-story.ts';
import { firstCast, firstChoices } from '#web/features/stories/story-choices.ts';
import { useStories } from '#web/features/stories/story-calls.ts';
import { wishFrom } from '#web/features/stories/story-wish.ts';
import { useStoryMaking } from '#web/features/stories/use-story-making.ts';
import { useListener } from '#web/platform/listener.ts';
import { listInWords } from '#web/platform/language.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useGo } from '#web/ui/link.tsx';
import { useStoryAddress } from '../story/story-address.ts';
import { StoryInTheMaking } from '../story/lazy-story-in-the-making.tsx';
import { tellTonight, wakeTonight } from '../story/tell-tonight.ts';
import { evening } from '../story/the-evening.ts';
import { GiveToAChild } from './give-to-a-child.tsx';
import { LatestStories } from './latest-stories.tsx';
import { useWindDown, windDownWords } from './wind-down.ts';
import { WindDownChoices } from './wind-down-choices.tsx';

/** Tonight, one tap away: the story that sleep or something else cut short, or a new one, with all that belongs to the evening. */
export function Tonight({ userId, now }: { userId: string; now: Date }) {
  const { data: stories, isPending } = useStories(userId);
  const { data: family } = useFamily(userId);
  const { data: bedtimes } = useBedtimes(userId);
  const { areKnown, playingId } = useKnownPlaces();
  const wishes = useWindDown();
  const listener = useListener();
  const child = useChosenChild(family ?? []);
  const told = useCurrent(evening);
  const address = useStoryAddress();
  const { making, make, leave } = useStoryMaking(userId, (made) => tell(made, 'beginning'));
  if (making) return <StoryInTheMaking {...{ userId, making }} onLeave={leave} />;
  if (isPending || !areKnown || !family) return null;

  const all = stories ?? [];
  const shelf = shelfFor(child, all, family);
  const unfinished = [...(playingId === null ? [] : [playingId]), ...unfinishedStories()]
    // What is told here has the player at the foot of the page.
    .flatMap((id) => shelf.find((story) => story.id === id && id !== told?.story.id) ?? [])
    .at(0);

  // What was made for tonight and is not heard yet; a half-heard story goes on instead.
  const waiting = tonightsNights(bedtimes?.nights ?? [], child?.id ?? null, new Date())
    .map((night) => ({ night, story: all.find(({ id }) => id === night.storyId) }))
    .filter(({ night, story }) => (story ? !isUnderWay(story) : night.storyId === null));
  const isReady = waiting.some(({ story }) => story !== undefined);

  function isUnderWay({ id }: Story): boolean {
    return wasHeard(id) || id === unfinished?.id || id === told?.story.id;
  }

  function tell(story: Story, from: 'left' | 'beginning'): void {
    tellTonight(story, { from }, wishes);
    address.open(story);
  }

  if (family.length === 0 && all.length === 0) return <NobodyYet userId={userId} />;
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
            wakeTonight(wishes);
            const known = { last: newestStory(shelf), family, narrator: keptPreferences()?.defaultNarrator };
            void make({
              ...wishFrom({ ...firstChoices(known), theme, duration: wishes.duration }, cast),
              ...toldForIn(listener, family),
            });
          }}
        />
        <Evening>{bedtimes && <BedtimesLine known={bedtimes} />}</Evening>
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

type GoOnProps = {
  story: Story;
  isPlayingElsewhere: boolean;
  onTell: (from: 'left' | 'beginning') => void;
};

function GoOn({ story, isPlayingElsewhere, onTell }: GoOnProps) {
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

type NewStoryProps = {
  family: readonly FamilyMember[];
  /** For whom it is, where that is one child. */
  child: FamilyMember | null;
  shelf: readonly Story[];
  /** Nothing waits to be told on: this is tonight's story. */
  isFirst: boolean;
  onTell: (cast: readonly FamilyMember[], theme: string) => void;
};

/** Last night's cast, and something that they might like tonight. */
function NewStory({ family, child, shelf, isFirst, onTell }: NewStoryProps) {
  const [ideas] = useState(() => ideasForTonight({ family: child ? [child] : family, stories: shelf }));
  const [place, setPlace] = useState(0);
  const again = firstCast(newestStory(shelf), family);
  const atHome = child ? [child] : family.filter(({ isGuest }) => !isGuest).slice(0, 4);
  const cast = again.length > 0 ? again : atHome;
  const theme = ideas[place % ideas.length] ?? '';
  if (cast.length === 0)
    return (
      <ButtonLink href="/create-story" tone={isFirst ? 'amber' : 'ghost'} size="large">
        Make tonight’s story
      </ButtonLink>
    );
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <Faces cast={cast} />
        <p className="min-w-0 grow leading-snug text-night-100">
          <span className="line-clamp-2 text-sm text-night-200">{namesOf(cast)}</span>
          <span className="font-display text-lg text-lamp-50">“{theme}”</span>
        </p>
        <button
          type="button"
          aria-label="Another idea"
          title="Another idea"
          className="grid size-11 shrink-0 place-items-center rounded-full text-night-100 hover:bg-hover"
          onClick={() => setPlace(place + 1)}
        >
          <RefreshCw size={20} aria-hidden="true" />
        </button>
      </div>
      <MainButton
        tone={isFirst ? 'amber' : 'ghost'}
        icon={<Sparkles size={22} className="shrink-0" aria-hidden="true" />}
        onPress={() => onTell(cast.slice(0, maxCharactersPerStory), theme)}
      >
        {isFirst ? 'Tell tonight’s story' : 'Tell a new story'}
      </MainButton>
      <TextLink
        href="/create-story"
        className="inline-flex min-h-11 items-center justify-self-center text-sm"
      >
        Choose everything yourself
      </TextLink>
    </div>
  );
}

function Faces({ cast }: { cast: readonly FamilyMember[] }) {
  return (
    <span className="flex shrink-0 pl-2 *:-ml-2" aria-hidden="true">
      {cast.slice(0, 3).map(({ id, age, avatar, look }) => (
        <Avatar key={id} id={avatar} age={age} look={look} size={44} />
      ))}
    </span>
  );
}

/** How the evening goes, in a line; and all of it to be changed, behind one tap. */
function Evening({ children }: { children: ReactNode }) {
  const wishes = useWindDown();
  const light = useReaderLight();
  const [isOpen, open] = useState(false);
  const words = [
    ...windDownWords(wishes),
    lightWords.find(({ value }) => value === light)?.label.toLowerCase(),
  ];
  return (
    <div className="grid gap-1 border-t border-night-600 pt-3">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-11 w-full items-center gap-3 rounded-md text-left text-sm text-night-100 hover:text-lamp-50"
        onClick={() => open(!isOpen)}
      >
        <SlidersHorizontal size={18} className="shrink-0 text-lamp-300" aria-hidden="true" />
        <span className="grow">
          <span className="sr-only">How the evening goes: </span>
          {words.join(' · ')}
        </span>
        <ChevronDown size={18} className={isOpen ? 'shrink-0 rotate-180' : 'shrink-0'} aria-hidden="true" />
      </button>
      {isOpen && <WindDownChoices />}
      {children}
    </div>
  );
}

/** A first evening: somebody has to be in the story. */
function NobodyYet({ userId }: { userId: string }) {
  const go = useGo();
  return (
    <section
      aria-label="Your first evening"
      className="night-sheet grid max-w-140 justify-items-start gap-4 rounded-card p-5 md:p-6"
    >
      <p className="text-night-100">
        Nobody is here to star in it yet. Tell us who is in the family, or hear a first story with people who
        are only lent.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/family" tone="amber" size="large">
          Add your family
        </ButtonLink>
        <BorrowSampleFamily userId={userId} onDone={() => go('/create-story')} />
      </div>
    </section>
  );
}

type MainButtonProps = { tone: 'amber' | 'ghost'; icon: ReactNode; onPress: () => void; children: ReactNode };

function MainButton({ tone, icon, onPress, children }: MainButtonProps) {
  return (
    <Button
      tone={tone}
      size="large"
      className="w-full py-3 leading-snug wrap-anywhere"
      icon={icon}
      onClick={onPress}
    >
      <span className="line-clamp-2">{children}</span>
    </Button>
  );
}

const namesOf = (cast: readonly FamilyMember[]): string => listInWords(cast.map(({ name }) => name));
