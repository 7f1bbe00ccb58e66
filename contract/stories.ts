import * as z from 'zod/mini';
import { Breakfast } from './breakfast.ts';
import { call } from './call.ts';
import { familyLimits, pronounChoices } from './family.ts';
import { LibraryPage } from './library-page.ts';
import { narratorVoices } from './narration.ts';
import { StoryPicture } from './pictures.ts';
import type { ProblemBody } from './problem.ts';
import { typedText, wordsBetweenCommas } from './text.ts';

/** How long a story may be, in minutes aloud and in words at a bedtime pace of about 137 words a minute. */
export const durations = {
  short: { minutes: [3, 5], words: [413, 688] },
  medium: { minutes: [5, 8], words: [688, 1100] },
  long: { minutes: [8, 12], words: [1100, 1650] },
} as const;
export type Duration = keyof typeof durations;
export const durationIds = ['short', 'medium', 'long'] as const satisfies readonly Duration[];
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

export const cultureNames: Record<Culture, string> = {
  western: 'Western',
  japanese: 'Japanese',
  chinese: 'Chinese',
  maori: 'Māori',
  african: 'African',
  indian: 'Indian',
  latin: 'Latin',
  arabic: 'Arabic',
};

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

export const storyLimits = {
  theme: 200,
  /** What is to be different when a story is told again. */
  change: 200,
  interests: 20,
  childName: 1_000,
  ageRange: 60,
  idempotencyKey: 200,
} as const;

const atLeastOne = 'Please select at least one character';
const atMostTen = `Maximum ${maxCharactersPerStory} characters allowed per story`;

/** Ids are lower-case, and whoever writes "Medium" means the same. */
const oneOf = <const T extends readonly string[]>(what: string, ids: T) =>
  z.pipe(
    z.pipe(
      z.string(`${what} is one of ${ids.join(', ')}`),
      z.transform((id: string) => id.trim().toLowerCase()),
    ),
    z.enum(ids, `${what} is one of ${ids.join(', ')}`),
  );

/** As one text with commas. What could not be few enough words is not taken apart. */
const wordsInText = (most: number, longest: number, tooMany: string) =>
  z.string().check(z.maxLength(2 * most * longest, tooMany));

/** As a list or as one text with commas: both are how people and programs write words. */
const words = (what: string, most: number) =>
  z.pipe(
    z.pipe(
      z.union(
        [wordsInText(most, familyLimits.word, `${what}: at most ${most}, please`), z.array(z.string())],
        `${what} are a list of words`,
      ),
      z.transform((sent: string | string[]) => {
        if (typeof sent === 'string') return wordsBetweenCommas(sent);
        return [...new Set(sent.map((word) => word.trim()))].filter((word) => word.length > 0);
      }),
    ),
    z
      .array(typedText({ what: `Each of the ${what.toLowerCase()}`, max: familyLimits.word }))
      .check(z.maxLength(most, `${what}: at most ${most}, please`)),
  );

/** Somebody who is in the story: a member of the family or a guest, as they are tonight. */
export const StoryCharacter = z.object({
  name: typedText({ what: 'The name', max: familyLimits.name, missing: 'Everybody in a story needs a name' }),
  age: z
    .int('Age is a whole number')
    .check(
      z.minimum(0, 'Age starts at 0'),
      z.maximum(familyLimits.oldest, `Age goes up to ${familyLimits.oldest}`),
    ),
  relationship: z._default(typedText({ what: 'The family position', max: familyLimits.relationship }), ''),
  hobbies: z._default(words('Hobbies', familyLimits.words), []),
  traits: z._default(words('Traits', familyLimits.words), []),
  /** Never guessed: without them, stories use the name, or what the relationship says. */
  pronouns: z._default(z.nullable(z.enum(pronounChoices)), null),
  isGuest: z._default(z.boolean(), false),
});
export type StoryCharacter = z.infer<typeof StoryCharacter>;

/** Somebody of the family: a child who listens. */
export const ListenerId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'That is nobody of the family'));

export const StoryId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'That is not a story'));

/** One of the tales of the house, by the name of its file: whoever runs a house calls theirs as they like. It is looked for among those that can be told, and opens nothing. */
export const TaleId = z
  .string()
  .check(z.minLength(1, 'That is no tale'), z.maxLength(255, 'That is no tale'));

const theme = z.pipe(
  typedText({ what: 'The theme', max: storyLimits.theme }),
  z.transform((typed: string) => typed || defaultTheme),
);

const names = z.pipe(
  z.pipe(
    z.union(
      [wordsInText(maxCharactersPerStory, familyLimits.name, atMostTen), z.array(z.string())],
      'Names are a list',
    ),
    z.transform((sent: string | string[]) => (typeof sent === 'string' ? wordsBetweenCommas(sent) : sent)),
  ),
  z
    .array(typedText({ what: 'Each name', max: familyLimits.name }))
    .check(z.maxLength(maxCharactersPerStory, atMostTen)),
);

/** What a form may send. What it leaves out comes from the story it wants another like, and otherwise from the defaults. */
export const StoryWish = z
  .object({
    childName: z.optional(typedText({ what: 'The names', max: storyLimits.childName })),
    ageRange: z.optional(typedText({ what: 'The age range', max: storyLimits.ageRange })),
    theme: z.optional(theme),
    duration: z.optional(oneOf('Duration', durationIds)),
    narratorVoice: z.optional(oneOf('The narrator voice', narratorVoices)),
    interests: z.optional(words('Interests', storyLimits.interests)),
    culturalBackground: z.optional(oneOf('The cultural background', cultures)),
    characterNames: z.optional(names),
    characterDetails: z.optional(
      z
        .array(StoryCharacter, atLeastOne)
        .check(z.minLength(1, atLeastOne), z.maxLength(maxCharactersPerStory, atMostTen)),
    ),
    /** Whose it is; nobody in particular where the list is empty. Left out, it is as in the story that this one is after. */
    toldFor: z.optional(
      z
        .array(ListenerId)
        .check(z.maxLength(maxCharactersPerStory, 'That is more children than one story has')),
    ),
    /** Of what was offered for this very wish (story-offers.ts), what was chosen. Where it cannot be told any more, the wish is answered anew. */
    tale: z.optional(z.nullable(TaleId)),
    /** The story that this one carries on: what was found there comes back. */
    seriesOf: z.optional(z.nullable(StoryId)),
    /** A story to tell another like: whatever else is not said is as it was there. */
    likeStory: z.optional(z.nullable(StoryId)),
    /** A story to tell again, but: with the one thing changed that a parent says. */
    tellAgain: z.optional(
      z.nullable(
        z.object({
          story: StoryId,
          but: typedText({
            what: 'What is to be different',
            max: storyLimits.change,
            missing: 'Say what is to be different',
          }),
        }),
      ),
    ),
  })
  .check(
    z.refine((wish) => wish.characterDetails !== undefined || Boolean(wish.likeStory ?? wish.tellAgain), {
      path: ['characterDetails'],
      message: atLeastOne,
    }),
  );
export type StoryWish = z.infer<typeof StoryWish>;

/** What was asked, whole; kept with the story. */
export const StoryRequest = z.object({
  childName: z.string(),
  ageRange: z.string(),
  theme: z.string(),
  duration: z.enum(durationIds),
  narratorVoice: z.enum(narratorVoices),
  interests: z.array(z.string()),
  culturalBackground: z.enum(cultures),
  characterNames: z.array(z.string()),
  characterDetails: z.array(StoryCharacter),
  /** It is another told again, but for this. */
  but: z.optional(z.string()),
  /** Whose it is: see listeners.ts. Nobody has said so where it is left out. */
  toldFor: z.optional(z.array(z.string())),
});
export type StoryRequest = z.infer<typeof StoryRequest>;

/** "6 years" for one, and for several the specification's two words. */
export function ageRangeOf(characters: readonly { age: number }[]): string {
  const [only, another] = characters;
  return only && !another ? `${only.age} years` : 'Multiple characters';
}

/** Somebody who has read this story for the family. */
export const StoryReading = z.object({
  id: z.string(),
  speaker: z.string(),
  /** The one that tells it unless somebody asks for another. */
  isFavorite: z.boolean(),
  durationMs: z.int(),
});
export type StoryReading = z.infer<typeof StoryReading>;

export const Story = z.object({
  id: z.string(),
  title: z.string(),
  /** Paragraphs with a blank line between them. */
  content: z.string(),
  createdAt: z.iso.datetime(),
  isFavorite: z.boolean(),
  /** What children have said of it on their own shelves; whoever has said nothing there sees the family's star. */
  stars: z.optional(z.record(z.string(), z.boolean())),
  narratorVoice: z.enum(narratorVoices),
  /** The writer's name, and truly so: another who stepped in says so. */
  writtenBy: z.string(),
  request: StoryRequest,
  /** What is on its picture. A story of long ago has none until the house has looked at it. */
  picture: z.nullable(StoryPicture),
  /** Where that picture is seen as a painter outside the house has made it; left out where nobody has. */
  painting: z.optional(z.string()),
  seriesOf: z.nullable(z.string()),
  /** How long the narration last made of it is, once there is one. */
  durationMs: z.nullable(z.int()),
  /** For the next morning, where the family would like it and its writer could. */
  breakfast: z.optional(Breakfast),
  /** Those who have read it aloud, the oldest first; left out where nobody has. */
  readings: z.optional(z.array(StoryReading)),
});
export type Story = z.infer<typeof Story>;

/**
 * What comes while a story is written. A title that comes again starts the story over: the writer thought better of it, or another
 * stepped in, and what was shown gives way. The last event is the story, or the problem.
 */
export type StoryStreamEvent =
  /** What is on its picture, as far as it is known; it may come again when the writer knows more. */
  | { event: 'picture'; data: StoryPicture }
  | { event: 'title'; data: { title: string } }
  | { event: 'paragraph'; data: { index: number; text: string } }
  | { event: 'story'; data: Story }
  | { event: 'problem'; data: ProblemBody };

const path = '/api/stories';
export const OneStory = z.object({ id: StoryId });

export const storyCalls = {
  list: call({
    method: 'GET',
    path,
    access: 'family',
    summary: 'The library: favourites first, then the newest. With `limit`, a page and a link to the next.',
    query: LibraryPage,
    status: 200,
    answer: z.array(Story),
  }),
  one: call({
    method: 'GET',
    path: `${path}/{id}`,
    access: 'family',
    summary: 'One story.',
    params: OneStory,
    status: 200,
    answer: Story,
  }),
  create: call({
    method: 'POST',
    path,
    access: 'family',
    summary:
      'Writes a story. With `Accept: text/event-stream` it comes as it is written; the same `Idempotency-Key` gives the same story.',
    body: StoryWish,
    status: 201,
    answer: Story,
  }),
  favourite: call({
    method: 'PATCH',
    path: `${path}/{id}/favorite`,
    access: 'family',
    summary: 'Marks a story as a favourite, or no longer.',
    params: OneStory,
    body: z.object({
      isFavorite: z.boolean('isFavorite is true or false'),
      /** On whose shelf; on the whole family's where nobody is named. */
      listener: z.optional(ListenerId),
    }),
    status: 200,
    answer: Story,
  }),
  giveTo: call({
    method: 'PUT',
    path: `${path}/{id}/listeners`,
    access: 'family',
    summary: 'Puts a story on the shelves of these children; on everybody’s where there are none.',
    params: OneStory,
    body: z.object({
      /** Null takes back whatever was said of it. */
      toldFor: z.nullable(
        z
          .array(ListenerId)
          .check(z.maxLength(maxCharactersPerStory, 'That is more children than one story has')),
      ),
    }),
    status: 200,
    answer: Story,
  }),
  remove: call({
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'family',
    summary: 'Deletes a story, and the sound that was made of it.',
    params: OneStory,
    query: z.object({ userId: z.optional(z.string()) }),
    status: 204,
    answer: null,
  }),
};
