import { describe, expect, it } from 'vitest';
import type { FamilyMember } from '#contract/family.ts';
import type { Story } from '#contract/stories.ts';
import { chosenChild, ownersOf, toldForIn } from './shelves.ts';

const person = (name: string, age: number) =>
  ({
    id: name.toLowerCase(),
    name,
    age,
    relationship: 'child',
    avatar: 'child',
    isGuest: false,
  }) as FamilyMember;
const [ada, ben, mum] = [person('Ada', 2), person('Ben', 7), person('Mum', 38)];
const child = (id: string) => ({ kind: 'child', id }) as const;

describe('whose shelf it is', () => {
  it('is the child’s that was chosen, where there is more than one', () => {
    expect(chosenChild(child('ben'), [mum, ada, ben])).toBe(ben);
    expect(chosenChild(child('ben'), [mum, ben])).toBeNull();
    expect(chosenChild(child('mum'), [mum, ada, ben])).toBeNull();
    expect(chosenChild(child('gone'), [mum, ada, ben])).toBeNull();
  });

  it('is said with a wish, unless nobody was asked', () => {
    expect(toldForIn(child('ada'), [mum, ada, ben])).toEqual({ toldFor: ['ada'] });
    expect(toldForIn({ kind: 'everyone' }, [mum, ada, ben])).toEqual({ toldFor: [] });
    expect(toldForIn({ kind: 'unsaid' }, [mum, ada, ben])).toEqual({});
    expect(toldForIn({ kind: 'everyone' }, [mum, ada])).toEqual({});
  });

  it('is several children’s, one child’s, or everybody’s', () => {
    const family = [mum, ada, ben, person('Cleo', 4)];
    const told = (toldFor?: string[], ...characterNames: string[]) =>
      ownersOf({ request: { toldFor, characterNames } } as unknown as Story, family).map(({ id }) => id);
    expect([told(['ada']), told(['ada', 'ben']), told([]), told(['ada', 'ben', 'cleo'])]).toEqual([
      ['ada'],
      ['ada', 'ben'],
      [],
      [],
    ]);
    expect([told(undefined, 'Ben'), told(undefined, 'Mum')]).toEqual([['ben'], []]);
  });
});
