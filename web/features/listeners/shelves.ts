import type { FamilyMember } from '#contract/family.ts';
import { isChild, isToldFor } from '#contract/listeners.ts';
import type { Story } from '#contract/stories.ts';
import { type Listener, useListener } from '#web/platform/listener.ts';

/** Those who have a shelf of their own, in the family's order. */
export const childrenOf = (family: readonly FamilyMember[]): FamilyMember[] => family.filter(isChild);

/** The child that is chosen, as long as there is more than one and this one is still in the family. */
export function chosenChild(now: Listener, family: readonly FamilyMember[]): FamilyMember | null {
  const children = childrenOf(family);
  if (now.kind !== 'child' || children.length < 2) return null;
  return children.find(({ id }) => id === now.id) ?? null;
}

/** The child's own shelf, or all there is. */
export const shelfFor = (
  child: FamilyMember | null,
  stories: readonly Story[],
  family: readonly FamilyMember[],
): readonly Story[] => (child ? stories.filter((story) => isToldFor(story, child, family)) : stories);

/** The children on whose shelves it stands; nobody where it is everybody's. */
export function ownersOf(story: Story, family: readonly FamilyMember[]): FamilyMember[] {
  const children = childrenOf(family);
  const owners = children.filter((child) => isToldFor(story, child, family));
  return owners.length === children.length ? [] : owners;
}

export const useChosenChild = (family: readonly FamilyMember[]): FamilyMember | null =>
  chosenChild(useListener(), family);

/** What a new wish says of whose it is. Where nobody was asked, the house goes by who is in it. */
export function toldForIn(now: Listener, family: readonly FamilyMember[]): { toldFor?: string[] } {
  const child = chosenChild(now, family);
  if (child) return { toldFor: [child.id] };
  return now.kind === 'everyone' && childrenOf(family).length > 1 ? { toldFor: [] } : {};
}
