import { describe, expect, it } from 'vitest';
import { cardinal, spellNumbers } from './numbers.ts';
import { passagesOf } from './passages.ts';
import { nameRespellings } from './name-respellings.ts';
import { speakable } from './speakable.ts';

const said = (text: string, respellings = {}) => speakable(text, 0, respellings).text;

describe('what is said for what is written', () => {
  it.each([
    ['“Hello,” said Tom.', '"Hello," said Tom.'],
    ['It’s Nora’s.', "It's Nora's."],
    ['Wait … what?', 'Wait, what?'],
    ['The lamp—small and brass—hopped.', 'The lamp, small and brass, hopped.'],
    ['Dr. Mole met Mr. Toad.', 'doctor Mole met mister Toad.'],
    ['It was J. K. Robin.', 'It was J K Robin.'],
    ['Papa and I.', 'Papa and I.'],
    ['STOP! said the TV.', 'stop! said the TV.'],
    ['DON’T go BOO-HOO, OK?', "don't go boo-hoo, OK?"],
    ['A café, a façade, Māori, Łódź, Straße.', 'A cafe, a facade, Maori, lodz, Strasse.'],
    ['Good night 🌙✨, **little** <b>star</b>.', 'Good night, little star.'],
    ['Salt & pepper @ home', 'Salt and pepper at home'],
    ['Sooooooo big!!!!', 'Sooo big!'],
    ['a\u0000b\u0007c', 'a b c'],
    ['👨‍👩‍👧 family 🇳🇿', 'family'],
  ])('%j is said as %j', (written, spoken) => {
    expect(said(written)).toBe(spoken);
  });

  it.each([
    ['3 owls', 'three owls'],
    ['1,234 stars', 'one thousand two hundred and thirty four stars'],
    ['the 3rd and the 21st', 'the third and the twenty first'],
    ['the 20th, the 12th', 'the twentieth, the twelfth'],
    ['2.5 cakes', 'two point five cakes'],
    ['10:30, 7:05, 8:00', "ten thirty, seven oh five, eight o'clock"],
    ['$3.50 or $1 or £2.01', 'three dollars and fifty cents or one dollar or two pounds and one penny'],
    [
      'in 1984, 1905, 2007 and 2031',
      'in nineteen eighty four, nineteen oh five, two thousand and seven and twenty thirty one',
    ],
    ['50% of 1½', 'fifty percent of one and a half'],
    ['½ an apple', 'a half an apple'],
    [
      '12345678901234567890',
      'one two three four five six seven eight nine zero one two three four five six seven eight nine zero',
    ],
  ])('%j is counted as %j', (written, spoken) => {
    expect(spellNumbers(written)).toBe(spoken);
  });

  it('knows every number to a thousand by its own name', () => {
    const names = Array.from({ length: 1000 }, (_, i) => cardinal(String(i)));
    expect(new Set(names).size).toBe(1000);
    expect(names[999]).toBe('nine hundred and ninety nine');
    expect(names[110]).toBe('one hundred and ten');
  });

  it('follows the family in how its names are said, possessive or shouted, of one word or of two', () => {
    const names = { Siobhán: 'shivawn', 'Mary Ngaio': 'merry nigh-oh', Nguyễn: 'win' };
    expect(said('“Siobhán’s lamp!” said Mary Ngaio to NGUYỄN, and Mary left.', names)).toBe(
      '"shivawn\'s lamp!" said merry nigh-oh to win, and Mary left.',
    );
  });

  it('knows many names by itself, unless the family says them another way', () => {
    expect(said('Tāne’s whānau, Siobhan and JOSÉ.')).toBe("tah-nay's fah-no, shivawn and hoe-say.");
    expect(said('Tāne slept.', { Tāne: 'tarny' })).toBe('tarny slept.');
  });

  it('says every one of them in letters that an engine can read', () => {
    for (const [written, spoken] of nameRespellings) {
      expect(written).toBe(written.toLowerCase().normalize('NFC'));
      expect(spoken).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    }
  });

  it('cannot be made to command an engine by a respelling', () => {
    expect(said('Hello Bob.', { Bob: '<volume level="500">-o /etc/passwd' })).not.toMatch(/[<>"/=]/);
  });

  it.each([
    ['Иван', 'ivan'],
    ['Ελένη', 'eleni'],
    ['さくら', 'sakoora'],
    ['サクラ', 'sakoora'],
    ['민준', 'meenjoon'],
    ['नेहा', 'nehaa'],
    ['שרה', 'shrh'],
    ['小明', 'our friend'],
  ])('says %s as %s', (name, spoken) => {
    expect(said(`Good night, ${name}.`)).toBe(`Good night, ${spoken}.`);
  });

  it('shortens a word that would keep an engine busy for minutes', () => {
    expect(said('ab'.repeat(2500)).length).toBeLessThanOrEqual(40);
    expect(said('owl/'.repeat(1250)).length).toBeLessThanOrEqual(200);
  });
});

const pairs = (text: string, respellings = {}) => {
  const script = speakable(text, 0, respellings);
  return script.units.map(({ words, spokenStart, spokenEnd }) => [
    words.map((word) => text.slice(word.charStart, word.charEnd)).join(' + '),
    script.text.slice(spokenStart, spokenEnd),
  ]);
};

describe('a text made to keep us busy', () => {
  const most = 20_000;
  it.each([
    // In one word, and five times what a family may send: looking at every letter once for each would take minutes.
    ['signs before a letter', `a${'!'.repeat(5 * most)}x`, 0],
    ['halves of letters', `${'\uD83D'.repeat(5 * most)}a`, 0],
    ['accents', `e${'\u0301'.repeat(most)}`, 0],
    ['numbers', '1,'.repeat(most / 2), 1],
    ['initials', 'A. '.repeat(most / 3), 2],
    ['titles', 'Mr. '.repeat(most / 4), 2],
    ['short lines', 'a\n'.repeat(most / 2), 1],
    ['unfinished tags', '<b '.repeat(most / 3), 1],
  ])('of %s is read to its end', (_what, text, after) => {
    const marked = passagesOf(text).flatMap(({ text: part, charStart }) => speakable(part, charStart).units);
    expect(marked.at(-1)?.words.at(-1)?.charEnd).toBe(text.length - after);
  });
});

describe('one breath', () => {
  const most = 20_000;
  it.each([
    ['numbers', '999999999999 '.repeat(100), {}],
    ['signs', '½ '.repeat(most / 2), {}],
    ['names that a family spells out', 'A '.repeat(most / 2), { A: 'aah '.repeat(20) }],
  ])('of %s is said in a minute at most, and shown to its end', (_what, text, respellings) => {
    const scripts = passagesOf(text).map((part) => speakable(part.text, part.charStart, respellings));
    for (const script of scripts) expect(script.text.length).toBeLessThan(700);
    expect(scripts.at(-1)?.units.at(-1)?.words.at(-1)?.charEnd).toBe(text.trimEnd().length);
  });

  it('holds a year, a time and a price as it always did', () => {
    const sentence = `${'The owl flew on and on over the hills. '.repeat(6).slice(0, 210).replaceAll('.', ',')} in 1999 at 12:30 for $4.99.`;
    expect(passagesOf(sentence)).toHaveLength(1);
  });
});

describe('which words became what', () => {
  it('keeps the place of every written word', () => {
    expect(pairs('“Look—3 owls,” said Zoë 🦉 (softly).')).toEqual([
      ['Look', '"Look'],
      ['3', 'three'],
      ['owls', 'owls,"'],
      ['said', 'said'],
      ['Zoë', 'Zoe'],
      ['softly', 'softly.'],
    ]);
  });

  it('lets two written words that are said as one share it, and hides none that is not said', () => {
    expect(pairs('Mary Ann and 月亮河谷的 slept.', { 'Mary Ann': 'marian' })).toEqual([
      ['Mary + Ann', 'marian'],
      ['and + 月亮河谷的', 'and'],
      ['slept', 'slept.'],
    ]);
  });

  it('counts from where the passage begins', () => {
    expect(speakable('Hush.', 100).units[0]?.words).toEqual([{ charStart: 100, charEnd: 104 }]);
  });
});
