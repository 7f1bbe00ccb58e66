import type { FamilyMember } from '#contract/family.ts';
import { ageRangeOf, defaultTheme, type Story, storyElements, type StoryWish } from '#contract/stories.ts';
import type { StoryChoices } from './story-choices.ts';

/** A number from 0 up to, but never, 1. */
export type Chance = () => number;

/** What the form asks for, whole, as the server takes it. */
export function wishFrom(
  choices: StoryChoices,
  cast: readonly FamilyMember[],
  chance: Chance = Math.random,
): StoryWish {
  return {
    childName: cast.map(({ name }) => name).join(', '),
    ageRange: ageRangeOf(cast),
    theme: choices.theme.trim() || defaultTheme,
    duration: choices.duration,
    narratorVoice: choices.narratorVoice,
    interests: interestsOf(cast, chance),
    culturalBackground: choices.culture,
    characterNames: cast.map(({ name }) => name),
    characterDetails: cast.map(
      ({ name, age, relationship, hobbies, characterTraits, pronouns, isGuest }) => ({
        name,
        age,
        relationship,
        hobbies,
        traits: characterTraits,
        pronouns,
        isGuest,
      }),
    ),
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

/** Two to four of the things that these people love and are, and one surprise. */
export function interestsOf(
  cast: readonly Pick<FamilyMember, 'hobbies' | 'characterTraits'>[],
  chance: Chance,
): string[] {
  const known = new Set(cast.flatMap(({ hobbies, characterTraits }) => [...hobbies, ...characterTraits]));
  const howMany = 2 + Math.floor(chance() * 3);
  return [...shuffled([...known], chance).slice(0, howMany), oneOf(storyElements, chance)];
}

function shuffled(words: readonly string[], chance: Chance): string[] {
  return words
    .map((word) => ({ word, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ word }) => word);
}

const oneOf = <T>(choices: readonly [T, ...T[]], chance: Chance): T =>
  choices[Math.floor(chance() * choices.length)] ?? choices[0];

const isElement = (word: string) => storyElements.some((element) => element === word);
