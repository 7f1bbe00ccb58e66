import { Problem } from '#contract/problem.ts';

export const feedNotFound = () => new Problem('not_found', { message: 'There is no podcast here.' });
export const noFeedYet = () => new Problem('not_found', { message: 'You have no podcast yet.' });
export const storyNotTold = () =>
  new Problem('not_found', { message: 'There is no sound of this story yet. Play it once, to its end.' });
