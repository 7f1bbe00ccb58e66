import type { FamilyMember } from '#contract/family.ts';
import type { Story } from '#contract/stories.ts';

/** A few are all in a first story; of many a parent chooses. */
const fewPeople = 4;

/** Last night's cast, as far as it is still in the family; before the first night a family that is small, or that is only lent. */
export function firstCast(last: Story | undefined, family: readonly FamilyMember[]): FamilyMember[] {
  const before = last?.request.characterDetails ?? [];
  const again = family.filter(({ name, age }) =>
    before.some((one) => one.name === name && Math.abs(one.age - age) <= 1),
  );
  if (last) return again;
  const lent = family.filter(({ isSample }) => isSample);
  const some = lent.length > 0 ? lent : family;
  return some.length <= fewPeople ? [...some] : [];
}
