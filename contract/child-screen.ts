import * as z from 'zod/mini';
import { call } from './call.ts';
import { Look } from './looks.ts';
import { Telling } from './narration.ts';
import { StoryPicture } from './pictures.ts';
import { StoryId } from './stories.ts';
import { storyPlaceLimits } from './story-places.ts';
import { isTimeZone } from './evenings.ts';

/** Up to this age there is one button and nothing to choose. */
export const oneButtonUpTo = 2;

/** Wrong codes in a row; after them only the account's password opens. */
export const mostWrongCodes = 5;

/** When a shelf that has gone to sleep wakes again, by the family's clock. */
export const wakesAtHour = 6;

/** When the light goes down: after so many stories or minutes, or not at all. */
export const bedtimeStories = [1, 2, 3] as const;
export const bedtimeMinutes = [15, 30, 45] as const;

const Bedtime = z.object({
  stories: z.nullable(z.int().check(z.minimum(1), z.maximum(20))),
  minutes: z.nullable(z.int().check(z.minimum(5), z.maximum(180))),
});
export type Bedtime = z.infer<typeof Bedtime>;

const Code = z.string('Four digits, please').check(z.regex(/^\d{4}$/, 'Four digits, please'));

/** What a child sees of a story: its picture and its name. */
export const ShelfStory = z.object({ id: z.string(), title: z.string(), picture: z.nullable(StoryPicture) });
export type ShelfStory = z.infer<typeof ShelfStory>;

export const Night = z.object({
  /** The light goes down then at the latest; null while nothing ends it. */
  endsAt: z.nullable(z.iso.datetime()),
  /** How many stories may still begin; null where nobody counts. */
  storiesLeft: z.nullable(z.int()),
  /** The story that was the last one, while it may still be heard to its end. */
  lastStory: z.nullable(z.string()),
  /** Until then the shelf sleeps; null while it is awake. */
  asleepUntil: z.nullable(z.iso.datetime()),
});
export type Night = z.infer<typeof Night>;

/** All that a device in a child's hands knows. */
export const ChildScreen = z.object({
  child: z.nullable(z.object({ name: z.string(), age: z.int(), avatar: z.string(), look: Look })),
  stories: z.array(ShelfStory),
  /** By which the night is counted; a device without a network counts by it too. */
  bedtime: Bedtime,
  night: Night,
});
export type ChildScreen = z.infer<typeof ChildScreen>;

const path = '/api/child-screen';
const OneStory = z.object({ id: StoryId });

export const childScreenCalls = {
  show: call({
    method: 'GET',
    path,
    access: 'family',
    forChild: true,
    summary: 'The screen of the child this device was given to; null where it was given to nobody.',
    status: 200,
    answer: z.nullable(ChildScreen),
  }),
  code: call({
    method: 'GET',
    path: `${path}/code`,
    access: 'family',
    summary: 'Whether the parents have chosen a code.',
    status: 200,
    answer: z.object({ isChosen: z.boolean() }),
  }),
  chooseCode: call({
    method: 'PUT',
    path: `${path}/code`,
    access: 'family',
    summary: 'Chooses the four digits that take a device back from a child.',
    body: z.object({ code: Code }),
    status: 204,
    answer: null,
  }),
  give: call({
    method: 'POST',
    path,
    access: 'family',
    summary:
      'Gives this device to a child: from now on its session may show and tell that child’s stories, and nothing else.',
    body: z.object({
      childId: z.string().check(z.maxLength(64)),
      bedtime: Bedtime,
      timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone, 'That is no time zone')),
    }),
    status: 201,
    answer: ChildScreen,
  }),
  tell: call({
    method: 'POST',
    path: `${path}/stories/{id}/tell`,
    access: 'family',
    forChild: true,
    summary:
      'Tells one of the child’s stories, and says where it was left and how long the evening still is.',
    params: OneStory,
    status: 200,
    answer: z.extend(Telling, { positionMs: z.int(), night: Night }),
  }),
  place: call({
    method: 'PUT',
    path: `${path}/stories/{id}/place`,
    access: 'family',
    forChild: true,
    summary: 'Keeps where the child left a story.',
    params: OneStory,
    body: z.object({
      positionMs: z.int().check(z.minimum(0), z.maximum(storyPlaceLimits.longestMs)),
      isPlaying: z.boolean(),
      isHeard: z.boolean(),
    }),
    status: 204,
    answer: null,
  }),
  sleep: call({
    method: 'POST',
    path: `${path}/sleep`,
    access: 'family',
    forChild: true,
    summary: 'The light goes down now: the shelf sleeps until morning.',
    status: 200,
    answer: Night,
  }),
  takeBack: call({
    method: 'POST',
    path: `${path}/take-back`,
    access: 'family',
    forChild: true,
    summary:
      'A parent takes the device back, by the code or, after five wrong ones, by the account’s password.',
    body: z.union([z.object({ code: Code }), z.object({ password: z.string().check(z.maxLength(200)) })]),
    status: 204,
    answer: null,
  }),
};
