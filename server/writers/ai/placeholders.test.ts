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
