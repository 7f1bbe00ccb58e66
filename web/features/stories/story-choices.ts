import type { FamilyMember } from '#contract/family.ts';
import { defaultVoice, type NarratorVoice } from '#contract/narration.ts';
import {
  type Culture,
  defaultCulture,
  defaultDuration,
  defaultTheme,
  type Duration,
  type Story,
} from '#contract/stories.ts';
import { firstCast } from './first-cast.ts';

/** What the form holds. */
export type StoryChoices = {
  characterIds: readonly string[];
  theme: string;
  duration: Duration;
  narratorVoice: NarratorVoice;
  culture: Culture;
};

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
