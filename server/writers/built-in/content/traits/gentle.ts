import type { Trait } from '../../format.ts';

export const gentleTraits: readonly Trait[] = [
  {
    asked: ['patient', 'patience', 'calm'],
    acts: [
      `{C} waited, and did not look at the time once.`,
      `{C} tied one loose lace, slowly, and then the other, until the others had finished talking.`,
      `{C} said nothing yet. {C.he} had found that most things say what they want, if you let them.`,
    ],
  },
];
