import { describe, expect, test } from 'vitest';

import { theThings, thingNamed } from './book.ts';
import { readThings, readThingsInSteps } from './read-things.ts';
import { doneBy, saidOf } from './said-of.ts';

describe('the book of the house', () => {
  test('knows hundreds of things, and most of what a story asks of them', () => {
    const { things } = theThings();
    expect(things.length).toBeGreaterThan(600);
    const told = things.filter(
      ({ does, part, home }) => does.length > 0 && part.length > 0 && home.length > 0,
    );
    expect(told.length).toBeGreaterThan(400);
  });

  test.each([
    ['dinosuar', 'dinosaur'],
    ['Stegosauruses', 'stegosaurus'],
    ['hegdehog', 'hedgehog'],
    ['unicron', 'unicorn'],
    ['fire-engine', 'fire engine'],
    ['fire trucks', 'fire truck'],
    ['helicoptor', 'helicopter'],
    ['caterpilars', 'caterpillar'],
    ['mice', 'mouse'],
    ['the tooth fairy', 'tooth fairy'],
    ['T-Rex', 't rex'],
    ['triceratopses', 'triceratops'],
  ])('%s is %s', (typed, name) => {
    expect(thingNamed(typed)?.name).toBe(name);
  });
});

test('a book is read in steps of one thing each, so that others have their turns between them', () => {
  const text = Array.from({ length: 50 }, (_, n) => `thing${'x'.repeat(n)} | thing`).join('\n');
  // Each thing is read, made, and its name and its plural are written down.
  expect([...readThingsInSteps(text)].length).toBeGreaterThanOrEqual(4 * 50);
});

test('what is said of things can be said aloud as it stands', () => {
  const { things } = theThings();
  const where = /^(in|on|at|under|behind|up|by|beside|among|above|below|over|next|near|round|rolled) /;
  const astray = things.flatMap(({ noun, part, home, near, does, noise, likes }) => [
    ...part.filter((words) => !/^(the|all the) /.test(words)).map((words) => `${noun} has ${words}`),
    ...home.filter((words) => !where.test(words)).map((words) => `${noun} is at home ${words}`),
    ...near.filter((words) => /^(in|on|at) /.test(words)).map((words) => `${noun} is near ${words}`),
    ...does.filter(({ third }) => !/^\w+s\b/.test(third)).map(({ third }) => `${noun} ${third}`),
    ...[...noise, ...part, ...home, ...near, ...likes].filter((words) => /[\d()[\]/—–]/.test(words)),
  ]);
  expect(astray).toEqual([]);
});

test('what is said of a thing follows its pronoun', () => {
  expect(saidOf('sleeps on its treasure', 'she')).toBe('sleeps on her treasure');
  expect(saidOf('in its cave', 'they')).toBe('in their cave');
  expect(saidOf('scratches itself on the gate', 'he')).toBe('scratches himself on the gate');
  const [wag] = thingNamed('dog')?.thing.does ?? [];
  expect(wag && doneBy(wag, 'they').past).toBe('wagged their tail');
});

describe('a book that is wrong says where, and how to mend it', () => {
  test.each([
    ['kite | thing\nkite | machine', /line 2: "kite" is on line 1 already\. Keep one/],
    ['kite | thign', /line 1: "thign" is no kind of thing/],
    ['kite | thing | niose: flap', /nobody knows "niose:"\. These are known: noise/],
    ['kite is toy', /no line says what that is\. Write a line for toy/],
    ['kite is kite | thing', /itself in the end/],
    ['kite', /nobody knows what "kite" is/],
    ['  | thing', /nothing stands above it/],
    ['kite | thing | noise:', /"noise:" is empty/],
    ['kite | thing | noise: a | noise: b', /said twice/],
    ['| thing', /no name before the first/],
  ])('%s', (text, message) => {
    expect(() => readThings(text)).toThrow(message);
  });

  test('what is not said is taken from the thing that it is, and - is none at all', () => {
    const { names } = readThings(
      'animal | creature | noise: hm | home: in a nest\ncat, kitty is animal\n  does: purrs\nsnail is animal | noise: -',
    );
    expect(names.get('kitty')?.thing).toMatchObject({ noun: 'cat', is: ['cat', 'animal'], noise: ['hm'] });
    expect(names.get('cats')?.thing.does[0]?.past).toBe('purred');
    expect(names.get('snail')?.thing).toMatchObject({ noise: [], home: ['in a nest'] });
  });

  test('several things of which the same is known stand on one line', () => {
    const { things } = readThings('shed; barn | place | at: in the shed\nSpain | place');
    expect(things.map(({ noun, at, to }) => [noun, at, to])).toEqual([
      ['shed', 'in the shed', 'to the shed'],
      ['barn', 'in the barn', 'to the barn'],
      ['Spain', 'in Spain', 'to Spain'],
    ]);
  });
});
