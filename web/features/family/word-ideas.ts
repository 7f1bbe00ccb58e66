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

export const ideasFor = (relationship: string) => ideas[petWords.test(relationship) ? 'pet' : 'person'];

export const positionIdeas = ['Daughter', 'Son', 'Mum', 'Dad', 'Grandma', 'Grandpa', 'Dog', 'Cat'];
