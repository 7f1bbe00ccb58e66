import { describe, expect, test } from 'vitest';
import { somebody } from '#tests/support/family/somebody.ts';
import { aTaleTold } from '#tests/support/stories/a-tale-told.ts';
import type { StoryCharacter } from '../../writer.ts';
import { castOf } from './cast.ts';
import { loveFields, mannerFields, readWordBook, sayingFields } from './word-book.ts';
import { readWordTable } from './word-table.ts';

const allOf = (fields: readonly string[], of: string, versions = [1, 2]) =>
  fields
    .map((field) => `  ${field}: ${versions.map((at) => `a ${of} ${field} ${at}`).join(' | ')}`)
    .join('\n');
const loves = [
  `anyone\n${allOf([...loveFields, ...sayingFields], 'plain')}\n  grown trick: *bow`,
  `cars, toy cars\n  love: cars\n${allOf(loveFields, 'car')}\n  grown bit: a grown bit\n  grown trick: *drive up`,
  `driving cars\n  love: driving\n${allOf(loveFields, 'drive').replace(/trick: .*/, 'trick: *drive off (and wave)')}`,
  `hopping\n  love: hopping\n${allOf(loveFields, 'hop').replace(/trick: .*/, 'trick: *hop (two steps at a time)')}`,
  `class sport\n  love: sport\n${allOf(loveFields, 'sport')}`,
].join('\n');
const manners = `anyone\n${allOf(mannerFields, 'plain')}\nshy\n${allOf(mannerFields, 'shy')}`;
const tables = {
  hobbies: readWordTable('wheels:\n  cars\nbuilding:\n  cars, bricks\nsport:\n  curling'),
  natures: readWordTable('shy:\n  shy, timid'),
  ways: {
    loves: readWordBook(loves, loveFields, sayingFields),
    manners: readWordBook(manners, mannerFields),
  },
};

type Asked = { seed?: number; head?: string; interests?: string[] };
const told = (
  body: string,
  people: readonly StoryCharacter[],
  { seed = 1, head = '', interests = [] }: Asked = {},
) =>
  aTaleTold(body, people, tables, {
    head,
    change: { seed, cast: castOf(people, tables, { interests }) },
  }).paragraphs.join('\n');
const leo = (hobbies: string[], traits: string[] = []) => somebody('Leo', 6, 'son', { hobbies, traits });
const dad = (hobbies: string[]) => somebody('Dad', 38, 'dad', { hobbies });

describe('what somebody loves, in its own words', () => {
  test('is said of them, of others what is true of anyone', () => {
    expect(told('He went {hero.gently}.', [leo(['toy cars'])])).toMatch(/^He went a car gently [12]\.$/);
    expect(told('He went {hero.gently}.', [leo([])])).toMatch(/^He went a plain gently [12]\.$/);
  });

  test('by the words that say most of it, and else by its class', () => {
    expect(told('{hero.love}', [leo(['driving cars'])])).toBe('Driving');
    expect(told('{hero.mark}', [leo(['curling'])])).toMatch(/^A sport mark [12]$/);
  });

  test('and where the family says more of it than the book, in their words', () => {
    const said = (hobby: string) =>
      told('He had been {hero.pastime}. It was about {hero.love}.', [leo([hobby])]);
    expect(said('Lining up toy cars')).toBe(
      'He had been lining up toy cars. It was about lining up toy cars.',
    );
    expect(said('cars')).toMatch(/^He had been a car pastime [12]\. It was about cars\.$/);
    expect(said('old cars')).toMatch(/^He had been a car pastime [12]\. It was about old cars\.$/);
    expect(said('polishing cars with grandad')).toContain('been polishing cars with Grandad.');
    expect(said('copying Noah')).toContain('been copying Noah.');
    // No sentence, and no thing that they have.
    expect(said('plays with cars')).toMatch(/a car pastime [12]\. It was about cars/);
    expect(said('my cars')).toContain('about cars.');
    // It ends like something that one does, and is of nothing.
    expect(said('anything with cars')).toMatch(/a car pastime [12]\. It was about cars/);
    expect(said('novelty cars')).toContain('about novelty cars.');
    expect(said('racing cars')).toMatch(/a car pastime [12]\. It was about racing cars/);
  });

  test('what they say out of it is what anybody has learned, since nobody knows another’s game', () => {
    for (const hobbies of [['cars'], []])
      expect(told('"{hero.little}," said {hero}.', [leo(hobbies)])).toMatch(
        /^“A plain little [12],” said Leo\b/,
      );
  });

  test('a grandfather does what suits him, and still what he loves', () => {
    const both = told('They could {hero.trick}. They could {hero.move}.', [dad(['cars'])]);
    expect(both).toBe('They could drive up. They could drive up.');
    const ofNothing = told('They could {hero.trick}.', [dad([])]);
    expect(ofNothing).toBe('They could bow.');
    const ofAnother = told('They could {hero.trick}.', [dad(['driving cars'])]);
    expect(ofAnother).toBe('They could drive off and wave.');
  });

  test('what is said only once stands behind a comma where it needs one', () => {
    expect(told('He could {hero.trick}.', [leo(['hopping'])])).toBe('He could hop, two steps at a time.');
  });

  test('a trick is said in full once, and then in brief', () => {
    const body = '{hero} began to {hero.trick}.\n\nThen {hero} could {hero.trick}, and {hero.move}.';
    expect(told(body, [leo(['driving cars'])])).toBe(
      'Leo began to drive off and wave.\nThen Leo could drive off, and drive off.',
    );
  });

  test('one thing of it is lent and comes back', () => {
    expect(told('Here is {hero.bit}: {his} {hero.ownbit}, {hero.thebit}.', [leo(['cars'])])).toMatch(
      /^Here is a (car bit [12]): Leo’s \1, the \1\.$/,
    );
  });

  test('another evening has another version, and of two who love the same each has their own', () => {
    const body = '{hero.gently} and {DAD.gently}';
    const evenings = [11, 22, 33, 44, 55, 66, 77, 88].map((seed) =>
      told(body, [leo(['cars']), dad(['cars'])], { seed, head: 'may: DAD = adult' }),
    );
    expect(new Set(evenings).size).toBe(2);
    for (const evening of evenings) expect(evening).toMatch(/1 and .*2|2 and .*1/);
  });

  test('what was chosen for tonight comes before what else they love', () => {
    for (const seed of [1, 2, 3, 4, 5, 6])
      expect(told('{hero.love}', [leo(['cars', 'curling'])], { seed, interests: ['curling'] })).toBe(
        'Curling',
      );
  });

  test('a grown-up has a grown-up’s', () => {
    expect(told('{DAD.bit}', [leo([]), dad(['cars'])], { head: 'may: DAD = adult' })).toBe('A grown bit');
  });

  test('a line may be for whoever loves something, behind who loves just that', () => {
    const crowd =
      'crowd all\n  adult loves curling: {P} swept.\n  adult loves anything: {P} {P.love}.\n  adult: {P} sat.';
    expect(told(crowd, [leo([]), dad(['cars'])])).toBe('Dad cars.');
    expect(told(crowd, [leo([]), dad(['curling'])])).toBe('Dad swept.');
    expect(told(crowd, [leo([]), dad([])])).toBe('Dad sat.');
  });

  test('it can be asked whether anything is known', () => {
    const body = '<hero loves: Loves.><not hero loves: Nothing.> <hero natured: Like.><DAD loves: Dad.>';
    const head = 'may: DAD = adult';
    expect(told(body, [leo(['cars']), dad([])], { head })).toBe('Loves.');
    expect(told(body, [leo([], ['shy']), dad(['curling'])], { head })).toBe('Nothing. Like. Dad.');
  });

  test('an author’s own key of that name is meant before the book', () => {
    const head = 'may: DAD = adult\nkey DAD anyone\n  gently: as he does\n';
    expect(told('{DAD.gently}', [leo([]), dad(['cars'])], { head })).toBe('As he does');
    const inside = 'key anyone\n  look: "{hero.look}," said {hero}.\n';
    expect(told('{key.look}', [leo([])], { head: inside })).toMatch(/^“A plain look [12],” said Leo\.$/);
    const itself = 'key anyone\n  way: so {key.way}\n';
    expect(() => told('{key.way}', [leo([])], { head: itself })).toThrow('{key.way} says itself');
  });
});

describe('a fallback that tells of what they love', () => {
  const keyed = (fallback: string, wheels = '') => ({
    head: `${wheels}key building = building\n  way: as you lay a brick\nkey anyone\n  way: ${fallback}\n`,
  });
  test('comes before a key for the second of two kinds, since cars are no bricks', () => {
    expect(told('{key.way}', [leo(['cars'])], keyed('{hero.gently}'))).toMatch(/^A car gently [12]$/);
    expect(told('{key.way}', [leo(['bricks'])], keyed('{hero.gently}'))).toBe('As you lay a brick');
  });

  test('and behind a key for the first, and does not come where it tells of nothing', () => {
    const wheels = 'key wheels = wheels\n  way: as you park\n';
    expect(told('{key.way}', [leo(['cars'])], keyed('{hero.gently}', wheels))).toBe('As you park');
    expect(told('{key.way}', [leo(['cars'])], keyed('somehow'))).toBe('As you lay a brick');
  });

  test('comes before a key for the kind where it says what they do, and behind one for its very word', () => {
    const wheels = 'key wheels = wheels\n  way: as you park\n';
    const cars = 'key cars = car\n  way: as a car does\n';
    expect(told('{key.way}', [leo(['cars'])], keyed('{hero.trick}', wheels))).toMatch(/^A car trick [12]$/);
    expect(told('{key.way}', [leo(['cars'])], keyed('{hero.trick}', cars))).toBe('As a car does');
  });
});

describe('what somebody is like', () => {
  test('is how they do a thing', () => {
    expect(told('He went {hero.manner}.', [leo([], ['timid'])])).toMatch(/^He went a shy manner [12]\.$/);
    expect(told('He went {hero.manner}.', [leo([])])).toMatch(/^He went a plain manner [12]\.$/);
  });

  test('a tale has a line of its own for it, and one for anyone else', () => {
    const head = 'nature shy\n  way: on tiptoe\nnature anyone\n  way: at once\n';
    expect(told('He went {nature.way}.', [leo([], ['shy'])], { head })).toBe('He went on tiptoe.');
    expect(told('He went {nature.way}.', [leo([])], { head })).toBe('He went at once.');
  });
});

test.each([
  ['  bit: a', 'line 1: this is moved in, and no name stands above it'],
  ['cars\n  colour: red', 'line 2: nobody knows "colour: red"'],
  ['cars\n  bit: a\n  bit: b', 'line 3: "bit:" is said twice'],
  ['cars\n  bit: a', 'line 1: "cars" has no "mark:"'],
  ['cars\n  wait: a', 'line 2: nobody knows "wait: a"'],
  ['anyone\n  wait: a', 'line 1: "anyone" has no "bit:"'],
  ['', 'line 1: nothing stands in it for "anyone"'],
])('a book with a fault says where: %j', (source, fault) => {
  expect(() => readWordBook(source, loveFields, sayingFields)).toThrow(fault);
});
