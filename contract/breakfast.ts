import * as z from 'zod/mini';
import { call } from './call.ts';

/** From what age a story has questions for the next morning. */
export const breakfastFrom = 4;

/** What is asked, and what the story itself says to it: the parent may have been asleep first. */
export const BreakfastQuestion = z.object({ question: z.string(), answer: z.string() });
export type BreakfastQuestion = z.infer<typeof BreakfastQuestion>;

/** Three small things for the morning after, and two words of the story with a child's meaning. */
export const Breakfast = z.object({
  find: BreakfastQuestion,
  count: BreakfastQuestion,
  ask: BreakfastQuestion,
  words: z.array(z.object({ word: z.string(), meaning: z.string() })),
});
export type Breakfast = z.infer<typeof Breakfast>;

const Wanted = z.object({ isWanted: z.boolean('isWanted is true or false') });
const path = '/api/breakfast';

export const breakfastCalls = {
  wanted: call({
    method: 'GET',
    path,
    access: 'family',
    summary: 'Whether new stories come with questions for breakfast.',
    status: 200,
    answer: Wanted,
  }),
  want: call({
    method: 'PUT',
    path,
    access: 'family',
    summary: 'Has new stories come with questions for breakfast, or no longer.',
    body: Wanted,
    status: 200,
    answer: Wanted,
  }),
};
