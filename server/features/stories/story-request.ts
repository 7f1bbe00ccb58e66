import {
  ageRangeOf,
  defaultCulture,
  defaultDuration,
  defaultTheme,
  type StoryCharacter,
  storyElements,
  type StoryRequest,
  type StoryWish,
} from '#contract/stories.ts';
import { defaultVoice } from '#contract/narration.ts';
import type { EarlierStory, StoryRequest as WriterRequest } from '#server/writers/writer.ts';

/** A wish made whole: what it leaves out is as it was in the story it is to be like, and else as usual. */
export function requestFrom(
  wish: StoryWish,
  like: StoryRequest | null,
  carriedOnFor?: readonly string[],
): StoryRequest {
  const characterDetails = wish.characterDetails ?? like?.characterDetails ?? [];
  const names = characterDetails.map(({ name }) => name);
  const toldFor = wish.toldFor ?? like?.toldFor ?? carriedOnFor;
  const sameCast = wish.characterDetails === undefined ? like : null;
  return {
    childName: wish.childName ?? sameCast?.childName ?? names.join(', '),
    ageRange: wish.ageRange ?? sameCast?.ageRange ?? ageRangeOf(characterDetails),
    theme: wish.theme ?? like?.theme ?? defaultTheme,
    duration: wish.duration ?? like?.duration ?? defaultDuration,
    narratorVoice: wish.narratorVoice ?? like?.narratorVoice ?? defaultVoice,
    interests: wish.interests ?? like?.interests ?? [],
    culturalBackground: wish.culturalBackground ?? like?.culturalBackground ?? defaultCulture,
    characterNames: wish.characterNames ?? sameCast?.characterNames ?? names,
    characterDetails,
    ...(toldFor && { toldFor: [...toldFor] }),
  };
}

/** What a wish is tied to: an earlier story, those of the family who are not in it, and what the family always wants. */
export type Ties = Pick<
  WriterRequest,
  'continues' | 'like' | 'retells' | 'household' | 'toldFor' | 'wantsBreakfast'
>;

/** What a writer is told. Who the cast is comes from the details alone; the other spellings of it are for people to read. */
export function forTheWriter(
  request: StoryRequest,
  history: readonly EarlierStory[],
  ties: Ties,
): WriterRequest {
  const element = storyElements.find((known) => request.interests.includes(known));
  return {
    characters: request.characterDetails.map(asCharacter),
    theme: request.theme,
    duration: request.duration,
    culture: request.culturalBackground,
    narratorVoice: request.narratorVoice,
    interests: request.interests.filter((word) => word !== element),
    ...(element && { element }),
    history,
    ...ties,
  };
}

const asCharacter = ({ pronouns, ...character }: StoryCharacter) => ({
  ...character,
  ...(pronouns && { pronouns }),
});
