import type { Story } from '#contract/stories.ts';
import { lengthMs } from './story-minutes.ts';

// The shelf in an order: what belongs to one series stands together, its parts in the order in which they were told, where its best part
// would stand.

export const shelfOrders = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'title', label: 'Title' },
  { value: 'longest', label: 'Longest' },
] as const;
export type ShelfOrder = (typeof shelfOrders)[number]['value'];

const titles = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const comparisons: Record<ShelfOrder, (a: Story, b: Story) => number> = {
  // Favourites first, as the house itself orders them.
  newest: (a, b) => Number(b.isFavorite) - Number(a.isFavorite) || b.createdAt.localeCompare(a.createdAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  title: (a, b) => titles.compare(a.title, b.title),
  longest: (a, b) => lengthMs(b) - lengthMs(a),
};

export function arranged(stories: readonly Story[], order: ShelfOrder): Story[] {
  const compare = comparisons[order];
  return [...seriesIn(stories).values()]
    .map((parts) => ({ parts, best: parts.toSorted(compare)[0] }))
    .toSorted((a, b) => (a.best && b.best ? compare(a.best, b.best) : 0))
    .flatMap(({ parts }) => parts);
}

/** Which part of a series each story is; a story that stands alone is none. */
export function partsIn(stories: readonly Story[]): ReadonlyMap<string, number> {
  const series = [...seriesIn(stories).values()].filter((parts) => parts.length > 1);
  return new Map(series.flatMap((parts) => parts.map(({ id }, index) => [id, index + 1] as const)));
}

function seriesIn(stories: readonly Story[]): Map<string, Story[]> {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const series = new Map<string, Story[]>();
  for (const story of stories.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    const first = beginningOf(story, byId);
    series.set(first, [...(series.get(first) ?? []), story]);
  }
  return series;
}

/** The earliest part that is still on the shelf. */
function beginningOf(story: Story, byId: ReadonlyMap<string, Story>): string {
  const seen = new Set<string>();
  let part = story;
  for (;;) {
    const before = part.seriesOf === null ? undefined : byId.get(part.seriesOf);
    if (!before || seen.has(before.id)) return part.id;
    seen.add(part.id);
    part = before;
  }
}
