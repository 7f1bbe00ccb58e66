import { bedtimeLimits } from '#contract/bedtimes.ts';
import { Problem } from '#contract/problem.ts';

export const noSuchBrowser = () =>
  new Problem('invalid_field', {
    message: 'Notes can be sent to the browsers we know, and this is not one of them.',
    fields: { endpoint: 'Not one of the browsers we know' },
  });

/** The same for one that never was and for one of another family. */
export const bedtimeNotFound = () => new Problem('not_found', { message: 'We could not find that bedtime.' });

export const notMadeAhead = () => new Problem('not_found', { message: 'That story was not made ahead.' });

export const changedMeanwhile = () =>
  new Problem('conflict', {
    message: 'This bedtime has changed meanwhile. It is shown as it is now; please try again.',
  });

export const bedtimesAreFull = () =>
  new Problem('conflict', {
    message: `There are ${bedtimeLimits.bedtimes} bedtimes, which is as many as we can keep. Please remove one first.`,
  });
