import { BookOpenText } from 'lucide-react';
import type { Story } from '#contract/stories.ts';
import { StoryTile } from '#web/features/stories/story-tile.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { storyPath } from '../story/story-address.ts';
import { shelfWords } from './greeting.ts';

const mostShown = 3;

type LatestStoriesProps = {
  stories: readonly Story[];
  count: number;
  /** "Again" is only for what was heard. */
  wasHeard: (storyId: string) => boolean;
  onPlay: (story: Story) => void;
};

/** The last ones made, to be heard once more or for the first time, and the way to all of them. */
export function LatestStories({ stories, count, wasHeard, onPlay }: LatestStoriesProps) {
  const latest = stories.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, mostShown);
  const areHeard = latest.length > 0 && latest.every(({ id }) => wasHeard(id));
  return (
    <section aria-labelledby="latest" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="latest" className={latest.length > 0 ? 'text-xl text-lamp-50' : 'sr-only'}>
          {areHeard ? 'Hear it again' : 'From your shelf'}
        </h2>
        <TextLink href="/stories" className="inline-flex min-h-11 items-center gap-2.5 text-sm">
          <BookOpenText size={18} aria-hidden="true" />
          {shelfWords(count)}
        </TextLink>
      </div>
      {latest.length > 0 && (
        <ul className="grid gap-3 md:grid-cols-3">
          {latest.map((story) => (
            <li key={story.id} className="grid">
              <StoryTile story={story} href={storyPath(story.id)} onPlay={onPlay} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
