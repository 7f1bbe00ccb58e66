/** How long a story may be, in minutes aloud and in words at a bedtime pace of about 137 words a minute. */
export const durations = {
  short: { minutes: [3, 5], words: [413, 688] },
  medium: { minutes: [5, 8], words: [688, 1100] },
  long: { minutes: [8, 12], words: [1100, 1650] },
} as const;
export type Duration = keyof typeof durations;
export const defaultDuration: Duration = 'medium';

export const cultures = [
  'western',
  'japanese',
  'chinese',
  'maori',
  'african',
  'indian',
  'latin',
  'arabic',
] as const;
export type Culture = (typeof cultures)[number];
export const defaultCulture: Culture = 'western';

/** The one random surprise that goes into the interests of every story request. */
export const storyElements = [
  'magical discovery',
  'hidden treasure',
  'time travel',
  'secret garden',
  'talking animals',
  'a lost map',
  'a friendly giant',
  'a mysterious door',
  'a message in a bottle',
  'a night journey',
  'an unexpected guest',
  'a forgotten song',
] as const;
export type StoryElement = (typeof storyElements)[number];

export const defaultTheme = 'Adventure';
export const maxCharactersPerStory = 10;
