import { spelled } from '#web/platform/language.ts';

/** Words to tap, for who does not know what to write. Nothing here that only some children have. */
const ideas = {
  person: {
    hobbies: [
      'drawing',
      'football',
      'reading',
      'building blocks',
      'dancing',
      'baking',
      'singing',
      'gardening',
      'swimming',
      'collecting stones',
    ],
    traits: ['curious', 'kind', 'brave', 'shy', 'funny', 'patient', 'helpful', 'dreamy'],
  },
  pet: {
    hobbies: ['sniffing', 'napping', 'chasing leaves', 'hiding socks', 'looking out of the window'],
    traits: ['loyal', 'sleepy', 'playful', 'proud', 'greedy'],
  },
};

const petWords =
  /\b(dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|fish|bird|parrot|budgie|horse|pony|hen|tortoise|turtle|pet)\b/i;

export function ideasFor(relationship: string): { hobbies: string[]; traits: string[] } {
  const { hobbies, traits } = ideas[petWords.test(relationship) ? 'pet' : 'person'];
  return { hobbies: hobbies.map(spelled), traits };
}

export const positionIdeas = ['Daughter', 'Son', 'Mum', 'Dad', 'Grandma', 'Grandpa', 'Dog', 'Cat'].map(
  spelled,
);

export const guestIdeas = ['Friend', 'Neighbour', 'Cousin', 'Teacher', 'Teddy'].map(spelled);
