import { describe, expect, test } from 'vitest';

import { content } from './content/index.ts';
import { readContent } from './content-shelf.ts';
import { plural } from './named-noun.ts';
import { nounReferent } from './referents.ts';
import { themeOf } from './theme.ts';

const shelf = readContent(content);

const told = (asked: string) => {
  const { theme } = themeOf(asked, shelf, 0);
  return { ...theme, guest: nounReferent('guest', theme.guest) };
};

describe('the guest is who the parent asked for', () => {
  test.each([
    ['learning to whistle', 'the wheel'],
    ['flying a kite', 'the kite'],
    ['excavators', 'the excavator'],
    ['lions', 'the lion'],
    ['wolves', 'the wolf'],
    ['washing machines', 'the washing machine'],
    ['the number 7', 'the seven'],
    ['fire engines and ice cream', 'the fire engine'],
    ['my wobbly tooth', 'the milk tooth'],
    ['a dragon who bakes cakes', 'the dragon'],
    ['a giant who is afraid of butterflies', 'the giant'],
    ['baby elephants', 'the elephant'],
    ['an octopus', 'the octopus'],
    ['my red umbrella', 'the umbrella'],
    ['three umbrellas', 'the umbrella'],
    ['three', 'the three'],
  ])('%s', (asked, name) => {
    expect(told(asked).guest.name).toBe(name);
  });
});

test('"a" and "an" follow the word, by its sound', () => {
  expect(told('an octopus').guest.withA).toMatch(/^an octopus /);
  expect(told('a ukulele').titles.map(({ source }) => source)).toContain('A ukulele With Something to Say');
});

test('more than one is said as people say it', () => {
  expect(['fox', 'pony', 'wolf', 'mouse', 'snowman', 'sheep', 'washing machine', 'day'].map(plural)).toEqual([
    'foxes',
    'ponies',
    'wolves',
    'mice',
    'snowmen',
    'sheep',
    'washing machines',
    'days',
  ]);
});

test('two themes in one wish are both told: somebody from one, and where they go from the other', () => {
  const dinosaurs = told('dinosaurs in space');
  expect(dinosaurs.guest.name).toBe('the dinosaur');
  expect(dinosaurs.realm).toBe('the top of the sky');
  expect(told('a dragon who learns to share')).toMatchObject({
    value: 'sharing',
    guest: { name: 'the dragon' },
  });
  expect(told('a dragon at the zoo').realm).toContain('zoo');
});

test('no title is called after a guest in whose place another came', () => {
  const titles = told('the snail who was late').titles.map(({ source }) => source);
  expect(titles.length).toBeGreaterThan(3);
  expect(titles.filter((title) => /beetle/i.test(title))).toEqual([]);
});

test('no line speaks of a guest in whose place another came', () => {
  const { echoes, touches, glimpses, titles } = told('riding a bike');
  const lines = [...echoes, ...touches, ...glimpses, ...titles].map(({ source }) => source);
  expect(lines.filter((line) => /\bthe wheel\b/i.test(line))).toEqual([]);
  expect(lines.filter((line) => /\bbikes?\b/.test(line)).length).toBeGreaterThan(3);
});

test('a sorrow comes before anything named beside it, but the fright of a monster is only the monster’s', () => {
  expect(told('our cat died, and she loved the moon').kind).toBe('tender');
  expect(told('afraid of the dark').kind).toBe('tender');
  expect(told('a little monster who is afraid of the dark').guest.name).toBe('the little monster');
});

test.each([
  ['ドラゴン', 'the dragon'],
  ['大象と月', 'the elephant'],
  ['un gato perdido', 'the cat'],
  ['الخيل', 'the horse'],
  ['simba', 'the lion'],
])('%s is understood, and still said as the parent wrote it', (asked, name) => {
  expect(told(asked).guest.name).toBe(name);
  expect(told(asked).entrance.every(({ source }) => source.includes('{asked}'))).toBe(true);
});

test('what nobody foresaw stands on a cover, a lid or a ticket', () => {
  expect(told('シャボン玉').id).toMatch(/^frame-/);
  expect(told('Bibbity bop').id).toMatch(/^frame-/);
});
