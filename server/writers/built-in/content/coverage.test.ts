import { describe, expect, test } from 'vitest';

import { plainWords } from '../clean-text.ts';
import { cultures } from '#contract/stories.ts';

import { hobbyClasses, needs, roleClasses, scapes } from '../format.ts';
import { canAnswer } from '../casting.ts';
import { isFoundIn } from '../plan.ts';
import { content } from './index.ts';

describe('whatever a family loves', () => {
  test.each(hobbyClasses)('somebody who loves %s has an answer to every need', (name) => {
    const met = needs.filter((need) =>
      content.solutions.some((solution) => solution.class === name && solution.needs.includes(need)),
    );
    expect(met).toEqual(needs);
  });

  test.each(hobbyClasses)('%s has at least eight answers, so that it is not one joke every night', (name) => {
    const answers = content.solutions.filter((solution) => solution.class === name);
    expect(answers.length).toBeGreaterThanOrEqual(8);
  });

  test.each(hobbyClasses)('%s is known by the words that parents write', (name) => {
    expect(content.hobbies.some((hobby) => hobby.class === name)).toBe(true);
  });
});

describe.each(cultures)('in a %s home', (culture) => {
  const met = content.encounters.filter((encounter) => isFoundIn(encounter, culture));

  test.each(scapes)('and in %s, there are two to meet for every need', (scape) => {
    const thin = needs.filter(
      (need) => met.filter((one) => one.need === need && one.scapes.includes(scape)).length < 2,
    );
    expect(thin).toEqual([]);
  });
});

test('nobody ties a knot in a telescope or clicks a nest of grass together, and yet everyone can mend both', () => {
  for (const madeOf of ['parts', 'thread'] as const) {
    const asked = { need: 'mend', madeOf } as const;
    const told = content.solutions.filter((solution) => canAnswer(solution, asked));
    expect(told.filter((solution) => solution.madeOf && solution.madeOf !== madeOf)).toEqual([]);
    for (const role of roleClasses) expect(told.map((solution) => solution.class)).toContain(role);
  }
  const mended = content.encounters.filter(({ need }) => need === 'mend');
  expect(new Set(mended.map(({ madeOf }) => madeOf))).toEqual(new Set(['parts', 'thread', undefined]));
});

test('nobody meets a hedgehog, a beaver or a kiwi who has none at home', () => {
  const metIn = (culture: string, animal: RegExp) =>
    content.encounters.filter(
      ({ meet, onlyIn, notIn }) =>
        isFoundIn({ ...(onlyIn && { onlyIn }), ...(notIn && { notIn }) }, culture) &&
        meet.some((line) => animal.test(typeof line === 'string' ? line : line.text)),
    );
  const strangers = cultures
    .filter((culture) => culture !== 'western' && culture !== 'maori')
    .flatMap((culture) => metIn(culture, /\b(hedgehog|beaver|wren|blackbird|goldfinch|vole|kiwi)/));
  expect(strangers.map(({ id }) => id)).toEqual([]);
});

describe('what parents type', () => {
  const hobbyPhrases = content.hobbies.flatMap((hobby) => hobby.asked);
  const traitPhrases = content.traits.flatMap((trait) => trait.asked);

  test('is looked up in plain words, so it is kept in plain words', () => {
    const unplain = [...hobbyPhrases, ...traitPhrases].filter((phrase) => plainWords(phrase) !== phrase);
    expect(unplain).toEqual([]);
  });

  test('means one hobby, and one way of being', () => {
    expect(repeated(hobbyPhrases)).toEqual([]);
    expect(repeated(traitPhrases)).toEqual([]);
  });
});

function repeated(phrases: readonly string[]): string[] {
  return phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index);
}
