import { expect, test } from 'vitest';
import { somebody } from '#tests/support/family/somebody.ts';
import { castOf } from './cast.ts';
import { readWordTable } from './word-table.ts';
import { noWays } from './ways.ts';

const tables = { hobbies: readWordTable(''), natures: readWordTable(''), ways: noWays };
const teddy = somebody('Teddy', 1, 'son');
const mum = somebody('Anna', 30, 'mum');

test('a child of one with nobody but grown-ups is the hero, as if of two', () => {
  const { hero, others } = castOf([teddy, mum], tables);
  expect([hero.name, hero.role, hero.age, hero.calledAtFirst]).toEqual(['Teddy', 'toddler', 2, 'Teddy']);
  expect(others.map(({ name }) => name)).toEqual(['Mum']);
});

test('beside a bigger child the same is a baby, and a newborn is one always', () => {
  const { hero, others } = castOf([somebody('Ivy', 4, 'daughter'), teddy, mum], tables);
  expect(hero.name).toBe('Ivy');
  expect(others.find(({ name }) => name === 'Teddy')?.role).toBe('baby');
  expect(castOf([somebody('Max', 0, 'son'), mum], tables).hero.name).toBe('Anna');
});
