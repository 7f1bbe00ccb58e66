import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { VirtualGrid } from '#web/ui/virtual-grid.tsx';
import { found } from './find-stories.ts';
import { StoryCard } from './story-card.tsx';
import { useDeleteStory, useFavourite } from './story-questions.ts';

// Nobody deletes a story before they have seen the shelf.
const AlertDialog = lazy(async () => ({ default: (await import('#web/ui/alert-dialog.tsx')).AlertDialog }));

type StoryLibraryProps = {
  userId: string;
  stories: readonly Story[];
  menuOf: (story: Story) => ReactNode;
  /** Stands beside the search. */
  aside: ReactNode;
  onRead: (story: Story) => void;
};

/** The shelf: all of it, or the favourites, or what is looked for. */
export function StoryLibrary({ userId, stories, menuOf, aside, onRead }: StoryLibraryProps) {
  const [sought, seek] = useState('');
  const [leaving, setLeaving] = useState<Story | null>(null);
  const [isAsking, ask] = useState(false);
  const { mutate: putStar } = useFavourite(userId);
  const remove = useDeleteStory(userId);
  const favourites = useMemo(() => stories.filter(({ isFavorite }) => isFavorite), [stories]);
  const toggleStar = useCallback(
    ({ id, isFavorite }: Story) => putStar({ id, isFavorite: !isFavorite }),
    [putStar],
  );
  const askBefore = useCallback((story: Story) => {
    ask(true);
    setLeaving(story);
  }, []);
  const card = (story: Story) => (
    <StoryCard story={story} menuOf={menuOf} onRead={onRead} onFavourite={toggleStar} onDelete={askBefore} />
  );
  const shelf = (all: readonly Story[], empty: ReactNode) =>
    all.length === 0 ? empty : <Shelf stories={found(all, sought)}>{card}</Shelf>;

  return (
    <div className="grid gap-6">
      {stories.length > 0 && (
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="w-full max-w-90">
            <TextField
              label="Find a story"
              type="search"
              placeholder="A title, a theme, a name"
              value={sought}
              autoComplete="off"
              onChange={(event) => seek(event.target.value)}
            />
          </div>
          {aside}
        </div>
      )}
      <Tabs
        label="Stories"
        tabs={[
          {
            value: 'all',
            label: 'All Stories',
            count: stories.length,
            content: shelf(stories, <NoStories />),
          },
          {
            value: 'favorites',
            label: 'Favorites',
            count: favourites.length,
            content: shelf(favourites, <NoFavourites />),
          },
        ]}
      />
      <Suspense>
        {isAsking && (
          <AlertDialog
            isOpen={leaving !== null}
            onOpenChange={(isOpen) => !isOpen && setLeaving(null)}
            title="Delete story"
            description="Are you sure you want to delete this story? This action cannot be undone."
            confirmLabel="Delete"
            isBusy={remove.isPending}
            onConfirm={() => leaving && remove.mutate(leaving, { onSettled: () => setLeaving(null) })}
          />
        )}
      </Suspense>
    </div>
  );
}

function Shelf({ stories, children }: { stories: readonly Story[]; children: (story: Story) => ReactNode }) {
  if (stories.length === 0)
    return <output className="block text-night-200">No story has these words.</output>;
  return (
    <VirtualGrid
      label="Stories"
      items={stories}
      keyOf={({ id }) => id}
      leastColumnPx={165}
      mostColumns={6}
      rowPx={318}
      gapPx={16}
    >
      {children}
    </VirtualGrid>
  );
}

function NoStories() {
  return (
    <Card className="grid justify-items-start gap-4">
      <h2 className="text-xl">No Stories Yet</h2>
      <p className="text-on-soft">The first one is only a few taps away, and it will stand here tomorrow.</p>
      <ButtonLink href="/create" tone="amber">
        Create Story
      </ButtonLink>
    </Card>
  );
}

function NoFavourites() {
  return (
    <Card className="grid gap-2">
      <h2 className="text-xl">No Favorites Yet</h2>
      <p className="text-on-soft">Tap the star of a story that you want to find again quickly.</p>
    </Card>
  );
}
