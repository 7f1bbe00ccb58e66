import { Problem } from '#contract/problem.ts';

export const storyNotFound = () => new Problem('not_found', { message: 'We could not find that story.' });

export const notGiven = () => new Problem('not_found', { message: 'This device is in nobody’s hands.' });

export const childNotFound = () => new Problem('not_found', { message: 'We could not find that child.' });

export const codeNeeded = () =>
  new Problem('conflict', { message: 'Please choose four digits for yourself first.' });

export const asleep = () =>
  new Problem('not_allowed', { message: 'The stories are asleep. They wake in the morning.' });

export const wrongCode = (left: number) =>
  new Problem('wrong_credentials', {
    message: `That was not it. ${left === 1 ? 'One more try' : `${left} more tries`}.`,
  });

export const codeSpent = () =>
  new Problem('too_many_tries', {
    message: 'That was not it. Now only the password of your account opens.',
  });

export const wrongPassword = () =>
  new Problem('wrong_credentials', { message: 'That is not the password of this account.' });
