import { expect, test } from 'vitest';

import type { Duration } from '#contract/stories.ts';
import { familyNumber, requestNumber, someThemes } from '#tests/support/families.ts';
import { slipsOf } from '#tests/support/slips.ts';

import { faultsOf, fiveGrams, sentencesOf } from '../bands.ts';
import { wordsOf } from '../words.ts';
import type { EarlierStory, StoryRequest } from '../writer.ts';
import { type Written, writeStory } from './built-in.ts';
import { castOf } from './cast.ts';
import { content } from './content/index.ts';
import { readContent } from './content-shelf.ts';

const shelf = readContent(content);

const threeAtHome: StoryRequest['characters'] = [
  { name: 'Mia', age: 5, relationship: 'daughter', hobbies: ['drawing'], traits: ['curious'] },
  {
    name: 'Grandpa Joe',
    age: 71,
    relationship: 'grandfather',
    hobbies: ['telling stories'],
    traits: ['patient'],
  },
  { name: 'Biscuit', age: 3, relationship: 'dog', hobbies: ['sniffing'], traits: ['loyal'] },
];

/** Several evenings in a row, each with the memory of those before. */
function evenings(count: number, requestFor: (evening: number) => StoryRequest): Written[] {
  const history: EarlierStory[] = [];
  return Array.from({ length: count }, (_, evening) => {
    const story = writeStory({ ...requestFor(evening), history: [...history] }, shelf);
    history.push({ title: story.title, text: story.paragraphs.join('\n\n'), choices: story.choices });
    return story;
  });
}

function worstOverlap(stories: readonly Written[]): number {
  const grams = stories.map((story) => new Set(fiveGrams(wordsOf(story.paragraphs.join(' ')))));
  return Math.max(
    ...grams.flatMap((own, index) =>
      grams
        .slice(0, index)
        .map((other) => [...own].filter((gram) => other.has(gram)).length / Math.min(own.size, other.size)),
    ),
  );
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'family %i hears six stories in a row, each inside every band, no two alike',
  (family) => {
    const stories = evenings(6, (evening) =>
      requestNumber(family, {
        theme: someThemes[(family * 5 + evening * 3) % someThemes.length] ?? 'Adventure',
      }),
    );
    expect(stories.map((story) => story.faults)).toEqual(stories.map(() => []));
    expect(stories.flatMap((story) => slipsOf(story.paragraphs))).toEqual([]);
    expect(worstOverlap(stories)).toBeLessThanOrEqual(0.15);
    expect(new Set(stories.map((story) => story.title)).size).toBe(6);
  },
  60_000,
);

test('fifty evenings of one family never come round to the same story', () => {
  const stories = evenings(50, (evening) =>
    requestNumber(3, {
      characters: threeAtHome,
      duration: 'medium',
      theme: someThemes[evening % someThemes.length] ?? 'Adventure',
    }),
  );
  expect(worstOverlap(stories)).toBeLessThan(0.3);
  expect(new Set(stories.map((story) => story.title.toLowerCase())).size).toBe(50);
}, 120_000);

test('a family of any size has everyone in it, and everyone says goodnight', () => {
  for (const size of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const characters = Array.from({ length: 10 }, (_, index) => familyNumber(40 + index)[0])
      .flatMap((character) => character ?? [])
      .slice(0, size)
      .map((character, index) => ({ ...character, name: `${character.name} ${'abcdefghij'.charAt(index)}` }));
    for (const duration of ['short', 'medium', 'long'] satisfies Duration[]) {
      const story = writeStory(requestNumber(size, { characters, duration }), shelf);
      const names = characters.map((character) => character.name);
      const age = castOf(characters).audienceAge;
      expect([size, duration, ...faultsOf(story.paragraphs, { age, duration, names })]).toEqual([
        size,
        duration,
      ]);
    }
  }
}, 60_000);

test('a song is remembered only where it was sung', () => {
  const verses = shelf.shared.refrains.map(({ first, slow }) =>
    [first, slow].map(({ source }) => wordsOf(source).slice(0, 5).join(' ')),
  );
  const stories = [1, 2, 3, 4, 5, 6, 7, 8].map((family) => {
    const { paragraphs } = writeStory(requestNumber(family, { duration: 'short' }), shelf);
    return wordsOf(paragraphs.join(' ')).join(' ');
  });
  const sung = stories.filter((story) => verses.some(([, slow = '?']) => story.includes(slow)));
  expect(sung.length).toBeGreaterThan(0);
  for (const story of sung)
    expect(verses.some(([first = '?', slow = '?']) => story.includes(first) && story.includes(slow))).toBe(
      true,
    );
});

test('what was left out for want of room is kept for another evening', () => {
  const story = writeStory(requestNumber(2, { duration: 'short' }), shelf);
  const text = wordsOf(story.paragraphs.join(' ')).join(' ');
  const hush = shelf.shared.hush.filter(({ id }) => story.choices.storylets.includes(id));
  for (const { source } of hush) {
    const plain = source.replace(/[{<][^}>]*[}>]/g, '|').split(/[|.]/)[0] ?? '';
    if (plain !== '' && !plain.startsWith('|')) expect(text).toContain(wordsOf(plain).slice(0, 4).join(' '));
  }
});

test('the same request with the same history is the same story, and another evening is another', () => {
  const request = requestNumber(5);
  const [first, second] = evenings(2, () => request);
  expect(writeStory(request, shelf)).toEqual(first);
  expect(second?.title).not.toBe(first?.title);
});

test('whatever a parent types becomes a story that says it', () => {
  for (const theme of [
    'サッカー',
    'الخيل',
    'the day everything was purple',
    '🦄🦄',
    'x',
    'Learning to whistle',
    '{C} [a|b] <?: c>',
    '“Bibbity” bop',
  ]) {
    const story = writeStory(requestNumber(2, { theme, duration: 'medium' }), shelf);
    expect(story.faults).toEqual([]);
    if (!/whistle/i.test(theme)) expect(story.paragraphs.join(' ')).toContain(theme.replaceAll('🦄🦄', '🦄'));
  }
}, 30_000);

test('a name with signs in it is told as it is written', () => {
  const characters = [
    { name: 'Max [a|b] {C} O’Neil-“Bo”', age: 6, relationship: 'son', hobbies: [], traits: [] },
  ];
  const story = writeStory(requestNumber(1, { characters }), shelf);
  expect(story.paragraphs.join(' ').split(characters[0]?.name ?? '?').length).toBeGreaterThan(4);
});

test('he and she are said only of those whom the family told us about', () => {
  const characters = ['Noa', 'Kim'].map((name) => ({
    name,
    age: 7,
    relationship: 'child',
    hobbies: ['drawing'],
    traits: ['patient'],
  }));
  // A baker or a giant whom we made up ourselves may be one.
  const ofOurs = new Set(
    [...shelf.encounters, ...shelf.arcs.flatMap((arc) => arc.encounters)]
      .filter(({ who }) => typeof who === 'object' && who.pronoun !== undefined)
      .map(({ id }) => `enc:${id}`),
  );
  const stories = evenings(6, () => requestNumber(9, { characters, theme: 'space', culture: 'western' }));
  const ofTheFamily = stories.filter(({ choices }) => !choices.storylets.some((id) => ofOurs.has(id)));
  expect(ofTheFamily.length).toBeGreaterThan(2);
  for (const story of ofTheFamily) {
    const spoken = story.paragraphs.join(' ').replace(/“[^”]*”/g, '');
    expect(spoken.match(/\b(he|she|him|his|hers|himself|herself)\b/gi) ?? []).toEqual([]);
  }
}, 30_000);

const tenderThemes = [
  'our goldfish died',
  'a new baby',
  'moving house',
  'grandma is in hospital',
  'mum and dad are getting divorced',
  'nightmares',
] as const;

test.each(tenderThemes)('a hard evening gets the story made for it: %s', (theme) => {
  const [story] = evenings(1, () => requestNumber(4, { theme, duration: 'medium' }));
  expect(shelf.arcs.find((arc) => arc.id === story?.choices.arc)?.kind).toBe('tender');
  if (theme.includes('goldfish')) expect(story?.paragraphs.join(' ')).toMatch(/the goldfish/i);
  // Somebody of ten is told it in longer sentences, and it is as gentle.
  const big = [
    { name: 'Kwame', age: 10, relationship: 'son', hobbies: ['chess'], traits: ['patient'] },
    { name: 'Mum', age: 40, relationship: 'mother', hobbies: ['baking'], traits: ['kind'] },
  ];
  const stories = evenings(1, () => requestNumber(4, { characters: big, theme, duration: 'medium' }));
  expect(stories.flatMap(({ faults }) => faults)).toEqual([]);
  expect(stories.flatMap(({ paragraphs }) => slipsOf(paragraphs))).toEqual([]);
});

test.each(tenderThemes)(
  'somebody of eight to twelve is told of it twice, each time in sentences for that age: %s',
  (theme) => {
    for (const [index, duration] of (['short', 'medium', 'long'] satisfies Duration[]).entries()) {
      const stories = evenings(2, () =>
        requestNumber(60 + index, { characters: bigChildAtHome(index), theme, duration }),
      );
      expect([duration, ...stories.map(({ faults }) => faults)]).toEqual([duration, [], []]);
    }
  },
  30_000,
);

/** Somebody of eight, nine or ten, alone, with an aunt, and with a family. */
function bigChildAtHome(index: number): StoryRequest['characters'] {
  return [
    { name: 'Kwame', age: 8 + index, relationship: 'son', hobbies: ['chess'], traits: ['patient'] },
    { name: 'Aunt Bea', age: 44, relationship: 'aunt', hobbies: ['baking'], traits: ['funny'] },
    { name: 'Otto', age: 11, relationship: 'brother', hobbies: ['football'], traits: ['stubborn'] },
    { name: 'Pip', age: 4, relationship: 'dog', hobbies: [], traits: ['loyal'] },
  ].slice(0, [1, 2, 4][index]);
}

test('a story that carries on another speaks of it, and what was met comes back', () => {
  const [first] = evenings(1, () => requestNumber(6));
  if (!first) throw new Error('a first story was asked for');
  const before = { title: first.title, text: first.paragraphs.join('\n\n'), choices: first.choices };
  const next = writeStory(requestNumber(6, { history: [before], continues: before }), shelf);
  const text = next.paragraphs.join(' ');
  expect(text).toContain(`“${first.title}”`);
  expect(text.split(first.choices.souvenirs[0] ?? '?').length).toBeGreaterThan(2);
});

test('nobody speaks twice in a row', () => {
  for (const family of [11, 12, 13, 14, 15]) {
    const { paragraphs } = writeStory(requestNumber(family), shelf);
    const speakers = paragraphs.map((paragraph) => ({
      first: /^“[^”]*” (?:said|asked|whispered) ((?:the )?\S+)/.exec(paragraph)?.[1],
      last: /“[^”]*” (?:said|asked|whispered) ((?:the )?[^\s.,]+)[^“”.]*\.$/.exec(paragraph)?.[1],
    }));
    speakers.slice(1).forEach(({ first }, index) => {
      if (first !== undefined) expect(first).not.toBe(speakers[index]?.last);
    });
  }
});

test('sentences never begin small and never lose their end', () => {
  for (const family of [21, 22, 23]) {
    const { paragraphs } = writeStory(requestNumber(family), shelf);
    for (const sentence of paragraphs.flatMap(sentencesOf)) expect(sentence).toMatch(/[.!?…:][”’]?$/u);
  }
});
