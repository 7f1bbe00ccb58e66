import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isFit } from '../../judge-theme.ts';
import { hobbyClasses, natures } from '../notation/vocabulary.ts';
import { loveFields, mannerFields, readWordBook, sayingFields, type WordBook } from '../people/word-book.ts';

const bookIn = (file: string, fields: readonly string[], ofAnyone: readonly string[] = []) =>
  readWordBook(
    readFileSync(new URL(`../../../../tales/en/${file}`, import.meta.url), 'utf8'),
    fields,
    ofAnyone,
  );
const loves = bookIn('loves.txt', loveFields, sayingFields);
const manners = bookIn('manners.txt', mannerFields);
const versionsIn = ({ entries, anyone }: WordBook) =>
  [anyone, ...entries].flatMap(({ names, words }) =>
    Object.entries(words).flatMap(([field, all]) =>
      all.map((said) => ({ of: names[0], field: field.replace('grown ', ''), said })),
    ),
  );
/** What does not hold for all of them, so that a fault names itself. */
const without = (book: WordBook, fields: readonly string[], right: RegExp) =>
  versionsIn(book).filter(({ field, said }) => fields.includes(field) && !right.test(said));

describe('what people love, in the book of the house', () => {
  test('has every class of hobbies, and no two entries go by one name', () => {
    const names = loves.entries.flatMap((entry) => entry.names);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(hobbyClasses.filter((one) => !names.includes(`class ${one}`))).toEqual([]);
    expect(loves.entries.filter(({ words }) => words['love'] === undefined)).toEqual([]);
    expect(loves.entries.length).toBeGreaterThan(70);
  });

  test('each is put so that it stands in a sentence', () => {
    expect(without(loves, ['bit'], /^an? [a-z]/)).toEqual([]);
    expect(without(loves, ['mark'], /^[a-z][a-zA-Z’ -]+$/)).toEqual([]);
    expect(without(loves, ['gently'], /^the way you [a-z]/)).toEqual([]);
    expect(without(loves, ['pastime'], /^[a-z]+ing\b/)).toEqual([]);
    expect(without(loves, sayingFields, /^[A-Z].*[^.!?,]$/)).toEqual([]);
    expect(without(loves, ['trick'], /^(?!to |an? |the )[a-z]+(?:,? [^ ,]+){0,12}$/)).toEqual([]);
  });

  test('says a trick in fewer words the second time, which are still a trick', () => {
    const briefs = versionsIn(loves).filter(({ field }) => field.endsWith('in brief'));
    expect(
      briefs.filter(({ said }) => !/^[a-z]+ [a-z]/.test(said) || / (?:and|with|a|the)$/.test(said)),
    ).toEqual([]);
    expect(briefs.length).toBeGreaterThan(700);
  });

  test('has something for each that is done with the whole body', () => {
    const still = [loves.anyone, ...loves.entries].filter(({ words }) => words['move'] === undefined);
    expect(still.map(({ names }) => names[0])).toEqual([]);
    expect(
      loves.entries.flatMap(({ words }) => words['trick'] ?? []).filter((trick) => trick.includes('*')),
    ).toEqual([]);
  });

  test('and can be somebody else’s another evening', () => {
    const alone = [loves.anyone, ...loves.entries].filter(({ words }) =>
      loveFields.some((field) => (words[field]?.length ?? 0) < 3),
    );
    expect(alone.map(({ names }) => names[0])).toEqual([]);
  });
});

describe('what people are like, in the book of the house', () => {
  test('has every nature', () => {
    expect(new Set(manners.entries.flatMap(({ names }) => names))).toEqual(new Set(natures));
  });
});

/** What follows a name: nobody's pronoun, since it is said of everybody. */
const ofSomebody = ['bit', 'mark', 'pastime', ...mannerFields];

test.each([
  ['loves', loves],
  ['manners', manners],
])('the book of %s is said aloud to a child, of whoever it is', (_, book) => {
  const wrong = versionsIn(book).filter(
    ({ field, said }) =>
      !isFit(said) ||
      /[0-9—–;()"“”{}<>]/.test(said) ||
      (ofSomebody.includes(field) && /\b(his|her|hers|their|theirs|she|he)\b/.test(said)),
  );
  expect(wrong).toEqual([]);
});
