import type { FamilyMember } from '#contract/family.ts';
import { type Chance, interestsOf, oneOf } from '#contract/ideas.ts';
import { castOf } from '#contract/story-cast.ts';
import { defaultTheme, type Story, storyElements, type StoryWish } from '#contract/stories.ts';
import type { StoryChoices } from './story-choices.ts';

/** What the form asks for, whole, as the server takes it. */
export function wishFrom(
  choices: StoryChoices,
  cast: readonly FamilyMember[],
  chance: Chance = Math.random,
): StoryWish {
  return {
    ...castOf(cast),
    theme: choices.theme.trim() || defaultTheme,
    duration: choices.duration,
    narratorVoice: choices.narratorVoice,
    interests: interestsOf(cast, chance),
    culturalBackground: choices.culture,
  };
}

/** What happens next: the same people, carried on, with another surprise. */
export function nextChapterOf(story: Story, chance: Chance = Math.random): StoryWish {
  const known = story.request.interests.filter((word) => !isElement(word));
  return { ...story.request, interests: [...known, oneOf(storyElements, chance)], seriesOf: story.id };
}

/** Another like this: everything as it was there, told anew. */
export const anotherLike = (story: Story): StoryWish => ({ likeStory: story.id });

/** The same once more, with what a parent wants different. */
export const toldAgain = (story: Story, but: string): StoryWish => ({ tellAgain: { story: story.id, but } });

const isElement = (word: string) => storyElements.some((element) => element === word);
