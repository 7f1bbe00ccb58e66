import { describe, expect, test } from 'vitest';
import type { FamilyMember } from '#contract/family.ts';
import { defaultTheme, type Story } from '#contract/stories.ts';
import { firstCast } from './first-cast.ts';
import { firstChoices } from './story-choices.ts';

const one = (name: string, age: number, more: Partial<FamilyMember> = {}) =>
  ({ id: `id-${name}`, name, age, isSample: false, ...more }) as FamilyMember;
const lastNight = (cast: readonly [name: string, age: number][], more: Partial<Story['request']> = {}) =>
  ({
    request: { characterDetails: cast.map(([name, age]) => ({ name, age })), theme: 'a kite', ...more },
  }) as unknown as Story;
const names = (members: readonly FamilyMember[]) => members.map(({ name }) => name);

describe('who is chosen already', () => {
  test('is last night’s cast, also when somebody has had a birthday since', () => {
    const family = [one('Mia', 7), one('Gran', 70), one('Tom', 4)];
    expect(
      names(
        firstCast(
          lastNight([
            ['Mia', 6],
            ['Tom', 4],
          ]),
          family,
        ),
      ),
    ).toEqual(['Mia', 'Tom']);
  });

  test('is nobody who only has the name of somebody who has left', () => {
    expect(names(firstCast(lastNight([['Sam', 4]]), [one('Sam', 61)]))).toEqual([]);
  });

  test('before the first night is a small family, and of a large one nobody', () => {
    const small = ['A', 'B', 'C', 'D'].map((name) => one(name, 5));
    expect(firstCast(undefined, small)).toEqual(small);
    expect(firstCast(undefined, [...small, one('E', 5)])).toEqual([]);
  });

  test('before the first night is a lent family alone, beside people of one’s own', () => {
    const lent = ['Ella', 'Noah'].map((name) => one(name, 5, { isSample: true }));
    const own = ['A', 'B', 'C', 'D', 'E'].map((name) => one(name, 5));
    expect(firstCast(undefined, [...own, ...lent])).toEqual(lent);
  });
});

describe('what the form begins with', () => {
  test('is last night’s wish, but not one that nobody has typed', () => {
    const family = [one('Mia', 6)];
    const of = (theme: string) =>
      firstChoices({ last: lastNight([['Mia', 6]], { theme }), family, narrator: undefined });
    expect(of('a lost umbrella').theme).toBe('a lost umbrella');
    expect(of(defaultTheme).theme).toBe('');
  });

  test('has the voice that this house has chosen before the one of last night', () => {
    const last = lastNight([['Mia', 6]], { narratorVoice: 'james' as never });
    expect(firstChoices({ last, family: [], narrator: 'emma' }).narratorVoice).toBe('emma');
    expect(firstChoices({ last, family: [], narrator: undefined }).narratorVoice).toBe('james');
  });
});
