import { expect, test } from 'vitest';
import { likelyGuest, likelyReader } from './who-reads.tsx';

const nana = { id: 'n', name: 'Nana', age: 70 };
const mia = { id: 'm', name: 'Mia', age: 6 };
const anna = { id: 'a', name: 'anna ', age: 36 };

test('who reads is who read here last, or is called like the account, or is grown up', () => {
  const people = [mia, nana, anna];
  expect(likelyReader(people, { lastId: 'm', name: 'Anna' })).toBe(mia);
  expect(likelyReader(people, { lastId: 'gone', name: 'Anna' })).toBe(anna);
  expect(likelyReader(people, { lastId: null, name: 'Tom' })).toBe(nana);
  expect(likelyReader([mia], { lastId: null, name: 'Tom' })).toBeUndefined();
});

test('nobody is asked to invite themselves, or a child', () => {
  expect(likelyGuest([mia, anna, nana], 'Anna')).toBe(nana);
  expect(likelyGuest([mia, anna], 'Anna')).toBeUndefined();
});
