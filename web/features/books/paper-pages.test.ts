import { describe, expect, test } from 'vitest';
import { type PaperPage, paperBook } from './paper-pages.ts';

const sentence = 'The owl looked at the kite, and the kite looked at the owl. ';
/** So many paragraphs, each named by its place and so many sentences long. */
const aTale = (count: number, sentences: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => `No ${at}. ${sentence.repeat(sentences(at)).trim()}`).join('\n\n');
const picturesAfter = (...after: number[]) =>
  after.map((one) => ({ after: one, lying: '', upright: '', inWords: `picture ${one}` }));

const wordsOf = (page: PaperPage | undefined): string[] =>
  page && 'words' in page ? page.words.map(({ text }) => text) : [];
const kinds = (pages: readonly PaperPage[]) => pages.map((page) => ('picture' in page ? 'P' : 'w')).join('');
const lettersOn = (page: PaperPage | undefined) => wordsOf(page).join('').length;

describe('a story on paper', () => {
  const short = aTale(36, (at) => (at % 3 === 0 ? 2 : 1));

  test('has a picture facing the words that it is of, on every spread', () => {
    const { pages } = paperBook(short, picturesAfter(3, 7, 19, 29));
    expect(kinds(pages)).toBe('wPwPwPwP');
    for (const [at, after] of [3, 7, 19, 29].entries())
      expect(wordsOf(pages[2 * at]).some((text) => text.startsWith(`No ${after}.`))).toBe(true);
  });

  test('loses no word and tells them in their order', () => {
    for (const content of [short, aTale(90, (at) => 1 + (at % 5))]) {
      const { pages } = paperBook(content, picturesAfter(2, 11, 12, 20, 31));
      expect(pages.flatMap(wordsOf).join('\n\n')).toBe(content);
    }
  });

  test('has no page of five lines beside a full one', () => {
    const { pages } = paperBook(short, picturesAfter(3, 7, 19, 29));
    const letters = [0, 2, 4, 6].map((at) => lettersOn(pages[at]));
    expect(Math.min(...letters) / Math.max(...letters)).toBeGreaterThan(0.7);
  });

  test('is set as large as it fits', () => {
    const sizes = [12, 16, 20, 24].map((count) => {
      const pictures = picturesAfter(...[0, 1, 2, 3].map((quarter) => (quarter * count) / 4));
      return paperBook(
        aTale(count, () => 2),
        pictures,
      ).sizePt;
    });
    expect(sizes).toEqual([17, 14, 14, 12.75]);
  });

  test('has its pictures among their words where those need more than a page', () => {
    const { sizePt, pages } = paperBook(
      aTale(90, () => 3),
      picturesAfter(8, 24, 40, 60, 75),
    );
    expect(sizePt).toBeLessThan(17);
    const [, before = '', between = ''] = /^(w+)P(w+)P/.exec(kinds(pages)) ?? [];
    expect(before).toBe('w');
    expect(between.length).toBeGreaterThan(1);
    expect(kinds(pages)).not.toContain('PP');
  });

  test('ends on as many pages as its end needs, behind the last picture', () => {
    const long = aTale(40, (at) => (at > 30 ? 4 : 1));
    expect(kinds(paperBook(long, picturesAfter(3, 10, 20)).pages)).toMatch(/^wPwPwPw+$/);
  });

  test('flows on where there is no picture', () => {
    expect(kinds(paperBook(short, []).pages)).toBe('w');
  });
});
