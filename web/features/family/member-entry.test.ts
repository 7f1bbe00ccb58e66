import { describe, expect, it } from 'vitest';
import { emptyEntry, entryOf, judge } from './member-entry.ts';

const typed = { ...emptyEntry, name: ' Zoë ', age: '5', relationship: 'Daughter' };
const draftOf = (part: object) => {
  const judged = judge({ ...typed, ...part }, false);
  return judged.kind === 'good' ? judged.draft : judged;
};

describe('what a parent types', () => {
  it('is trimmed, and words between commas become a list without empty ones', () => {
    expect(draftOf({ hobbies: 'drawing, , football ,drawing', characterTraits: '好奇，勇敢' })).toMatchObject(
      {
        name: 'Zoë',
        hobbies: ['drawing', 'football'],
        characterTraits: ['好奇', '勇敢'],
      },
    );
  });

  it.each([
    ['5', 5],
    ['007', 7],
    ['4 and a half', 4],
    ['four', 0],
    ['4.9', 4],
  ])('makes of the age %s the whole number %i', (age, years) => {
    expect(draftOf({ age })).toMatchObject({ age: years });
  });

  it.each(['name', 'age', 'relationship'])('is missing when there is no %s', (field) => {
    expect(judge({ ...typed, [field]: ' ' }, true)).toMatchObject({
      kind: 'missing',
      problems: { [field]: expect.any(String) },
    });
  });

  it('is wrong where the age is no age, with the field named', () => {
    expect(judge({ ...typed, age: '121' }, false)).toEqual({
      kind: 'wrong',
      problems: { age: 'Age goes up to 120' },
    });
    expect(judge({ ...typed, age: '-3' }, false)).toEqual({
      kind: 'wrong',
      problems: { age: 'Age starts at 0' },
    });
  });

  it('stands in the form again as it was saved', () => {
    const judged = judge({ ...typed, hobbies: 'drawing, football', pronouns: 'she', sayAs: 'zoh-ee' }, false);
    if (judged.kind !== 'good') throw new Error('it should be good');
    expect(entryOf(judged.draft)).toEqual({
      ...typed,
      name: 'Zoë',
      hobbies: 'drawing, football',
      pronouns: 'she',
      sayAs: 'zoh-ee',
    });
  });
});
