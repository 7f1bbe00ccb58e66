import { describe, expect, test } from 'vitest';
import { somebody } from '#tests/support/family/somebody.ts';
import { aTaleTold } from '#tests/support/stories/a-tale-told.ts';
import type { StoryCharacter } from '../../writer.ts';
import { loveFields, mannerFields, readWordBook, sayingFields } from '../people/word-book.ts';
import { readWordTable } from '../people/word-table.ts';

const rows = (fields: readonly string[], change: Record<string, string> = {}) =>
  fields.map((field) => `  ${field}: ${change[field] ?? `a ${field}`}`).join('\n');
const tables = {
  hobbies: readWordTable('water:\n  surfing, swimming\nmusic:\n  piano'),
  natures: readWordTable('shy:\n  shy'),
  ways: {
    loves: readWordBook(
      `anyone\n${rows([...loveFields, ...sayingFields])}\nsurfing\n${rows(loveFields, { pastime: 'waxing a board' })}\n` +
        `piano\n${rows(loveFields, { pastime: 'playing scales' })}\nballs\n${rows(loveFields, { pastime: 'fetching mud' })}`,
      loveFields,
      sayingFields,
    ),
    manners: readWordBook(`anyone\n${rows(mannerFields)}`, mannerFields),
  },
};
const mia = somebody('Mia', 6, 'daughter', { hobbies: ['piano'] });
const tom = somebody('Tom', 6, 'son');
const mum = somebody('Mum', 38, 'mother', { hobbies: ['surfing'] });
const rex = somebody('Rex', 3, 'dog', { hobbies: ['balls'] });

const told = (body: string, people: readonly StoryCharacter[], head = 'may: BIG = parent') =>
  aTaleTold(body, people, tables, { head }).paragraphs.join('\n');

describe('whose love the plot has no use for', () => {
  test('comes in with something of it about them, once', () => {
    expect(told('{hero} ran off. {BIG} fetched the hose. {BIG} filled the bucket.', [tom, mum])).toBe(
      'Tom ran off. Mum, who had been waxing a board, fetched the hose. She filled the bucket.',
    );
    expect(told('So {BIG} came.', [tom, mum])).toBe('So Mum, who had been waxing a board, came.');
    expect(told('Every evening {BIG} sang.', [tom, mum])).toBe(
      'Every evening Mum, who had been waxing a board, sang.',
    );
    expect(told('In came {BIG}.', [tom, mum])).toBe('In came Mum, who had been waxing a board.');
    expect(told('{BIG} puts out the lamp.', [tom, mum])).toBe(
      'Mum, who has been waxing a board, puts out the lamp.',
    );
    expect(told('{BIG} always ran.', [tom, mum])).toBe('Mum always ran.');
    expect(told('{hero} was a pirate.', [mia])).toBe('Mia, who had been playing scales, was a pirate.');
  });

  test('or, where they only speak, as they speak', () => {
    expect(told('"Yes," said {BIG}.', [tom, mum])).toBe('“Yes,” said Mum, who had been waxing a board.');
    expect(told('"Yes," said {BIG}.\n\n{BIG} sang.', [tom, mum])).toBe(
      '“Yes,” said Mum.\nMum, who had been waxing a board, sang.',
    );
  });

  test('and not where it cannot be said, or has been', () => {
    for (const line of [
      '{BIG} and {hero} sang.',
      '{hero} gave {BIG} half.',
      '{BIG} was in bed.',
      '"{BIG} sings," said {hero}.',
      '"Yes," said {BIG}, and sang.',
    ])
      expect(told(line, [tom, mum])).not.toContain('waxing');
    expect(told('{BIG} took a step. {BIG} had {BIG.bit}.', [tom, mum])).not.toContain('waxing');
    expect(told('{BIG} sang.\n\ncrowd all\n  adult loves surfing: {P} surfed.', [tom, mum])).not.toContain(
      'waxing',
    );
    expect(told('{BIG} sang.', [tom, mum], 'may: BIG = parent\nsorrow: illness')).not.toContain('waxing');
  });

  test('nor late in the evening, nor of who is an animal or loves nothing that is known', () => {
    const late = '{hero} sat.\n\nscene two\nbecause: so\n{BIG} sang.';
    expect(told(late, [tom, mum])).not.toContain('waxing');
    expect(told('{BIG} ran.', [tom, rex], 'may: BIG = dog')).not.toContain('mud');
    expect(told('{hero} ran.', [tom])).toBe('Tom ran.');
  });
});
