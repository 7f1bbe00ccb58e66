import { expect, test } from 'vitest';
import { requestForTests } from '#tests/support/stories/good-story.ts';
import { placeholdersFor } from './placeholders.ts';
import { withoutNames } from './without-names.ts';

const sent = (name: string, relationship: string, pronouns?: string) => {
  const one = { name, age: 7, relationship, hobbies: [], traits: [], ...(pronouns && { pronouns }) };
  const request = { ...requestForTests, characters: [one] };
  const [hidden] = withoutNames(request, placeholdersFor([name])).characters;
  return hidden;
};

test('a friend’s name stays at home, and what it tells of her goes along', () => {
  expect(sent('Ella', 'friend')).toMatchObject({ name: '{{NAME_1}}', pronouns: 'she' });
  expect(sent('Robin', 'friend')).not.toHaveProperty('pronouns');
  expect(sent('Ella', 'friend', 'they')).toMatchObject({ pronouns: 'they' });
});

test('nothing is added where the relationship says it, nor of an animal', () => {
  expect(sent('Ella', 'sister')).not.toHaveProperty('pronouns');
  expect(sent('Ella', 'rabbit')).not.toHaveProperty('pronouns');
});
