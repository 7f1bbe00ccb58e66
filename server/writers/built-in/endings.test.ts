import { expect, test } from 'vitest';

import { requestNumber, someThemes } from '#tests/support/families.ts';

import type { EarlierStory } from '../writer.ts';
import { writeStory } from './built-in.ts';
import { suitsEvening } from './choice.ts';
import { content } from './content/index.ts';
import { readContent } from './content-shelf.ts';
import { memoryOf } from './memory.ts';
import { planEvening, prepare } from './plan.ts';
import { chance } from './random.ts';

const shelf = readContent(content);

function endingOf(storylets: readonly string[]): string | undefined {
  return storylets.find((id) => id.startsWith('sleep:'));
}

/** How often the commonest of these was told. */
function most(ids: readonly (string | undefined)[]): number {
  const counts = new Map<string | undefined, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Math.max(...counts.values());
}

test('a hundred and twenty families hear first stories that begin, sing and end in many ways', () => {
  const told = Array.from({ length: 120 }, (_, family) =>
    writeStory(requestNumber(family + 300, { duration: 'short' }), shelf),
  );
  const ids = (kind: RegExp) =>
    told.map(({ choices }) => choices.storylets.find((id) => kind.test(id))).filter(Boolean);
  // With luck as it is, one of seventy that is told 8 times in a hundred may be told 12 times here.
  expect(most(ids(/^sleep:/))).toBeLessThanOrEqual(12);
  expect(new Set(ids(/^sleep:/)).size).toBeGreaterThan(35);
  expect(most(ids(/(^|\.)open:/))).toBeLessThanOrEqual(14);
  expect(most(ids(/^refrain:/))).toBeLessThanOrEqual(14);
  // What people say to one another is chosen from some seventy, and a story may hear several.
  const talk = told.flatMap(({ choices }) => choices.storylets.filter((id) => id.startsWith('talk:')));
  expect(talk.length).toBeGreaterThan(15);
  expect(most(talk)).toBeLessThanOrEqual(6);
}, 60_000);

test('no family hears the same small talk twice in ten stories', () => {
  const history: EarlierStory[] = [];
  // With so few to choose from, only the rest that they are given keeps them apart.
  const few = (lines: typeof shelf.shared.talk.home) => lines.slice(0, 7);
  const { talk } = shelf.shared;
  const small = {
    ...shelf,
    shared: { ...shelf.shared, talk: { ...talk, home: few(talk.home), journey: few(talk.journey) } },
  };
  for (let evening = 0; evening < 20; evening++) {
    const theme = someThemes[evening % 3] ?? 'Adventure';
    const story = writeStory(requestNumber(7, { theme, duration: 'medium', history: [...history] }), small);
    history.push({ title: story.title, text: story.paragraphs.join('\n\n'), choices: story.choices });
  }
  const said = history.map(({ choices }) => choices?.storylets.filter((id) => id.startsWith('talk:')) ?? []);
  expect(said.flat().length).toBeGreaterThan(8);
  for (let first = 0; first + 10 <= said.length; first++) {
    const ten = said.slice(first, first + 10).flat();
    expect(ten).toHaveLength(new Set(ten).size);
  }
}, 30_000);

test.each(['short', 'long'] as const)(
  'no family hears the same ending twice in ten stories: %s',
  (duration) => {
    const history: EarlierStory[] = [];
    // With so few to choose from, luck alone would bring one back.
    const sleeps = shelf.shared.sleeps.filter(({ suits }) => suits === undefined).slice(0, 12);
    const small = { ...shelf, shared: { ...shelf.shared, sleeps } };
    for (let evening = 0; evening < 24; evening++) {
      const theme = someThemes[evening % 3] ?? 'Adventure';
      const story = writeStory(requestNumber(7, { theme, duration, history: [...history] }), small);
      history.push({ title: story.title, text: story.paragraphs.join('\n\n'), choices: story.choices });
    }
    const endings = history.map(({ choices }) => endingOf(choices?.storylets ?? []));
    for (let first = 0; first + 10 <= endings.length; first++)
      expect(new Set(endings.slice(first, first + 10)).size).toBe(10);
  },
  30_000,
);

test('what only suits some stories ends no other', () => {
  const fitting = new Map(shelf.shared.sleeps.map(({ id, suits }) => [id, suits]));
  for (let family = 0; family < 40; family++) {
    const request = requestNumber(family);
    const { choices } = writeStory(request, shelf);
    const suits = fitting.get(endingOf(choices.storylets) ?? '');
    const arcs = shelf.arcs.filter(({ id }) => id === choices.arc);
    const evening = planEvening(prepare(request, { ...shelf, arcs }, memoryOf([])), chance(1));
    if (suits) expect([family, suitsEvening(suits, evening)]).toEqual([family, true]);
  }
}, 30_000);
