import { ApiError } from '#web/platform/api.ts';

/** What a parent is told. Where the server gives a reason it is the better text. */
export const familyWords = {
  missing: { title: 'Missing information', description: 'Please fill in name, age, and relationship' },
  added: (name: string) => ({
    title: 'Family Member Added',
    description: `${name} has been added to your family`,
  }),
  updated: (name: string) => ({
    title: 'Family Member Updated',
    description: `${name}'s information has been updated`,
  }),
  removed: () => ({
    title: 'Family Member Deleted',
    description: 'Family member has been removed from your profile',
  }),
  sampleAdded: { title: 'A sample family is here', description: 'Ella, Noah, Nana June and Pepper the dog' },
  sampleRemoved: { title: 'The sample family is gone', description: 'Their stories stay in your library' },
  addFailed: (trouble: unknown) => ({
    title: 'Add Failed',
    description: reasonIn(trouble) ?? 'Please try again or contact support if the issue persists',
  }),
  updateFailed: (trouble: unknown) => ({
    title: 'Update Failed',
    description: reasonIn(trouble) ?? 'Unable to save changes. Please try again.',
  }),
  deleteFailed: (trouble: unknown) => ({
    title: 'Delete Failed',
    description: reasonIn(trouble) ?? 'Please try again later',
  }),
};

export const ageInWords = (age: number): string =>
  age === 0 ? 'under one' : age === 1 ? '1 year' : `${age} years`;

const reasonIn = (trouble: unknown): string | undefined =>
  trouble instanceof ApiError ? trouble.readable : undefined;
