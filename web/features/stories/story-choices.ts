import type { FamilyMember } from '#contract/family.ts';
import { defaultVoice, type NarratorVoice } from '#contract/narration.ts';
import {
  type Culture,
  cultureNames,
  cultures,
  defaultCulture,
  defaultDuration,
  defaultTheme,
  type Duration,
  type Story,
} from '#contract/stories.ts';

/** What the form holds. */
export type StoryChoices = {
  characterIds: readonly string[];
  theme: string;
  duration: Duration;
  narratorVoice: NarratorVoice;
  culture: Culture;
};

/** A few are all in a first story; of many a parent chooses. */
const fewPeople = 4;

type Known = {
  /** The story that was made last, on whichever device: its cast, its wish and its voice belong to the account. */
  last: Story | undefined;
  family: readonly FamilyMember[];
  /** Who tells at this house, where somebody has said so. */
  narrator: NarratorVoice | undefined;
};

/** As it was the last time, told by whoever tells at this house. */
export function firstChoices({ last, family, narrator }: Known): StoryChoices {
  const asked = last?.request;
  return {
    characterIds: firstCast(last, family).map(({ id }) => id),
    theme: asked === undefined || asked.theme === defaultTheme ? '' : asked.theme,
    duration: asked?.duration ?? defaultDuration,
    narratorVoice: narrator ?? asked?.narratorVoice ?? defaultVoice,
    culture: asked?.culturalBackground ?? defaultCulture,
  };
}

/** Last night's cast, as far as it is still in the family; before the first night a family that is small, or that is only lent. */
export function firstCast(last: Story | undefined, family: readonly FamilyMember[]): FamilyMember[] {
  const before = last?.request.characterDetails ?? [];
  const again = family.filter(({ name, age }) =>
    before.some((one) => one.name === name && Math.abs(one.age - age) <= 1),
  );
  if (last) return again;
  const lent = family.filter(({ isSample }) => isSample);
  const some = lent.length > 0 ? lent : family;
  return some.length <= fewPeople ? [...some] : [];
}

type Words<Id extends string> = readonly { value: Id; label: string; hint?: string }[];

export const durationWords: Words<Duration> = [
  { value: 'short', label: 'Short', hint: '3-5 min' },
  { value: 'medium', label: 'Medium', hint: '5-8 min' },
  { value: 'long', label: 'Long', hint: '8-12 min' },
];

export const cultureWords: Words<Culture> = cultures.map((value) => ({ value, label: cultureNames[value] }));
