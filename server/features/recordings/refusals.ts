import { Problem } from '#contract/problem.ts';
import { recordingLimits } from '#contract/recordings.ts';

export const recordingNotFound = () =>
  new Problem('not_found', { message: 'We could not find that recording.' });

export const storyNotFound = () => new Problem('not_found', { message: 'We could not find that story.' });

export const memberNotFound = () =>
  new Problem('not_found', { message: 'We could not find that family member.' });

export const invitationNotFound = () =>
  new Problem('not_found', { message: 'We could not find that invitation.' });

export const partNotRead = () => new Problem('not_found', { message: 'Nobody has read this part yet.' });

export const partLost = () =>
  new Problem('not_found', { message: 'A part of this recording is lost. Please read it once more.' });

export const alreadyWhole = () =>
  new Problem('conflict', { message: 'This recording is finished. To read it anew, begin another one.' });

export const notKeptYet = () =>
  new Problem('conflict', { message: 'Please listen to it and keep it first.' });

export const notReadYet = (index: number, count: number) =>
  new Problem('conflict', { message: `Part ${index + 1} of ${count} has not been read yet.` });

export const nothingReadYet = () =>
  new Problem('conflict', { message: 'Nothing of this story has been read yet.' });

export const tooMany = (most: number, what: string) =>
  new Problem('conflict', {
    message: `There are ${most} ${what}, which is as many as we can keep. Please delete one first.`,
  });

const refused = (message: string) => new Problem('invalid_field', { message, fields: { sound: message } });

export const notATake = () =>
  refused('That is not a recording of ours, or only half of one. Please read it once more.');

export const tooShort = () => refused('That was too short to keep. Please read it once more.');

export const tooLong = () =>
  refused('That was longer than we can take at once. Please read only what stands here.');

export const messageTooLong = () =>
  refused('A message has at most a minute. Please say it a little shorter.');

export const nobodyHeard = () =>
  refused('We could not hear anybody. Please look at the microphone, and read it once more.');

export const invitationOver = () =>
  new Problem('not_found', {
    message: 'This invitation is over, or was taken back. The family can send you a new one.',
  });

export const storyGone = () => new Problem('not_found', { message: 'This story is not here any more.' });

export const noPictureHere = () => new Problem('not_found', { message: 'There is no picture here.' });

export const tooYoung = () =>
  new Problem('conflict', {
    message: 'A child’s voice is recorded on your own device: open the story and choose “Read it yourself”.',
  });

export const tooManyInvited = () =>
  new Problem('conflict', {
    message: `There are ${recordingLimits.invitations} invitations, which is as many as we keep. Please take one back first.`,
  });

export const enoughSent = () =>
  new Problem('too_many_tries', {
    message: 'This invitation has been used as often as it can be. The family can send you a new one.',
    retryAfterSeconds: 86_400,
  });
