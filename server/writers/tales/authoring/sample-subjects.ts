import { pairFor } from '../choosing/pair-for.ts';
import { soOf } from '../choosing/so-of.ts';
import { subjectsFor } from '../choosing/subjects.ts';
import type { Shape, Tale } from '../tale.ts';
import { knownOf, subjectWordsOf, type SubjectWords } from '../telling/subject-words.ts';
import { readWish } from '../wish/read-wish.ts';
import type { Subjects } from './check.ts';

const wordsFor = (
  bare: string,
  kind: string,
  verb: readonly [string, string, string, string],
  more: Partial<SubjectWords> & {
    knows?: Readonly<Record<string, string | undefined>>;
    the?: string;
    a?: string;
  } = {},
): SubjectWords => {
  const { isPlural = false, isMass = false, isProper = false, isUnable = false, knows = {} } = more;
  const [base, past, ing, done] = verb;
  const many = isPlural;
  const article = isProper || many || isMass ? '' : /^[aeio]/.test(bare) ? 'an ' : 'a ';
  return {
    kind,
    isPlural,
    isMass,
    isProper,
    isUnable,
    words: {
      subject: more.the ?? (isProper ? bare : `the ${bare}`),
      asubject: more.a ?? `${isPlural ? 'some ' : isMass ? 'some ' : article}${bare}`,
      bare,
      bares: isPlural || isMass ? bare : `${bare}s`,
      it: many ? 'they' : 'it',
      its: many ? 'their' : 'its',
      them: many ? 'them' : 'it',
      itself: many ? 'themselves' : 'itself',
      was: many ? 'were' : 'was',
      is: many ? 'are' : 'is',
      has: many ? 'have' : 'has',
      s: many ? '' : 's',
      i: many ? 'we' : 'I',
      me: many ? 'us' : 'me',
      my: many ? 'our' : 'my',
      verb: base,
      who: `${kind === 'creature' || kind === 'person' ? 'who' : 'that'} ${past}`,
      past,
      ing,
      done,
      wouldnot: isUnable ? 'could not' : 'would not',
      where: '',
      at: '',
      ...knows,
    },
  };
};

const sleep = ['sleep', 'slept', 'sleeping', 'slept'] as const;
const comeDown = ['come down', 'came down', 'coming down', 'come down'] as const;
const sneeze = ['sneeze', 'sneezed', 'sneezing', 'sneezed'] as const;
const cook = ['cook', 'cooked', 'cooking', 'cooked'] as const;

/** Unlike things: tiny, huge, many, none to touch, with a name. */
const samples: Subjects = [
  {
    wish: 'a kite that would not come down',
    subject: wordsFor('kite', 'thing', comeDown, {
      knows: {
        where: 'in the garden',
        at: 'in the garden',
        noise: 'flap',
        part: 'the string',
        home: 'on the hill',
        does: 'flies',
        likes: 'a good breeze',
        near: 'clouds',
      },
    }),
    other: wordsFor('digger', 'machine', sleep),
  },
  {
    wish: 'an owl who can’t sleep',
    subject: wordsFor('owl', 'creature', sleep, {
      isUnable: true,
      knows: {
        where: 'in the bath',
        at: 'at the zoo',
        noise: 'hoo',
        part: 'the feathers',
        home: 'in the barn',
        does: 'hoots',
        likes: 'mice',
        near: 'the moon',
      },
    }),
    other: wordsFor('teapot', 'thing', sleep),
  },
  {
    wish: 'socks',
    subject: wordsFor('socks', 'thing', sneeze, {
      isPlural: true,
      knows: {
        noise: 'flup',
        part: 'the toes',
        home: 'in the drawer',
        does: 'keep feet warm',
        likes: 'other socks',
        near: 'shoes',
      },
    }),
    other: wordsFor('pirates', 'person', cook, { isPlural: true }),
  },
  {
    wish: 'the lighthouse that sneezed',
    subject: wordsFor('lighthouse', 'place', sneeze, {
      knows: {
        where: 'on the rock',
        at: 'at the lighthouse',
        noise: 'whoosh',
        part: 'the lamp',
        home: 'on the rock',
        does: 'shines',
        likes: 'clear nights',
        near: 'ships',
      },
    }),
    other: wordsFor('whale', 'creature', sleep),
  },
  { wish: 'blorp', subject: wordsFor('blorp', 'thing', sneeze), other: wordsFor('spoon', 'thing', sneeze) },
  {
    wish: 'a dragon called Bo',
    subject: wordsFor('dragon', 'creature', cook, {
      a: 'a dragon called Bo',
      the: 'Bo',
      knows: {
        where: 'at the window',
        noise: 'roar',
        part: 'the tail',
        home: 'in a cave',
        does: 'breathes fire',
        likes: 'warm stones',
        near: 'castles',
      },
    }),
    other: wordsFor('unicorn', 'creature', sleep),
  },
  {
    wish: 'snow',
    subject: wordsFor('snow', 'sky', sleep, { isMass: true }),
    other: wordsFor('mud', 'thing', sleep, { isMass: true }),
  },
];

/** Sentences as families type them, and what is made with somebody: each told as it is read. */
const sentences: Partial<Record<Shape, readonly string[]>> = {
  'it happened': [
    'I ate a whole lemon for a dare at lunch and my face is still stuck',
    'we had a power cut at dinner',
    "Grandpa's old car stopped in the middle of the bridge this morning",
  ],
  why: [
    'why does the moon come with us when we drive home?',
    'how does the post know our house',
    'why snails',
  ],
  'what if': [
    'what if the stairs in our building could decide to go somewhere else',
    'what if worms had an underground train and the moles were the ticket people',
  ],
  'making X': ['me and Grandma making jalebi for Diwali', 'making pancakes with Dad'],
};

function wishedFor(wish: string): Subjects[number] {
  const read = readWish(wish, []);
  const { things, shape, sentence } = read;
  const thing = things[shape?.x ?? 0];
  return {
    wish,
    ...(thing && { subject: subjectWordsOf(thing, read) }),
    ...(sentence && { sentence }),
  };
}

/** Somebody at something, without something, or where nobody would look: told as the wish is read. */
const beside: Partial<Record<Shape, readonly string[]>> = {
  'X at O': [
    'a unicorn comes to school',
    'a dragon’s birthday',
    'dinosaurs at christmas',
    'mermaids playing football',
    'a robot goes to the dentist',
    'a penguin called Pip at the beach',
    'pirates at soft play',
    'a princess at the supermarket',
  ],
  'X lost its Y': [
    'the dinosaur who lost his roar',
    'the giraffe who lost her spots',
    'a fairy without her wand',
    'the unicorn’s sparkle is gone',
    'the cat lost its purr',
    'the pirates lost their hats',
    'a robot called Bolt who lost its beep',
    'the lion with no roar',
  ],
  'X hates Y': [
    'a princess who doesn’t like pink',
    'a fairy who hates flying',
    'a vampire who does not like blood',
    'a superhero who hates his cape',
    'pirates who hate the sea',
    'a giant who hates being tall',
    'a crocodile called Snap who doesn’t like water',
    'a tram who can’t stand tunnels',
  ],
  'X loves Y': [
    'a dragon who loves flowers',
    'a fox who collects buttons',
    'a monster who is mad about cupcakes',
    'a shark who loves ballet',
    'pirates who love knitting',
    'a knight who likes reading',
    'a pig called Hugo who loves the moon',
    'a bear who is crazy about honey',
  ],
  'X lives in Z': [
    'a mouse who lives in the piano',
    'kittens in a box',
    'a dragon who lives under the stairs',
    'three frogs in my welly',
    'an elf who lives in the teapot',
    'a spider called Bob in the watering can',
    'a tiny elephant in grandpa’s slipper',
    'a ghost in the washing machine',
  ],
  'X out of place': [
    'a polar bear in our freezer',
    'a cow on the roof',
    'two sharks in the swimming pool',
    'a fairy in my lunchbox',
    'a dinosaur at nursery',
    'a pirate in the washing machine',
    'penguins in the bathtub',
    'a whale in the kitchen sink',
  ],
};

/** Two of unlike kinds, either of them many. */
const pairs = [
  'a princess and a bulldozer',
  'a digger and the queen',
  'pirates and a fire engine',
  'a kitten and a bus',
  'penguins and a tractor',
  'a dinosaur and a racing car',
  'a queen and a goat',
  'an astronaut and a cow',
  'wizards and hamsters',
  'a snail and a bear',
  'penguins and a camel',
  'a hippo and foxes',
  'pirates and cupcakes',
  'a dragon and a pancake',
  'a mouse and spaghetti',
  'football and dragons',
  'a giraffe and tennis',
  'a knight and a violin',
  'wolves and a drum',
  'mermaids and the moon',
  'a rabbit and a rainbow',
  'robots and a birthday cake',
  'a dinosaur and a ballerina',
  'unicorns and a fairy',
  'a spoon and a teddy',
  'a train and a banana',
] as const;

/** What a tale of a shape is tried with; a tale about its own subject is told as it stands. */
export function sampleSubjects(tale: Tale): Subjects {
  const asSaid = tale.shape && sentences[tale.shape];
  if (asSaid) return asSaid.map(wishedFor);
  const told = tale.shape && beside[tale.shape];
  if (told)
    return told.map((wish) => {
      const { subject } = subjectsFor(tale, readWish(wish, []));
      return { wish, ...(subject && { subject }) };
    });
  if (tale.shape === 'X is so') return soSamples(tale);
  if (tale.otherKinds) return pairs.flatMap((wish) => pairTold(tale, wish));
  if (tale.shape && tale.shape !== 'the next evening')
    return samples.filter(({ subject }) => tale.asks.every((ask) => subject?.words[ask] !== undefined));
  const [bare] = tale.subjects;
  if (bare === undefined) return [{ wish: '' }];
  // What it asks of the book of things, it is told with.
  const [thing] = tale.asks.length > 0 ? readWish(bare, []).things : [];
  return [{ wish: '', subject: wordsFor(bare, 'creature', sleep, thing && { knows: knownOf(thing) }) }];
}

/** What might be so, of every kind; of two kinds, with another. */
const somebody = [
  'a hedgehog in the bath',
  'penguins',
  'an elephant called Bo',
  'a cat under the stairs',
  'a dragon',
  'mermaids',
  'a unicorn called Star',
  'a monster under the bed',
  'a digger in the mud',
  'buses',
  'a train called Puff',
  'a robot',
  'a princess in the tower',
  'pirates',
  'a knight called Tom',
  'a kite in the tree',
  'socks',
  'a pancake',
  'the moon',
  'snow',
  'a castle',
  'a teddy',
  'an owl',
  'a stegosaurus',
  'a drum',
] as const;

function soSamples(tale: Tale): Subjects {
  const theirs = somebody.flatMap((wish) => soTold(tale, wish));
  return tale.otherKinds
    ? somebody.flatMap((wish, at) =>
        soTold(tale, `${wish.replace(/ (?:in|under) .*/, '')} and ${pairedWith(at)}`),
      )
    : theirs;
}

const pairedWith = (at: number) => ['a mouse', 'a tunnel', 'dogs', 'a spoon'][at % 4] ?? '';

function soTold(tale: Tale, wish: string): Subjects {
  const read = readWish(wish, []);
  const { subject, other } = subjectsFor(tale, read);
  const knows = (word: string) => subject?.words[word] !== undefined;
  if (!soOf(tale, read) || !subject || !tale.asks.every(knows)) return [];
  return [{ wish, subject, ...(other && { other }) }];
}

function pairTold(tale: Tale, wish: string): Subjects {
  const read = readWish(wish, []);
  if (!pairFor(tale, read)) return [];
  const { subject, other } = subjectsFor(tale, read);
  return [{ wish, ...(subject && { subject }), ...(other && { other }) }];
}
