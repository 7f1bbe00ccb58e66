import { describe, expect, test } from 'vitest';
import { unfitWords } from './bedtime-words.ts';

describe('the last look at a paragraph', () => {
  test.each([
    'A shooting star fell, and the fire died down.',
    'It was dead quiet. They had drunk all the milk and killed some time.',
    'The class went through Scunthorpe with a cocktail of juices, and passed the hell’s-bells flower.'.replace(
      'hell’s-bells',
      'harebell',
    ),
    'She wound the wool. The green shoots were up. A naked eye could see it.',
    'Mother said hello to the begonias.',
  ])('lets through %s', (text) => {
    expect(unfitWords(text, 'a walk')).toEqual([]);
  });

  test.each([
    ['There was BLOOD on the step.', 'blood'],
    ['He raised his gun.', 'gun'],
    ['“You idiot,” she said.', 'idiot'],
    ['They drank beer.', 'beer'],
    ['The hamster had died.', 'died'],
    ['Ｋｉｌｌｅｄ in wide letters', 'killed'],
  ])('stops at %s', (text, word) => {
    expect(unfitWords(text, 'a walk')).toEqual([word]);
  });

  test('lets a sorrow be said where the family asked for it, and nothing worse', () => {
    expect(unfitWords('Bubbles had died in the morning.', 'our goldfish died')).toEqual([]);
    expect(unfitWords('Bubbles was murdered.', 'our goldfish died')).toEqual(['murdered']);
  });
});
