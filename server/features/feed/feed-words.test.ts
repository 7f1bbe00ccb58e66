import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import type { Marks } from '#contract/narration.ts';
import type { StoryPicture } from '#contract/pictures.ts';
import { chaptersOf } from './chapters.ts';
import { episodeDescription, episodeTitle } from './episode-words.ts';
import { feedDocument } from './feed-document.ts';

const picture: StoryPicture = {
  subjects: [
    { is: 'bin-lorry', isMany: false },
    { is: 'owl', isMany: false },
  ],
  place: 'street',
  hour: 'dusk',
  arrangement: 0,
  people: [],
};

const named = (title: string, more: object = {}) => ({
  title,
  createdAt: '2026-11-20T19:00:00.000Z',
  picture,
  request: { characterNames: ['Mia-Rose Ngata', 'Māui'] },
  ...more,
});

describe('a title', () => {
  const quiet = { withNames: false, familyNames: ['Biscuit'] };

  test.each([
    'Mia-Rose and the Lorry',
    'What Mia Heard',
    'MIA’S LORRY',
    'The Ngatas? No, Ngata',
    'māui sleeps',
    'M\u0061\u0304ui sleeps',
    'Biscuit’s Big Day',
  ])('with a name in it is put by: %s', (title) => {
    expect(episodeTitle(named(title), quiet)).toBe('The bin lorry and the owl');
    expect(episodeTitle(named(title), { ...quiet, withNames: true })).toBe(title);
  });

  test('without one stays, though a name may be a part of its words', () => {
    expect(episodeTitle(named('The Miasma of Biscuits'), quiet)).toBe('The Miasma of Biscuits');
  });

  test('of a story without a picture says its day', () => {
    expect(episodeTitle(named('Mia', { picture: null }), quiet)).toBe('A story of November 20');
  });

  test('is followed by who is in it only where names are wanted', () => {
    const nana = { name: 'Nana Jo', isOfFamily: true };
    expect(episodeDescription(named('Mia'), nana, quiet)).not.toMatch(/Mia|Māui|Nana|Jo/);
    expect(episodeDescription(named('Mia'), nana, { ...quiet, withNames: true })).toBe(
      'With Mia-Rose Ngata and Māui. Told by Nana Jo.',
    );
  });
});

describe('chapters', () => {
  const content = ['One two.', 'Three four.', 'Five six.', 'Seven.'].join('\n\n');
  const sentences = [...content.matchAll(/[^.\n]+\./g)].map(({ index, 0: said }, order) => ({
    startMs: order * 30_000,
    endMs: order * 30_000 + 25_000,
    charStart: index,
    charEnd: index + said.length,
  }));
  const marks: Marks = { isFinal: true, durationMs: 120_000, sentences, words: [] };
  const vignettes = (...after: number[]) => ({
    ...picture,
    vignettes: after.map((paragraph) => ({ after: paragraph, subject: 'bin-lorry', people: [] })),
  });

  test('begin where the small pictures stand, and are called by what is on them', () => {
    expect(chaptersOf(content, vignettes(1, 2), marks)).toEqual([
      { title: 'The beginning', startMs: 0 },
      { title: 'The bin lorry', startMs: 30_000 },
      { title: 'The bin lorry', startMs: 60_000 },
    ]);
  });

  test('are a beginning, a middle and an end where there are none', () => {
    const titles = chaptersOf(content, null, marks).map(({ title, startMs }) => [title, startMs]);
    expect(titles).toEqual([
      ['The beginning', 0],
      ['The middle', 30_000],
      ['The end', 60_000],
    ]);
  });

  test('are never crumbs, and a picture of a paragraph that is not there makes none', () => {
    const short = { ...marks, durationMs: 45_000 };
    expect(chaptersOf(content, vignettes(1, 9), short)).toEqual([{ title: 'The beginning', startMs: 0 }]);
  });
});

test('whatever a title is made of, the feed stays one that can be read', () => {
  const title = 'A & B <i>“C”</i> \u0000\u0007\uFFFE\uD800 ]]> ☃ 🦉';
  const episode = {
    guid: 'g',
    title,
    description: title,
    publishedAt: '2026-11-20T19:00:00.000Z',
    durationMs: 61_000,
    sound: { address: 'http://localhost/s.mp3?a=1&b=2', bytes: 7 },
    cover: 'http://localhost/c.png',
    chapters: 'http://localhost/c.json',
  };
  const feed = { title, description: title, author: title, guid: 'g', home: 'h', address: 'a', cover: 'c' };
  const xml = feedDocument({ ...feed, episodes: [episode] }, new Date(0));
  expect(XMLValidator.validate(xml)).toBe(true);
  const { rss } = new XMLParser().parse(xml) as { rss: { channel: { item: { title: string } } } };
  expect(rss.channel.item.title).toBe('A & B <i>“C”</i>  ]]> ☃ 🦉');
});
