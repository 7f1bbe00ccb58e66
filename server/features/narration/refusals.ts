import { Problem } from '#contract/problem.ts';
import { asNarratorFailure, NarratorFailure } from '#server/narrators/narrator.ts';
import { secondsToMidnight } from '#server/platform/clock.ts';
import { failuresInWords } from '#server/platform/failures.ts';
import { SoundStopped } from './sound-stopped.ts';

export const soundNotFound = () =>
  new Problem('not_found', { message: 'This sound is no longer here. Please start it once more.' });
export const linkExpired = () =>
  new Problem('not_allowed', { message: 'This link to a sound has expired. Please start it once more.' });

export const toldEnoughToday = (now: Date) =>
  new Problem('too_many_tries', {
    message:
      'That is all the telling we can do for one day. Everything told before can still be heard; there is more tomorrow.',
    retryAfterSeconds: secondsToMidnight(now),
  });

/** What kept a sound from being made, in words for a tired parent. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // A narrator's own line may be down for the same reasons as the database's; that is another trouble.
  const ofTheHouse = error instanceof NarratorFailure ? null : failuresInWords(error);
  if (ofTheHouse) return ofTheHouse;
  const couldNot = "We couldn't make the sound just now. The story is safe; try once more?";
  if (error instanceof SoundStopped)
    return new Problem('resting', { message: couldNot, retryAfterSeconds: 1, cause: error });
  const failure = asNarratorFailure(error, 'the narrator');
  if (failure.kind === 'busy') {
    const retryAfterSeconds = Math.ceil((failure.retryAfterMs ?? 10_000) / 1_000);
    return new Problem('too_many_tries', {
      message: 'Many stories are being told right now. Please try again in a moment.',
      retryAfterSeconds,
      cause: error,
    });
  }
  return new Problem('provider_failed', { message: couldNot, cause: error });
}
