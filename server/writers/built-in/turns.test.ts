import { expect, test } from 'vitest';

import { familyNumber, requestNumber } from '#tests/support/families.ts';

import { ageBands, agesOf, measure } from '../bands.ts';
import { content } from './content/index.ts';
import { type ReadEncounter, readContent } from './content-shelf.ts';
import { fitLength } from './fit-length.ts';
import { memoryOf } from './memory.ts';
import { planEvening, prepare } from './plan.ts';
import { chance } from './random.ts';
import { headOf } from './referents.ts';
import { tellStory } from './tell.ts';

const shelf = readContent(content);

test('everyone has a turn before anyone has two, and the last is the hero’s', () => {
  let shared = 0;
  for (let family = 0; family < 60; family++) {
    const request = requestNumber(family, { duration: 'long' });
    const { trials, cast } = planEvening(prepare(request, shelf, memoryOf([])), chance(family));
    const turns = trials.map(({ player }) => player.person.index).toReversed();
    expect([family, turns[0]]).toEqual([family, cast.hero.index]);
    const firstRound = turns.slice(0, cast.people.length);
    expect([family, new Set(firstRound).size]).toEqual([family, firstRound.length]);
    if (cast.people.length > 1 && cast.people.length < turns.length) shared++;
  }
  expect(shared).toBeGreaterThan(5);
});

test.each(['the snail who was late', 'squirrels', 'an owl'])(
  'nobody of the guest’s own kind is met on the way: %s',
  (theme) => {
    for (const culture of ['western', 'maori'] as const) {
      const prepared = prepare(requestNumber(3, { theme, culture }), shelf, memoryOf([]));
      const kind = headOf(prepared.asked.theme.guest);
      expect(shelf.encounters.some(({ kinds }) => kinds.includes(kind))).toBe(true);
      for (const arc of shelf.arcs.filter(({ meets }) => meets !== 'own')) {
        const met = prepared.encountersOf(arc).filter(({ kinds }) => kinds.includes(kind));
        expect([arc.id, met.map(({ id }) => id)]).toEqual([arc.id, []]);
      }
    }
  },
);

test('nobody is met of whom the story has told already, as if there had been none', () => {
  const twice = (one: ReadEncounter, other: ReadEncounter) =>
    one !== other && one.somebody !== undefined && other.speaksOf.includes(one.somebody);
  const hat = shelf.encounters.find(({ id }) => id === 'hat-on-a-tall-post');
  expect(shelf.encounters.some((one) => hat && twice(one, hat))).toBe(true);
  let told = 0;
  for (let family = 0; family < 120; family++) {
    const request = requestNumber(family, { duration: 'long' });
    const { trials } = planEvening(prepare(request, shelf, memoryOf([])), chance(family));
    const met = trials.map(({ encounter }) => encounter);
    told += met.filter((one) => met.some((other) => twice(one, other))).length;
  }
  // Where hardly anything else can be met, it may still be.
  expect(told).toBeLessThan(6);
});

test('a name of four words is reckoned as four where speech is wanted, so that drafts do not run over', () => {
  const lengths = Array.from({ length: 40 }, (_, family) => {
    const characters = familyNumber(family).map((person) => ({
      ...person,
      name: `${person.name} of the Hill`,
    }));
    const prepared = prepare(requestNumber(family, { duration: 'medium', characters }), shelf, memoryOf([]));
    const blocks = tellStory(planEvening(prepared, chance(family)), chance(family));
    const bands = ageBands[agesOf(prepared.cast.audienceAge)];
    const manner = { joinUpTo: 17, weldUpTo: 0, mergeUpTo: 45 };
    return measure(fitLength(blocks, { words: 890, manner, bands }, family).paragraphs).words;
  });
  expect(lengths.reduce((sum, words) => sum + words) / lengths.length).toBeLessThan(1_030);
});
