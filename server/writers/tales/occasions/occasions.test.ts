import { describe, expect, test } from 'vitest';

import { baseOf } from '../english/verbs.ts';
import { subjectWordsOf } from '../telling/subject-words.ts';
import { occasionWords } from '../telling/occasion-words.ts';
import { readWish } from '../wish/read-wish.ts';
import { theOccasions } from './book.ts';
import { occasionFields, readOccasions } from './read-occasions.ts';

describe('the book of occasions of the house', () => {
  const all = theOccasions();
  test('no two of them go by one name', () => {
    const names = all.flatMap((occasion) => occasion.names);
    expect(names.length).toBe(new Set(names).size);
    expect(all.length).toBeGreaterThan(20);
  });

  // One dragon or seven mermaids do it, so nothing is whose it is, and nothing depends on who it was.
  test.each(all.map((occasion) => [occasion.names[0], occasion] as const))(
    '%s is said of anybody',
    (_, { words }) => {
      for (const field of ['first', 'then', 'best', 'wrong'] as const) {
        const [verb = ''] = words[field].split(' ');
        expect(baseOf(verb), words[field]).toBe(verb);
      }
      for (const field of occasionFields)
        expect(words[field]).not.toMatch(/\b(your|its|his|her|their|hero|subject)\b|[.!?{}<>]/);
    },
  );

  test('says of one and of many what they did there, and whose day it was', () => {
    const wordsOf = (text: string) => {
      const wish = readWish(text, []);
      const { occasion } = wish;
      const thing = wish.things[occasion?.x ?? -1];
      if (!occasion || !thing) throw new Error(`${text} is at nothing`);
      return occasionWords(thing, occasion, subjectWordsOf(thing, wish).words['its'] ?? '');
    };
    expect(wordsOf('a unicorn comes to school')).toMatchObject({
      named: 'the unicorn at school',
      at: 'at school',
      firstpast: 'found a peg',
      wrongpast: 'sat down in the teacher’s chair',
    });
    expect(wordsOf('a unicorn comes to school')['own']).toBeUndefined();
    expect(wordsOf('the dragons’ birthday')).toMatchObject({
      named: 'the dragons’ birthday',
      at: 'at their own birthday',
      called: 'our birthday',
      bestpast: 'ate cake',
      own: 'birthday',
    });
    expect(wordsOf('a penguin called Pip at the beach')['named']).toBe('Pip at the beach');
  });
});

describe('what is wrong in a book of occasions is named with its line', () => {
  test.each([
    ['  at: at school', /line 1: this is moved in, and no occasion/],
    ['school\n  att: at school', /line 2: nobody knows "att: at school"/],
    ['school\n  at: a\n  at: b', /line 3: "at:" is said twice/],
    ['# a note\nschool\n  at: at school', /line 2: "school" has no "to:"/],
  ])('%s', (text, message) => {
    expect(() => readOccasions(text)).toThrow(message);
  });
});
