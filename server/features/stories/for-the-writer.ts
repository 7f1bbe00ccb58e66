import { type StoryCharacter, storyElements, type StoryRequest } from '#contract/stories.ts';
import type { EarlierStory, StoryRequest as WriterRequest } from '#server/writers/writer.ts';

/** What a wish is tied to: the tale that was chosen for it, an earlier story, those of the family who are not in it, and what the family always wants. */
export type Ties = Pick<
  WriterRequest,
  'tale' | 'continues' | 'like' | 'retells' | 'household' | 'toldFor' | 'wantsBreakfast'
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
