import type { MemberDraft } from '#contract/family.ts';

const borrowed = { look: {}, isGuest: false, pronouns: null, sayAs: null, isSample: true } as const;

/** Four to try a first story with, before anybody's own name is given away. */
export const sampleFamily: readonly MemberDraft[] = [
  {
    name: 'Ella',
    age: 5,
    relationship: 'Daughter',
    avatar: 'girl_light_brown',
    hobbies: ['drawing', 'collecting stones'],
    characterTraits: ['curious'],
    ...borrowed,
  },
  {
    name: 'Noah',
    age: 8,
    relationship: 'Son',
    avatar: 'boy_light_brown',
    hobbies: ['building blocks', 'swimming'],
    characterTraits: ['helpful'],
    ...borrowed,
  },
  {
    name: 'Nana June',
    age: 68,
    relationship: 'Grandma',
    avatar: 'grandma',
    hobbies: ['gardening'],
    characterTraits: ['patient'],
    ...borrowed,
  },
  {
    name: 'Pepper',
    age: 3,
    relationship: 'Dog',
    avatar: 'dog',
    hobbies: ['sniffing'],
    characterTraits: ['loyal'],
    ...borrowed,
  },
];
