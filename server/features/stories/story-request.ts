import {
  ageRangeOf,
  defaultCulture,
  defaultDuration,
  defaultTheme,
  type StoryRequest,
  type StoryWish,
} from '#contract/stories.ts';
import { defaultVoice } from '#contract/narration.ts';

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
