import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStrict } from '#tests/support/house/strictly.ts';
import { somebody } from '#tests/support/family/somebody.ts';

import { storyElements } from '#contract/stories.ts';

import type { StoryCharacter } from '../../writer.ts';
import { theThings } from '../things/book.ts';
import { matches } from './matches.ts';
import { readingOf } from './reading-of.ts';
import { readWish } from './read-wish.ts';
import { aThing, bareThings, theThing } from './say-thing.ts';

const family = [
  somebody('Ottoline', 6, 'daughter'),
  somebody('Sam', 8, 'son'),
  somebody('Mia', 4, 'daughter'),
  somebody('Biscuit', 3, 'dog'),
  somebody('Joe', 70, 'grandpa'),
];

describe('wishes as parents type them', () => {
  const rows = readFileSync(join(import.meta.dirname, 'understood.txt'), 'utf8')
    .split('\n')
    .filter((row) => row.includes(' => '))
    .map((row) => {
      const [wish = '', reading = ''] = row.split(' => ');
      return [wish, reading] as const;
    });
  test('there are many of them', () => expect(rows.length).toBeGreaterThan(400));
  test.each(rows)('%s', (wish, reading) => {
    expect(readingOf(readWish(wish, family))).toBe(reading);
  });
});

describe('who of the family is meant', () => {
  const people = (wish: string, characters: readonly StoryCharacter[] = family) =>
    readWish(wish, characters).people;

  test('by name, also with an apostrophe, in capitals, and of two words', () => {
    expect(people('SAM AND MIA BAKE A CAKE')).toEqual([1, 2]);
    expect(people('sam’s first goal')).toEqual([1]);
    expect(people('Zoë and the moon', [somebody('Zoë', 5, 'daughter')])).toEqual([0]);
    expect(people('zoe and the moon', [somebody('Zoë', 5, 'daughter')])).toEqual([0]);
    expect(people('mary jane’s kite', [somebody('Mary Jane', 5, 'daughter')])).toEqual([0]);
  });

  test('a name that is a word as well is a name only where it is said as one', () => {
    const cast = [somebody('Will', 6, 'son'), somebody('Rose', 4, 'daughter'), somebody('Star', 2, 'cat')];
    expect(people('a dragon who will not sleep', cast)).toEqual([]);
    expect(people('Will and the dragon', cast)).toEqual([0]);
    expect(people('rose lost her tooth', cast)).toEqual([1]);
    expect(people('a red rose', cast)).toEqual([]);
    expect(people('the star that fell', cast)).toEqual([]);
    expect(people('Star climbed the tree', cast)).toEqual([2]);
  });

  test('by what they are to each other', () => {
    const cast = [
      somebody('Ada', 6, 'daughter'),
      somebody('Ben', 9, 'son'),
      somebody('Ivy', 0, 'daughter'),
      somebody('Rose', 70, 'grandmother'),
      somebody('Kim', 38, 'mother'),
    ];
    expect(people('sharing with my brother', cast)).toEqual([1]);
    expect(people('jealous of the baby', cast)).toEqual([2]);
    expect(people('granny’s garden', cast)).toEqual([3]);
    expect(people('mummy is poorly', cast)).toEqual([4]);
    expect(readWish('mummy is poorly', cast).sorrow).toBe('illness');
    for (const ill of [
      'the doctor sent mummy to hospital',
      'mummy had an accident at work and is in hospital',
    ])
      expect(readWish(ill, cast).sorrow).toBe('illness');
    for (const well of ['mummy works nights in the hospital', 'mummy is a nurse in the hospital'])
      expect(readWish(well, cast).sorrow).toBeUndefined();
  });

  test('a hard evening is heard in what is said to a child, and no question of long ago is one', () => {
    const cast = [somebody('Ada', 6, 'daughter'), somebody('Kim', 38, 'father')];
    const sorrow = (wish: string) => readWish(wish, cast).sorrow;
    expect(sorrow('grandpa is a star now')).toBe('death of somebody');
    expect(sorrow('our cat is in the stars now')).toBe('death of a pet');
    for (const [wish, who] of [
      ['great granny died', 'Great Granny'],
      ['granny’s mum died', 'Granny’s Mum'],
    ] as const)
      expect(readWish(wish, [...cast, somebody('Rose', 70, 'granny')])).toMatchObject({
        people: [],
        absent: [who],
        sorrow: 'death of somebody',
      });
    expect(sorrow('Rex died. He was our dog')).toBe('death of a pet');
    expect(sorrow('Ben’s hamster Peanut died this morning and he is very sad')).toBe('death of a pet');
    expect(sorrow('Arthur’s hamster died yesterday')).toBe('death of a pet');
    expect(sorrow('goldfish died, called Trevor. She is 4')).toBe('death of a pet');
    expect(sorrow('daddy left')).toBe('separation');
    expect(sorrow('first day at nursery and she cried when mummy left')).toBeUndefined();
    expect(sorrow('Mummy is on a ship for three months')).toBe('far away');
    expect(sorrow('daddy is on a ship')).toBeUndefined();
    expect(sorrow('grandma died and Rex is our dog')).toBe('death of somebody');
    const withGreat = [...cast, somebody('Edith', 92, 'great grandmother')];
    expect(readWish('granny’s birthday', withGreat).people).toEqual([2]);
    expect(readWish('great granny’s birthday', withGreat).people).toEqual([2]);
    expect(sorrow('our neighbour Mr Knight died')).toBe('death of somebody');
    expect(sorrow('the cat got run over')).toBe('death of a pet');
    expect(sorrow('Mr Hill died. He was our neighbour')).toBe('death of somebody');
    expect(sorrow('a hedgehog run over by a snail in a race')).toBeUndefined();
    expect(sorrow('daddy lives in a different house now')).toBe('separation');
    expect(sorrow('daddy has got his own flat')).toBe('separation');
    for (const gone of [
      'we left Bunny on the train and he is never coming back',
      'her teddy is lost for good',
      'his blanket got thrown away by mistake and it’s gone',
      'bear was never found',
      'left bunny on the bus and he was never found',
      'Flopsy is lost and not coming back',
    ])
      expect(sorrow(gone), gone).toBe('lost for good');
    for (const other of [
      'the lost teddy',
      'we left bunny on the bus',
      'a bear who lives forever in a teddy shop',
      'our rabbit ran away and is never coming back',
      'our dog is gone for good',
      'our cat was never found',
      'Ada is lost and never coming back',
      'the pirate is lost for good',
      'teddy goes to the shop for good honey',
    ])
      expect(sorrow(other), other).toBeUndefined();
    expect(sorrow('scared the doctors will cut his leg off')).toBe('illness');
    expect(sorrow('grandma forgot to pick her up')).toBeUndefined();
    expect(sorrow('grandma forgot my name')).toBe('forgetting');
    expect(sorrow('daddy is moving out')).toBe('separation');
    expect(sorrow('we’re moving out of the flat on Saturday')).toBe('moving');
    expect(sorrow('saying goodbye to our old house')).toBe('moving');
    expect(sorrow('my little brother was born in hospital today')).toBeUndefined();
    expect(sorrow('baby sister came home from hospital today')).toBeUndefined();
    expect(sorrow('my little brother is in hospital')).toBe('illness');
    for (const wish of [
      'how did the dinosaurs die',
      'my sister is a star',
      'a star in the sky',
      'we went to the stars with grandpa',
      'daddy has a new place for the rabbit',
      'grandpa’s hat got run over by a tractor',
      'dancing with the stars and grandma',
      'grandpa is in the sky now on the plane',
      'daddy lives in a tiny submarine',
      'the babys coming home from hospital',
    ])
      expect(sorrow(wish), wish).toBeUndefined();
  });

  test('the family’s dog is meant by "the dog" and "our dog", and not by "a dog" or "dogs"', () => {
    expect(people('the dog ate my sandwich')).toEqual([3]);
    expect(people('our puppy')).toEqual([3]);
    expect(people('a dog who can fly')).toEqual([]);
    expect(people('dogs')).toEqual([]);
    expect(people('the puppy who got lost')).toEqual([]);
    expect(readWish('the dog ate my sandwich', []).things.map(({ noun }) => noun)).toEqual([
      'dog',
      'sandwich',
    ]);
  });
});

describe('what a wish is about', () => {
  test('a thing with all that was said of it', () => {
    const [thing] = readWish('a story about a very small purple stegosaurus called Bo', []).things;
    expect(thing).toMatchObject({
      said: 'very small purple stegosaurus',
      noun: 'stegosaurus',
      is: ['stegosaurus', 'dinosaur', 'animal'],
      describing: 'very small purple',
      name: 'Bo',
      kind: 'creature',
      isPlural: false,
      pronoun: 'it',
    });
    expect(thing?.thing?.part).toContain('the plates on its back');
  });

  test('as it is said in a story, at first and later', () => {
    const said = (wish: string) => {
      const [thing] = readWish(wish, []).things;
      return thing && [aThing(thing), theThing(thing), bareThings(thing)];
    };
    expect(said('purple dragons')).toEqual(['purple dragons', 'the dragons', 'dragons']);
    expect(said('the moon')).toEqual(['the moon', 'the moon', 'moon']);
    expect(said('snow')).toEqual(['snow', 'the snow', 'snow']);
    expect(said('Mr Fox')).toEqual(['Mr Fox', 'Mr Fox', 'Mr Fox']);
    expect(said('an owl called Hoot')).toEqual(['an owl called Hoot', 'the owl', 'owls']);
    expect(said('the biggest sandcastle')).toEqual([
      'the biggest sandcastle',
      'the sandcastle',
      'sandcastles',
    ]);
    expect(
      readWish('my hamster is strong and lifts the whole house', []).things.map(({ noun }) => noun),
    ).toEqual(['hamster', 'house']);
    expect(readWish('cows sheep and a tractor', []).things.map(({ noun }) => noun)).toEqual(['cow', 'sheep']);
    expect(said('my pyjamas')).toEqual(['pyjamas', 'the pyjamas', 'pyjamas']);
    expect(said('a fire truck')).toEqual(['a fire truck', 'the fire truck', 'fire trucks']);
    expect(said('two cups of tea')).toEqual(['cups of tea', 'the cups', 'cups']);
    expect(said('the North Pole')).toEqual(['the North Pole', 'the North Pole', 'North Pole']);
    expect(said('a tax inspector')).toEqual(['a tax inspector', 'the tax inspector', 'tax inspectors']);
    expect(said('outer space')).toEqual(['outer space', 'outer space', 'outer space']);
    expect(said('sheep')).toEqual(['sheep', 'the sheep', 'sheep']);
  });

  test('the dragon who lost his fire is a he, and the pirates are they', () => {
    expect(readWish('a dragon who lost his fire', []).things[0]?.pronoun).toBe('he');
    expect(readWish('the cat who lost her bell', []).things[0]?.pronoun).toBe('she');
    expect(readWish('pirates', []).things[0]?.pronoun).toBe('they');
  });

  test('every thing of the book is understood by each of its names', () => {
    // Words that are also something else, alone: "mine", "home", "a story", the family's own twins.
    const alsoElse = /^(twins?|home|mine|surprise|story|stories|adventures?|bottom|nothing|heaven)$/;
    const lost = [...theThings().names].filter(
      ([name, { thing }]) =>
        !alsoElse.test(name) && !readWish(name, []).things.some((one) => one.thing === thing),
    );
    expect(lost.map(([name]) => name)).toEqual([]);
  });

  test('a word that is right is never taken for another', () => {
    const right = 'blorp angel boost beard timber butler daily floor flight bride price grape'.split(' ');
    expect(right.filter((word) => theThings().spelt(word) !== word)).toEqual([]);
    // In no list, and two letters from something in the book.
    const own = ['butterflow', 'crocodilla'];
    expect(own.map((word) => theThings().spelt(word))).toEqual(own);
    expect(readWish('blorp', []).things).toMatchObject([{ said: 'blorp', noun: 'blorp' }]);
    expect(readWish('a tax inspector', []).things).toMatchObject([{ said: 'tax inspector', kind: 'person' }]);
  });
});

test('who asks for nothing gets the evening’s surprise, and whoever asks for something does not', () => {
  expect(readWish('Adventure', [], 'a friendly giant')).toMatchObject({
    isVague: true,
    things: [{ said: 'friendly giant' }],
  });
  expect(readWish('a kite', [], 'a friendly giant').things).toMatchObject([{ said: 'kite' }]);
  for (const element of storyElements) expect(readWish('', [], element).things.length).toBeGreaterThan(0);
});

describe('a phrase of an author’s', () => {
  const says = (phrase: string, wish: string) => matches(phrase, readWish(wish, family));

  test('what somebody does not want to be is not what it is about, unless they are it', () => {
    const carrot = 'a carrot that doesn’t want to be soup';
    expect(says('does not want to be soup', carrot)).toBeGreaterThan(0);
    expect(says('soup', carrot)).toBe(0);
    expect(says('carrot', carrot)).toBeGreaterThan(0);
    expect(says('princess', 'a princess who doesn’t want to be a princess')).toBeGreaterThan(0);
    expect(says('does not want to be soup', 'a carrot who wants to be soup')).toBe(0);
  });

  test('is answered by any form of its words', () => {
    expect(says('learning to swim', 'Sam learned to swim')).toBe(2);
    expect(says('first day at school', 'Mia’s first day at school')).toBe(3);
    expect(says('wobbly tooth', 'wobbly teeth')).toBe(2);
    expect(says('lost', 'we lost the key')).toBe(1);
    expect(says('wide awake', 'Sam is wide awake')).toBe(2);
  });

  test('"will not" is answered by every way of not doing it, best by its own', () => {
    expect(says('will not sleep', 'a dragon who won’t sleep')).toBe(1);
    expect(says('will not sleep', 'a dragon who would not go to sleep')).toBe(1);
    expect(says('will not sleep', 'Sam can’t sleep')).toBe(0.75);
    expect(says('cannot sleep', 'a bear who couldnt sleep')).toBe(1);
    expect(says('cannot sleep', 'too excited to sleep')).toBe(1);
    expect(says('will not come down', 'a kite that refuses to come down')).toBeGreaterThan(0);
  });

  test('but what is done is no answer to what is not, nor the other way round', () => {
    expect(says('will not sing', 'a clock that sings')).toBe(0);
    expect(says('sings', 'a clock that will not sing')).toBe(0);
    expect(says('sings', 'a clock that sang')).toBe(1);
  });

  test('of who wants nothing at all is no answer to who does not want one thing, or has nothing', () => {
    const phrase = 'never wants to do anything';
    expect(says(phrase, 'a cat who doesn’t want to do anything')).toBeGreaterThan(0);
    expect(says(phrase, 'a princess who doesn’t want to marry, just wants a dog')).toBe(0);
    expect(says(phrase, 'a kangaroo with nothing in her pocket')).toBe(0);
  });

  test('of who says no is no answer to who says something else', () => {
    expect(says('just says no', 'a goat who says no')).toBeGreaterThan(0);
    expect(says('says no to everything', 'he says no to everything')).toBeGreaterThan(0);
    expect(says('just says no', 'a yellow mixer, and it has to say vroom')).toBe(0);
  });

  test('is not answered by half of it, nor by what only means the same', () => {
    expect(says('wide awake', 'a wide river')).toBe(0);
    expect(says('awake', 'can’t sleep')).toBe(0);
    expect(says('', 'anything')).toBe(0);
  });
});

describe('whatever is typed', () => {
  const pieces = fc.constantFrom(
    ...`a the my our dragon dragons who that will not won't can't sleep wants to be called Bo Sam's grandpa , . ? and in of lost
    first day at school afraid looking for 🦖 恐竜 un dragón 7 " ’ ( é it's ITS every nobody was is died`.split(
      /\s+/,
    ),
  );

  test('nothing throws, and what is said of a wish holds together', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.array(pieces, { maxLength: 24 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(anything, (typed) => {
        const wish = readWish(typed, family);
        expect(wish.things.length).toBeLessThanOrEqual(2);
        for (const at of [wish.shape?.x, wish.shape?.by])
          if (at !== undefined) expect(wish.things[at]).toBeDefined();
        for (const thing of wish.things)
          expect([aThing(thing), theThing(thing)].join('')).not.toMatch(/undefined|^\s|\s\s/);
        for (const index of wish.people) expect(family[index]).toBeDefined();
        expect(readWish(typed, family)).toEqual(wish);
        matches(typed, wish);
      }),
      {
        numRuns: isStrict ? 1_500 : 500,
        examples: [['\ufc5e²'], ['a\ufc5e\ufc5eb']],
      },
    );
  });

  test('a wish as long as a book is read for as many words as a line can hold', () => {
    const long = 'a dragon who would not sleep and '.repeat(30_000);
    const wish = readWish(long, family);
    expect(wish.text.length).toBeLessThanOrEqual(200);
    expect(wish.words.size).toBeLessThan(60);
    expect(readWish(`${'​'.repeat(100_000)}dragon`, family).things).toEqual([]);
  });

  test('nothing that turns or hides text is kept', () => {
    expect(readWish('a \u202Edragon\u202C\u0000\n  who\tsings', []).text).toBe('a dragon who sings');
  });
});

test('who will not is whoever the sentence began with, and not what was named last', () => {
  const refuses = (wish: string) => {
    const { shape, things } = readWish(wish, []);
    return shape?.is === 'X would not Y' ? things[shape.x ?? -1]?.noun : undefined;
  };
  expect(refuses('had a nightmare about a wolf and now wont turn off the light')).toBeUndefined();
  expect(refuses('got a kitten today, still hasn’t got a name')).toBeUndefined();
  expect(refuses('a cat climbed a tree and now wont come down')).toBe('cat');
});
