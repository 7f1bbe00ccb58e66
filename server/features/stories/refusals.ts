import { Problem } from '#contract/problem.ts';
import { secondsToMidnight } from '#server/platform/clock.ts';

/** The same for a story that never was and for one of another family. */
export const storyNotFound = () => new Problem('not_found', { message: 'We could not find that story.' });

export const listenerNotFound = () =>
  new Problem('not_found', { message: 'We could not find that family member.' });

export const noOtherLength = () =>
  new Problem('cannot_change', { message: 'That is as short, or as long, as our stories are.' });

export const enoughForToday = (most: number, now: Date) =>
  new Problem('too_many_tries', {
    message:
      most === 0
        ? 'New stories are resting just now. Everything in your library is there.'
        : `That makes ${most} stories today, which is as many as we can write in one day. Tomorrow there will be new ones, and your library has all the others.`,
    retryAfterSeconds: secondsToMidnight(now),
  });

export const closingTime = () => new Problem('resting', { retryAfterSeconds: 5 });
