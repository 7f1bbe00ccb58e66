import { describe, expect, test } from 'vitest';
import { placeholdersFor } from './placeholders.ts';

describe('a family’s names', () => {
  const { hide, show, of, hasStrangers } = placeholdersFor(
    ['Mia Smith', 'Grandpa Joe', '小龙', 'May', 'Tāne'],
    ['Luna', 'May'],
  );

  test.each([
    ['Mia Smith’s birthday', '{{NAME_1}}’s birthday'],
    ['mia and the Smiths', '{{NAME_1}} and the {{NAME_1}}'],
    ['a walk with Grandpa Joe', 'a walk with {{NAME_2}}'],
    ['Joe and another grandpa', '{{NAME_2}} and another grandpa'],
    ['和小龙一起', '和{{NAME_3}}一起'],
    ['it may rain, says May', 'it may rain, says {{NAME_4}}'],
    ['TĀNE and tāne', '{{NAME_5}} and {{NAME_5}}'],
    ['Luna is not here tonight', 'a friend is not here tonight'],
    ['a mermaid, a miaow and a blacksmith', 'a mermaid, a miaow and a blacksmith'],
  ])('do not leave the house: %s', (text, hidden) => {
    expect(hide(text)).toBe(hidden);
  });

  test.each([
    ['{{NAME_1}} and {{NAME_2}}’s hat', 'Mia Smith and Grandpa Joe’s hat'],
    ['{NAME_1}, {{ NAME_2 }}, NAME_3 and {{NAME\\_4}}', 'Mia Smith, Grandpa Joe, 小龙 and May'],
    ['{{NAME_1}}{{NAME_2}}', 'Mia SmithGrandpa Joe'],
  ])('come back from %s', (text, shown) => {
    expect(show(text)).toBe(shown);
  });

  test('that have a title have no second one', () => {
    const { show: shown } = placeholdersFor(['Tante Brigitte', 'Sue', 'Nani', 'Nan']);
    expect(shown('Aunt {{NAME_1}} and Auntie {{NAME_2}}, and Grandma {{NAME_3}} with Aunt {{NAME_4}}')).toBe(
      'Tante Brigitte and Auntie Sue, and Nani with Aunt Nan',
    );
  });

  test('that look like placeholders, or like a program’s signs, come back as they are', () => {
    const odd = placeholdersFor(['{{NAME_2}}', '$& $1']);
    expect(odd.show(`${odd.of(0)} met ${odd.of(1)}`)).toBe('{{NAME_2}} met $& $1');
  });

  test('are everybody who may be in it', () => {
    expect(hasStrangers(`${of(0)} and ${of(4)}`)).toBe(false);
    for (const text of ['{{NAME_6}} came in', '{{CHILD}}', 'NAME_77', 'a } too many'])
      expect(hasStrangers(text), text).toBe(true);
  });
});

describe('a name as hurried thumbs type it', () => {
  const { hide } = placeholdersFor([
    'Zoë',
    'José',
    'Jack',
    'Bo',
    'D’Arcy',
    'Mary Ann',
    'Anna-Lena',
    'Will',
    'Lily',
  ]);

  test.each([
    ['zoe got her first wobbly tooth', '{{NAME_1}} got her first wobbly tooth'],
    ['Jose lost a tooth', '{{NAME_2}} lost a tooth'],
    ['jack got a tooth', '{{NAME_3}} got a tooth'],
    ['a jack in the box', 'a jack in the box'],
    ['bo has a tooth', '{{NAME_4}} has a tooth'],
    ["D'Arcy and darcy", '{{NAME_5}} and {{NAME_5}}'],
    ['maryann is five', '{{NAME_6}} is five'],
    ['Anna Lena has a tooth', '{{NAME_7}} has a tooth'],
    ['it will rain, says Will', 'it will rain, says {{NAME_8}}'],
    ['lily and the frog on a lily', '{{NAME_9}} and the frog on a lily'],
    ['a water lily', 'a water lily'],
    ['a boat and a bow', 'a boat and a bow'],
  ])('does not leave the house: %s', (text, hidden) => expect(hide(text)).toBe(hidden));

  test.each([
    ['Søren', 'soren fell'],
    ['Søren', 'soeren fell'],
    ['Łukasz', 'lukasz fell'],
    ['Weiß', 'weiss fell'],
    ['Ægir', 'aegir fell'],
    ['Серёжа', 'Сережа fell'],
    ['Πέτρος', 'πετρος fell'],
    ['أحمد', 'احمد fell'],
  ])('%s is hidden as a keyboard without its letters has it: %s', (name, text) =>
    expect(placeholdersFor([name]).hide(text)).toBe('{{NAME_1}} fell'),
  );

  test.each([
    ['Ottoline', 'otiline fell'],
    ['Ottoline', 'Ottolline fell'],
    ['Wilhelmina', 'wilhelmian fell'],
    ['Mia', 'Miaaa fell'],
    ['Mia', 'ＭＩＡ fell'],
    ['Mika', 'Mi\u00adka fell'],
    ['Jack', 'jack fell'],
  ])('%s is hidden with a slip of the thumb: %s', (name, text) =>
    expect(placeholdersFor([name], [], (word) => word === 'fell').hide(text)).toBe('{{NAME_1}} fell'),
  );

  test('but a word is a word, however near it comes to somebody', () => {
    const family = placeholdersFor(['Marina', 'Otto'], [], (word) =>
      ['marine', 'an', 'otter'].includes(word),
    );
    expect(family.hide('an otter, marine')).toBe('an otter, marine');
    expect(family.hide('my jack and otto_marina2')).toBe('my jack and {{NAME_2}}_{{NAME_1}}2');
  });

  test('is hidden with an accent that it has not', () => {
    expect(placeholdersFor(['Jose']).hide('José has a tooth')).toBe('{{NAME_1}} has a tooth');
  });
});
