import type { Culture } from '#contract/stories.ts';
import type { StoryCharacter } from '../../writer.ts';

/** Families that an author tells a tale to before anybody else hears it: every constellation that has gone wrong once. */
export type RehearsalFamily = { id: string; characters: readonly StoryCharacter[]; culture: Culture };

const one = (
  name: string,
  age: number,
  relationship: string,
  hobbies: readonly string[] = [],
  traits: readonly string[] = [],
): StoryCharacter => ({ name, age, relationship, hobbies, traits });

const family = (
  id: string,
  characters: readonly StoryCharacter[],
  culture: Culture = 'western',
): RehearsalFamily => ({ id, characters, culture });

const otto = one('Otto', 4, 'son', ['trains'], ['stubborn']);
const freya = one('Freya', 7, 'daughter', ['ballet'], ['shy']);
const joe = one('Grandpa Joe', 71, 'grandfather', ['woodwork'], ['quiet']);
const biscuit = one('Biscuit', 4, 'dog');
const mum = one('Mum', 36, 'mother', ['singing'], ['warm']);
const dad = one('Dad', 38, 'father', ['baking'], ['funny']);
const robin = one('Robin', 6, 'child', ['drawing'], ['dreamy']);
const theo = one('Theo', 1, 'brother');
const whiskers = one('Professor Whiskers', 5, 'cat');

export const rehearsalFamilies: readonly RehearsalFamily[] = [
  family('lone four', [otto]),
  family('lone five, a girl', [one('Ines', 5, 'daughter', ['baking'], ['careful'])]),
  family('lone eleven', [one('Aroha', 11, 'daughter', ['swimming'], ['curious'])], 'maori'),
  family('lone, nothing told', [one('Alex', 6, 'child')]),
  family('seven, grandfather, dog', [freya, joe, biscuit]),
  family(
    'toddler and mother',
    [one('Noor', 2, 'daughter', ['singing']), one('Mama', 31, 'mother')],
    'arabic',
  ),
  family('toddler, alone', [one('Wil', 3, 'son', ['gardening'])]),
  family('toddler, both parents, dog', [one('Bea', 2, 'daughter'), mum, dad, biscuit]),
  family('toddler, baby, mother', [one('Max', 3, 'son'), theo, mum]),
  family('toddler and big sister', [one('Pip', 2, 'son'), freya]),
  family(
    'toddler and grandmother',
    [one('Lin', 3, 'granddaughter'), one('Popo', 66, 'grandmother')],
    'chinese',
  ),
  family('toddler, grandfather, cat', [one('Teddy', 2, 'grandson'), joe, whiskers]),
  family(
    'nine, five, grandmother',
    [
      one('Meera', 5, 'daughter', ['baking'], ['funny']),
      one('Arjun', 9, 'son', ['chess'], ['proud']),
      one('Dadi', 68, 'grandmother', ['gardening'], ['quiet']),
    ],
    'indian',
  ),
  family('five and mother', [one('Ruth', 5, 'daughter', ['reading'], ['curious']), mum]),
  family('five and father', [one('Leo', 5, 'son', [], []), one('Papa', 36, 'father')], 'latin'),
  family('six, nothing known, father', [one('Sasha', 6, 'child'), dad]),
  family('eight and both parents', [one('Kofi', 8, 'son', ['football'], ['brave']), mum, dad], 'african'),
  family('child, baby, cat', [robin, theo, whiskers]),
  family('child and new baby, both parents', [
    one('Nora', 5, 'daughter', ['dinosaurs'], ['bossy']),
    one('Finn', 0, 'son'),
    mum,
    dad,
  ]),
  family('two brothers', [
    one('Ben', 5, 'son', ['lego'], ['brave']),
    one('Sam', 8, 'son', ['football'], ['bossy']),
  ]),
  family('two sisters', [
    one('Ruby', 8, 'daughter', ['gymnastics'], ['bossy']),
    one('Ivy', 6, 'daughter', ['painting'], ['kind']),
  ]),
  family(
    'sister, little brother',
    [
      one('Yuki', 7, 'daughter', ['origami'], ['patient']),
      one('Ken', 4, 'son', ['trains'], ['noisy']),
      one('Haha', 35, 'mother'),
    ],
    'japanese',
  ),
  family('twins', [one('Ada', 6, 'daughter', ['chess']), one('Tom', 6, 'son', ['football'])]),
  family(
    'reader and teenager',
    [one('Mei', 6, 'daughter', ['reading'], ['gentle']), one('Wen', 15, 'brother', ['guitar'])],
    'chinese',
  ),
  family('nine, uncle, rabbit', [
    one('Ines', 9, 'niece', ['chess'], ['stubborn']),
    one('Uncle Abe', 44, 'uncle', ['trombone'], ['loud']),
    one('Clover', 2, 'rabbit'),
  ]),
  family('careful child, loud aunt', [
    one('Otto', 6, 'son', ['climbing'], ['careful']),
    one('Aunt Bea', 44, 'aunt', ['knitting'], ['loud']),
  ]),
  family('four and both grandparents', [
    one('Wil', 4, 'grandson', ['gardening'], ['messy']),
    one('Oma', 66, 'grandmother'),
    one('Opa', 69, 'grandfather'),
  ]),
  family(
    'six and grandmother',
    [one('Tama', 6, 'grandson', ['fishing'], ['quick']), one('Nan', 70, 'grandmother')],
    'maori',
  ),
  family('four and dog', [one('Lily', 4, 'daughter', ['ball'], ['noisy']), biscuit]),
  family('seven and cat', [one('Hugo', 7, 'son', ['piano'], ['gentle']), whiskers]),
  family('five, two parents, dog', [one('Alma', 5, 'daughter', ['dancing'], ['quick']), mum, dad, biscuit]),
  family('two friends', [
    one('Zara', 7, 'daughter', ['violin'], ['brave']),
    { ...one('Mika', 7, 'friend', ['football'], ['funny']), isGuest: true },
  ]),
  family('three children, mother', [
    one('Ida', 10, 'daughter', ['horses'], ['bossy']),
    one('Noah', 7, 'son', ['dinosaurs'], ['curious']),
    one('Elsa', 4, 'daughter', ['singing'], ['stubborn']),
    mum,
  ]),
  family('ten', [
    one('Sam', 6, 'child', ['football'], ['kind']),
    one('Lotte', 8, 'sister', ['drawing']),
    one('Finn', 2, 'brother'),
    one('Ella', 0, 'sister'),
    mum,
    dad,
    one('Granny May', 70, 'grandmother', ['knitting']),
    one('Uncle Ben', 35, 'uncle', ['cycling']),
    one('Kit', 14, 'cousin', ['guitar']),
    one('Pepper', 3, 'dog'),
  ]),
  family(
    'six grown-ups and a child',
    [
      one('Zuri', 5, 'daughter', ['dancing'], ['proud']),
      mum,
      dad,
      one('Bibi', 64, 'grandmother'),
      one('Babu', 68, 'grandfather'),
      one('Aunt Rose', 33, 'aunt'),
      one('Uncle Jo', 40, 'uncle'),
    ],
    'african',
  ),
  family('six children', [
    one('A', 4, 'son'),
    one('Bo', 5, 'daughter', ['swimming']),
    one('Cy', 7, 'son', ['trains']),
    one('Di', 9, 'daughter', ['chess']),
    one('Ed', 11, 'son', ['cooking']),
    one('Flo', 13, 'daughter', ['theatre']),
  ]),
  family('a long name', [
    one('Maximiliana-Alexandrina of the Seven Bridges', 6, 'daughter', ['puzzles'], ['proud']),
    one('Grandmother Wilhelmina Featherstonehaugh', 74, 'grandmother'),
  ]),
  family('a teenager, alone', [one('Jo', 14, 'daughter', ['guitar'], ['funny'])]),
  family('a grown-up, alone', [one('Kim', 36, 'me', ['running'])]),
  family('a couple and their dog', [one('Ana', 34, 'wife'), one('Luis', 36, 'husband'), biscuit]),
  family('a cat, alone', [one('Mog', 4, 'cat', [], ['proud'])]),
  family('a baby and its mother', [one('Uma', 0, 'daughter'), one('Mama', 30, 'mother')]),
];
