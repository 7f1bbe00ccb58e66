import { BookOpen, BookOpenText, Sparkles } from 'lucide-react';
import type { Story } from '#contract/stories.ts';
import { useFamily } from '#web/features/family/family-questions.ts';
import { BorrowSampleFamily } from '#web/features/family/sample-family-buttons.tsx';
import { unfinishedStories } from '#web/features/reader/story-places.ts';
import { useKnownPlaces } from '#web/features/reader/use-known-places.ts';
import { newestStory } from '#web/features/stories/newest-story.ts';
import { StoryBeingWritten } from '#web/features/stories/story-being-written.tsx';
import { useStories } from '#web/features/stories/story-questions.ts';
import { Button, ButtonLink, type ButtonTone } from '#web/ui/button.tsx';
import { useGo } from '#web/ui/link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { OpenStory } from '../story/open-story-later.tsx';
import { useOpenStory } from '../story/use-open-story.ts';
import { shelfWords } from './greeting.ts';

/** Tonight's story, one tap away: the one that sleep or something else cut short, or a new one. */
export function Tonight({ userId }: { userId: string }) {
  const { data: stories, isPending } = useStories(userId);
  const { story, making, open, close, tell } = useOpenStory(userId, stories ?? []);
  const arePlacesKnown = useKnownPlaces();
  const { data: family } = useFamily(userId);
  if (making) return <StoryBeingWritten making={making} />;
  if (isPending || !arePlacesKnown) return null;
  const newest = newestStory(stories ?? []);
  const unfinished = firstOf(unfinishedStories(), stories ?? []);
  return (
    <>
      <div className="flex max-w-full flex-wrap gap-3">
        {unfinished && (
          <ReadButton
            tone="amber"
            words={`Go on with “${unfinished.title}”`}
            onRead={() => open(unfinished)}
          />
        )}
        <MakeOne tone={unfinished ? 'ghost' : 'amber'} />
        {newest && !unfinished && (
          <ReadButton tone="ghost" words={`Read “${newest.title}” again`} onRead={() => open(newest)} />
        )}
      </div>
      {family?.length === 0 && <NobodyYet userId={userId} />}
      <TextLink href="/stories" className="inline-flex min-h-11 items-center gap-2.5">
        <BookOpenText size={20} aria-hidden="true" />
        {stories ? shelfWords(stories.length) : 'Your shelf'}
      </TextLink>
      {story && (
        <OpenStory
          userId={userId}
          story={story}
          shelf={stories ?? []}
          onOpen={open}
          closeLabel="Back to Home"
          onClose={close}
          onTell={tell}
        />
      )}
    </>
  );
}

/** A first evening: somebody has to be in the story. */
function NobodyYet({ userId }: { userId: string }) {
  const go = useGo();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-night-100">
      <p>
        Nobody is here to star in it yet. <TextLink href="/family">Add your family</TextLink>, or
      </p>
      <BorrowSampleFamily userId={userId} onDone={() => go('/create-story')} />
    </div>
  );
}

function firstOf(ids: readonly string[], stories: readonly Story[]): Story | undefined {
  return ids.flatMap((id) => stories.find((story) => story.id === id) ?? [])[0];
}

type ReadButtonProps = { tone: ButtonTone; words: string; onRead: () => void };

function ReadButton({ tone, words, onRead }: ReadButtonProps) {
  return (
    <Button
      tone={tone}
      size="large"
      className="max-w-full py-3 leading-snug wrap-anywhere"
      icon={<BookOpen size={22} className="shrink-0" aria-hidden="true" />}
      onClick={onRead}
    >
      <span className="line-clamp-2">{words}</span>
    </Button>
  );
}

function MakeOne({ tone }: { tone: ButtonTone }) {
  return (
    <ButtonLink
      href="/create-story"
      tone={tone}
      size="large"
      icon={<Sparkles size={22} aria-hidden="true" />}
    >
      Make tonight’s story
    </ButtonLink>
  );
}
