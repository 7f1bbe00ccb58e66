import { describe, expect, test } from 'vitest';
import { saidText } from './said-names.ts';

const say = { Mary: 'Mah-ree', Zoë: 'Zo-ee', 'Mary Ann': 'Marian', Ann: 'Anne', 'J.': 'Jay' };

describe('a text as the device says it', () => {
  test('has each name as the family says it, the longest first, and no name inside of a word', () => {
    expect(saidText('Mary Ann met Ann, Mary and Annabel.', say).text).toBe(
      'Marian met Anne, Mah-ree and Annabel.',
    );
    expect(saidText('“Zoë,” said J. “Zoës!”', say).text).toBe('“Zo-ee,” said Jay “Zoës!”');
  });

  test('takes a full stop in a name for a full stop and not for any letter', () => {
    expect(saidText('Jo J. Ja', say).text).toBe('Jo Jay Ja');
  });

  test.each([{}, { '': 'nobody' }])('is as it was written where nobody is said otherwise: %j', (sayAs) => {
    const { text, writtenAt } = saidText('Ann slept.', sayAs);
    expect([text, writtenAt(4)]).toEqual(['Ann slept.', 4]);
  });
});

describe('the word that is lit', () => {
  test.each(['Mary Ann took Zoë home, and Ann slept.', 'Zoë', 'Then came Zoë and Zoë.'])(
    'is the written one, before, in and after a name: %s',
    (written) => {
      const { text, writtenAt } = saidText(written, say);
      const wordsIn = (words: string) => [...words.matchAll(/\S+/g)];
      const asWritten = (said: string) =>
        said.replace('Marian', 'Mary Ann').replace('Anne', 'Ann').replace('Zo-ee', 'Zoë');
      for (const { 0: word, index } of wordsIn(text))
        expect(written.slice(writtenAt(index)).startsWith(asWritten(word)), word).toBe(true);
    },
  );

  test('is the whole name, wherever in it the device is', () => {
    const { text, writtenAt } = saidText('So Zoë slept.', say);
    const from = text.indexOf('Zo-ee');
    expect([0, 1, 2, 3, 4].map((letter) => writtenAt(from + letter))).toEqual([3, 3, 3, 3, 3]);
    expect(writtenAt(from + 5)).toBe(6);
  });
});
