import type { Trait } from '../../format.ts';

export const gentleTraits: readonly Trait[] = [
  {
    asked: ['patient', 'patience', 'calm'],
    acts: [
      `{C} waited, and did not look at the time once.`,
      `{C} breathed in, and breathed out, and let the others come to the end of what they were saying.`,
      `{C} said nothing yet. {C.he} had found that most things say what they want, if you let them.`,
      `{C} looked as though there was a chair there, and a whole evening to sit in it.`,
      `{C} let the first hurry go by, and then the second one.`,
      `There was no hurry anywhere in {C}, and a little of that got out to the others.`,
      `{C} stayed just where {C} {C.was}, and it grew easier for everyone to stand there.`,
    ],
  },
];
