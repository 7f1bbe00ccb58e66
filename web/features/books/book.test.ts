import { describe, expect, test } from 'vitest';
import { aBook } from '#tests/support/stories/books.ts';
import { dayInWords } from '#web/platform/language.ts';
import type { Story } from '#contract/stories.ts';
import { bookOf, colophon, companyLine, paragraphsOf } from './book.ts';
import { plainText } from './plain-text.ts';

test('a story as plain text is its title and its paragraphs, and nothing else', () => {
  const book = aBook({ title: 'Māui’s kite', content: '  One.\n\n \nTwo, “three”.\n\n' });
  expect(plainText(book)).toBe('Māui’s kite\n\nOne.\n\nTwo, “three”.\n');
});

test('paragraphs know their place in what was told', () => {
  const content = 'One.\n\nTwo\nlines.';
  expect(paragraphsOf(content)).toEqual([
    { text: 'One.', charStart: 0 },
    { text: 'Two\nlines.', charStart: 6 },
  ]);
});

describe('the small print', () => {
  test('says who is in it', () => {
    expect(companyLine(aBook({ names: ['Mia', 'Grandma Jo', 'Biscuit'] }))).toBe(
      'With Mia, Grandma Jo and Biscuit',
    );
    expect(companyLine(aBook({ names: [] }))).toBe('');
  });

  test('names who wrote it, without what was said to whoever asked', () => {
    const by = (writtenBy: string) =>
      bookOf({ request: { characterNames: [] }, createdAt: 0, writtenBy } as unknown as Story, 'Lamplight')
        .writtenBy;
    expect(by('Lamplight, which has no tale of that yet')).toBe('Lamplight');
    expect(by('Lamplight, which tells in English and has no tale of that yet')).toBe('Lamplight');
    expect(by('a model')).toBe('a model');
  });

  test('says who wrote it, and when', () => {
    const book = aBook({ writtenBy: 'the storyteller', writtenAt: new Date('2026-11-20T08:00:00Z') });
    expect(colophon(book)).toBe(
      `Written by the storyteller, ${dayInWords(book.writtenAt)}. Made with Lamplight.`,
    );
  });
});
