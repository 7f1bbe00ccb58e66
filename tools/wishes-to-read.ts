import type { Duration } from '#contract/stories.ts';
import type { StoryCharacter } from '#server/writers/writer.ts';

export type WishToRead = { wish: string; duration: Duration; family: readonly StoryCharacter[] };

const one = (
  name: string,
  age: number,
  relationship: string,
  loves: string = '',
  is: string = '',
): StoryCharacter => ({
  name,
  age,
  relationship,
  hobbies: loves.split(', ').filter(Boolean),
  traits: is.split(', ').filter(Boolean),
});

/** Twenty wishes as parents type them, each with the family that it is for: what a reading is held on. */
export const wishesToRead: readonly WishToRead[] = [
  {
    wish: 'a train that wouldn’t stop for anybody',
    duration: 'medium',
    family: [
      one('Kofi', 6, 'son', 'drums', 'cheeky'),
      one('Grandma Efua', 64, 'grandmother', 'market', 'firm'),
    ],
  },
  {
    wish: 'my first night in a big bed',
    duration: 'short',
    family: [one('Lumi', 3, 'daughter', 'bears'), one('Isä', 36, 'father')],
  },
  {
    wish: 'we left bunny on the bus',
    duration: 'medium',
    family: [
      one('Edie', 4, 'daughter', 'stickers', 'worried'),
      one('Mum', 34, 'mother', 'cycling'),
      one('Bert', 7, 'brother', 'maps', 'clever'),
    ],
  },
  {
    wish: 'an octopus with too many hats',
    duration: 'medium',
    family: [one('Rafa', 7, 'son', 'sewing', 'tidy'), one('Tía Lola', 50, 'aunt', 'dancing', 'loud')],
  },
  {
    wish: 'grandad forgets things',
    duration: 'medium',
    family: [
      one('Nell', 8, 'granddaughter', 'photography', 'gentle'),
      one('Grandad', 77, 'grandfather', 'birds'),
    ],
  },
  {
    wish: 'the dog is ill',
    duration: 'short',
    family: [
      one('Yusuf', 6, 'son', 'reading', 'quiet'),
      one('Pasha', 9, 'dog'),
      one('Baba', 40, 'father', 'tea'),
    ],
  },
  {
    wish: 'pirates and penguins',
    duration: 'medium',
    family: [one('Sanne', 5, 'daughter', 'skating', 'bossy'), one('Joris', 5, 'brother', 'puzzles', 'slow')],
  },
  {
    wish: 'learning to ride a bike',
    duration: 'short',
    family: [
      one('Amara', 6, 'daughter', 'singing', 'stubborn'),
      one('Papa', 38, 'father', 'running', 'impatient'),
    ],
  },
  {
    wish: 'the princess who saved the prince',
    duration: 'long',
    family: [
      one('Wilhelmina', 9, 'daughter', 'fencing, books', 'brave'),
      one('Anton', 6, 'brother', 'baking', 'dreamy'),
      one('Oma', 70, 'grandmother', 'cards', 'sly'),
    ],
  },
  {
    wish: 'why is the sea salty',
    duration: 'medium',
    family: [
      one('Moana', 7, 'daughter', 'fishing', 'curious'),
      one('Kuia Ana', 72, 'grandmother', 'weaving', 'calm'),
    ],
  },
  {
    wish: 'jealous of the baby',
    duration: 'short',
    family: [one('Theo', 4, 'son', 'cars', 'cross'), one('Ada', 0, 'baby sister'), one('Mama', 33, 'mother')],
  },
  {
    wish: 'trains',
    duration: 'short',
    family: [one('Bo', 2, 'son', 'trains'), one('Nanna', 61, 'grandmother')],
  },
  {
    wish: 'a tax inspector',
    duration: 'medium',
    family: [
      one('Ingrid', 8, 'daughter', 'coins', 'exact'),
      one('Uncle Sven', 45, 'uncle', 'accordion', 'untidy'),
    ],
  },
  {
    wish: 'the noises at night',
    duration: 'medium',
    family: [one('Haruto', 5, 'son', 'bugs', 'shy'), one('Mei', 10, 'sister', 'violin', 'patient')],
  },
  {
    wish: 'our football team lost',
    duration: 'medium',
    family: [one('Dara', 9, 'son', 'football', 'proud'), one('Mam', 41, 'mother', 'crosswords', 'dry')],
  },
  {
    wish: 'un dragón',
    duration: 'medium',
    family: [
      one('Lucía', 7, 'daughter', 'roller skates', 'talkative'),
      one('Abuelo', 69, 'grandfather', 'peppers', 'silent'),
    ],
  },
  {
    wish: 'idk you choose',
    duration: 'medium',
    family: [one('Pim', 6, 'child', 'string', 'odd'), one('Mo', 40, 'parent', 'bread')],
  },
  {
    wish: 'Ottilie got her first wobbly tooth and is scared of the dentist',
    duration: 'short',
    family: [one('Ottilie', 6, 'daughter', 'trampoline', 'careful'), one('Biscuit', 3, 'dog')],
  },
  {
    wish: 'a kite that would not come down',
    duration: 'medium',
    family: [one('Sefa', 11, 'daughter', 'swimming', 'determined')],
  },
  {
    wish: 'the whole family lost in a supermarket',
    duration: 'long',
    family: [
      one('Tomasz', 7, 'son', 'chess', 'serious'),
      one('Zosia', 3, 'sister', 'shouting'),
      one('Tata', 37, 'father', 'jokes'),
      one('Mama', 36, 'mother', 'lists'),
      one('Babcia', 68, 'grandmother', 'soup', 'fast'),
    ],
  },
];
