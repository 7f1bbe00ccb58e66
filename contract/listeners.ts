import type { FamilyMember } from './family.ts';
import { petAvatarIn, petAvatars } from './pets.ts';
import type { Story } from './stories.ts';

// Whose a story is. Stories belong to those whom they were told for, and a child has a shelf, places and favourites of their own.

/** From then on nobody is put to bed. */
const grownUpAt = 18;

type Person = Pick<FamilyMember, 'age' | 'relationship' | 'avatar' | 'isGuest'>;

/** Who has a shelf of their own: the children of the house. A puppy of two years is no child, and a guest goes home. */
export function isChild({ age, relationship, avatar, isGuest }: Person): boolean {
  const isPet = petAvatars.includes(avatar) || petAvatarIn(relationship) !== undefined;
  return !isGuest && !isPet && age < grownUpAt;
}

type Child = Person & Pick<FamilyMember, 'id' | 'name'>;

/**
 * Whether a story stands on a child's shelf. What was told for somebody is theirs; what nobody has said anything about, as of every story
 * before there were shelves, belongs to the children who are in it; and what is nobody's in particular is everybody's.
 */
export function isToldFor(
  { request }: Pick<Story, 'request'>,
  child: Pick<Child, 'id' | 'name'>,
  family: readonly Child[],
): boolean {
  const children = family.filter(isChild);
  const asked = children.filter(({ id }) => request.toldFor?.includes(id));
  if (asked.length > 0) return asked.some(({ id }) => id === child.id);
  if (request.toldFor) return true;
  const inIt = children.filter(({ name }) => request.characterNames.includes(name));
  return inIt.length === 0 || inIt.some(({ name }) => name === child.name);
}
