import { manners, proseOf } from './prose.ts';
import { describe, expect, test } from 'vitest';

import { articleFor, withA } from './articles.ts';
import { listed } from './lists.ts';
import { looksPlural, plural, possessive, singular } from './nouns.ts';
import { numberInWords, numberSaid } from './numbers.ts';
import { titleCase, withCapital } from './titles.ts';
import { knownBases } from './verb-list.ts';
import { agreeing, baseOf, formsNamed, formsOf, guessedBase, verbOf } from './verbs.ts';

test('"a" and "an" follow the ear and not the eye', () => {
  const an =
    'owl hour honest-man umbrella uninvited-guest unusual-hat egg 8 X-ray unimportant-sock éclair heirloom';
  const a = 'unicorn ukulele one-eyed-cat UFO euro ewe useful-box horse yak university unit';
  expect(an.split(' ').filter((word) => articleFor(word.replaceAll('-', ' ')) !== 'an')).toEqual([]);
  expect(a.split(' ').filter((word) => articleFor(word.replaceAll('-', ' ')) !== 'a')).toEqual([]);
  expect(withA('elephant')).toBe('an elephant');
  expect(withA('the moon')).toBe('the moon');
  expect(withA('Nan’s hat')).toBe('Nan’s hat');
});

describe('nouns', () => {
  test.each([
    ['fox', 'foxes'],
    ['pony', 'ponies'],
    ['day', 'days'],
    ['wolf', 'wolves'],
    ['werewolf', 'werewolves'],
    ['mouse', 'mice'],
    ['dormouse', 'dormice'],
    ['snowman', 'snowmen'],
    ['shaman', 'shamans'],
    ['sheep', 'sheep'],
    ['washing machine', 'washing machines'],
    ['fairy', 'fairies'],
    ['pixie', 'pixies'],
    ['magpie', 'magpies'],
    ['pie', 'pies'],
    ['glove', 'gloves'],
    ['shoe', 'shoes'],
    ['volcano', 'volcanoes'],
    ['photo', 'photos'],
    ['octopus', 'octopuses'],
    ['house', 'houses'],
    ['bus', 'buses'],
    ['witch', 'witches'],
    ['toothache', 'toothaches'],
    ['axe', 'axes'],
    ['box', 'boxes'],
    ['nose', 'noses'],
    ['glass', 'glasses'],
    ['maze', 'mazes'],
    ['toothbrush', 'toothbrushes'],
    ['cup of tea', 'cups of tea'],
    ['polar bear', 'polar bears'],
    ['child', 'children'],
    ['grandchild', 'grandchildren'],
    ['tooth', 'teeth'],
    ['bookshelf', 'bookshelves'],
    ['firefighter', 'firefighters'],
    ['gas', 'gases'],
    ['princess', 'princesses'],
    ['stegosaurus', 'stegosauruses'],
    ['human', 'humans'],
    ['cookie', 'cookies'],
    ['monkey', 'monkeys'],
    ['tornado', 'tornadoes'],
  ])('one %s, many %s', (one, many) => {
    expect(plural(one)).toBe(many);
    expect(singular(many)).toBe(one);
    expect(singular(one)).toBe(one);
  });

  test('what ends in s may still be one', () => {
    const one =
      'bus princess stegosaurus octopus grass chess Christmas triceratops gymnastics is us news'.split(' ');
    expect(one.filter(looksPlural)).toEqual([]);
    expect(
      'pirates socks teeth men foxes sheep-dogs'.split(' ').filter((word) => !looksPlural(word)),
    ).toEqual([]);
  });

  test('whose it is', () => {
    expect([
      possessive('fox'),
      possessive('foxes', true),
      possessive('children', true),
      possessive('James'),
    ]).toEqual(['fox’s', 'foxes’', 'children’s', 'James’s']);
  });
});

describe('verbs', () => {
  test.each([
    ['come down', 'comes down', 'came down', 'come down', 'coming down'],
    ['be a chef', 'is a chef', 'was a chef', 'been a chef', 'being a chef'],
    ['sneeze', 'sneezes', 'sneezed', 'sneezed', 'sneezing'],
    ['hop', 'hops', 'hopped', 'hopped', 'hopping'],
    ['cry', 'cries', 'cried', 'cried', 'crying'],
    ['tidy up', 'tidies up', 'tidied up', 'tidied up', 'tidying up'],
    ['lie down', 'lies down', 'lay down', 'lain down', 'lying down'],
    ['swim', 'swims', 'swam', 'swum', 'swimming'],
    ['go home', 'goes home', 'went home', 'gone home', 'going home'],
    ['eat his peas', 'eats his peas', 'ate his peas', 'eaten his peas', 'eating his peas'],
    ['dance', 'dances', 'danced', 'danced', 'dancing'],
    ['ski', 'skis', 'skied', 'skied', 'skiing'],
    ['travel', 'travels', 'travelled', 'travelled', 'travelling'],
    ['open', 'opens', 'opened', 'opened', 'opening'],
    ['visit', 'visits', 'visited', 'visited', 'visiting'],
    ['play', 'plays', 'played', 'played', 'playing'],
    ['squeak', 'squeaks', 'squeaked', 'squeaked', 'squeaking'],
    ['quit', 'quits', 'quit', 'quit', 'quitting'],
    ['fix', 'fixes', 'fixed', 'fixed', 'fixing'],
    ['snow', 'snows', 'snowed', 'snowed', 'snowing'],
    ['tie', 'ties', 'tied', 'tied', 'tying'],
    ['agree', 'agrees', 'agreed', 'agreed', 'agreeing'],
    ['tiptoe', 'tiptoes', 'tiptoed', 'tiptoed', 'tiptoeing'],
    ['begin', 'begins', 'began', 'begun', 'beginning'],
    ['have a bath', 'has a bath', 'had a bath', 'had a bath', 'having a bath'],
    ['sing and dance', 'sings and dances', 'sang and danced', 'sung and danced', 'singing and dancing'],
    [
      'get up and dance',
      'gets up and dances',
      'got up and danced',
      'got up and danced',
      'getting up and dancing',
    ],
    [
      'eat bread and butter',
      'eats bread and butter',
      'ate bread and butter',
      'eaten bread and butter',
      'eating bread and butter',
    ],
    ['panic', 'panics', 'panicked', 'panicked', 'panicking'],
    ['blorp', 'blorps', 'blorped', 'blorped', 'blorping'],
  ])('%s, from whichever form', (base, third, past, done, ing) => {
    const verb = { base, third, past, done, ing };
    // "lay down" is what one does to a blanket as well.
    for (const said of [base, third, ing, ...(past === 'lay down' ? [] : [past])])
      expect(verbOf(said)).toEqual(verb);
  });

  test('one does, many do', () => {
    expect(verbOf('stop for anybody')).toMatchObject({
      base: 'stop for anybody',
      past: 'stopped for everybody',
    });
    expect(agreeing(verbOf('be a chef'), 'past', true)).toBe('were a chef');
    expect(agreeing(verbOf('be a chef'), 'third', true)).toBe('are a chef');
    expect(agreeing(verbOf('sneeze'), 'third', true)).toBe('sneeze');
    expect(agreeing(verbOf('sneeze'), 'third', false)).toBe('sneezes');
  });

  test('no two ways of spelling one form: every form of every verb leads back to it', () => {
    const sharing = new Set([
      'lay',
      'lie',
      'wound',
      'wind',
      'found',
      'ground',
      'bore',
      'tear',
      'saw',
      'fell',
      'left',
      'felt',
    ]);
    const astray = [...knownBases].flatMap((base) =>
      Object.values(formsOf(base)).filter(
        (form) => baseOf(form) !== base && !knownBases.has(form) && !sharing.has(form),
      ),
    );
    expect(astray).toEqual([]);
  });

  test('a form knows what it is', () => {
    expect(formsNamed('sneezed')).toEqual(['past', 'done']);
    expect(formsNamed('came')).toEqual(['past']);
    expect(formsNamed('dancing')).toEqual(['ing']);
    expect(formsNamed('are')).toEqual(['third']);
    expect(formsNamed('blorped')).toEqual([]);
  });

  test.each([
    ['gribbling', 'gribble'],
    ['blorped', 'blorp'],
    ['zinged', 'zinge'],
    ['flobbed', 'flob'],
    ['snazes', 'snaze'],
  ])('a verb that nobody has heard of is guessed: %s', (form, base) => {
    expect(guessedBase(form)).toBe(base);
  });
});

test('lists, titles and numbers are said as people say them', () => {
  expect([listed([]), listed(['Ada']), listed(['Ada', 'Ben']), listed(['Ada', 'Ben', 'Gran'])]).toEqual([
    '',
    'Ada',
    'Ada and Ben',
    'Ada, Ben and Gran',
  ]);
  expect(titleCase('the dinosaur whose tail was still awake')).toBe(
    'The Dinosaur Whose Tail Was Still Awake',
  );
  expect(titleCase('the cat who came in')).toBe('The Cat Who Came In');
  expect(titleCase('how The digger got out')).toBe('How the Digger Got Out');
  expect(titleCase('No! The end')).toBe('No! The End');
  expect(titleCase('a letter to McDougal in the snow')).toBe('A Letter to McDougal in the Snow');
  expect(withCapital('“oh,” said the bear')).toBe('“Oh,” said the bear');
  expect([0, 7, 13, 40, 42, 100, 101, 365, 1_001, 2_500, 10_000].map(numberInWords)).toEqual([
    'zero',
    'seven',
    'thirteen',
    'forty',
    'forty two',
    'one hundred',
    'one hundred and one',
    'three hundred and sixty five',
    'one thousand and one',
    'two thousand five hundred',
    '10000',
  ]);
  expect(['seven', '7', 'dozen', 'cat'].map(numberSaid)).toEqual([7, 7, 12, undefined]);
});

test('whoever is many says "we are"', () => {
  const said = (text: string) => proseOf([{ kind: 'text', text }], manners['5-7']);
  expect(said('“we am late,” they said. “But we’m here.”')).toBe(
    '“We are late,” they said. “But we’re here.”',
  );
});
