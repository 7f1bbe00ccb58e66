import type { FamilyMember } from './family.ts';
import { ageRangeOf, type StoryCharacter, type StoryWish } from './stories.ts';

type Cast = Pick<StoryWish, 'childName' | 'ageRange' | 'characterNames' | 'characterDetails'>;

/** Those of the family who are in tonight's story, as a wish says them. */
export function castOf(members: readonly FamilyMember[]): Required<Cast> {
  const names = members.map(({ name }) => name);
  return {
    childName: names.join(', '),
    ageRange: ageRangeOf(members),
    characterNames: names,
    characterDetails: members.map(asCharacter),
  };
}

/** What a story knows of somebody, and no more: neither who they are to the house nor their face. */
export const asCharacter = ({
  name,
  age,
  relationship,
  hobbies,
  characterTraits: traits,
  pronouns,
  isGuest,
}: FamilyMember): StoryCharacter => ({ name, age, relationship, hobbies, traits, pronouns, isGuest });
