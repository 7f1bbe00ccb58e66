import * as z from 'zod/mini';
import { call } from './call.ts';
import { ListenerId, OneStory } from './stories.ts';

export const storyPlaceLimits = {
  /** The latest: a family goes back to this week's stories. */
  listed: 50,
  /** Longer than any telling. */
  longestMs: 6 * 3_600_000,
} as const;

/** Where in a story its listeners were when it was left, or when sleep began. At 0 it starts at its beginning. */
export const StoryPlace = z.object({
  positionMs: z
    .int('A place is a number of milliseconds')
    .check(
      z.minimum(0, 'A story begins at 0'),
      z.maximum(storyPlaceLimits.longestMs, 'No story is as long as that'),
    ),
  isAsleep: z.boolean('isAsleep is true or false'),
  /** It is being told at this moment. Told by the house, it was so a few seconds ago: whoever plays says so again and again. */
  isPlaying: z._default(z.boolean('isPlaying is true or false'), false),
  /** It was heard to its end, at some time and on some device: only then is there an "again". */
  isHeard: z._default(z.boolean('isHeard is true or false'), false),
  /** When it was so, by the clock of the device that was there. */
  updatedAt: z.iso.datetime('updatedAt is a time like 2026-11-20T19:30:00Z'),
  /** Whose place it is; the whole family's where nobody is named. */
  listener: z.optional(ListenerId),
});
export type StoryPlace = z.infer<typeof StoryPlace>;

const path = '/api/stories/{id}/place';

export const storyPlaceCalls = {
  list: call({
    method: 'GET',
    path: '/api/story-places',
    access: 'family',
    summary: 'Where stories were left, the latest first.',
    status: 200,
    answer: z.array(z.extend(StoryPlace, { storyId: z.string() })),
  }),
  one: call({
    method: 'GET',
    path: path,
    access: 'family',
    summary: 'Where a story was left, on whichever device of the family that was. With `listener`, by whom.',
    params: OneStory,
    query: z.object({ listener: z.optional(ListenerId) }),
    status: 200,
    answer: StoryPlace,
  }),
  keep: call({
    method: 'PUT',
    path: path,
    access: 'family',
    summary:
      'Keeps where a story was left, unless a later place is known. Answers with the place that is kept.',
    params: OneStory,
    body: StoryPlace,
    status: 200,
    answer: StoryPlace,
  }),
};
