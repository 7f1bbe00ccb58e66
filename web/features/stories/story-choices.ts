import * as z from 'zod/mini';
import { defaultVoice, type NarratorVoice, narratorVoices } from '#contract/narration.ts';
import { cultures, defaultCulture, defaultDuration, storyLimits, type Duration } from '#contract/stories.ts';
import { keep, readKept, storageKeys } from '#web/platform/storage.ts';

const durationIds = ['short', 'medium', 'long'] as const satisfies readonly Duration[];

const StoryChoices = z.object({
  characterIds: z.array(z.string()),
  theme: z.string().check(z.maxLength(storyLimits.theme)),
  duration: z.enum(durationIds),
  narratorVoice: z.enum(narratorVoices),
  culture: z.enum(cultures),
});
/** What the form holds. Tomorrow it starts from tonight's. */
export type StoryChoices = z.infer<typeof StoryChoices>;

const untouched: StoryChoices = {
  characterIds: [],
  theme: '',
  duration: defaultDuration,
  narratorVoice: defaultVoice,
  culture: defaultCulture,
};

/** As it was the last time, told by whoever tells at this house. */
export function firstChoices(narrator: NarratorVoice | undefined): StoryChoices {
  const kept = z.safeParse(StoryChoices, readKept(storageKeys.storyChoices));
  const choices = kept.success ? kept.data : untouched;
  return narrator === undefined ? choices : { ...choices, narratorVoice: narrator };
}

export function keepChoices(choices: StoryChoices): void {
  keep(storageKeys.storyChoices, choices);
}

type Words<Id extends string> = readonly { value: Id; label: string; hint?: string }[];

export const durationWords: Words<Duration> = [
  { value: 'short', label: 'Short', hint: '3-5 min' },
  { value: 'medium', label: 'Medium', hint: '5-8 min' },
  { value: 'long', label: 'Long', hint: '8-12 min' },
];

export const cultureWords: Words<StoryChoices['culture']> = [
  { value: 'western', label: 'Western' },
  { value: 'japanese', label: 'Japanese' },
  { value: 'chinese', label: 'Chinese' },
  { value: 'maori', label: 'Māori' },
  { value: 'african', label: 'African' },
  { value: 'indian', label: 'Indian' },
  { value: 'latin', label: 'Latin' },
  { value: 'arabic', label: 'Arabic' },
];

export const themeIdeas = [
  'A trip to the moon',
  'Under the sea',
  'A night in the treehouse',
  'Being brave',
  'Making new friends',
  'The lost teddy',
  'Dinosaurs',
  'First day at school',
] as const;
