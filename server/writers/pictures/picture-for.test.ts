import { describe, expect, test } from 'vitest';
import { pictureSubjects } from '#contract/picture-subjects.ts';
import { readWish } from '../tales/wish/read-wish.ts';
import { pictureFor, subjectNamed } from './picture-for.ts';
import { outdoors } from './place-words.ts';

const mia = { name: 'Mia', age: 5, relationship: 'daughter', hobbies: [], traits: [] };
const seen = (theme: string, tale?: { picture: string; subjects: readonly string[] }) =>
  pictureFor({ wish: readWish(theme, [mia]), ...(tale && { tale }) });
const shown = (theme: string) =>
  seen(theme).subjects.map(({ is, isMany, colour }) =>
    [isMany && 'many', colour, is].filter(Boolean).join(' '),
  );

describe('what is on the picture of a wish', () => {
  test.each([
    ['a robot who wants to be a chef', ['robot', 'cook']],
    ['diggers', ['many digger']],
    ['a unicorn and a digger', ['unicorn', 'digger']],
    ['the little red tractor', ['red tractor']],
    ['my wobbly tooth', ['tooth']],
    ['brushing teeth', ['toothbrush']],
    ['a trip to the moon', ['rocket']],
    ['socks', ['socks']],
    ['un dragón', ['dragon']],
    ['🦄', ['unicorn']],
  ])('“%s”', (theme, subjects) => expect(shown(theme)).toEqual(subjects));

  test.each([
    ['a purple dragon who bakes bread', ['purple dragon', 'bread']],
    ['the dragon who is green', ['green dragon']],
    ['a very big bright red digger', ['red digger']],
    ['the orange kitten and the wool', ['orange kitten', 'wool']],
    ['mums new bike is red', ['red bicycle']],
    ['red train and blue train', ['red train', 'blue train']],
    ['a black cat and a white mouse', ['black-cat', 'white mouse']],
    ['gray gray elephant', ['grey elephant']],
    ['orange', ['orange']],
    ['a black princess', ['princess']],
  ])('has the colours of “%s”', (theme, subjects) => expect(shown(theme)).toEqual(subjects));

  test.each([
    ['a spider in the bath', ['spider', 'bath']],
    ['the postman on a windy day', ['postbox', 'wind']],
    ['helicopter rescue on the mountain', ['helicopter', 'mountain']],
    ['a teddy that got left on the bus', ['teddy', 'bus']],
    ['a cat called Biscuit', ['cat']],
    ['glasses, and she’ll be laughed at', ['glasses']],
  ])('has beside it what is called by its own name: “%s”', (theme, subjects) =>
    expect(shown(theme)).toEqual(subjects),
  );

  test.each([
    ['a spider who wants a friend', ['spider']],
    ['a seahorse race', ['seahorse']],
    ['the fastest racing car in the world', ['racing-car']],
    ['sharing with a friend', ['heart']],
  ])('has no heart where there is somebody to draw: “%s”', (theme, subjects) =>
    expect(shown(theme)).toEqual(subjects),
  );

  test('knows Rose from a rose', () => {
    const rose = { ...mia, name: 'Rose' };
    const wish = readWish('rose and the snail', [rose]);
    expect(pictureFor({ wish, names: ['Rose'] }).subjects).toEqual([{ is: 'snail', isMany: false }]);
  });

  test('is its nearest kin, where there is no part of its own', () => {
    expect(shown('a shy robin')).toEqual(['bird']);
    expect(shown('the brachiosaurus')).toEqual(['long-neck']);
  });

  test('is never a stranger’s animal: what nobody can draw leaves the place to the people', () => {
    expect(shown('a tax inspector')).toEqual([]);
    expect(shown('blorp')).toEqual([]);
    const tale = { picture: 'a hippo in a mayor’s hat', subjects: ['anything'] };
    expect(seen('a tax inspector', tale).subjects).toEqual([]);
  });

  test('is what its tale shows, where a family leaves it to us', () => {
    const tale = { picture: 'a goat looking out of the window of an old bus', subjects: ['goat'] };
    expect(seen('you choose', tale)).toMatchObject({ subjects: [{ is: 'goat', isMany: false }] });
  });

  test('shows nobody’s face of whom a family grieves', () => {
    expect(seen('grandma is in heaven')).toMatchObject({ subjects: [], place: 'sky' });
  });

  test.each([
    ['a dinosaur in the kitchen', 'kitchen'],
    ['dinosaurs in space', 'space'],
    ['whales', 'under-the-sea'],
    ['a digger', 'street'],
    ['first day at school', 'school'],
    ['ballet on the moon', 'space'],
    ['the biggest sandcastle', 'beach'],
    ['train to the seaside', 'beach'],
    ['a horse that can fly', 'sky'],
    ['learning to fly a kite', 'hill'],
  ])('“%s” happens there: %s', (theme, place) => expect(seen(theme).place).toBe(place));

  test('is where the tale has it, if the wish does not say', () => {
    const tale = { picture: 'a fox in a buttoned coat at a long table in a kitchen', subjects: ['fox'] };
    expect(seen('a fox', tale).place).toBe('kitchen');
  });

  test.each([
    ['a fox', 'a fox in a buttoned coat at a long table in a kitchen', ['fox']],
    ['why is there thunder', 'somebody under a kitchen table', ['thunder-cloud']],
    ['thunder in the kitchen', 'somebody under a kitchen table', ['thunder-cloud']],
    ['a fox in the kitchen', 'a fox at a long table in a kitchen', []],
    ['a dinosaur in the kitchen', 'a long neck over a kitchen table', []],
    ['a robot', 'a robot at a kitchen table', []],
    ['a fox', 'a fox under an oak', []],
  ])('through the window, where it belongs outdoors: “%s” of %s', (theme, picture, outside) => {
    const { subjects } = seen(theme, { picture, subjects: ['anything'] });
    expect(subjects.length).toBeGreaterThan(0);
    expect(subjects.flatMap(({ is, isOutside }) => (isOutside ? [is] : []))).toEqual(outside);
  });

  test('has parts for all that belongs outdoors', () => {
    const known = new Set<string>(pictureSubjects);
    expect([...outdoors.always, ...outdoors.rather].filter((name) => !known.has(name))).toEqual([]);
  });

  test('is later for whoever cannot sleep', () => {
    expect(seen('a kite').hour).toBe('dusk');
    expect(seen('the night train').hour).toBe('night');
    expect(seen('a dragon who can’t sleep').hour).toBe('late');
  });
});

describe('a part of our pictures', () => {
  test.each([
    ['Digger', 'digger'],
    ['fire-engine', 'fire-engine'],
    ['kittens', 'kitten'],
    ['excavator', 'digger'],
    ['a poem', undefined],
    ['constructor', undefined],
  ])('is found by the words “%s”', (words, name) => expect(subjectNamed(words)).toBe(name));
});
