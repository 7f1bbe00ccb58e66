import { useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { arranged, type ShelfOrder } from './arrange-stories.ts';

/** The shelf in its order, which stays as it is while stars come and go: no card jumps away under a thumb. */
export function useSteadyOrder(stories: readonly Story[], order: ShelfOrder): Story[] {
  const who = `${order} ${stories
    .map(({ id }) => id)
    .toSorted()
    .join(' ')}`;
  const [steady, keep] = useState({ who, ids: idsIn(stories, order) });
  if (steady.who !== who) keep({ who, ids: idsIn(stories, order) });
  const byId = new Map(stories.map((story) => [story.id, story]));
  return steady.ids.flatMap((id) => byId.get(id) ?? []);
}

const idsIn = (stories: readonly Story[], order: ShelfOrder): readonly string[] =>
  arranged(stories, order).map(({ id }) => id);
