import * as z from 'zod/mini';
import { call } from './call.ts';
import { StoryWish, TaleId } from './stories.ts';

/** A story that could be told of a wish, before it is told. */
export const StoryOffer = z.object({
  tale: TaleId,
  title: z.string(),
  /** How it begins, in a sentence; left out where that cannot be said well. */
  about: z.optional(z.string()),
});
export type StoryOffer = z.infer<typeof StoryOffer>;

export const StoryOffers = z.object({
  /** How much of what was asked is in one of them: all of it, some of it, or nothing but the word itself. */
  answers: z.enum(['all', 'some', 'none']),
  /** Best first: the first is what is told where nothing is chosen. None where the writer does not know before it writes, or where the wish is none for bedtime. */
  offers: z.array(StoryOffer),
});
export type StoryOffers = z.infer<typeof StoryOffers>;

export const storyOfferCalls = {
  of: call({
    method: 'POST',
    path: '/api/story-offers',
    access: 'family',
    summary:
      'What could be told of a wish: send the `tale` that is chosen with the same wish. Nothing is made or counted.',
    body: StoryWish,
    status: 200,
    answer: StoryOffers,
  }),
};
