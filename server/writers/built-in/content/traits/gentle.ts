import type { Trait } from '../../format.ts';

export const gentleTraits: readonly Trait[] = [
  {
    asked: ['patient', 'patience', 'calm'],
    acts: [
      `{C} waited, and did not look at the time once.`,
      `{C} breathed in, and breathed out, and let the others come to the end of what they were saying.`,
      `{C} said nothing yet. {C.he} had found that most things say what they want, if you let them.`,
    ],
  },
];
