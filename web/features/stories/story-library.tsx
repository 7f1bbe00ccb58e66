import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { VirtualGrid } from '#web/ui/virtual-grid.tsx';
import { partsIn, shelfOrders, type ShelfOrder } from './arrange-stories.ts';
import { found } from './find-stories.ts';
import { StoryCard } from './story-card.tsx';
import { useDeleteStory, useFavourite } from './story-calls.ts';
import { useSteadyOrder } from './use-steady-order.ts';

// Nobody deletes a story before they have seen the shelf.
const AlertDialog = lazy(async () => ({ default: (await import('#web/ui/alert-dialog.tsx')).AlertDialog }));

type StoryLibraryProps = {
  userId: string;
  stories: readonly Story[];
  /** Whose shelf it is; the whole family's where nobody is named. */
  name: string | undefined;
  menuOf: (story: Story, onDelete: (story: Story) => void) => ReactNode;
  /** Stands beside the search. */
  aside: ReactNode;
  /** For a shelf with nothing on it. */
  firstSteps: ReactNode;
  onPlay: (story: Story) => void;
  onRead: (story: Story) => void;
};

/** The shelf: all of it, or the favourites, or what is looked for. */
export function StoryLibrary(props: StoryLibraryProps) {
  const { userId, stories, name, menuOf, aside, firstSteps, onPlay, onRead } = props;
  const [sought, seek] = useState('');
  const [order, setOrder] = useState<ShelfOrder>('newest');
  const [leaving, setLeaving] = useState<Story | null>(null);
  const [isAsking, ask] = useState(false);
  const { mutate: putStar } = useFavourite(userId);
  const remove = useDeleteStory(userId);
  const inOrder = useSteadyOrder(stories, order);
  const parts = useMemo(() => partsIn(stories), [stories]);
  const [tab, setTab] = useState('all');
  const favourites = stories.filter(({ isFavorite }) => isFavorite);
  // Whoever loses the star stays until the tab is left: it may have been the wrong one.
  const [seen, setSeen] = useState<readonly string[]>([]);
  const starred = inOrder.filter(({ id, isFavorite }) => isFavorite || seen.includes(id));
  const toggleStar = useCallback(
    ({ id, isFavorite }: Story) => putStar({ id, isFavorite: !isFavorite }),
    [putStar],
  );
  const askBefore = useCallback((story: Story) => {
    ask(true);
    setLeaving(story);
  }, []);
  const menu = useCallback((story: Story) => menuOf(story, askBefore), [menuOf, askBefore]);
  const card = (story: Story) => (
    <StoryCard
      story={story}
      part={parts.get(story.id)}
      menuOf={menu}
      onPlay={onPlay}
      onRead={onRead}
      onFavourite={toggleStar}
    />
  );
  const shelf = (all: readonly Story[], empty: ReactNode) =>
    all.length === 0 ? empty : <Shelf stories={found(all, sought)}>{card}</Shelf>;

  return (
    <div className="grid gap-6">
      {stories.length > 0 && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <div className="max-w-90 min-w-0 grow basis-44">
            <TextField
              label="Find a story"
              type="search"
              placeholder="A title, a theme, a name"
              value={sought}
              autoComplete="off"
              onChange={(event) => seek(event.target.value)}
            />
          </div>
          <div className="w-[min(9rem,100%)]">
            <NativeSelect
              label="Sort by"
              value={order}
              choices={shelfOrders}
              onChange={({ target }) => {
                const chosen = shelfOrders.find(({ value }) => value === target.value);
                if (chosen) setOrder(chosen.value);
              }}
            />
          </div>
          <div className="grow" />
          {aside}
        </div>
      )}
      <Tabs
        label="Stories"
        value={tab}
        onValueChange={(next) => {
          setTab(next);
          setSeen(favourites.map(({ id }) => id));
        }}
        tabs={[
          {
            value: 'all',
            label: 'All Stories',
            count: stories.length,
            content: shelf(inOrder, <NoStories name={name}>{firstSteps}</NoStories>),
          },
          {
            value: 'favorites',
            label: 'Favorites',
            count: favourites.length,
            content: shelf(starred, <NoFavourites />),
          },
        ]}
      />
      <Suspense>
        {isAsking && (
          <AlertDialog
            isOpen={leaving !== null}
            onOpenChange={(isOpen) => !isOpen && setLeaving(null)}
            title={`Delete “${leaving?.title ?? ''}”?`}
            description="Are you sure you want to delete this story? This action cannot be undone."
            confirmLabel="Delete"
            onConfirm={() => {
              if (leaving) remove(leaving);
              setLeaving(null);
            }}
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
      rowPx={336}
      gapPx={16}
    >
      {children}
    </VirtualGrid>
  );
}

function NoStories({ name, children }: { name: string | undefined; children: ReactNode }) {
  return (
    <Card className="grid justify-items-start gap-4">
      <h2 className="text-xl">{name === undefined ? 'No Stories Yet' : `No Stories for ${name} Yet`}</h2>
      <p className="text-on-soft">The first one is only a few taps away, and it will stand here tomorrow.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/create" tone="amber">
          Create Story
        </ButtonLink>
        {children}
      </div>
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
