import { expect, test } from 'vitest';
import { inLatinLetters, isForeign } from './scripts.ts';

test.each([
  ['Мила', 'mila'],
  ['Дарья', 'darya'],
  ['Щука', 'shuka'],
  ['Θεοδώρα', 'theodora'],
  ['Νίκος', 'nikos'],
  ['נועה', 'noah'],
  ['سارة', 'sara'],
  ['یاسمین', 'eeasmeen'],
  ['ゆき', 'yookee'],
  ['ユキ', 'yookee'],
  ['がく', 'gakoo'],
  ['ソフィア', 'sofooeea'],
  ['ヴィクトル', 'vooeekootoroo'],
  ['지우', 'jeeoo'],
  ['민준', 'meenjoon'],
  ['한글', 'hangeul'],
  ['रमा', 'ramaa'],
  ['कमल', 'kamal'],
  ['अनंत', 'anant'],
])('%s is called near enough to be known: %s', (name, said) => {
  expect(inLatinLetters(name)).toBe(said);
});

test.each(['李明', 'มะลิ', 'ანა'])('%s is not guessed at, or somebody would have another name', (name) => {
  expect(inLatinLetters(name)).toBeUndefined();
});

test('what is between two letters stays where it is, and what has none is nothing to say', () => {
  expect(inLatinLetters('Анна-Мария')).toBe('anna-mariya');
  expect(inLatinLetters('…!')).toBeUndefined();
});

test('only another script is foreign: an accent and a number are not', () => {
  expect(Array.from('Zoë7 —').some(isForeign)).toBe(false);
  expect(Array.from('Яあم한').every(isForeign)).toBe(true);
});
