import { describe, expect, test } from 'vitest';

import { requestNumber } from '#tests/support/families.ts';
import { slipsOf } from '#tests/support/slips.ts';

import { writeStory } from './built-in.ts';
import { content } from './content/index.ts';
import { readContent } from './content-shelf.ts';
import { plural } from './named-noun.ts';
import { nounReferent } from './referents.ts';
import { themeOf } from './theme.ts';
import type { StoryCharacter } from '../writer.ts';
import { wishIn } from './wish.ts';

const shelf = readContent(content);

const told = (asked: string) => {
  const { theme } = themeOf(asked, shelf, 0);
  return { ...theme, guest: nounReferent('guest', theme.guest) };
};

test.each([
  ['moving up to class 2', 'school'],
  ['moving up to Scotland', 'moving'],
  ['a sleepover at Granny’s', 'dreams'],
  ['I missed the penalty', 'sport'],
  ['why is it raining', 'weather'],
  ['playing nicely with my cousin', 'friendship'],
])('the longer words know better: %s', (asked, id) => {
  expect(told(asked).id).toMatch(new RegExp(`^${id}`));
});

describe('the guest is who the parent asked for', () => {
  test.each([
    ['learning to whistle', 'the wheel'],
    ['flying a kite', 'the kite'],
    ['excavators', 'the excavator'],
    ['the bin lorry', 'the bin lorry'],
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
    ['my umbrella', 'the umbrella'],
    ['three umbrellas', 'the umbrella'],
    ['three', 'the three'],
  ])('%s', (asked, name) => {
    expect(told(asked).guest.name).toBe(name);
  });
});

test('the book is not called after what is only spoken of', () => {
  const titles = told('a dragon who is afraid of candles').titles.map(({ source }) => source);
  expect(titles.length).toBeGreaterThan(2);
  expect(titles.filter((title) => /candle/i.test(title))).toEqual([]);
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

describe('a hard evening has an arc of its own', () => {
  test.each([
    ['grandad forgets my name', 'memory'],
    ['Grandma doesn’t remember me', 'memory'],
    ["grandma's memory", 'memory'],
    ['dementia', 'memory'],
    ['my best friend moved away', 'away'],
    ['Daddy is away for work', 'away'],
    ['dad is in the army', 'away'],
    ['granny is in a care home', 'away'],
    ['two homes', 'separation'],
    ['moving away', 'moving'],
  ])('%s: %s', (asked, sorrow) => {
    const { theme } = themeOf(asked, shelf, 0);
    expect(theme.sorrow).toBe(sorrow);
    for (let family = 0; family < 12; family++) {
      const { paragraphs, faults } = writeStory(requestNumber(family, { theme: asked }), shelf);
      expect([family, faults, slipsOf(paragraphs)]).toEqual([family, [], []]);
    }
  });

  test('but a wizard who keeps forgetting is only a wizard, and an elephant’s memory is its own', () => {
    expect(told('a wizard who keeps forgetting his spells').kind).not.toBe('tender');
    expect(told('the memory of an elephant').kind).not.toBe('tender');
  });

  const at = (theme: string, characters: readonly StoryCharacter[]) =>
    writeStory(requestNumber(1, { theme, characters }), shelf).paragraphs.join(' ');
  const ada = { name: 'Ada', age: 6, relationship: 'daughter', hobbies: [], traits: [] };
  const rose = { name: 'Rose', age: 78, relationship: 'grandmother', hobbies: ['singing'], traits: [] };

  test('whoever forgets is called as the family calls them', () => {
    expect(at('grandma forgets my name', [ada, rose])).not.toContain('Grandma');
    expect(at('grandma forgets my name', [ada])).toContain('Grandma');
    expect(at('dementia', [ada])).toContain('the one in the big chair');
  });

  test('but it is Grandad who forgets, though only Grandma is in the story', () => {
    expect(at('grandad forgets my name', [ada, rose])).toContain('Grandad');
  });
});

describe('what nobody foresaw', () => {
  test.each([
    ['the lighthouse that sneezed', 'one', 'the lighthouse', 'the lighthouse that sneezed'],
    ['my nan’s purple hat', 'one', 'the purple hat', 'the purple hat'],
    ["Grandma's rocking chair", 'one', 'the rocking chair', 'the rocking chair'],
    ['a spatula', 'one', 'the spatula', 'a spatula'],
    ['my left sock', 'one', 'the left sock', 'the left sock'],
    ['the hole in my jumper', 'one', 'the hole', 'the hole in somebody’s jumper'],
    ['a tax inspector', 'somebody', 'the tax inspector', 'a tax inspector'],
    ['the man who fixes the boiler', 'somebody', 'the man', 'the man who fixes the boiler'],
    ['Borrowed ladders', 'many', 'the borrowed ladders', 'borrowed ladders'],
    ['wellies', 'many', 'the wellies', 'wellies'],
    ['3 wishes', 'many', 'the wishes', 'wishes'],
    ['Tuesdays', 'many', 'the Tuesdays', 'Tuesdays'],
    ['Could we have a story about some jam, please?', 'stuff', 'the jam', 'jam'],
    ['gymnastics', 'stuff', 'the gymnastics', 'gymnastics'],
    ['Fibonacci', 'named', 'Fibonacci', 'Fibonacci'],
    ['our neighbour Mr Henderson', 'named', 'Mr Henderson', 'Mr Henderson'],
    ['їжак', 'said', '“їжак”', '“їжак”'],
    ['why do we have toes', 'said', '“why do we have toes”', '“why do we have toes”'],
    ['un chien vert', 'said', '“un chien vert”', '“un chien vert”'],
    ['{hero} [a|b] <2-4: $& | WISH', 'said', undefined, '“{hero} [a|b] <2-4: $& | WISH”'],
  ])('%s is understood as far as can be seen: %s', (asked, kind, short, full) => {
    const wish = wishIn(asked);
    expect(wish).toMatchObject({ kind, full, ...(short !== undefined && { short }) });
  });

  test.each([
    ['the lighthouse that sneezed', 'the lighthouse'],
    ['borrowed ladders', 'the borrowed ladders'],
    ['jam', 'the jam'],
    ['a tax inspector', 'the tax inspector'],
    ['Fibonacci', 'Fibonacci'],
    ['їжак', '“їжак”'],
    ['{hero} [a|b] $& | BARE', '“{hero} [a|b] $& | BARE”'],
  ])('%s is in the story from the opening to the goodnights', (asked, name) => {
    for (let family = 0; family < 12; family++) {
      const { paragraphs, faults } = writeStory(requestNumber(family, { theme: asked }), shelf);
      const says = (paragraph: string) =>
        paragraph.toLowerCase().includes(name.toLowerCase().replace(/^the /, ''));
      const third = Math.ceil(paragraphs.length / 3);
      const ours = paragraphs.map((paragraph) => paragraph.replaceAll(name, 'X'));
      expect([family, faults, slipsOf(ours)]).toEqual([family, [], []]);
      expect(paragraphs.slice(0, third).some(says)).toBe(true);
      expect(paragraphs.slice(-6).some((paragraph) => says(paragraph.split(', ').slice(1).join(', ')))).toBe(
        true,
      );
      expect(paragraphs.filter(says).length).toBeGreaterThanOrEqual(4);
    }
  });

  test('what a parent asked for is what the book is called, as long as it is not a sentence', () => {
    const titles = (asked: string) =>
      Array.from(
        { length: 12 },
        (_, family) => writeStory(requestNumber(family, { theme: asked }), shelf).title,
      );
    expect(
      titles('the lighthouse that sneezed').filter((title) => /Lighthouse/.test(title)).length,
    ).toBeGreaterThan(9);
    expect(titles('why do we have toes').filter((title) => /why do we/i.test(title))).toEqual([]);
  });

  test('only what nothing else is known of is a wish: a ladder is a ladder', () => {
    expect(told('ladders').id).toBe('noun-thing');
    expect(told('borrowed ladders').wish).toBeDefined();
  });
});
