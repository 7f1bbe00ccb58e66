import { type Culture, cultureNames, cultures, type Duration } from '#contract/stories.ts';

type Words<Id extends string> = readonly { value: Id; label: string; hint?: string }[];

export const durationWords: Words<Duration> = [
  { value: 'short', label: 'Short', hint: '3-5 min' },
  { value: 'medium', label: 'Medium', hint: '5-8 min' },
  { value: 'long', label: 'Long', hint: '8-12 min' },
];

export const cultureWords: Words<Culture> = cultures.map((value) => ({ value, label: cultureNames[value] }));
